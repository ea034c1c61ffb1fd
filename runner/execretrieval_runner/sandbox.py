"""What the kernel is asked to enforce: once by a worker after its start, once by each child.

Everything that can be set once stands in `enter_worker`, since a child's every system call is paid
for by each job. Resource limits and the clean-up of processes are kept here; they stop accidents,
not attacks.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys

POLICY = "rlimits-1"
"""Names what is enforced; part of the key of every stored verdict."""

_PR_SET_PDEATHSIG = 1
_PR_SET_DUMPABLE = 4
_PR_SET_CHILD_SUBREAPER = 36
_STACK_BYTES = 8 << 20
_OPEN_FILES = 64

_prctl = ctypes.CDLL(None, use_errno=True).prctl
_prctl.argtypes = [ctypes.c_int] + [ctypes.c_ulong] * 4


def enter_worker() -> None:
    """Prepares a worker: limits that its children inherit, closed memory, and adoption of orphans.

    As a subreaper the worker becomes the parent of every process that its children leave behind.
    There is no parent-death signal here: the kernel sends it when the *thread* that started the
    worker ends.

    Raises:
        OSError: The kernel refused one of the settings.
    """
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_FSIZE, 0)
    _limit(resource.RLIMIT_NOFILE, _OPEN_FILES)
    _limit(resource.RLIMIT_STACK, _STACK_BYTES)
    _set_process_option(_PR_SET_CHILD_SUBREAPER, 1)
    _set_process_option(_PR_SET_DUMPABLE, 0)


def enter_child(memory_bytes: int, worker: int) -> None:
    """Prepares a child before it runs foreign code: it leads a session and dies with its worker.

    CPU and wall time are not limited here: the worker watches both, finer than the kernel would.

    Raises:
        OSError: The kernel refused one of the settings.
    """
    os.setsid()
    _set_process_option(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != worker:
        os.kill(os.getpid(), signal.SIGKILL)
    memory_bytes = min(memory_bytes, _MOST_MEMORY)
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))


def _hard_limit(kind: int) -> int:
    """The limit that this process was started with and cannot raise."""
    _, hard = resource.getrlimit(kind)
    return sys.maxsize if hard == resource.RLIM_INFINITY else hard


_MOST_MEMORY = _hard_limit(resource.RLIMIT_AS)


def _limit(kind: int, value: int) -> None:
    """Lowers a resource limit for good; a limit that is lower already stays."""
    value = min(value, _hard_limit(kind))
    resource.setrlimit(kind, (value, value))


def _set_process_option(option: int, value: int) -> None:
    if _prctl(option, value, 0, 0, 0) != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"prctl({option}, {value}): {os.strerror(number)}")
