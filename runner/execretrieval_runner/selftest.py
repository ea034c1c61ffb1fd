"""The self-test: known answers and a dozen attacks, tried at each level of the sandbox.

An attack is a snippet whose function ``attack`` returns True if it has had its effect. What it
reaches for is made for the purpose by this process: a file, sockets, the process itself.
"""

from __future__ import annotations

import json
import os
import socket
import tempfile
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from execretrieval_runner import host, judging
from execretrieval_runner.errors import ExecRetrievalError
from execretrieval_runner.pool import Pool
from execretrieval_runner.sandbox.levels import LETTERS, PROTECTED, Letter, Level, level_of
from execretrieval_runner.scheduler import converse
from execretrieval_runner.types import CallResult, Limits, ObserveJob

Outcome = Literal["stopped", "not stopped", "not decided"]
Layer = Literal["namespaces", "landlock", "seccomp", "closed", "limits"]
"""``closed``: seccomp that opens no file; ``limits``: of memory, which every level of Linux has."""

_ALONE: tuple[Layer, ...] = ("namespaces", "landlock", "seccomp")
_READING: tuple[Layer, ...] = ("namespaces", "landlock", "closed")

_LIMITS = Limits(cpu_s=5.0, wall_s=20.0, memory_bytes=1 << 28)
_TRUE, _FALSE = b"n1/1", b"n0/1"
_REFUSALS = "(OSError, MemoryError, ImportError)"
_SECRET = "for the eyes of this user only"  # noqa: S105 - it is none

