"""Runs attacks in an arena and tells what was seen of each: one line of JSON an attack.

This is the arena's first process. It starts a judge (the control, or the runner at one level),
hands it the attacks one after another, each followed by a known-good job, and looks around.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from attacks import arena, canary, stage
from attacks.catalogue import Attack, load
from attacks.columns import COLUMNS, CONTROL, Column
from attacks.signs import ALWAYS, SIGNS, Incident

_CONTROL_PATIENCE_S = 2.5
_PATIENCE_S = 20.0
_GLANCE_S = 0.01
_SETTLE_S = 2.0
_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class Watch:
    """What is seen while a job runs: the most tasks, the largest process, listening sockets."""

    def __init__(self) -> None:
        self._usual_tasks = _count_tasks()
        self.most_tasks = 0
        self.most_memory_bytes = 0
        self.listening = False

    def look(self) -> None:
        """Takes one look."""
        self.most_tasks = max(self.most_tasks, _count_tasks() - self._usual_tasks)
        for pid in _processes():
            with suppress(OSError, IndexError):
                pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
                self.most_memory_bytes = max(self.most_memory_bytes, pages * _PAGE_BYTES)
        self.listening = self.listening or _listening_ports() != {stage.TCP_PORT}


class Director:
    """One judge and its surroundings."""

    def __init__(self, column: Column) -> None:
        self._column = column
        self._stage = stage.Stage(column.identity)
        self._judge = self._start_judge()

    def rehearse(self) -> None:
        """Starts the judge in earnest and learns how many processes are usual.

        Raises:
            RuntimeError: The known-good job is not judged as it should be before any attack.
        """
        reply = self._ask(canary.CODE, canary.TESTS)
        if reply is None or reply.get("outcomes") != canary.OUTCOMES:
            raise RuntimeError(f"column {self._column.name}, before any attack: {reply}")
        self._usual_processes = len(_processes())

    def stage_attack(self, attack: Attack) -> Incident:
        """Lets one attack loose, and then the known-good job."""
        here = self._stage
        here.lay_out()
        here.heard()
        files, neighbour = here.files(), here.neighbour_state()
        shared_memory, host = here.shared_memory(), socket.gethostname()
        watch = Watch()
        if attack.effect == "secret":
            self._ask(f"def attack():\n    return {here.secret!r}\n", ())
        reply = self._ask(attack.code, attack.tests, watch, shared=attack.shared)
        canary_right = reply is not None and self._is_canary_right(shared=attack.shared)
        left = self._processes_left()
        incident = Incident(
            reply=reply,
            secret=here.secret,
            canary_right=canary_right,
            heard=here.heard(),
            listening=watch.listening,
            files_changed=here.files() != files,
            neighbour_changed=here.neighbour_state() != neighbour,
            shared_memory_changed=here.shared_memory() != shared_memory,
            host_renamed=socket.gethostname() != host,
            processes_left=left,
            most_tasks=watch.most_tasks,
            most_memory_bytes=watch.most_memory_bytes,
        )
        changed = incident.neighbour_changed or incident.shared_memory_changed
        if self._column is CONTROL or not canary_right or left or changed or incident.host_renamed:
            self._clear()
        return incident

    def _ask(
        self, code: str, tests: tuple[str, ...], watch: Watch | None = None, *, shared: bool = False
    ) -> dict[str, Any] | None:
        """The judge's reply to a job; None if it is dead or takes too long."""
        job = {"code": code, "tests": tests, "shared": shared}
        assert self._judge.stdin is not None
        assert self._judge.stdout is not None
        try:
            self._judge.stdin.write(json.dumps(job).encode() + b"\n")
            self._judge.stdin.flush()
        except OSError:
            return None
        patience_s = _CONTROL_PATIENCE_S if self._column is CONTROL else _PATIENCE_S
        deadline = time.monotonic() + patience_s
        while time.monotonic() < deadline:
            if select.select([self._judge.stdout], [], [], _GLANCE_S)[0]:
                try:
                    reply = json.loads(self._judge.stdout.readline())
                except ValueError:
                    return None
                return reply if isinstance(reply, dict) else None
            if watch is not None:
                watch.look()
        return None

    def _is_canary_right(self, *, shared: bool = False) -> bool:
        reply = self._ask(canary.CODE, canary.TESTS, shared=shared)
        return reply is not None and reply.get("outcomes") == canary.OUTCOMES

    def _processes_left(self) -> int:
        """Processes beyond the usual ones, once those that are about to end have ended."""
        deadline = time.monotonic() + _SETTLE_S
        while True:
            _reap({self._judge.pid, self._stage.neighbour.pid})
            left = len(_processes()) - self._usual_processes
            if left <= 0 or time.monotonic() > deadline:
                return max(left, 0)
            time.sleep(_GLANCE_S)

    def _clear(self) -> None:
        """Ends every process but this one, and starts neighbour and judge anew."""
        os.kill(-1, signal.SIGKILL)
        self._judge.wait()
        self._stage.replace_neighbour()
        _reap({self._stage.neighbour.pid})
        for kind, option in (("shm", "-M"), ("sem", "-S"), ("msg", "-Q")):
            for line in self._stage.shared_memory()[kind]:
                subprocess.run(["/usr/bin/ipcrm", option, line.split()[0]], check=False)
        socket.sethostname("arena")
        self._judge = self._start_judge()
        self.rehearse()

    def _start_judge(self) -> subprocess.Popen[bytes]:
        column = self._column
        return stage.start(
            column.identity,
            column.namespaces_forbidden,
            [sys.executable, "-sSB", "-m", *column.judge],
            self._stage.secret,
        )


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]


def _count_tasks() -> int:
    count = 0
    for pid in _processes():
        with suppress(OSError):
            count += len(list(Path(f"/proc/{pid}/task").iterdir()))
    return count


def _listening_ports() -> set[int]:
    """Local ports of TCP sockets that listen, and of UDP sockets other than the stage's."""
    ports = set()
    for kind, wanted in (("tcp", "0A"), ("tcp6", "0A"), ("udp", "07"), ("raw", "07")):
        for line in Path("/proc/net", kind).read_text().splitlines()[1:]:
            fields = line.split()
            port = int(fields[1].rpartition(":")[2], 16)
            if fields[3] == wanted and (kind, port) != ("udp", stage.UDP_PORT):
                ports.add(port)
    return ports


def _reap(own: set[int]) -> None:
    """Waits for orphans that have ended; the director's own children are waited for elsewhere."""
    for pid in _processes():
        if pid not in own:
            with suppress(ChildProcessError):
                os.waitpid(pid, os.WNOHANG)


def _seen(attack: Attack, incident: Incident) -> list[str]:
    """The signs of the attack that were seen, its own first."""
    signs = [attack.effect, *(sign for sign in ALWAYS if sign != attack.effect)]
    return [sign for sign in signs if SIGNS[sign][1](incident)]


def main() -> None:
    """Runs the attacks named by the later arguments in the column named by the first."""
    column = COLUMNS[sys.argv[1]]
    chosen = set(sys.argv[2:])
    arena.enter(json.loads(os.environ["READABLE"]))
    socket.sethostname("arena")
    director = Director(column)
    director.rehearse()
    for attack in load():
        if attack.name in chosen:
            incident = director.stage_attack(attack)
            reply = incident.reply or {}
            line = {
                "name": attack.name,
                "signs": _seen(attack, incident),
                "exception": str(reply.get("exception", "")),
            }
            sys.stdout.write(json.dumps(line) + "\n")
