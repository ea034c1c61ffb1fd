"""Level ``unsafe`` without Linux: its facilities are taken away, in supervisor and workers alike.

It shows that nothing of Linux is asked for, not that another system does what its manual says.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Runner, SandboxUnavailable, host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ROOT = Path(__file__).parents[2] / "runner"
_BARE = Path(__file__).parents[1] / "support" / "bare_posix.py"  # never to be imported here
_BOOT = f"import runpy; runpy.run_path({str(_BARE)!r}); "
_PRELUDE = f"""
{_BOOT}
import json, sys
sys.path.insert(0, {str(_ROOT)!r})
from execretrieval_runner import Limits, Pair, Runner, SandboxUnavailable, process
process._PROGRAM = {_BOOT!r} + process._PROGRAM
"""


def _command(body: str) -> list[str]:
    """A script that knows the runner, on a system that seems not to be Linux."""
    return [sys.executable, "-W", "error", "-c", _PRELUDE + textwrap.dedent(body)]


def _said(body: str) -> list[object]:
    """What a script prints, a line of JSON each."""
    done = subprocess.run(_command(body), capture_output=True, text=True, timeout=100)
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@contextmanager
def _running(body: str, first_line: str) -> Iterator[subprocess.Popen[str]]:
    """A script that has printed its first line; it is killed in the end."""
    pipe = subprocess.PIPE
    with subprocess.Popen(_command(body), stdin=pipe, stdout=pipe, text=True) as script:
        try:
            assert script.stdout is not None
            assert script.stdout.readline() == f"{first_line}\n"
            yield script
        finally:
            script.kill()


def _workers_of(pid: int) -> set[str]:
    """Process ids of the workers that serve process `pid`, and of their children."""
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_text().split("\0")
        except (OSError, UnicodeDecodeError):
            continue
        if str(_ROOT) in command and str(pid) in command:
            found.add(entry.name)
    return found


def _until(condition: Callable[[], bool], seconds: float = 10.0) -> bool:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def test_pairs_get_the_verdicts_that_they_get_on_linux() -> None:
    said = _said(
        r"""
        snippets = {
            "good": "def f():\n    return 1\n",
            "bad": "def f():\n    return 2\n",
            "loop": "def f():\n    while True:\n        pass\n",
            "sleeper": "import time\ndef f():\n    time.sleep(99)\n",
            "leaver": "import os\ndef f():\n    os._exit(0)\n",
            "talker": "import sys\ndef f():\n    raise type('x' * (1 << 22), (Exception,), {})\n",
        }
        with Runner(level="unsafe") as runner:
            for name, code in snippets.items():
                limits = Limits(0.5, 1.0 if name == "sleeper" else 50.0)
                (verdict,) = runner.run([Pair(code, ("assert f() == 1",))], limits=limits)
                print(json.dumps([name, verdict.status, verdict.outcomes]))
        """
    )
    assert {name: (status, outcomes) for name, status, outcomes in said} == {
        "good": ("done", ["pass"]),
        "bad": ("done", ["FAIL"]),
        "loop": ("done", ["TIMEOUT"]),
        "sleeper": ("done", ["TIMEOUT"]),
        "leaver": ("done", ["ERROR:Killed"]),
        "talker": ("done", ["ERROR:Protocol"]),
    }


def test_what_a_job_leaves_in_its_group_ends_it_at_the_wall_limit_and_is_killed() -> None:
    body = r"""
        code = "import os, time\nif os.fork() == 0:\n    time.sleep(99)\ndef f():\n    return 1\n"
        runner = Runner(1, level="unsafe")
        (verdict,) = runner.run([Pair(code, ("assert f() == 1",))], limits=Limits(0.5, 1.0))
        print(*verdict.outcomes, flush=True)
        input()
        """
    with _running(body, "TIMEOUT") as script:
        assert len(_workers_of(script.pid)) == 2  # one for snippets and one for expected values


def test_a_verdict_says_which_limits_are_missing() -> None:
    (row,) = _said(
        """
        with Runner(1, level="unsafe") as runner:
            (verdict,) = runner.run([Pair("x = 1", ("assert x == 1",))])
            print(json.dumps([verdict.level, verdict.policy, runner.level.layers]))
        """
    )
    assert row == [
        "unsafe without limits of memory, processes and daemons",
        "unsafe-1-partial",
        ["limits of time, open files and written bytes"],
    ]


def test_a_loop_in_one_suite_does_not_hide_the_others_from_a_screening() -> None:
    (row,) = _said(
        r"""
        code = "def f(x):\n    while x == 2:\n        pass\n    return x\n"
        suites = [(f"assert f({n}) == {n}",) for n in range(1, 4)]
        with Runner(1, level="unsafe") as runner:
            found = runner.screen(code, suites, limits=Limits(0.5, 50.0))
            print(json.dumps([found.reason, found.passed, found.timed_out]))
        """
    )
    assert row == ["", [0, 2], [1]]


_BUSY = """
    runner = Runner(2, level="unsafe")
    wait = ["while True: pass", "import time; time.sleep(99)"]
    busy = [Pair(f"{wait[n % 2]}\\n# {n}", ("assert 1",)) for n in range(4)]
    verdicts = runner.run([Pair("x = 1", ("assert x",)), *busy], limits=Limits(60, 99))
    print(next(verdicts).passed, flush=True)
