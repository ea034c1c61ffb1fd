"""A worker's way into its sandbox, and each child's: all steps, in the order that they need.

What can be done once is done by the worker, since a child's every system call is paid for by each
job.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_runner import host
from execretrieval_runner.sandbox import landlock, limits, namespaces
from execretrieval_runner.sandbox.filters import ChildFilter, install, worker_filter
from execretrieval_runner.sandbox.kernel import (
    PR_SET_CHILD_SUBREAPER,
    PR_SET_DUMPABLE,
    PR_SET_PDEATHSIG,
    set_process_option,
)
from execretrieval_runner.sandbox.privileges import drop_capabilities, leave_root
from execretrieval_runner.sandbox.syscalls import machine, table_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from execretrieval_runner.sandbox.levels import Level

_DEVICES = ("/dev/null", "/dev/urandom")


@dataclass(frozen=True, slots=True)
class Cell:
    """The sandbox of a worker that is inside.

    Attributes:
        parent: Process id of the parent as the worker sees it; another one means that it is gone.
        alone: Whether the worker is process 1 of a namespace.
        processes: Descriptor of ``/proc``; None if the worker is alone or there is none.
        child_filter: The seccomp filter of children; None where there is no seccomp.
    """

    parent: int
    alone: bool
    processes: int | None
    child_filter: ChildFilter | None

    def enter_child(self, worker: int, memory_bytes: int, cpu_s: float, wall_s: float) -> None:
        """Prepares a child before it runs foreign code; it leads a session, dies with its worker.

        Args:
            worker: Process id of the worker that has forked it.
            memory_bytes: Limit of its address space.
            cpu_s: Limit of its CPU time.
            wall_s: Limit of its real time, which the worker watches.

        Raises:
            OSError: The kernel refuses a step.
        """
        if self.processes is not None:
            os.close(self.processes)
        os.setsid()
        if host.IS_LINUX:
            set_process_option(PR_SET_PDEATHSIG, signal.SIGKILL)
        else:
            host.set_alarm(wall_s)
        if os.getppid() != worker:
            os.kill(os.getpid(), signal.SIGKILL)
        limits.limit_child(memory_bytes, cpu_s)
        if self.child_filter is not None:
            self.child_filter.install(os.getpid())

    def kill_orphans(self) -> None:
        """Kills what children have left behind, of which this worker has become the parent."""
        if self.alone:
            os.kill(-1, signal.SIGKILL)  # all in the namespace but this process
            return
        for entry in os.listdir(self.processes):  # noqa: PTH208 - reads an open folder
            if entry.isdecimal() and _is_child(int(entry)):
                os.kill(int(entry), signal.SIGKILL)


def enter(level: Level, control: int, supervisor: int, preload: Callable[[bool], None]) -> Cell:
    """Puts this worker into its sandbox for good.

    Args:
        level: Which layers.
        control: The worker's socket.
        supervisor: Process id of the supervisor.
        preload: Imports what snippets may import; called before the doors close, with True if
            nothing can be imported afterwards.

    Raises:
        OSError: The kernel refuses a step, which the message names.
    """
    library = [path for path in sys.path if os.path.exists(path)]  # noqa: PTH110
    if level.namespaces:
        namespaces.enter(control, supervisor)
    protected = level.letter != "unsafe"
    imports_end = not level.opens or (
        protected and not level.namespaces and not _stay_readable(library)
    )
    preload(imports_end)
    if imports_end:
        sys.path.clear()
        sys.path_importer_cache.clear()
    if level.namespaces:
        namespaces.take_private_root(_without_nested(library), _DEVICES)
        own_user = True
    else:
        own_user = protected and leave_root()
    if not host.IS_LINUX:  # and so level `unsafe`: all that follows is Linux's, but for limits
        limits.limit_worker(own_user=False)
        return Cell(supervisor, alone=False, processes=None, child_filter=None)
    processes = None if level.namespaces else os.open("/proc", os.O_RDONLY | os.O_CLOEXEC)
    limits.limit_worker(own_user=own_user)
    set_process_option(PR_SET_CHILD_SUBREAPER, 1)
    if protected:
        drop_capabilities()
    set_process_option(PR_SET_DUMPABLE, 0)
    if level.namespaces:
        # Only here, since a change of the user clears it. Elsewhere there is none: the kernel
        # sends it when the *thread* that has started the worker ends.
        set_process_option(PR_SET_PDEATHSIG, signal.SIGKILL)
    if level.landlock:
        landlock.restrict([] if imports_end else library, _DEVICES)
    table = table_for(machine()) if level.seccomp else None
    child_filter = None
    if table is not None:
        child_filter = ChildFilter(table)
        install(worker_filter(table, opens=level.opens))
    parent = 0 if level.namespaces else supervisor
    return Cell(parent, level.namespaces, processes, child_filter)


def _stay_readable(library: list[str]) -> bool:
    """Whether a worker that was root's can read the library as another user."""
    return os.geteuid() != 0 or all(
        os.stat(folder).st_mode & 0o001  # noqa: PTH116 - pathlib is not worth its memory here
        for path in library
        for folder in _with_parents(os.path.realpath(path))
    )


def _with_parents(path: str) -> list[str]:
    """The folders above `path`, and `path` if it is one."""
    names = path.split("/")
    ways = ["/".join(names[:count]) or "/" for count in range(1, len(names) + 1)]
    return [way for way in ways if os.path.isdir(way)]  # noqa: PTH112


def _without_nested(paths: list[str]) -> list[str]:
    """The paths that do not lie below another of them."""
    return [path for path in paths if not any(path.startswith(f"{other}/") for other in paths)]


def _is_child(pid: int) -> bool:
    try:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True
