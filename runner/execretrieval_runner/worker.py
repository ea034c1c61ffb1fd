"""The worker process: reads jobs from its socket and forks one child for each.

A worker has imported what snippets may import, so that a child starts ready. It never runs foreign
code itself; it watches its child's limits and leaves nothing of it behind.
"""

from __future__ import annotations

import gc
import importlib
import os
import select
import signal
import sys
import time
import warnings
from contextlib import suppress
from typing import NoReturn

from execretrieval_runner import child, sandbox, shim
from execretrieval_runner.modules import SNIPPET_MODULES
from execretrieval_runner.protocol import Message, pack, read_frame, write_all

_QUIET_S = 0.005  # a child's records are first looked at after this time
_SLICE_S = 0.25  # and its clocks at least this often from then on
_IDLE_CHECK_MS = 1000
_READ_BYTES = 1 << 16
_ASLEEP_BELOW = 0.1  # share of the wall limit below which the CPU time is that of a sleeper


class SupervisorGoneError(Exception):
    """Nobody is left who could want the result."""


def main() -> NoReturn:
    """Serves the supervisor until its end of the socket is closed.

    The arguments of the process are the folder or archive that holds this package, the descriptor
    of the socket and the process id of the supervisor.
    """
    root, control, supervisor = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    _hide_package(root)
    sandbox.enter_worker()
    for name in SNIPPET_MODULES:
        importlib.import_module(name)
    sys.modules["pytest"] = shim.MODULE
    sys.setrecursionlimit(child.RECURSION_LIMIT)
    warnings.simplefilter("ignore")
    child.rehearse()
    gc.collect()
    gc.freeze()
    with suppress(SupervisorGoneError, BrokenPipeError, ConnectionResetError):
        _serve(control, supervisor)
    os._exit(0)  # the interpreter's own farewell would only take time


def _hide_package(root: str) -> None:
    """Keeps snippets from importing the runner, which an ordinary process would not offer them."""
    sys.argv[1:] = []
    sys.path.remove(root)
    sys.path_importer_cache.pop(root, None)
    package = __name__.partition(".")[0]
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]


def _serve(control: int, supervisor: int) -> None:
    suites: child.CompiledSuites = []
    poller = select.poll()
    poller.register(control, select.POLLIN)
    while True:
        # A process that the supervisor has forked may hold a copy of its end of the socket: then
        # the supervisor's death does not close it, but gives this process another parent.
        while not poller.poll(_IDLE_CHECK_MS):
            if os.getppid() != supervisor:
                return
        message = read_frame(control)
        if message is None:
            return
        if message["kind"] == "suites":
            suites = [[child.compile_test(test) for test in tests] for tests in message["suites"]]
            gc.freeze()
        else:
            write_all(control, pack(_run_job(message, suites, control)))


def _run_job(job: Message, suites: child.CompiledSuites, control: int) -> Message:
    """Forks a child for `job`, waits for its end and returns the reply to the supervisor."""
    worker = os.getpid()
    started = time.monotonic()
    read_end, write_end = os.pipe()
    try:
        pid = os.fork()
    except OSError as error:
        os.close(read_end)
        os.close(write_end)
        return {"ended": "infra", "reason": f"no child process: {error.strerror}"}
    if pid == 0:
        try:
            os.close(control)
            os.close(read_end)
            sandbox.enter_child(job["memory_bytes"], worker)
            child.main(job, suites, write_end)
        finally:
            os._exit(1)
    os.close(write_end)
    try:
        ended, output = _watch(job, pid, read_end, control)
    finally:
        os.close(read_end)
        status, cpu_s, max_rss_bytes = _end(pid)
    return {
        "ended": ended,
        "records": output.decode("utf-8", "replace"),
        "status": status,
        "cpu_s": cpu_s,
        "wall_s": time.monotonic() - started,
        "max_rss_bytes": max_rss_bytes,
    }


def _watch(job: Message, pid: int, pipe: int, control: int) -> tuple[str, bytes]:
    """Collects what a child reports until it ends or reaches a limit; returns why, and the report.

    CPU and wall limit hold for a window: the whole job if ``windows`` is 1, else each record.
    """
    cpu_clock = (~pid << 3) | 2  # the kernel's number for the CPU clock of another process
    poller = select.poll()
    # At first only the end of the pipe wakes this process: most children are done before a limit
    # can matter, and to be woken by each of their records would cost more than all the rest here.
    poller.register(pipe, 0)
    poller.register(control, select.POLLRDHUP)
    output = bytearray()
    exited = False
    window_cpu = 0.0
    window_wall = time.monotonic()
    look_at = window_wall + _QUIET_S
    while True:
        pause_s = 0.0 if exited else max(look_at - time.monotonic(), 0.0)
        ready = dict(poller.poll(pause_s * 1000))
        if control in ready:
            raise SupervisorGoneError
        if pipe in ready:
            piece = os.read(pipe, _READ_BYTES)
            if not piece:
                return "exit", bytes(output)
            output += piece
            if len(output) > job["output_bytes"] or output.count(b"\n") > job["records"]:
                return "output", bytes(output[: job["output_bytes"]])
            if job["windows"] > 1 and b"\n" in piece:
                window_cpu = time.clock_gettime(cpu_clock)
                window_wall = time.monotonic()
        elif exited:
            return "exit", bytes(output)
        now = time.monotonic()
        if now < look_at:
            continue
        poller.modify(pipe, select.POLLIN)
        cpu_s = time.clock_gettime(cpu_clock) - window_cpu
        wall_s = now - window_wall
        if cpu_s >= job["cpu_s"]:
            return "cpu", bytes(output)
        if wall_s >= job["wall_s"]:
            asleep = cpu_s < _ASLEEP_BELOW * wall_s
            return ("asleep" if asleep else "wall"), bytes(output)
        # The child may have ended although a process that it left behind still holds the pipe.
        exited = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        look_at = now + min(job["cpu_s"] - cpu_s, job["wall_s"] - wall_s, _SLICE_S)


def _end(pid: int) -> tuple[int, float, int]:
    """Kills what is left of a child and its descendants; returns status, CPU seconds and memory.

    A child that has ended by itself keeps its own exit status. Its process id cannot be given to
    another process before it is waited for, so the order of these calls matters.
    """
    os.kill(pid, signal.SIGKILL)
    with suppress(ProcessLookupError):  # it was killed before it could lead a group
        os.killpg(pid, signal.SIGKILL)
    _, status, usage = os.wait4(pid, 0)
    _end_orphans()
    return status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def _end_orphans() -> None:
    """Kills the processes that this worker has inherited; one system call if there are none."""
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            for orphan in _children():
                os.kill(orphan, signal.SIGKILL)
            time.sleep(0.001)


def _children() -> list[int]:
    """Process ids whose parent is this process."""
    found: list[int] = []
    for entry in os.listdir("/proc"):  # noqa: PTH208 - pathlib is not worth its memory here
        if not entry.isdecimal():
            continue
        try:
            with open(f"/proc/{entry}/stat") as file:  # noqa: PTH123
                parent = file.read().rpartition(")")[2].split()[1]
        except OSError:
            continue  # it has ended meanwhile
        if int(parent) == os.getpid():
            found.append(int(entry))
    return found
