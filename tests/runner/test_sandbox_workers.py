"""Workers inside their sandbox: they come to harm and are replaced, and nothing outlives them."""

from __future__ import annotations

import os
import resource
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Limits, Pair, Runner
from execretrieval_runner.sandbox.levels import PROTECTED

if TYPE_CHECKING:
    from collections.abc import Callable

_ROOT = str(Path(__file__).parents[2] / "runner")
_GOOD = Pair("def f():\n    return 1\n", ("assert f() == 1",))
_DEAD = Pair("import os\ndef f():\n    os._exit(3)\n", ("assert f() == 1",))


def _workers() -> set[int]:
    """Process ids of the workers of this process, of their keepers and their children."""
    found = set()
    for entry in Path("/proc").iterdir():
        try:
            command = (entry / "cmdline").read_text().split("\0")
        except (OSError, UnicodeDecodeError):
            continue
        if _ROOT in command and str(os.getpid()) in command:
            found.add(int(entry.name))
    return found


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def _until(condition: Callable[[], bool], seconds: float = 5.0) -> bool:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def _started(runner: Runner) -> set[int]:
    """Runs a pair and returns the processes that this has started."""
    before = _workers()
    assert next(runner.run([_GOOD])).passed
    return _workers() - before


@pytest.mark.parametrize("level", [*PROTECTED, "unsafe"])
def test_a_worker_that_fails_at_a_known_answer_is_replaced_and_its_job_run_again(
    level: str,
) -> None:
    with Runner(workers=1, level=level, mode="plain") as runner:
        harmed = _started(runner)
        for pid in harmed:
            try:  # children cannot be given as much memory as a job may use
                resource.prlimit(pid, resource.RLIMIT_AS, (1 << 28, 1 << 28))
            except PermissionError:
                pytest.skip("this user may not change the limits of a worker")
        assert next(runner.run([_GOOD])).passed
        assert _until(lambda: not harmed & _workers())


def test_an_accident_of_the_snippet_is_told_from_one_of_the_worker() -> None:
    with Runner(workers=1, mode="plain") as runner:
        workers = _started(runner)
        outcomes = [verdict.outcomes for verdict in runner.run([_DEAD, _GOOD])]
        assert sorted(outcomes) == [("ERROR:Killed",), ("pass",)]
        assert workers <= _workers()


def test_worker_and_keeper_end_together() -> None:
    with Runner(workers=1, level="A", mode="plain") as runner:
        for first_to_go in ("keeper", "worker"):
            started = _started(runner)
            (keeper,) = [pid for pid in started if _parent(pid) == os.getpid()]
            (worker,) = started - {keeper}
            os.kill(keeper if first_to_go == "keeper" else worker, signal.SIGKILL)
            assert _until(lambda started=started: not started & _workers()), first_to_go


def test_a_child_of_a_killed_keeper_does_not_survive() -> None:
    loop = Pair("while True:\n    pass\n", ("assert 1",))
    others = _workers()
    with Runner(workers=1, level="A", mode="plain") as runner:
        started = _started(runner)
        verdicts = runner.run([_GOOD, loop, _GOOD], limits=Limits(cpu_s=0.9))
        assert next(verdicts).passed
        assert _until(lambda: len(_workers() - others) == 3)
        everyone = _workers() - others
        (keeper,) = [pid for pid in started if _parent(pid) == os.getpid()]
        os.kill(keeper, signal.SIGKILL)
        assert _until(lambda: not everyone & _workers())
        verdicts.close()
