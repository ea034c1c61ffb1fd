"""What happens at a limit: of CPU time, of real time, of memory, of what may be reported."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import InvalidJob, Limits, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    OutcomesOf = Callable[..., tuple[str, ...]]

_SHORT = Limits(cpu_s=0.3, wall_s=5.0)


def test_an_endless_loop_keeps_the_earlier_outcomes(outcomes_of: OutcomesOf) -> None:
    code = "def f(x):\n    while x:\n        pass\n    return x\n"
    tests = ("assert f(0) == 0", "assert f(0) == 1", "assert f(1) == 1", "assert f(0) == 0")
    assert outcomes_of(code, *tests, limits=_SHORT) == ("pass", "FAIL", "TIMEOUT", "NOT_RUN")


def test_an_endless_loop_that_catches_everything_is_a_time_out(outcomes_of: OutcomesOf) -> None:
    code = (
        "import signal\nfor number in (1, 2, 3, 15, 24):\n"
        "    signal.signal(number, signal.SIG_IGN)\n"
        "def f():\n    while True:\n        try:\n            while True:\n                pass\n"
        "        except BaseException:\n            pass\n"
    )
    assert outcomes_of(code, "assert f() == 1", limits=_SHORT) == ("TIMEOUT",)


def test_a_loop_at_import_times_out_in_the_first_test(outcomes_of: OutcomesOf) -> None:
    outcomes = outcomes_of(
        "while True:\n    pass\n", "assert f() == 1", "assert f()", limits=_SHORT
    )
    assert outcomes == ("TIMEOUT", "NOT_RUN")


def test_the_time_used_is_told_and_marks_a_verdict_near_the_limit(runner: Runner) -> None:
    code = (
        "import time\ndef f():\n    end = time.process_time() + 0.2\n"
        "    while time.process_time() < end:\n        pass\n    return 1\n"
    )
    (verdict,) = runner.run([Pair(code, ("assert f() == 1",))], limits=_SHORT)
    assert verdict.passed
    assert verdict.near_limit
    assert 0.2 <= verdict.cpu_s < 0.3


def test_a_sleeper_is_run_again_alone_before_it_counts_as_a_time_out(runner: Runner) -> None:
    before = runner.executed
    sleeper = Pair("import time\ndef f():\n    time.sleep(60)\n", ("assert f()", "assert f"))
    quick = Pair("def f():\n    return 1\n", ("assert f() == 1",))
    verdicts = list(runner.run([sleeper, quick], limits=Limits(cpu_s=0.3, wall_s=0.4)))
    assert [verdict.pair for verdict in verdicts] == [quick, sleeper]
    assert verdicts[1].outcomes == ("TIMEOUT", "NOT_RUN")
    assert runner.executed - before == 3


def test_a_job_over_the_wall_limit_that_was_computing_has_no_verdict(runner: Runner) -> None:
    code = (
        "import time\ndef f():\n    while True:\n        end = time.process_time() + 0.01\n"
        "        while time.process_time() < end:\n            pass\n        time.sleep(0.01)\n"
    )
    limits = Limits(cpu_s=0.5, wall_s=0.6)
    (verdict,) = runner.run([Pair(code, ("assert f()",))], limits=limits)
    assert (verdict.status, verdict.outcomes, verdict.passed) == ("infra", (), False)
    assert "too loaded" in verdict.reason


def test_a_wall_limit_that_is_the_tighter_one_is_a_time_out(outcomes_of: OutcomesOf) -> None:
    code = "def f():\n    while True:\n        pass\n"
    assert outcomes_of(code, "assert f()", limits=Limits(cpu_s=0.5, wall_s=0.4)) == ("TIMEOUT",)


def test_a_sleeper_that_slept_in_both_passes_need_not_run_alone(runner: Runner) -> None:
    before = runner.executed
    sleeper = Pair("import time\ndef f():\n    time.sleep(60)\n", ("assert f()",))
    (verdict,) = runner.run([sleeper], limits=Limits(cpu_s=1.0, wall_s=1.0))
    assert verdict.outcomes == ("TIMEOUT",)
    assert runner.executed - before == 2


_SLEEPER = "import time\ndef f():\n    time.sleep(60)\n"


def test_sleepers_come_after_the_quick_ones() -> None:
    sleepers = [Pair(f"{_SLEEPER}# {number}\n", ("assert f()",)) for number in range(3)]
    quick = [
        Pair(f"def f():\n    return {number}\n", (f"assert f() == {number}",))
        for number in range(20)
    ]
    with Runner(workers=1) as one:
        verdicts = list(one.run([*sleepers, *quick], limits=Limits(cpu_s=1.0, wall_s=4.0)))
    assert {verdict.pair for verdict in verdicts[:20]} == set(quick)
    assert [verdict.outcomes for verdict in verdicts[20:]] == [("TIMEOUT",)] * 3


def test_sleepers_sleep_at_the_same_time_although_there_is_one_worker(tmp_path: Path) -> None:
    # Each sleeps its first pass away. In the second each waits for all others.
    code = (
        "import os, time\n"
        f"folder = {str(tmp_path)!r}\n"
        "def f(number):\n"
        "    first = os.path.join(folder, f'first {number}')\n"
        "    if not os.path.exists(first):\n"
        "        os.mkdir(first)\n        time.sleep(60)\n"
        "    os.mkdir(os.path.join(folder, f'second {number}'))\n"
        "    while sum(name.startswith('second') for name in os.listdir(folder)) < 3:\n"
        "        time.sleep(0.1)\n"
        "    return 1\n"
    )
    pairs = [Pair(code, (f"assert f({number}) == 1",)) for number in range(3)]
    with Runner(workers=1, level="unsafe") as one:
        assert [verdict.outcomes for verdict in one.run(pairs)] == [("pass",)] * 3


def test_what_exceeds_the_short_budget_runs_after_the_others(runner: Runner) -> None:
    code = (
        "import time\ndef f(seconds):\n    end = time.process_time() + seconds\n"
        "    while time.process_time() < end:\n        pass\n    return 1\n"
    )
    slow = [Pair(code, (f"assert f({seconds}) == 1",)) for seconds in (0.7, 0.6)]
    quick = [Pair(code, (f"assert f({seconds}) == 1",)) for seconds in (0.001, 0.002)]
    verdicts = list(runner.run([*slow, *quick]))
    assert all(verdict.passed for verdict in verdicts)
    assert {verdict.pair for verdict in verdicts[2:]} == set(slow)


def test_a_memory_bomb_is_a_memory_error(outcomes_of: OutcomesOf) -> None:
    code = "def f(size):\n    return len(bytearray(size))\n"
    tests = ("assert f(4 << 30) == 4 << 30", "assert f(10) == 10")
    assert outcomes_of(code, *tests) == ("FAIL:MemoryError", "pass")


def test_deep_recursion_past_a_raised_limit_kills_only_the_child(outcomes_of: OutcomesOf) -> None:
    code = (
        "import sys\nsys.setrecursionlimit(10**9)\n"
        "class A:\n    def __repr__(self):\n        return repr(self)\n"
        "def f(deep):\n    return repr(A()) if deep else 1\n"
    )
    outcomes = outcomes_of(code, "assert f(False) == 1", "assert f(True) == 1")
    assert outcomes[0] == "pass"
    assert outcomes[1] in ("ERROR:Killed", "FAIL:MemoryError", "FAIL:RecursionError", "TIMEOUT")


def test_prints_of_fifty_megabytes_do_no_harm(outcomes_of: OutcomesOf) -> None:
    code = (
        "import sys\ndef f():\n    for _ in range(50):\n"
        "        print('x' * (1 << 19))\n        sys.stderr.write('y' * (1 << 19))\n    return 1\n"
    )
    assert outcomes_of(code, "assert f() == 1") == ("pass",)


def test_a_flood_of_reports_is_cut_off(outcomes_of: OutcomesOf) -> None:
    code = (
        "import os\ndef f():\n    while True:\n        for fd in range(3, 64):\n"
        "            try:\n                os.write(fd, b'[0,\"pass\"]' * 10000)\n"
        "            except OSError:\n                pass\n"
    )
    assert outcomes_of(code, "assert f()", "assert f()") == ("ERROR:Protocol",) * 2


def test_a_limit_must_be_a_positive_number() -> None:
    with pytest.raises(InvalidJob, match=r"cpu_s is 0: use a finite number above 0"):
        Limits(cpu_s=0)
    with pytest.raises(InvalidJob, match="wall_s is nan"):
        Limits(wall_s=float("nan"))


def test_a_large_stream_is_consumed_lazily(runner: Runner) -> None:
    taken = 0

    def pairs() -> object:
        nonlocal taken
        while True:
            taken += 1
            yield Pair(f"def f():\n    return {taken}\n", (f"assert f() == {taken}",))

    stream = runner.run(pairs())
    for _ in range(20):
        assert next(stream).passed
    stream.close()
    assert taken <= 30


def test_a_job_larger_than_the_socket_takes_does_not_block(runner: Runner) -> None:
    started = time.monotonic()
    filler = "#" + "x" * (3 << 20) + "\n"
    report = "import os\ndef f():\n    return 'y' * 300_000\n"
    code = [f"{filler}{report}# {number}\n" for number in range(6)]
    verdicts = list(runner.run(Pair(one, ("assert len(f()) == 300_000",)) for one in code))
    assert [verdict.passed for verdict in verdicts] == [True] * 6
    assert time.monotonic() - started < 20
