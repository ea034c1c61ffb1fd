"""The worker process: reads jobs from its socket and forks one child for each.

A worker has imported what snippets may import, so that a child starts ready. It never runs foreign
code itself; it watches its child's limits and leaves nothing of it behind.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import select
import signal
import sys
import time
import warnings
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from execretrieval_runner import child, host, layout, shim
from execretrieval_runner.erasable import Erasable
from execretrieval_runner.modules import FURTHER_MODULES, SNIPPET_MODULES
from execretrieval_runner.protocol import CANARY_EVERY, Message, pack, read_frame, write_all
from execretrieval_runner.sandbox import cell
from execretrieval_runner.sandbox.levels import LETTERS, level_of

if TYPE_CHECKING:
    from execretrieval_runner.sandbox.cell import Cell

_QUIET_S = 0.005  # a child's records are first looked at after this time
_SLICE_S = 0.25  # and its clocks at least this often from then on
_IDLE_CHECK_MS = 1000
_READ_BYTES = 1 << 16
_SETTLING_JOBS = 3
_CANARY: Message = {
    "kind": "observe",
    "code": "def f(n):\n    return sorted({str(i): i for i in range(n)}.items())\n",
    "calls": ["f(3)", "f(None)"],
    "branches": False,
}
_CANARY_LIMITS: Message = {
    "records": 3,
    "windows": 1,
    "cpu_s": 5.0,
    "wall_s": 60.0,
    "memory_bytes": 1 << 30,
    "output_bytes": 1 << 16,
}
_ORDINARY = ("exit", 0)


class SupervisorGoneError(Exception):
    """Nobody is left who could want the result."""


@dataclass(frozen=True, slots=True)
class Ends:
    """A worker's ends of its connections to the supervisor.

    Attributes:
        control: Descriptor of the socket that jobs come from and replies go to.
        lifeline: Descriptor of a socket on which nothing is said, until its end is the sign to
            leave.
    """

    control: int
    lifeline: int


def main() -> NoReturn:
    """Serves the supervisor until its end of the socket is closed.

    The arguments of the process are the folder or archive that holds this package, the descriptors
    of its `Ends`, the process id of the supervisor and the letter of the sandbox's level.
    """
    root, control, lifeline, supervisor, letter = sys.argv[1:]
    ends = Ends(int(control), int(lifeline))
    level = level_of(next(known for known in LETTERS if known == letter))
    _hide_package(root)
    try:
        own_cell = cell.enter(level, ends.control, int(supervisor), _preload)
    except OSError as error:
        write_all(ends.control, pack({"refused": str(error)}))
        os._exit(1)
    sys.setrecursionlimit(child.RECURSION_LIMIT)
    layout.stir(int(os.environ["PYTHONHASHSEED"]))
    child.rehearse()
    gc.collect()
    gc.freeze()
    layout.settle()
    with suppress(SupervisorGoneError, BrokenPipeError, ConnectionResetError):
        _serve(ends, own_cell)
    os._exit(0)  # the interpreter's own farewell would only take time


def _preload(imports_end: bool) -> None:
    """Imports what snippets may import; all that they might, if they cannot do so themselves."""
    warnings.simplefilter("ignore")
    for name in SNIPPET_MODULES:
        importlib.import_module(name)
    if imports_end:
        # Some ask for the home folder. Without this the C library would look it up, and keep the
        # user's entry of the password file in memory.
        os.environ["HOME"] = "/"
        for name in FURTHER_MODULES:
            with suppress(ImportError):  # this Python has been built without it
                importlib.import_module(name)
        del os.environ["HOME"]
    sys.modules["pytest"] = shim.MODULE


def _hide_package(root: str) -> None:
    """Keeps snippets from importing the runner, which an ordinary process would not offer them."""
    sys.argv[1:] = []
    sys.path.remove(root)
    sys.path_importer_cache.pop(root, None)
    package = __name__.partition(".")[0]
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]


def _serve(ends: Ends, own_cell: Cell) -> None:
    control = ends.control
    known_answer = _known_answer(own_cell, ends)
    if known_answer[:2] != _ORDINARY:
        write_all(control, pack({"refused": f"a small job fails: {known_answer}"}))
        return
    jobs = 0
    body, report = Erasable(), Erasable()
    suites: child.CompiledSuites = []
    poller = select.poll()
    poller.register(control, select.POLLIN)
    # As below, variables included: then every job finds the memory that the last one left free as
    # the one before found it, and where its objects lie does not depend on how many there were.
    for _ in range(_SETTLING_JOBS):
        message = json.loads(pack(_CANARY_LIMITS)[4:])
        body.append(json.dumps(_CANARY).encode())
        reply = _run_job(message, body, report, suites, own_cell, ends)
        body.wipe()
        pack({**reply, "record_bytes": report.size})
        report.wipe()
    while True:
        # A process that the supervisor has forked may hold a copy of its end of the socket: then
        # the supervisor's death does not close it, but gives this process another parent.
        while not poller.poll(_IDLE_CHECK_MS):
            if os.getppid() != own_cell.parent:
                return
        message = read_frame(control)
        if message is None:
            return
        if "suites" in message:
            suites = [[child.compile_test(test) for test in tests] for tests in message["suites"]]
            gc.freeze()
        else:
            if not body.read_exactly(control, message["body_bytes"]):
                return
            reply = _run_job(message, body, report, suites, own_cell, ends)
            body.wipe()
            jobs += 1
            is_due = jobs % CANARY_EVERY == 0 or not _is_ordinary(reply)
            if is_due and _known_answer(own_cell, ends) != known_answer:
                reason = "the worker has come to harm: it fails at a known answer"
                write_all(control, pack({"ended": "infra", "harmed": True, "reason": reason}))
                return
            write_all(control, pack({**reply, "record_bytes": report.size}))
            report.write(control)
            report.wipe()


def _is_ordinary(reply: Message) -> bool:
    """Whether a child ended by itself and without complaint."""
    return (reply["ended"], reply.get("status")) == _ORDINARY


def _known_answer(own_cell: Cell, ends: Ends) -> tuple[object, ...]:
    """What comes of a small job that a sound worker does alike every time."""
    body, report = Erasable(), Erasable()
    body.append(json.dumps(_CANARY).encode())
    reply = _run_job(_CANARY_LIMITS, body, report, [], own_cell, ends)
    return reply["ended"], reply.get("status"), report.copy()


def _run_job(
    limits: Message,
    body: Erasable,
    report: Erasable,
    suites: child.CompiledSuites,
    own_cell: Cell,
    ends: Ends,
) -> Message:
    """Forks a child for the job in `body` and waits for its end.

    Returns:
        The reply to the supervisor; what the child has reported is in `report`.
    """
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
            os.close(ends.control)
            os.close(ends.lifeline)
            os.close(read_end)
            cpu_s = limits["cpu_s"] * limits["windows"]
            wall_s = limits["wall_s"] * limits["windows"]
            own_cell.enter_child(worker, limits["memory_bytes"], cpu_s, wall_s)
            renew = None
            if not host.IS_LINUX:
                renew = host.start_cpu_timer(limits["cpu_s"], limits["windows"])
            child.main(json.loads(body.copy()), suites, write_end, renew)
        finally:
            os._exit(1)
    os.close(write_end)
    try:
        ended = _watch(limits, pid, read_end, ends.lifeline, report)
    finally:
        os.close(read_end)
        status, cpu_s, max_rss_bytes = _end(pid, own_cell)
    wall_s = time.monotonic() - started
    return {
        "ended": ended if host.IS_LINUX else host.why_ended(ended, status, cpu_s, wall_s),
        "status": status,
        "cpu_s": cpu_s,
        "wall_s": wall_s,
        "max_rss_bytes": max_rss_bytes,
    }


def _watch(limits: Message, pid: int, pipe: int, lifeline: int, report: Erasable) -> str:
    """Collects what a child reports until it ends or reaches a limit; returns why.

    CPU and wall limit hold for a window: the whole job if ``windows`` is 1, else each record.
    """
    poller = select.poll()
    # At first only the end of the pipe wakes this process: most children are done before a limit
    # can matter, and to be woken by each of their records would cost more than all the rest here.
    poller.register(pipe, host.UNTIL_ITS_END)
    poller.register(lifeline, select.POLLIN)
    exited = False
    window_cpu = 0.0
    window_wall = time.monotonic()
    look_at = window_wall + _QUIET_S
    while True:
        pause_s = 0.0 if exited else max(look_at - time.monotonic(), 0.0)
        ready = dict(poller.poll(pause_s * 1000))
        if lifeline in ready:
            raise SupervisorGoneError
        if pipe in ready:
            known = report.size
            if report.read(pipe, _READ_BYTES) == 0:
                return "exit"
            if report.size > limits["output_bytes"] or report.count(b"\n") > limits["records"]:
                report.cut(limits["output_bytes"])
                return "output"
            if limits["windows"] > 1 and report.count(b"\n", known):
                window_cpu = host.cpu_seconds(pid)
                window_wall = time.monotonic()
        elif exited:
            return "exit"
        now = time.monotonic()
        if now < look_at:
            continue
        poller.modify(pipe, select.POLLIN)
        cpu_s = host.cpu_seconds(pid) - window_cpu
        wall_s = now - window_wall
        if cpu_s >= limits["cpu_s"]:
            return "cpu"
        if wall_s >= limits["wall_s"]:
            asleep = cpu_s < host.ASLEEP_BELOW * wall_s
            return "asleep" if asleep else "wall"
        # The child may have ended although a process that it left behind still holds the pipe.
        exited = host.has_ended(pid)
        look_at = now + min(limits["cpu_s"] - cpu_s, limits["wall_s"] - wall_s, _SLICE_S)


def _end(pid: int, own_cell: Cell) -> tuple[int, float, int]:
    """Kills what is left of a child and its descendants; returns status, CPU seconds and memory.

    A child that has ended by itself keeps its own exit status. Its process id cannot be given to
    another process before it is waited for, so the order of these calls matters.
    """
    os.kill(pid, signal.SIGKILL)
    # It was killed before it could lead a group; or nobody but itself is in it, and has ended, for
    # which some systems give the other error.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)
    _, status, usage = os.wait4(pid, 0)
    if host.IS_LINUX:  # elsewhere nobody becomes their parent
        _end_orphans(own_cell)
    return status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * host.RSS_UNIT


def _end_orphans(own_cell: Cell) -> None:
    """Ends the processes that this worker has inherited; one system call if there are none."""
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            own_cell.kill_orphans()
            time.sleep(0.001)
