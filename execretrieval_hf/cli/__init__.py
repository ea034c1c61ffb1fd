"""The command ``execretrieval``: parse, call, print."""

from execretrieval_hf.cli.main import main

__all__ = ["main"]
