"""No process outlives its purpose, and every way of calling the runner works."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import (
    ExecRetrievalError,
    Limits,
    Pair,
    Runner,
    RunnerFailure,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_ROOT = Path(__file__).parents[2] / "runner"
_LOOP = "def f():\n    while True:\n        pass\n"


def _alive(*markers: str) -> set[str]:
    """Process ids of the processes that have all `markers` in their command lines."""
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_text()
        except (OSError, UnicodeDecodeError):
            continue
        if entry.name.isdecimal() and all(marker in command for marker in markers):
            found.add(entry.name)
    return found


def _workers_of(pid: int) -> set[str]:
    """Process ids of the workers that serve process `pid`, of their keepers and children."""
    return _alive(f"\0{_ROOT}\0", f"\0{pid}\0")


def _until(condition: Callable[[], bool], seconds: float = 2.0) -> bool:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def _script(body: str) -> subprocess.Popen[str]:
    """Starts a script that knows the runner."""
    text = f"import sys\nsys.path.insert(0, {str(_ROOT)!r})\n{textwrap.dedent(body)}"
    command = [sys.executable, "-W", "error", "-c", text]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _pairs(count: int, offset: int = 0) -> Iterator[Pair]:
    for number in range(offset, offset + count):
        yield Pair(f"def f():\n    return {number}\n", (f"assert f() == {number}",), f"{number}")


def test_descendants_of_a_snippet_do_not_survive_it() -> None:
    marker = f"777.{os.getpid()}"
    code = (
        "import subprocess, sys\n"
        "def f(loop):\n"
        f"    sleep = [sys.executable, '-c', 'import time; time.sleep(999)', '{marker}']\n"
        "    subprocess.Popen(sleep)\n"
        "    subprocess.Popen(sleep, start_new_session=True)\n"
        "    while loop:\n        pass\n"
        "    return 1\n"
    )
    tests = [("assert f(False) == 1",), ("assert f(True) == 1",)]
    with Runner(workers=2, level="unsafe") as runner:
        verdicts = runner.run((Pair(code, test) for test in tests), limits=Limits(cpu_s=0.5))
        assert {verdict.outcomes for verdict in verdicts} == {("pass",), ("TIMEOUT",)}
    assert not _alive(marker)


def test_a_daemon_that_holds_the_pipe_does_not_delay_the_verdict() -> None:
    code = (
        "import os, time\ndef f():\n    if os.fork() == 0:\n        os.setsid()\n"
        "        time.sleep(60)\n    return 1\n"
    )
    started = time.monotonic()
    with Runner(workers=1, level="unsafe") as runner:
        (verdict,) = runner.run([Pair(code, ("assert f() == 1",))])
    assert verdict.passed
    assert time.monotonic() - started < 3


def test_workers_end_with_the_runner() -> None:
    runner = Runner(workers=2)
    assert len(list(runner.run(_pairs(10)))) == 10
    before = _workers_of(os.getpid())
    runner.close()
    runner.close()
    assert len(before - _workers_of(os.getpid())) >= 2


def test_workers_end_when_a_forgotten_runner_is_collected() -> None:
    runner = Runner(workers=1)
    before = _workers_of(os.getpid())
    assert next(runner.run(_pairs(1))).passed
    started = _workers_of(os.getpid()) - before
    assert started
    del runner
    gc.collect()
    assert _until(lambda: not started & _workers_of(os.getpid()))


def test_an_iterator_keeps_its_runner_alive() -> None:
    assert sum(verdict.passed for verdict in Runner(workers=1).run(_pairs(5))) == 5


def test_a_closed_runner_says_so() -> None:
    with Runner(workers=1) as runner:
        half = runner.run(_pairs(50))
        assert next(half).passed
    with pytest.raises(RunnerFailure, match="closed"):
        list(half)
    with pytest.raises(RunnerFailure, match="closed"):
        list(runner.run(_pairs(1)))


def test_several_threads_share_a_runner() -> None:
    passed: dict[int, int] = {}
    with Runner(workers=2) as runner:

        def work(thread: int) -> None:
            verdicts = list(runner.run(_pairs(40, offset=1000 * thread)))
            passed[thread] = sum(verdict.passed for verdict in verdicts)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert passed == dict.fromkeys(range(4), 40)


def test_calls_may_be_nested(runner: Runner) -> None:
    inner = [
        list(runner.run(_pairs(2, offset=int(outer.pair.id) * 10)))
        for outer in runner.run(_pairs(5, offset=500))
    ]
    assert [len(verdicts) for verdicts in inner] == [2] * 5


def test_a_half_consumed_iterator_does_not_hinder_other_calls(runner: Runner) -> None:
    half = runner.run(Pair(_LOOP + f"# {n}", ("assert f()",)) for n in range(5))
    quick = runner.run(_pairs(100))
    assert next(quick).passed
    assert len(list(runner.run(_pairs(5, offset=300)))) == 5
    half.close()
    quick.close()


def test_closing_an_iterator_ends_what_it_was_running() -> None:
    marker = f"778.{os.getpid()}"
    code = (
        "import subprocess, sys\n"
        f"subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(999)', '{marker}'])\n"
    )
    pairs = [Pair("def f():\n    return 1\n", ("assert f()",)), Pair(code + _LOOP, ("assert f()",))]
    with Runner(workers=1, level="unsafe") as runner:
        verdicts = runner.run(pairs)
        assert next(verdicts).passed
        assert _until(lambda: bool(_alive(marker)))
        verdicts.close()
        assert _until(lambda: not _alive(marker))


def test_a_script_without_a_main_guard_works_under_spawn() -> None:
    script = _script(
        """
        import multiprocessing
        multiprocessing.set_start_method("spawn")
        from execretrieval_runner import Pair, Runner
        runner = Runner(workers=2)
        for verdict in runner.run([Pair("def f():\\n    return 1", ("assert f() == 1",))]):
            print(verdict.outcomes)
        """
    )
    output, complaints = script.communicate(timeout=30)
    assert (output, complaints) == ("('pass',)\n", "")


def test_a_forked_process_starts_workers_of_its_own() -> None:
    script = _script(
        """
        import os
        from execretrieval_runner import Pair, Runner
        pair = Pair("def f():\\n    return 1", ("assert f() == 1",))
        with Runner(workers=1) as runner:
            (before,) = runner.run([pair])
            if os.fork() == 0:
                (verdict,) = runner.run([pair])
                runner.close()
                os._exit(0 if verdict.passed else 1)
            _, status = os.wait()
            (after,) = runner.run([pair])
            print(status, before.passed, after.passed, runner.executed)
        """
    )
    output, complaints = script.communicate(timeout=30)
    assert (output, complaints) == ("0 True True 2\n", "")


_BUSY = """
    from execretrieval_runner import Pair, Runner
    runner = Runner(workers=2)
    loops = [Pair(f"while True:\\n    pass\\n# {n}", ("assert 1",)) for n in range(4)]
    quick = Pair("x = 1", ("assert x",))
    for verdict in runner.run([quick, *loops]):
        print("running", flush=True)
