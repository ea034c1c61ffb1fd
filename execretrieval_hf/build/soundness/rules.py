"""What a rule about task files is, and what it finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from execretrieval_hf.build.gates.rules import Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

SubjectT = TypeVar("SubjectT")


@dataclass(frozen=True, slots=True)
class Finding:
    """One violation of a rule.

    Attributes:
        path: the file to mend.
        message: what is wrong, and with which value.
        name: the task that it concerns, or "" for the set as a whole.
        line: the line, counted from 1.
    """

    path: Path
    message: str
    name: str = ""
    line: int = 1


@dataclass(frozen=True, slots=True)
class Rule(Generic[SubjectT]):
    """A rule under its code; the first line of the function's docstring is its description.

    Attributes:
        code: its code.
        check: finds the violations in one subject.
        of_finished: whether only a finished set is at fault for breaking it; a set that still grows
            is only counted.
    """

    code: str
    check: Callable[[SubjectT], Iterable[Finding]]
    of_finished: bool = False

    @property
    def description(self) -> str:
        """The rule in one line."""
        return (self.check.__doc__ or "").partition("\n")[0]


def fault_of(finding: Finding, code: str) -> Fault:
    """A finding as it is reported."""
    return Fault(f"{finding.path}:{finding.line}", code, finding.name, finding.message)
