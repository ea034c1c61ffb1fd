"""``python -m execretrieval_hf.cli``."""

from execretrieval_hf.cli.main import main

main()
