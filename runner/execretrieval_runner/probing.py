"""Which level of the sandbox to take: the best one that proves to work here, never less than asked.

That a kernel has a facility says little: some grant new namespaces and then refuse to mount in
them. So a worker is started at the level, and all attacks of the self-test are tried on it.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Literal

from execretrieval_runner import host
from execretrieval_runner.errors import ExecRetrievalError, SandboxUnavailable
from execretrieval_runner.sandbox.levels import LETTERS, PROTECTED, Letter, Level, level_of
from execretrieval_runner.selftest import examine

Asked = Literal["auto"] | Letter


def choose(asked: Asked) -> Level:
    """The level that `asked` means on this machine; found out once per process.

    Raises:
        ExecRetrievalError: There is no such level.
        SandboxUnavailable: It does not work here, or for ``auto``, none does.
    """
    if asked not in ("auto", *LETTERS):
        raise ExecRetrievalError(f"level {asked!r}: use auto, {', '.join(LETTERS)}")
    if not host.IS_POSIX:
        raise SandboxUnavailable(
            f"running snippets needs a POSIX system, not {sys.platform}: use WSL, which is Linux"
        )
    if asked == "unsafe":
        return level_of("unsafe")
    if not host.IS_LINUX:
        raise SandboxUnavailable(
            f"the sandbox needs Linux, not {sys.platform}: use Linux, WSL or a container, or ask"
            " for level unsafe by name (`--level unsafe`) to run code that you trust; scoring from"
            " packaged verdicts needs no sandbox"
        )
    return _find(asked)


@cache
def _find(asked: Asked) -> Level:
    """The level asked for, or the best one for ``auto``, if it passes the self-test."""
    faults = []
    for letter in PROTECTED if asked == "auto" else (asked,):
        report = examine(letter)
        if report.level is not None and report.passed:
            return report.level
        faults.append(f"{letter}: {report.fault}")
    which = "no level of the sandbox works" if asked == "auto" else "this level does not work"
    raise SandboxUnavailable(
        f"{which} here ({'; '.join(faults)}): allow user namespaces, or use Linux 5.13 or newer"
        " with Landlock or seccomp; level unsafe runs code that you trust"
    )
