"""What a rule is, what it finds, and how a finding becomes a fault with a place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from execretrieval_hf.data.names import (
    ASKING_POOLS,
    MAIN_POOL,
    POOL_PARTS,
    STACKED_POOL,
    pool_config,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from execretrieval_hf.build.tasks import Task

EVERY_POOL = frozenset({MAIN_POOL, STACKED_POOL})
"""Every pool that has a corpus of its own."""

ASKING = frozenset(ASKING_POOLS)
"""The pools that ask for the main pool's snippets in other words."""

SubjectT = TypeVar("SubjectT")


@dataclass(frozen=True, slots=True)
class Finding:
    """One violation of a rule, located in the data folder.

    Attributes:
        entry: the query id that it concerns, or "" for the data as a whole.
        row: ``config/row id``, or a config alone.
        message: what is wrong, and with which value.
        test: index of the test that it concerns, if it is one.
    """

    entry: str
    row: str
    message: str
    test: int | None = None


@dataclass(frozen=True, slots=True)
class Rule(Generic[SubjectT]):
    """A rule under its code; the first line of the function's docstring is its description.

    Attributes:
        code: its code.
        check: finds the violations in one subject.
        pools: the pools that it holds of.
    """

    code: str
    check: Callable[[SubjectT], Iterable[Finding]]
    pools: frozenset[str] = frozenset({MAIN_POOL})

    @property
    def description(self) -> str:
        """The rule in one line."""
        return (self.check.__doc__ or "").partition("\n")[0]


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One violation, as it is reported.

    Attributes:
        place: ``path:line`` of a task file, or ``config/row id`` of the data folder.
        code: code of the rule.
        entry: the query id, or "" for the data as a whole.
        message: what is wrong.
    """

    place: str
    code: str
    entry: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.code} {self.entry or 'data'}: {self.message}"


def locate(finding: Finding, sources: Mapping[str, Task], pool: str) -> str:
    """Where a person mends it: a line of the task file if that is at hand, else the row.

    Args:
        finding: the finding.
        sources: the task files by query id.
        pool: the pool in which it was found.
    """
    task = sources.get(finding.entry)
    if task is None:
        config, slash, row = finding.row.partition("/")
        return (pool_config(pool, config) if config in POOL_PARTS else config) + slash + row
    if finding.test is not None and finding.test < len(task.test_lines):
        return f"{task.path}:{task.test_lines[finding.test]}"
    return f"{task.path}:{task.function_line if finding.row.startswith('corpus/') else 1}"
