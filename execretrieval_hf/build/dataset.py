"""From the task files to a data folder, in one step that anyone can repeat and compare."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.build.asking import ask_otherwise
from execretrieval_hf.build.assemble import assemble, merge
from execretrieval_hf.build.card_body import card_body
from execretrieval_hf.build.distractors import read_distractors, replay
from execretrieval_hf.build.double_run import open_runners
from execretrieval_hf.build.publishing.repository import repository_files
from execretrieval_hf.build.stacked import stack
from execretrieval_hf.build.tasks import load_tasks
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import BUILD_INFO, require_data, require_replaceable, write_folder
from execretrieval_hf.data.names import CEILING, DATA_VERSION, RETIRED
from execretrieval_hf.data.sums import SUMS
from execretrieval_runner import RUNNER_VERSION

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.tasks import Task
    from execretrieval_hf.data.folder import Tables

DISTRACTORS = "distractors.jsonl"
NAMES_SHOWN = 5


def build(
    tasks_root: Path,
    destination: Path,
    *,
    version: str = DATA_VERSION,
    progress: Callable[[str], None] | None = None,
) -> Path:
    """Make the data folder from the task files and the chosen edits.

    The same sources give the same bytes with the same version of pyarrow.

    Args:
        tasks_root: folder of the domains, with ``distractors.jsonl`` in it.
        destination: the folder to write; an older data folder there is replaced.
        version: version of the data, ``X.Y.Z``.
        progress: is told in a few words what is being done.

    Returns:
        The folder's absolute path.

    Raises:
        TaskSyntaxError: task files are faulty; lists all faults.
        DataError: tasks and edits do not fit together, the outcomes of a snippet are not the same
            every time, or `destination` is something else.
        SandboxUnavailable: this platform cannot execute snippets.
        NotExecuted: the machine failed to run a pair.
        NotWritable: the disk is full or the place cannot be written.
    """
    tell = progress or (lambda _: None)
    target = Path(destination).expanduser().absolute()
    require_replaceable(target)
    tasks = load_tasks(tasks_root)
    edits = load_edits(tasks_root / DISTRACTORS, tasks)
    tell(f"{len(tasks)} tasks, {sum(map(len, edits.values()))} edits; running their tests")
    with open_runners() as runners:
        tables = assemble(tasks, edits, runners)
        _require_proof(tables)
        stacked = stack(tasks, edits, runners)
        asking = ask_otherwise(tasks, edits, runners)
    tables = merge(merge(tables, stacked.tables), asking)
    tell(f"{len(tables['execution_cache'])} pairs executed twice; writing {target}")
    write_folder(
        target,
        tables,
        version=version,
        card=card_body(tables, version, stacked),
        extra={BUILD_INFO: build_info(), **_beside_tasks(tasks_root)},
        describe=lambda folder: repository_files(folder, version),
    )
    return target


def _require_proof(tables: Tables) -> None:
    """Every label of the main pool has to be proved: a row of the cache holds certain outcomes."""
    proved = {(row["query_id"], row["corpus_id"]) for row in tables["execution_cache"]}
    for row in tables["snippets"]:
        if (row["query_id"], row["corpus_id"]) not in proved:
            raise DataError(
                f"the outcomes of {row['query_id']}, {row['role']} {row['corpus_id']} are not "
                "certain: they depend on the hash seed, or a limit was near; make the function "
                "independent of the order of a set and run `execretrieval select`"
            )


def _beside_tasks(tasks_root: Path) -> dict[str, str]:
    """The list of retired tasks, and the readers' forms that give the ceiling, if there are any."""
    found = [tasks_root / RETIRED, *sorted((tasks_root / CEILING).glob("*.json"))]
    return {
        str(path.relative_to(tasks_root)): path.read_text(encoding="utf-8")
        for path in found
        if path.is_file()
    }


def load_edits(path: Path, tasks: Sequence[Task]) -> dict[str, list[Edit]]:
    """The chosen edits of every task, by function name.

    Raises:
        DataError: an edit is of no task, or a task has no edit.
        ExecRetrievalError: the file is missing or damaged, or an edit was chosen for an earlier
            text of its function.
    """
    by_name = {task.function_name: task for task in tasks}
    edits: dict[str, list[Edit]] = {name: [] for name in by_name}
    unknown = []
    for distractor in read_distractors(path):
        name = distractor.function_name
        if name in by_name:
            replay(by_name[name], distractor)
            edits[name].append(distractor.edit)
        else:
            unknown.append(name)
    _refuse(path, "has edits of functions that no task file defines:", unknown)
    _refuse(path, "has no edits of", [name for name, chosen in edits.items() if not chosen])
    return edits


def build_info() -> str:
    """What made a data folder, as JSON; it stands outside the content digests."""
    import pyarrow as pa

    import execretrieval_hf

    info = {
        "execretrieval": execretrieval_hf.__version__,
        "implementation": platform.python_implementation(),
        "pyarrow": pa.__version__,
        "python": platform.python_version(),
        "runner": RUNNER_VERSION,
    }
    return json.dumps(info, indent=2) + "\n"


def compare(folder: Path, other: Path) -> list[str]:
    """Files by which two data folders differ, as sorted paths relative to the folders.

    ``build_info.json`` is left out: it tells what made the folder, not what is in it; and so is
    ``SHA256SUMS``, which follows from all the others.

    Raises:
        DataError: one of them holds no data set.
    """
    paths = {
        path.relative_to(root)
        for root in (require_data(folder), require_data(other))
        for path in root.rglob("*")
        if path.is_file() and path.name not in {BUILD_INFO, SUMS}
    }
    return sorted(
        path.as_posix() for path in paths if _content(folder / path) != _content(other / path)
    )


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _refuse(path: Path, fault: str, names: list[str]) -> None:
    if names:
        distinct = sorted(set(names))
        shown = ", ".join(distinct[:NAMES_SHOWN])
        more = len(distinct) - NAMES_SHOWN
        raise DataError(
            f"{path} {fault} {shown}{f' and {more} more' if more > 0 else ''}; "
            "run `execretrieval select`"
        )
