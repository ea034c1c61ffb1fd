"""The columns of the grid: the control, and each level as each kind of user."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Column:
    """Who judges, and as whom.

    Attributes:
        name: Its head in the table.
        judge: The judge's module and its arguments.
        identity: The user of the arena that the judge is started as.
        namespaces_forbidden: Whether the kernel refuses it new namespaces, as many containers do.
    """

    name: str
    judge: tuple[str, ...]
    identity: Literal["root", "user"]
    namespaces_forbidden: bool = False

    @property
    def is_possible(self) -> bool:
        """A root of its own beside other users takes a superuser outside to set up."""
        return self.identity == "user" or self is CONTROL or os.geteuid() == 0


def _guarded(
    name: str, level: str, identity: Literal["root", "user"], *, namespaces_forbidden: bool = False
) -> Column:
    judge = ("attacks.guarded_judge", level)
    return Column(name, judge, identity, namespaces_forbidden)


CONTROL = Column("control", ("attacks.bare_judge",), "root")

UNSAFE = _guarded("unsafe", "unsafe", "user")
"""For information: what is left when only the processes are kept apart."""

LEVELS = (
    _guarded("A root", "A", "root"),
    _guarded("B root", "B", "root"),
    _guarded("C root", "C", "root"),
    _guarded("A user", "A", "user"),
    _guarded("B user", "B", "user"),
    _guarded("C user", "C", "user"),
    _guarded("B no namespaces", "B", "user", namespaces_forbidden=True),
    _guarded("C no namespaces", "C", "user", namespaces_forbidden=True),
)

COLUMNS = {column.name: column for column in (CONTROL, UNSAFE, *LEVELS)}
