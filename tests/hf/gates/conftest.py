"""A small good data set for the gates, and the means to break it in one place."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_hf.build.assemble import assemble
from execretrieval_hf.build.dataset import DISTRACTORS, build, load_edits
from execretrieval_hf.build.double_run import open_runners
from execretrieval_hf.build.edits import Edit, candidates
from execretrieval_hf.build.publishing.repository import repository_files
from execretrieval_hf.build.tasks import load_tasks
from execretrieval_hf.data.folder import write_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.double_run import Runners
    from execretrieval_hf.build.tasks import Task
    from execretrieval_hf.data.folder import Tables

SOURCES = Path(__file__).parent / "sources"


@dataclass
class Sources:
    """Tasks and edits that a test may change before they are assembled."""

    root: Path
    tasks: dict[str, Task]
    edits: dict[str, list[Edit]]

    def keep(self, names: tuple[str, ...]) -> None:
        """Drop all other tasks."""
        self.tasks = {name: self.tasks[name] for name in names}

    def rewrite(self, name: str, old: str, new: str) -> None:
        """Change a text of a canonical that no edit touches; the edits move with it."""
        task = self.tasks[name]
        at, moved = task.code.index(old) + len(old), len(new) - len(old)
        self.tasks[name] = replace(task, code=task.code.replace(old, new, 1))
        self.edits[name] = [
            replace(edit, start=edit.start + moved, end=edit.end + moved)
            if edit.start >= at
            else edit
            for edit in self.edits[name]
        ]

    def replace_edit(self, name: str, index: int, old: str, new: str) -> None:
        """Put the engine's edit of `old` to `new` in the place of another one."""
        code = self.tasks[name].code
        mutant = code.replace(old, new, 1)
        self.edits[name][index] = next(
            candidate.edit for candidate in candidates(code) if candidate.code == mutant
        )

    def edit_by_hand(self, name: str, index: int, old: str, new: str) -> None:
        """Put an edit that the engine would not make in the place of another one."""
        start = self.tasks[name].code.index(old)
        self.edits[name][index] = replace(
            self.edits[name][index], start=start, end=start + len(old), replacement=new
        )

    def copy_task(self, name: str, new_name: str) -> None:
        """Add a task that does the same under another name, as long as the first."""
        task = self.tasks[name]
        path = task.path.with_name(f"{new_name}.py")
        path.write_text(task.path.read_text().replace(name, new_name))
        self.tasks[new_name] = replace(
            task,
            path=path,
            function_name=new_name,
            query=f"{task.query} The same for another reader.",
            code=task.code.replace(name, new_name),
            tests=tuple(test.replace(name, new_name) for test in task.tests),
        )
        self.edits[new_name] = list(self.edits[name])


@pytest.fixture(scope="session")
def runners() -> Iterator[Runners]:
    with open_runners() as pair:
        yield pair


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    root = tmp_path / "tasks"
    shutil.copytree(SOURCES, root)
    tasks = load_tasks(root)
    by_name = {task.function_name: task for task in tasks}
    return Sources(root, by_name, load_edits(root / DISTRACTORS, tasks))


@pytest.fixture(scope="session")
def good_sources() -> Path:
    return SOURCES


@pytest.fixture(scope="session")
def good_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(SOURCES, tmp_path_factory.mktemp("good") / "data")


@pytest.fixture
def tables(sources: Sources, runners: Runners) -> Tables:
    return assemble(list(sources.tasks.values()), sources.edits, runners)


@pytest.fixture
def write(tmp_path: Path):
    """Writes tables to a folder of the test's own."""

    def write_tables(tables: Tables) -> Path:
        folder = tmp_path / "data"
        write_folder(
            folder,
            tables,
            version="1.0.0",
            card="A small data set.\n",
            describe=lambda made: repository_files(made, "1.0.0"),
        )
        return folder

    return write_tables
