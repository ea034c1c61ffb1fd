"""``SHA256SUMS``: the sha256 of every other file of a data folder, in `sha256sum`'s format."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError

if TYPE_CHECKING:
    from pathlib import Path

SUMS = "SHA256SUMS"


def file_paths(folder: Path) -> list[str]:
    """Paths of a folder's files within it, sorted, without what is hidden.

    Hidden files are not the data's: ``.gitattributes`` is the Hub's own, ``.cache`` its client's.
    """
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(
        path.as_posix() for path in paths if not any(part.startswith(".") for part in path.parts)
    )


def file_sha256(path: Path) -> str:
    """Hex sha256 of a file's bytes."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_sums(folder: Path) -> None:
    """Write the sums of a folder whose other files are all there."""
    lines = [
        f"{file_sha256(folder / path)}  {path}\n" for path in file_paths(folder) if path != SUMS
    ]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def read_sums(folder: Path) -> dict[str, str]:
    """The stated sha256 of each file, by path.

    Raises:
        DataError: the list is missing or malformed.
    """
    path = folder / SUMS
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
    except (OSError, ValueError) as error:
        raise DataError(f"{path} is missing or malformed; build the data again") from error
