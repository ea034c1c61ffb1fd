"""The levels of the sandbox: which layers each has, and what it is called in results."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Literal

from execretrieval_runner import host
from execretrieval_runner.errors import SandboxUnavailable
from execretrieval_runner.sandbox.syscalls import machine, table_for

Letter = Literal["A", "B", "C", "unsafe"]
PROTECTED: tuple[Letter, ...] = ("A", "B", "C")
"""The levels that stop attacks, best first."""
LETTERS: tuple[Letter, ...] = (*PROTECTED, "unsafe")

_VERSION = 1
"""Rises whenever a level enforces something else than before."""


@dataclass(frozen=True, slots=True)
class Level:
    """A set of layers; each also has resource limits and a clean start.

    Attributes:
        letter: What the user asks for.
        namespaces: Own users, processes, network, mounts, IPC and host name, and a private root.
        landlock: Only the standard library can be read, nothing written, no TCP.
        seccomp: A list of allowed system calls, a shorter one for children.
        opens: Whether files can be opened for reading at all.
        limits: Whether resource limits hold for memory and processes too.
        lacks: Which layer of the level is missing on this machine, and why; empty if none is.
    """

    letter: Letter
    namespaces: bool = False
    landlock: bool = False
    seccomp: bool = False
    opens: bool = True
    limits: bool = True
    lacks: str = ""

    @property
    def name(self) -> str:
        """The letter, with what is missing: ``A``, or ``B without seccomp: no table for ...``."""
        return f"{self.letter} {self.lacks}".rstrip()

    @property
    def policy(self) -> str:
        """Names what is enforced; part of the key of every stored verdict."""
        return f"{self.letter}-{_VERSION}{'-partial' if self.lacks else ''}"

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers in words."""
        present = {
            "user, net, pid, mount, ipc and uts namespaces with a private root": self.namespaces,
            "Landlock": self.landlock,
            "seccomp": self.seccomp and self.opens,
            "seccomp that opens no file": self.seccomp and not self.opens,
            "resource limits": self.limits,
            "limits of time, open files and written bytes": not self.limits,
        }
        return tuple(layer for layer, is_there in present.items() if is_there)


def level_of(letter: Letter) -> Level:
    """The level as it can be on this machine's architecture.

    Raises:
        SandboxUnavailable: Nothing of it would be left.
    """
    if letter == "unsafe":
        return Level("unsafe", limits=host.IS_LINUX, lacks=host.LACKS)
    if not host.IS_LINUX:
        raise SandboxUnavailable(f"level {letter} needs Linux, not {sys.platform}")
    seccomp = table_for(machine()) is not None
    why = f"no system-call table for {machine()}"
    lacks = "" if seccomp else f"without seccomp: {why}"
    if letter == "A":
        return Level("A", namespaces=True, landlock=True, seccomp=seccomp, lacks=lacks)
    if letter == "B":
        return Level("B", landlock=True, seccomp=seccomp, lacks=lacks)
    if not seccomp:
        raise SandboxUnavailable(f"level C is seccomp alone, and there is {why}: use A or B")
    return Level("C", seccomp=True, opens=False)
