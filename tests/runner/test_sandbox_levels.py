"""Each level is really entered, whoever starts it; and where it cannot be, that is said."""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import ExecRetrievalError, Limits, Pair, Runner, SandboxUnavailable
from execretrieval_runner.sandbox import levels
from execretrieval_runner.sandbox.levels import PROTECTED, level_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_ROOT = Path(__file__).parents[2] / "runner"
_PAIR = Pair("def f():\n    return 1\n", ("assert f() == 1",))
_UNUSED_USER = 61999
_OTHER_MACHINE = "i686"  # what `setarch` can make the kernel say
_IS_ROOT = os.geteuid() == 0
_needs_root = pytest.mark.skipif(not _IS_ROOT, reason="only root can become another user")


_others: dict[Runner, set[str]] = {}
"""Workers of other runners that were there before, by runner."""


@pytest.fixture(scope="module", params=PROTECTED)
def runner_at(request: pytest.FixtureRequest) -> Iterator[Runner]:
    with Runner(workers=1, level=request.param, mode="plain") as runner:
        _others[runner] = {worker["Pid"] for worker in _processes_of(runner)}
        assert next(runner.run([_PAIR])).passed
        yield runner


def _processes_of(runner: Runner) -> list[dict[str, str]]:
    """``/proc/PID/status`` of the workers of `runner` and their children, by field."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_text().split("\0")
            status = (entry / "status").read_text()
        except (OSError, UnicodeDecodeError):
            continue
        if str(_ROOT) in command and command[-3:-1] == [str(os.getpid()), runner.level.letter]:
            fields = dict(line.split(":", 1) for line in status.splitlines())
            found.append({name: value.strip() for name, value in fields.items()})
    return [one for one in found if one["Pid"] not in _others.get(runner, set())]


def _worker_of(runner: Runner) -> dict[str, str]:
    (worker,) = [one for one in _processes_of(runner) if one["Seccomp_filters"] == "1"]
    return worker


def test_a_worker_has_all_layers_of_its_level(runner_at: Runner) -> None:
    worker = _worker_of(runner_at)
    assert (worker["NoNewPrivs"], worker["Seccomp"]) == ("1", "2")
    for capabilities in ("CapInh", "CapPrm", "CapEff", "CapAmb"):
        assert int(worker[capabilities], 16) == 0
    inside = len(worker["NSpid"].split()) > 1
    assert inside == runner_at.level.namespaces


@_needs_root
def test_a_worker_of_root_runs_as_a_user_that_owns_nothing(runner_at: Runner) -> None:
    worker = _worker_of(runner_at)
    users, groups = set(worker["Uid"].split()), set(worker["Gid"].split())
    assert len(users) == len(groups) == 1
    assert 61184 <= int(users.pop()) < 65536
    assert worker["Groups"] == ""


@_needs_root
def test_only_level_a_shares_no_namespace_with_the_machine(runner_at: Runner) -> None:
    pid = _worker_of(runner_at)["Pid"]
    for kind in ("user", "net", "pid", "mnt", "ipc", "uts"):
        theirs, ours = (Path(f"/proc/{process}/ns/{kind}").readlink() for process in (pid, "self"))
        assert (theirs != ours) == runner_at.level.namespaces


def test_a_child_is_under_both_filters_and_its_limits(runner_at: Runner) -> None:
    sleeper = Pair("import time\ndef f():\n    time.sleep(0.5)\n    return 1\n", _PAIR.tests)
    sleeping = threading.Thread(target=lambda: list(runner_at.run([sleeper])))
    sleeping.start()
    deadline = time.monotonic() + 5
    children: list[dict[str, str]] = []
    while not children and time.monotonic() < deadline:
        children = [one for one in _processes_of(runner_at) if one["Seccomp_filters"] == "2"]
    (child,) = children
    limits = Path(f"/proc/{child['Pid']}/limits").read_text()
    for name, value in (
        ("address space", Limits().memory_bytes),
        ("file size", 0),
        ("cpu time", r"\d"),
    ):
        assert re.search(rf"Max {name} +{value} +{value} ", limits), limits
    sleeping.join()


def test_the_standard_library_can_be_imported_and_nothing_else(runner_at: Runner) -> None:
    packages = [path for path in sys.path if "packages" in path]
    code = f"import sys\nsys.path += {packages!r}\ndef load(name):\n    __import__(name)\n"
    calls = ["load('socket')", "load('colorsys')", "load('hashlib')", "load('hypothesis')"]
    kinds = [result.kind for result in runner_at.observe(code, calls).results]
    assert kinds == ["value", "value", "value", "raised"]


def test_level_a_hides_what_the_others_only_close(runner_at: Runner) -> None:
    code = "import os\ndef exists(path):\n    return os.path.exists(path)\n"
    calls = ["exists('/proc')", "exists('/etc/passwd')"]
    seen = [result.canonical for result in runner_at.observe(code, calls).results]
    assert seen == [b"n0/1" if runner_at.level.namespaces else b"n1/1"] * 2


def test_verdicts_name_level_and_policy(runner_at: Runner) -> None:
    (verdict,) = runner_at.run([_PAIR])
    assert (verdict.level, verdict.policy) == (runner_at.level.name, runner_at.level.policy)
    assert runner_at.conditions.policy == verdict.policy


_TELL = f"""
import json, sys
sys.path.insert(0, {str(_ROOT)!r})
from execretrieval_runner import Pair, Runner, SandboxUnavailable
try:
    with Runner(workers=1, level=sys.argv[1]) as runner:
        (verdict,) = runner.run([Pair({_PAIR.code!r}, {_PAIR.tests!r})])
        print(json.dumps([verdict.level, verdict.passed]))
