"""Which task files a person means, and what they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.distractors import read_distractors
from execretrieval_hf.build.soundness.rules import Finding
from execretrieval_hf.build.tasks import TaskSyntaxError, parse_task
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import sha256_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.tasks import Task


def task_files(paths: Iterable[Path]) -> list[Path]:
    """The task files that are meant by files and domain folders, each once.

    Raises:
        DataError: a path is neither.
    """
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.glob("*.py")) if path.is_dir() else []
        if path.is_dir() and not inside:
            raise DataError(f"{path} has no task files; name a task file or a domain folder")
        if not path.is_dir() and not (path.is_file() and path.suffix == ".py"):
            raise DataError(f"{path} is no task file; name a task file or a domain folder")
        found.update(dict.fromkeys(inside or [path]))
    return list(found)


def parse_all(paths: Iterable[Path]) -> tuple[list[Task], list[Finding]]:
    """The tasks that can be read, and what is wrong with the other files.

    Raises:
        DataError: a file cannot be opened.
    """
    tasks: dict[str, Task] = {}
    findings = []
    for path in paths:
        try:
            task = parse_task(path)
        except TaskSyntaxError as error:
            findings += [Finding(f.path, f.message, path.stem, f.line) for f in error.faults]
        except OSError as error:
            raise DataError(f"{path} cannot be read: {error}") from error
        else:
            first = tasks.setdefault(task.function_name, task)
            if first is not task:
                findings.append(Finding(path, f"the name is taken by {first.path}", path.stem))
    return list(tasks.values()), findings


def recorded_edits(path: Path, tasks: Sequence[Task]) -> dict[str, list[Edit]]:
    """The chosen edits of the tasks that have not changed since, by function name.

    Raises:
        ExecRetrievalError: the file is damaged.
    """
    edits: dict[str, list[Edit]] = {}
    if path.exists():
        digests = {task.function_name: sha256_text(task.code) for task in tasks}
        for distractor in read_distractors(path):
            if digests.get(distractor.function_name) == distractor.canonical_sha256:
                edits.setdefault(distractor.function_name, []).append(distractor.edit)
    return edits