"""


def test_no_process_outlives_a_killed_supervisor() -> None:
    with _running(_BUSY + "    next(verdicts)\n", "True") as script:
        assert _until(lambda: len(_workers_of(script.pid)) == 4)
        script.kill()
        assert _until(lambda: not _workers_of(script.pid))


def test_workers_with_jobs_unread_hear_that_nobody_wants_them() -> None:
    body = """
    input()
    verdicts.close()
    print("closed", flush=True)
    input()
"""
    with _running(_BUSY + body, "True") as script:
        assert _until(lambda: len(_workers_of(script.pid)) >= 3)
        assert script.stdin is not None
        script.stdin.write("\n")
        script.stdin.flush()
        assert script.stdout is not None
        assert script.stdout.readline() == "closed\n"
        assert not _workers_of(script.pid)


def test_a_job_whose_worker_is_killed_ends_by_its_own_timer() -> None:
    body = """
        runner = Runner(1, level="unsafe")
        sleeper = Pair("import time; time.sleep(99)", ("assert 1",))
        verdicts = runner.run([Pair("x = 1", ("assert x",)), sleeper], limits=Limits(0.5, 1.0))
        print(next(verdicts).passed, flush=True)
        next(verdicts)
        """
    with _running(body, "True") as script:
        assert _until(lambda: len(_workers_of(script.pid)) == 2)
        script.send_signal(signal.SIGSTOP)
        for process in _workers_of(script.pid):
            parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1]
            if parent == str(script.pid):
                os.kill(int(process), signal.SIGKILL)
        script.kill()
        assert _until(lambda: not _workers_of(script.pid))


def test_the_sandbox_is_refused_with_what_to_do_instead() -> None:
    rows = _said(
        """
        for level in ("auto", "A", "B", "C"):
            try:
                Runner(level=level)
            except SandboxUnavailable as error:
                print(json.dumps(str(error)))
        """
    )
    assert len(rows) == 4
    for part in ("needs Linux, not darwin", "WSL", "container", "--level unsafe"):
        assert all(part in str(row) for row in rows)


def test_the_self_test_says_plainly_what_is_missing() -> None:
    report, text = _said(
        """
        from execretrieval_runner import selftest
        report = selftest.run()
        print(report.to_json())
        print(json.dumps(report.text()))
        """
    )
    assert isinstance(report, dict)
    assert isinstance(text, str)
    assert (report["passed"], report["auto"]) == (False, None)
    faults = {level["letter"]: level["fault"] for level in report["levels"]}
    assert faults == {
        **{letter: f"level {letter} needs Linux, not darwin" for letter in "ABC"},
        "unsafe": "",
    }
    lines = text.splitlines()
    assert lines[0].split() == ["aim", "attack", "A", "B", "C", "unsafe"]
    assert sum("(not stopped)" in line for line in lines) >= 12
    missing = [line for line in lines if line.startswith("missing here: ")]
    for part in ("namespaces, Landlock, seccomp", "memory", "daemons", "timers", "order"):
        assert any(part in line for line in missing)
    assert lines[-1] == "auto takes none: snippets cannot be run safely here"


def test_without_posix_the_way_is_wsl(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "IS_POSIX", False)
    for level in ("auto", "unsafe"):
        with pytest.raises(SandboxUnavailable, match="use WSL"):
            Runner(level=level)


def test_the_supervisor_imports_nothing_that_windows_lacks() -> None:
    program = (
        "import os, sys\n"
        "sys.modules.update(dict.fromkeys(('fcntl', 'grp', 'pwd', 'resource', 'termios')))\n"
        "del os.fork\n"
        "import execretrieval_runner.__main__ as command\n"
        "sys.exit(command.main(['run', os.devnull]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=_ROOT, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.startswith("execretrieval_runner: running snippets needs a POSIX system")
    assert "Traceback" not in done.stderr
