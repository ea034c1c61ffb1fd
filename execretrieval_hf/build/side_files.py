"""Files that lie beside a task file and belong to its task."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.build.tasks import Task

INPUTS = "inputs"
"""Folder of the generators of valid arguments."""

REFERENCE = "reference"
"""Folder of the second implementations."""


def side_path(task: Task, folder: str) -> Path:
    """Where a side file of a task lies or should lie."""
    return task.path.parent / folder / task.path.name


def side_text(task: Task, folder: str) -> str | None:
    """Text of a side file of a task, or None if there is no such file.

    Raises:
        DataError: it cannot be read.
    """
    path = side_path(task, folder)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path} cannot be read: {error}") from error
