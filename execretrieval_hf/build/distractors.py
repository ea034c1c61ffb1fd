"""The file of chosen distractors: edits that are replayed on the task files, not texts.

One JSON object a line, sorted, so that a changed choice is a changed line in a review. Each record
names the canonical that it was made for by hash, so that an edit is never replayed on another one.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits import BUG_TYPES, Edit, apply
from execretrieval_hf.data.folder import write_text_atomically
from execretrieval_hf.data.names import sha256_text
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from execretrieval_hf.build.tasks import Task

_FIELD_TYPES = {
    "function_name": str,
    "canonical_sha256": str,
    "bug_type": str,
    "operator": str,
    "start": int,
    "end": int,
    "replacement": str,
}


@dataclass(frozen=True, slots=True)
class Distractor:
    """A chosen edit of one task's canonical.

    Attributes:
        function_name: The task.
        canonical_sha256: Hex sha256 of the UTF-8 bytes of the canonical that the edit was made for.
        edit: The edit.
    """

    function_name: str
    canonical_sha256: str
    edit: Edit


def distractor_of(task: Task, edit: Edit) -> Distractor:
    """The record of an edit of a task's canonical."""
    return Distractor(task.function_name, sha256_text(task.code), edit)


def replay(task: Task, distractor: Distractor) -> str:
    """The code of a distractor, made anew from the task's canonical.

    Raises:
        ExecRetrievalError: The record is of another task or of an earlier text of the canonical.
    """
    if distractor.function_name != task.function_name:
        raise ExecRetrievalError(
            f"{task.function_name}: a distractor of {distractor.function_name} was given for it"
        )
    if distractor.canonical_sha256 != sha256_text(task.code):
        raise ExecRetrievalError(
            f"{task.function_name}: the function has changed since its distractors were chosen; "
            "run `execretrieval select`"
        )
    return apply(task.code, distractor.edit)


def read_distractors(path: Path) -> list[Distractor]:
    """Read a file of distractors.

    Returns:
        The records in the order of the file.

    Raises:
        ExecRetrievalError: There is no such file, or a line of it is no record.
    """
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError as error:
        raise ExecRetrievalError(f"{path} does not exist; run `execretrieval select`") from error
    distractors = []
    for number, line in enumerate(lines, start=1):
        if line:
            try:
                distractors.append(_parse(line))
            except ValueError as error:
                raise ExecRetrievalError(
                    f"{path}:{number}: {error}; run `execretrieval select`"
                ) from error
    return distractors


def write_distractors(path: Path, distractors: Iterable[Distractor]) -> None:
    """Write a file of distractors, sorted; the file is replaced at once or not at all.

    Raises:
        NotWritable: The disk is full or the place cannot be written.
    """
    records = [
        {
            "function_name": distractor.function_name,
            "canonical_sha256": distractor.canonical_sha256,
            **asdict(distractor.edit),
        }
        for distractor in sorted(distractors, key=_position)
    ]
    text = "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    write_text_atomically(path, text)


def _position(distractor: Distractor) -> tuple[str, int, int, str]:
    edit = distractor.edit
    return distractor.function_name, edit.start, edit.end, edit.replacement


def _parse(line: str) -> Distractor:
    """The record of one line; ValueError if it is none."""
    record = json.loads(line)
    if not isinstance(record, dict) or record.keys() != _FIELD_TYPES.keys():
        raise ValueError(f"not an object of exactly {', '.join(_FIELD_TYPES)}")
    for field, kind in _FIELD_TYPES.items():
        if type(record[field]) is not kind:
            raise ValueError(f"{field} is {record[field]!r} and not of type {kind.__name__}")
    if record["bug_type"] not in BUG_TYPES:
        raise ValueError(f"unknown bug type {record['bug_type']!r}")
    function_name, canonical_sha256 = record.pop("function_name"), record.pop("canonical_sha256")
    return Distractor(function_name, canonical_sha256, Edit(**record))
