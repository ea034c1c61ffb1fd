"""T1, the side files of a task: a generator of valid arguments and a second implementation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.side_files import INPUTS, REFERENCE, side_path, side_text
from execretrieval_hf.build.soundness.rules import Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from execretrieval_hf.build.tasks import Task


@dataclass(frozen=True, slots=True)
class Source:
    """All that was written for one task.

    Attributes:
        task: the task file.
        inputs: text of ``inputs/<function_name>.py``, or None if there is no such file.
        reference: text of ``reference/<function_name>.py``, or None.
    """

    task: Task
    inputs: str | None
    reference: str | None

    @property
    def name(self) -> str:
        """Name of the task."""
        return self.task.function_name

    @property
    def inputs_path(self) -> Path:
        """Where the generator of arguments lies or should lie."""
        return side_path(self.task, INPUTS)

    @property
    def reference_path(self) -> Path:
        """Where the second implementation lies or should lie."""
        return side_path(self.task, REFERENCE)

    def in_header(self, message: str) -> Finding:
        """A finding about the query or a field."""
        return Finding(self.task.path, message, self.name)

    def in_function(self, message: str, line: int | None = None) -> Finding:
        """A finding about the canonical, at a line of it counted from 1, by default the ``def``."""
        task = self.task
        if line is None:
            return Finding(task.path, message, self.name, task.function_line)
        before = task.code[: task.code.index(f"def {self.name}")].count("\n")
        return Finding(task.path, message, self.name, task.function_line - before + line - 1)

    def in_test(self, index: int, message: str) -> Finding:
        """A finding about one test."""
        return Finding(self.task.path, message, self.name, self.task.test_lines[index])

    def in_inputs(self, message: str) -> Finding:
        """A finding about the generator of arguments."""
        return Finding(self.inputs_path, message, self.name)

    def in_reference(self, message: str) -> Finding:
        """A finding about the second implementation."""
        return Finding(self.reference_path, message, self.name)


def read_source(task: Task) -> Source:
    """A task with the texts of its side files.

    Raises:
        DataError: a side file cannot be read.
    """
    return Source(task, side_text(task, INPUTS), side_text(task, REFERENCE))


def inputs_exist(source: Source) -> Iterator[Finding]:
    """A generator of valid arguments lies in ``inputs``."""
    if source.inputs is None:
        yield source.in_inputs("there is no such file; it defines inputs(rng)")


def reference_exists(source: Source) -> Iterator[Finding]:
    """An independent implementation lies in ``reference``."""
    if source.reference is None:
        yield source.in_reference(f"there is no such file; it defines {source.name!r} once more")


RULES: tuple[Rule[Source], ...] = (
    Rule("T1-inputs", inputs_exist, of_finished=True),
    Rule("T1-reference", reference_exists, of_finished=True),
)