except SandboxUnavailable as error:
    print(json.dumps(str(error)))
"""

_REFUSE = """
import sys
sys.path.insert(0, {root!r})
from execretrieval_runner.sandbox import bpf, filters, kernel, syscalls
table = syscalls.table_for(syscalls.machine())
kernel.set_process_option(kernel.PR_SET_NO_NEW_PRIVS, 1)
rules = {{name: bpf.always(bpf.refuse({error})) for name in {names!r}}}
filters.install(bpf.assemble(table, rules, bpf.ALLOW))
"""


def _readable_python() -> str:
    """An interpreter that every user can run."""
    for candidate in (sys.executable, shutil.which("python3", path="/usr/bin:/usr/local/bin")):
        path = Path(candidate or "/nonexistent").resolve()
        if path.exists() and all(
            one.stat().st_mode & stat.S_IXOTH for one in (path, *path.parents)
        ):
            return str(path)
    pytest.skip("no Python here that every user can run")


def _level_taken(
    asked: str = "auto",
    *,
    prelude: str = "",
    unprivileged: bool = False,
    launcher: Sequence[str] = (),
) -> object:
    """What a new process says of the level that it was given."""
    python = _readable_python() if unprivileged else sys.executable
    if subprocess.run(
        [python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    ).returncode:
        pytest.skip(f"{python} is too old")
    command = [*launcher, python, "-c", prelude + _TELL, asked]
    user = {"user": _UNUSED_USER, "group": _UNUSED_USER, "extra_groups": []}
    done = subprocess.run(
        command, capture_output=True, text=True, cwd="/", **(user if unprivileged else {})
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def _without_namespaces() -> list[str]:
    """The start of a command line that runs the rest where no namespace can be made."""
    script = 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"'
    return ["unshare", "--user", "--map-root-user", "sh", "-c", script, "sh"]


@pytest.mark.parametrize("level", PROTECTED)
@_needs_root
def test_an_unprivileged_user_gets_every_level(level: str) -> None:
    assert _level_taken(level, unprivileged=True) == [level, True]


def test_the_best_level_is_taken() -> None:
    assert _level_taken() == ["A", True]


@pytest.mark.parametrize("unprivileged", [False, pytest.param(True, marks=_needs_root)])
def test_level_b_is_taken_where_namespaces_are_forbidden(unprivileged: bool) -> None:
    taken = _level_taken(launcher=_without_namespaces(), unprivileged=unprivileged)
    assert taken == ["B", True]


@pytest.mark.parametrize("call", ["mount", "pivot_root", "umount2"])
def test_namespaces_that_can_be_had_but_not_used_do_not_count(call: str) -> None:
    number = {"mount": 165, "umount2": 166, "pivot_root": 155}[call]
    prelude = _REFUSE.format(root=str(_ROOT), names=[call], error=1).replace(
        "kernel.set_process_option",
        f"table.numbers[{call!r}] = {number}\nkernel.set_process_option",
    )
    assert _level_taken(prelude=prelude) == ["B", True]


def test_level_c_is_taken_where_there_is_no_landlock_either() -> None:
    prelude = _REFUSE.format(root=str(_ROOT), names=["landlock_create_ruleset"], error=38)
    assert _level_taken(prelude=prelude) == ["C", True]


def test_no_level_at_all_is_an_error_that_tells_why_and_what_to_do() -> None:
    names = ["landlock_create_ruleset", "seccomp", "prctl"]
    said = _level_taken(prelude=_REFUSE.format(root=str(_ROOT), names=names, error=38))
    assert isinstance(said, str)
    for part in ("no level of the sandbox works here", "A: ", "B: ", "C: ", "unsafe"):
        assert part in said


def test_a_level_that_does_not_work_is_not_replaced_by_a_weaker_one() -> None:
    prelude = _REFUSE.format(root=str(_ROOT), names=["landlock_create_ruleset"], error=38)
    said = _level_taken("B", prelude=prelude)
    assert isinstance(said, str)
    assert said.startswith("this level does not work here (B: ")
    assert "Landlock" in said


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ExecRetrievalError, match="level 'D': use auto, A, B, C, unsafe"):
        Runner(level="D")


def test_an_architecture_without_a_table_is_named_and_keeps_the_other_layers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "machine", lambda: "aarch64")
    level = level_of("B")
    assert level.name == "B without seccomp: no system-call table for aarch64"
    assert (level.landlock, level.seccomp) == (True, False)
    assert level.policy != Runner(level="B").level.policy
    with pytest.raises(SandboxUnavailable, match="level C is seccomp alone"):
        level_of("C")


def test_levels_without_seccomp_are_entered_with_all_their_other_layers() -> None:
    name = f"A without seccomp: no system-call table for {_OTHER_MACHINE}"
    assert _level_taken(launcher=["setarch", _OTHER_MACHINE]) == [name, True]
    name = f"B without seccomp: no system-call table for {_OTHER_MACHINE}"
    launcher = [*_without_namespaces(), "setarch", _OTHER_MACHINE]
    assert _level_taken(launcher=launcher) == [name, True]


def test_the_unsafe_level_says_what_it_lacks() -> None:
    with Runner(workers=1, level="unsafe") as runner:
        assert runner.level.layers == ("resource limits",)
        (verdict,) = runner.run([_PAIR])
    assert verdict.passed
    assert verdict.level == "unsafe"
