"""Resource limits: what a worker's children may use."""

from __future__ import annotations

import math
import os
import resource
import sys

_STACK_BYTES = 8 << 20
_OPEN_FILES = 64
_PROCESSES = 64
_MORE_PROCESSES = 1024
_CPU_GRACE_S = 2
_NONE_AT_ALL = (
    resource.RLIMIT_CORE,
    resource.RLIMIT_FSIZE,
    resource.RLIMIT_MEMLOCK,
    resource.RLIMIT_MSGQUEUE,
)


def limit_worker(*, own_user: bool) -> None:
    """Sets what holds for a worker and all its children.

    Args:
        own_user: No other processes run as this user. Where others do, they count against the
            limit of processes and threads, which therefore leaves room for them.
    """
    for kind in _NONE_AT_ALL:
        _limit(kind, 0)
    _limit(resource.RLIMIT_NOFILE, _OPEN_FILES)
    _limit(resource.RLIMIT_STACK, _STACK_BYTES)
    _limit(resource.RLIMIT_NPROC, _PROCESSES if own_user else _threads_of_user() + _MORE_PROCESSES)


def limit_child(memory_bytes: int, cpu_s: float) -> None:
    """Sets what holds for one child.

    The worker watches the CPU time, finer than the kernel would; the kernel's limit stands behind.
    """
    memory_bytes = min(memory_bytes, _MOST_MEMORY)
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    cpu_limit = min(math.ceil(cpu_s) + _CPU_GRACE_S, _MOST_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_limit, cpu_limit))


def _hard_limit(kind: int) -> int:
    """The limit that this process was started with and cannot raise."""
    _, hard = resource.getrlimit(kind)
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard


_MOST_MEMORY = _hard_limit(resource.RLIMIT_AS)
_MOST_CPU = _hard_limit(resource.RLIMIT_CPU)


def _limit(kind: int, value: int) -> None:
    """Lowers a resource limit for good; a limit that is lower already stays."""
    value = min(value, _hard_limit(kind))
    resource.setrlimit(kind, (value, value))


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
