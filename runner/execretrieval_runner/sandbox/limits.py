"""Resource limits: what a worker's children may use."""

from __future__ import annotations

import math
import os
import resource
import sys
from contextlib import suppress

from execretrieval_runner import host

_STACK_BYTES = 8 << 20
_OPEN_FILES = 64
_PROCESSES = 64
_MORE_PROCESSES = 1024
_CPU_GRACE_S = 2
_NONE_AT_ALL = ("RLIMIT_CORE", "RLIMIT_FSIZE", "RLIMIT_MEMLOCK", "RLIMIT_MSGQUEUE")


def limit_worker(*, own_user: bool) -> None:
    """Sets what holds for a worker and all its children.

    Args:
        own_user: No other processes run as this user. Where others do, they count against the
            limit of processes and threads, which therefore leaves room for them.
    """
    for name in _NONE_AT_ALL:
        if host.IS_LINUX or hasattr(resource, name):
            _limit(getattr(resource, name), 0)
    _limit(resource.RLIMIT_NOFILE, _OPEN_FILES)
    _limit(resource.RLIMIT_STACK, _STACK_BYTES)
    if host.IS_LINUX:  # elsewhere there is no knowing how many there are already
        room = _PROCESSES if own_user else _threads_of_user() + _MORE_PROCESSES
        _limit(resource.RLIMIT_NPROC, room)


def limit_child(memory_bytes: int, cpu_s: float) -> None:
    """Sets what holds for one child.

    The worker watches the CPU time, finer than the kernel would; the kernel's limit stands behind.
    """
    memory_bytes = min(memory_bytes, _MOST_MEMORY)
    _set(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    cpu_limit = min(math.ceil(cpu_s) + _CPU_GRACE_S, _MOST_CPU)
    _set(resource.RLIMIT_CPU, (cpu_limit, cpu_limit))


def _hard_limit(kind: int) -> int:
    """The limit that this process was started with and cannot raise."""
    _, hard = resource.getrlimit(kind)
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard


_MOST_MEMORY = _hard_limit(resource.RLIMIT_AS)
_MOST_CPU = _hard_limit(resource.RLIMIT_CPU)


def _limit(kind: int, value: int) -> None:
    """Lowers a resource limit for good; a limit that is lower already stays."""
    value = min(value, _hard_limit(kind))
    _set(kind, (value, value))


def _set_if_possible(kind: int, limits: tuple[int, int]) -> None:
    with suppress(ValueError, OSError):
        resource.setrlimit(kind, limits)


# Elsewhere kernels refuse limits that Linux takes (macOS that of the stack, and of the address
# space, of which a process has hundreds of gigabytes from its start).
_set = resource.setrlimit if host.IS_LINUX else _set_if_possible


def _threads_of_user() -> int:
    """Number of threads that run as this user."""
    count = 0
    for entry in os.listdir("/proc"):  # noqa: PTH208 - pathlib is not worth its memory here
        try:
            tasks = os.stat(f"/proc/{entry}/task")  # noqa: PTH116
        except OSError:
            continue  # no process, or it has ended meanwhile
        if tasks.st_uid == os.geteuid():
            count += tasks.st_nlink - 2
    return count