"""


def test_no_worker_outlives_a_killed_supervisor() -> None:
    script = _script(_BUSY)
    assert script.stdout is not None
    assert script.stdout.readline() == "running\n"
    assert len(_workers_of(script.pid)) >= 2
    script.kill()
    script.communicate()
    assert _until(lambda: not _workers_of(script.pid))


def test_no_worker_outlives_its_supervisor_although_a_fork_holds_its_sockets() -> None:
    script = _script(
        """
        import os, time
        from execretrieval_runner import Pair, Runner
        runner = Runner(workers=1)
        list(runner.run([Pair("x = 1", ("assert x",))]))
        fork = os.fork()
        if fork == 0:
            time.sleep(60)
            os._exit(0)
        print(fork, flush=True)
        time.sleep(60)
        """
    )
    assert script.stdout is not None
    fork = int(script.stdout.readline())
    assert _workers_of(script.pid)
    script.kill()
    try:
        assert _until(lambda: not _workers_of(script.pid), seconds=5.0)
    finally:
        os.kill(fork, signal.SIGKILL)
        script.communicate()


def test_no_worker_outlives_an_interrupted_supervisor() -> None:
    script = _script(_BUSY)
    assert script.stdout is not None
    assert script.stdout.readline() == "running\n"
    script.send_signal(signal.SIGINT)
    _, complaint = script.communicate(timeout=10)
    assert complaint.rstrip().endswith("KeyboardInterrupt")
    assert _until(lambda: not _workers_of(script.pid))


def test_a_worker_killed_from_outside_costs_no_verdict() -> None:
    before = _workers_of(os.getpid())
    with Runner(workers=1) as runner:
        verdicts = runner.run(_pairs(60))
        assert next(verdicts).passed
        for process in _workers_of(os.getpid()) - before:
            with contextlib.suppress(ProcessLookupError):  # it went down with another one
                os.kill(int(process), signal.SIGKILL)
        assert sum(verdict.passed for verdict in verdicts) == 59


def test_a_snippet_that_kills_its_worker_twice_has_no_verdict() -> None:
    killer = Pair("import os\ndef f():\n    os.kill(os.getppid(), 9)\n", ("assert f()",))
    with Runner(workers=1, level="unsafe") as runner:
        verdicts = {verdict.pair.id: verdict for verdict in runner.run([killer, *_pairs(5)])}
    assert verdicts[""].status == "infra"
    assert "died" in verdicts[""].reason
    assert all(verdict.passed for name, verdict in verdicts.items() if name)


def test_workers_that_cannot_start_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with Runner(workers=1) as runner, pytest.raises(RunnerFailure, match="/bin/false"):
        list(runner.run(_pairs(20)))
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with Runner(workers=1) as runner, pytest.raises(RunnerFailure, match="/nonexistent/python"):
        list(runner.run(_pairs(1)))


def test_a_worker_is_replaced_after_its_share_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("execretrieval_runner.process._JOBS", 10)
    code = "import os\nworker = os.getppid()\n"
    with Runner(workers=1, level="unsafe") as runner:
        seen = {runner.observe(code, ["worker"]).results[0].canonical for _ in range(30)}
    assert len(seen) == 3


def test_the_arguments_of_a_runner_are_checked() -> None:
    with pytest.raises(ExecRetrievalError, match="0 workers"):
        Runner(workers=0)
    with pytest.raises(ExecRetrievalError, match="hash seed -1"):
        Runner(hash_seed=-1)
