"""What a run ran on: versions of what can change a score, and the kind of machine."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version


def package_versions() -> dict[str, str]:
    """Versions of Python and of the packages that can change a score."""
    names = (
        "execretrieval",
        "mteb",
        "sentence-transformers",
        "transformers",
        "torch",
        "numpy",
        "rank-bm25",
    )
    found = {"python": platform.python_version()}
    for name in names:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def machine() -> dict[str, str]:
    """Kind of machine, without anything that identifies it."""
    return {
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": str(os.cpu_count()),
    }
