"""Files of hand-written JSON lines beside the task files."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Numbered = tuple[int, dict[str, Any]]
"""A row with its line, counted from 1."""


def read_rows(path: Path, types: Mapping[str, type]) -> list[Numbered] | None:
    """The rows of a file; None if it does not exist.

    Args:
        path: the file.
        types: type of every field; no other fields are allowed.

    Raises:
        DataError: the file cannot be read, or a line of it is no such row.
    """
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path} cannot be read: {error}") from error
    return [
        (number, _row(path, number, line, types))
        for number, line in enumerate(lines, start=1)
        if line.strip()
    ]


def _row(path: Path, number: int, line: str, types: Mapping[str, type]) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise DataError(f"{path}:{number}: not JSON: {error}") from error
    if not isinstance(row, dict) or row.keys() != types.keys():
        raise DataError(f"{path}:{number}: not an object of exactly {', '.join(types)}")
    for field, kind in types.items():
        if type(row[field]) is not kind:
            raise DataError(
                f"{path}:{number}: {field} is {row[field]!r} and not of type {kind.__name__}"
            )
    return row
