"""What this operating system offers, and what stands in for it where that is not Linux.

The levels that stop attacks are Linux's alone. Level ``unsafe`` runs on every POSIX system, with
what all of them have: where Linux lets a worker read its child's clock, and ends a child with its
worker, a child elsewhere sets timers that end it; foreign code can stop these.
"""

from __future__ import annotations

import math
import os
import select
import signal
import sys
import time
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

IS_LINUX = sys.platform == "linux"
IS_POSIX = hasattr(os, "fork")

LACKS = "" if IS_LINUX else "without limits of memory, processes and daemons"
"""What level ``unsafe`` is short of here, compared with the same level on Linux."""

MISSING = (
    ()
    if IS_LINUX
    else (
        "namespaces, Landlock, seccomp: a snippet can do all that you can",
        "limits of memory, where the system ignores them, and of the number of processes",
        "a hold on daemons: a process that leaves the process group of its job outlives it",
        "the end of a job with its worker: if that is killed, timers of the job's own end it",
        "addresses that repeat: sets of objects may have another order in every run",
    )
)
"""What level ``unsafe`` does not have here, at length."""

ASLEEP_BELOW = 0.1
"""Share of the wall limit below which the CPU time is that of a sleeper."""

RSS_UNIT = 1 if sys.platform == "darwin" else 1024
"""Bytes in which ``getrusage`` counts the largest resident set."""

UNTIL_ITS_END = 0 if IS_LINUX else getattr(select, "POLLIN", 0)
"""What to ask ``poll`` for to be woken by the end of a pipe; by its data too where need be."""

_TIMES_UP = ("SIGPROF", "SIGXCPU")
_GRACE_S = 2


def cores() -> int:
    """Number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if IS_LINUX else os.cpu_count() or 1


def socket_address(folder: str, name: str) -> str:
    """Where a unix socket can listen: without a path on Linux, elsewhere in `folder`."""
    return f"\0{name}" if IS_LINUX else f"{folder}/{name}"


def cpu_seconds(pid: int) -> float:
    """CPU time of a process that runs; 0 where nobody but its own timers can tell."""
    # The kernel's number for the CPU clock of another process.
    return time.clock_gettime((~pid << 3) | 2) if IS_LINUX else 0.0


def has_ended(pid: int) -> bool:
    """Whether a child has ended, which stays to be waited for; False if Python has no such call."""
    if not hasattr(os, "waitid"):  # macOS before Python 3.13
        return False
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def set_alarm(wall_s: float) -> None:
    """Makes this process end some time after its wall limit, in case that nobody else does it."""
    signal.alarm(math.ceil(wall_s) + _GRACE_S)


def start_cpu_timer(cpu_s: float, windows: int) -> Callable[[], object] | None:
    """Makes this process end after some CPU time; for where its worker cannot see how much it uses.

    Returns:
        What starts the timer anew, to be called at the end of each window; None if there is one.
    """
    start = partial(signal.setitimer, signal.ITIMER_PROF, cpu_s)
    start()
    return start if windows > 1 else None


def why_ended(ended: str, status: int, cpu_s: float, wall_s: float) -> str:
    """Why a child ended, for where its CPU time is known only from its end.

    Args:
        ended: What its worker has seen.
        status: Its wait status.
        cpu_s: CPU time that it has used in all.
        wall_s: Real time that it has taken.
    """
    if os.WIFSIGNALED(status) and signal.Signals(os.WTERMSIG(status)).name in _TIMES_UP:
        return "cpu"
    return "wall" if ended == "asleep" and cpu_s >= ASLEEP_BELOW * wall_s else ended
