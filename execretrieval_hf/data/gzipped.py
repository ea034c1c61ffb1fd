"""Files that may lie packed: ``<name>.gz`` is read wherever ``<name>`` is."""

from __future__ import annotations

import gzip
import io
import zlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

SUFFIX = ".gz"


def is_packed(path: Path) -> bool:
    """Whether a file is packed, by its name."""
    return path.suffix == SUFFIX


def plain(path: Path) -> Path:
    """The path without the ending of a packed file."""
    return path.with_suffix("") if is_packed(path) else path


def either(path: Path) -> Path:
    """The packed file in the place of ``path`` if only that is there, else ``path``."""
    packed = path.with_name(path.name + SUFFIX)
    return packed if packed.is_file() and not path.is_file() else path


def read_bytes(path: Path) -> bytes:
    """Content of a file, unpacked.

    Raises:
        OSError: it cannot be read, or is no whole gzip file although its name says so.
    """
    content = path.read_bytes()
    if not is_packed(path):
        return content
    try:
        return gzip.decompress(content)
    except (EOFError, zlib.error) as error:
        raise gzip.BadGzipFile(str(error)) from error


def bytes_for(path: Path, content: bytes) -> bytes:
    """Content as it is to be written to ``path``; the same bytes for the same content."""
    if not is_packed(path):
        return content
    buffer = io.BytesIO()
    # Neither a time nor a name goes into the head, as they would by default.
    with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, mtime=0) as file:
        file.write(content)
    return buffer.getvalue()