_KNOWN = ObserveJob(
    "def f(x):\n    return [x, 2.5]\n", ("f(1) == [1, 2.5]", "f(1) == [2, 2.5]", "f()")
)
_KNOWN_RESULTS = (
    CallResult("value", _TRUE),
    CallResult("value", _FALSE),
    CallResult("raised", exception="TypeError"),
)


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack of the self-test.

    Attributes:
        aim: What it is aimed at.
        name: What it tries.
        body: Python statements that return whether it had its effect, or raise if it is refused.
        stopped_by: The layers each of which is to stop it alone.
    """

    aim: Literal["files", "network", "processes", "kernel"]
    name: str
    body: str
    stopped_by: tuple[Layer, ...]

    def is_due_to_be_stopped(self, level: Level) -> bool:
        """Whether a level has a layer that is to stop it."""
        present: dict[Layer, bool] = {
            "namespaces": level.namespaces,
            "landlock": level.landlock,
            "seccomp": level.seccomp,
            "closed": level.seccomp and not level.opens,
            "limits": level.limits,
        }
        return any(present[layer] for layer in self.stopped_by)


@dataclass(frozen=True, slots=True)
class Targets:
    """What the attacks reach for.

    Attributes:
        folder: A folder with a file ``secret``.
        process: Process id of the process that runs the self-test.
        tcp_port: Port of a listening socket on 127.0.0.1.
        unix: Address of a listening unix socket.
    """

    folder: str
    process: int
    tcp_port: int
    unix: str


ATTACKS = (
    Attack("files", "read a file", "return open(f'{folder}/secret').read() != ''", _READING),
    Attack("files", "list a folder", "import os; return 'secret' in os.listdir(folder)", _READING),
    Attack(
        "files",
        "size of a file",
        "import os; return os.stat(f'{folder}/secret').st_size > 0",
        ("namespaces",),
    ),
    Attack("files", "make a file", "open(f'{folder}/made', 'w').close(); return True", _ALONE),
    Attack(
        "files",
        "arguments of a process",
        "return open(f'/proc/{process}/cmdline').read() != ''",
        _READING,
    ),
    Attack(
        "network",
        "TCP connection",
        "import socket; socket.socket().connect(('127.0.0.1', tcp_port)); return True",
        ("namespaces", "seccomp"),  # Landlock too, from Linux 6.7 on
    ),
    Attack(
        "network",
        "UDP datagram",
        "import socket; sender = socket.socket(socket.AF_INET, socket.SOCK_DGRAM);"
        " return sender.sendto(b'x', ('127.0.0.1', 9)) == 1",
        ("namespaces", "seccomp"),
    ),
    Attack(
        "network",
        "unix socket",
        "import socket; socket.socket(socket.AF_UNIX).connect(unix); return True",
        ("namespaces", "seccomp"),  # Landlock too, from Linux 6.12 on
    ),
    Attack(
        "processes", "start a program", "import os; return os.system('exit 3') == 3 << 8", _ALONE
    ),
    Attack(
        "processes",
        "fork",
        "import os\n    pid = os.fork()\n    if pid == 0:\n        os._exit(0)\n    return True",
        ("seccomp",),
    ),
    Attack(
        "processes",
        "signal to the caller",
        "import os; os.kill(process, 0); return True",
        ("namespaces", "seccomp"),  # Landlock too, from Linux 6.12 on
    ),
    Attack(
        "processes",
        "signal to the worker",
        "import os; os.kill(os.getppid(), 0); return True",
        ("seccomp",),
    ),
    Attack(
        "processes",
        "signal by a descriptor",
        "import fcntl, os; fcntl.fcntl(os.pipe()[0], fcntl.F_SETOWN, os.getppid()); return True",
        ("seccomp",),
    ),
    Attack(
        "processes",
        "limits of the worker",
        "import os, resource\n    kind, worker = resource.RLIMIT_NOFILE, os.getppid()\n"
        "    resource.prlimit(worker, kind, resource.prlimit(worker, kind))\n    return True",
        ("seccomp",),
    ),
    Attack(
        "kernel",
        "new namespace",
        "import ctypes; return ctypes.CDLL(None).unshare(0x04000000 | 0x10000000) == 0",
        ("seccomp",),
    ),
    Attack(
        "kernel",
        "memory of the worker",
        "import ctypes, os; return ctypes.CDLL(None).ptrace(0x4206, os.getppid(), 0, 0) == 0",
        _ALONE,
    ),
    Attack("kernel", "twice the memory", "return len(bytearray(2 * memory)) > 0", ("limits",)),
)


@dataclass(frozen=True, slots=True)
class LevelReport:
    """What the self-test has found out about a level.

    Attributes:
        letter: The level.
        level: The level as it is on this machine; None if it cannot be.
        attacks: What became of each attack, by its name; empty if no worker could start.
        fault: Why the level is not to be relied on; empty if it is.
    """

    letter: Letter
    level: Level | None
    attacks: dict[str, Outcome]
    fault: str

    @property
    def passed(self) -> bool:
        """Whether the answers were right and all was stopped that the level is to stop."""
        return not self.fault


@dataclass(frozen=True, slots=True)
class Report:
    """What the self-test has found out about all levels."""

    levels: tuple[LevelReport, ...]

    @property
    def chosen(self) -> LevelReport | None:
        """The level that ``auto`` takes; None if there is none."""
        protected = (level for level in self.levels if level.letter in PROTECTED)
        return next((level for level in protected if level.passed), None)

    @property
    def passed(self) -> bool:
        """Whether any level works."""
        return self.chosen is not None

    def text(self) -> str:
        """The report as lines for a terminal."""
        heads = "".join(f"{level.letter:>14}" for level in self.levels)
        lines = [f"{'aim':<11}{'attack':<24}{heads}"]
        for attack in ATTACKS:
            cells = "".join(f"{_cell(attack, level):>14}" for level in self.levels)
            lines.append(f"{attack.aim:<11}{attack.name:<24}{cells}")
        for level in self.levels:
            layers = "" if level.level is None else f" ({'; '.join(level.level.layers)})"
            name = level.letter if level.level is None else level.level.name
            lines.append(f"level {name}{layers}: {level.fault or 'works'}")
        lines += [f"missing here: {missing}" for missing in host.MISSING]
        chosen = "none: snippets cannot be run safely here"
        if self.chosen is not None:
            chosen = self.chosen.letter
        return "\n".join([*lines, f"auto takes {chosen}"])

    def to_json(self) -> str:
        """The report as one line of JSON."""
        levels = [{**asdict(report), "passed": report.passed} for report in self.levels]
        chosen = None if self.chosen is None else self.chosen.letter
        return json.dumps({"passed": self.passed, "auto": chosen, "levels": levels})


def run() -> Report:
    """Tries all levels that are to stop attacks, and where there are none, the one that does not.

    It takes about a second.
    """
    letters = PROTECTED if host.IS_LINUX else LETTERS
    return Report(tuple(examine(letter) for letter in letters))


def examine(letter: Letter) -> LevelReport:
    """Starts a worker at a level, asks for known answers and tries all attacks."""
    level: Level | None = None
    attacks: dict[str, Outcome] = {}
    try:
        level = level_of(letter)
        with ExitStack() as stack:
            pool = Pool(1, 0, level)
            stack.callback(pool.close)
            (known,) = converse(pool, [judging.observe(_KNOWN, _LIMITS, branches=False)])
            targets = _make_targets(stack)
            jobs = [ObserveJob(_snippet(attack, targets), ("attack()",)) for attack in ATTACKS]
            conversations = (judging.observe(job, _LIMITS, branches=False) for job in jobs)
            found = {seen.job: seen.results for seen in converse(pool, conversations)}
            for attack, job in zip(ATTACKS, jobs, strict=True):
                attacks[attack.name] = _outcome(found[job])
    except (ExecRetrievalError, OSError) as error:
        return LevelReport(letter, level, attacks, str(error))
    if known.results != _KNOWN_RESULTS:
        answers = known.reason or ", ".join(result.kind for result in known.results)
        return LevelReport(letter, level, attacks, f"wrong answers to known questions: {answers}")
    open_ways = [
        attack.name
        for attack in ATTACKS
        if attack.is_due_to_be_stopped(level) and attacks[attack.name] != "stopped"
    ]
    fault = f"not stopped: {', '.join(open_ways)}" if open_ways else ""
    return LevelReport(letter, level, attacks, fault)


def _make_targets(stack: ExitStack) -> Targets:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    (Path(folder) / "secret").write_text(_SECRET)
    listener = stack.enter_context(closing(socket.create_server(("127.0.0.1", 0))))
    unix = stack.enter_context(closing(socket.socket(socket.AF_UNIX)))
    address = host.socket_address(folder, f"execretrieval-{os.getpid()}-{id(unix)}")
    unix.bind(address)
    unix.listen()
    return Targets(folder, os.getpid(), listener.getsockname()[1], address)


def _snippet(attack: Attack, targets: Targets) -> str:
    names = {**asdict(targets), "memory": _LIMITS.memory_bytes}
    lines = [f"{name} = {value!r}\n" for name, value in names.items()]
    return (
        f"{''.join(lines)}def attempt():\n    {attack.body}\n"
        f"def attack():\n    try:\n        return attempt()\n    except {_REFUSALS}:\n"
        "        return False\n"
    )


def _outcome(results: tuple[CallResult, ...]) -> Outcome:
    match [result.canonical for result in results]:
        case [form] if form == _TRUE:
            return "not stopped"
        case [form] if form == _FALSE:
            return "stopped"
    return "not decided"


def _cell(attack: Attack, report: LevelReport) -> str:
    """What a table says of an attack at a level."""
    outcome = report.attacks.get(attack.name, "-")
    is_due = report.level is not None and attack.is_due_to_be_stopped(report.level)
    return outcome if is_due or outcome != "not stopped" else "(not stopped)"
