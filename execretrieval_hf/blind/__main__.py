"""Count the n-grams of the running Python's standard library: `python -m execretrieval_hf.blind`.

The packaged file is written over, and the blind scores of every pool change with it.
"""

from __future__ import annotations

import platform
import sysconfig
from pathlib import Path

from execretrieval_hf.blind.ngram_counts import PACKAGED, count, library_files, to_bytes

if __name__ == "__main__":
    files = library_files(Path(sysconfig.get_path("stdlib")))
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in files]
    source = f"standard library of {platform.python_implementation()} {platform.python_version()}"
    counts = count(texts, source)
    PACKAGED.write_bytes(to_bytes(counts))
    print(f"{counts.times.sum()} tokens of {len(files)} files of the {source}")
