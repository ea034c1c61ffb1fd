"""Which runs of a folder the maintainers have done again, with the same result.

``rerun.sha256`` in the folder names their records in the form of ``sha256sum``. A record that was
changed since has another hash and is not marked any more.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

RERUN = "rerun.sha256"
_LINE = re.compile(r"([0-9a-f]{64}) [ *](.+)")


def read_reruns(folder: Path) -> dict[str, str]:
    """Hex sha256 by path below the folder; empty if there is no such file.

    Raises:
        DataError: a line is not of that form.
    """
    path = folder / RERUN
    if not path.is_file():
        return {}
    found = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        if line.strip():
            match = _LINE.fullmatch(line)
            if match is None:
                raise DataError(f"{path}, line {number}: not of the form of sha256sum: {line!r}")
            found[match[2]] = match[1]
    return found


def run_again(folder: Path, paths: Iterable[Path]) -> frozenset[Path]:
    """Those of some records that were run again and are unchanged since.

    Raises:
        DataError: the list is malformed.
    """
    listed = read_reruns(folder)
    return frozenset(
        path
        for path in paths
        if path.is_relative_to(folder)
        and (wanted := listed.get(path.relative_to(folder).as_posix())) is not None
        and hashlib.sha256(path.read_bytes()).hexdigest() == wanted
    )
