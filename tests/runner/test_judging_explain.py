"""What the runner tells of a pair, test by test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import PAPER_LIMITS, InvalidJob, Limits, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Callable

_CODE = """
def f(x):
    if x < 0:
        raise ValueError("below zero")
    while x > 100:
        pass
    return x / 2
"""
_TESTS = (
    "assert f(2) == 1",
    "assert f(3) == 2",
    "assert abs(f(1) - 0.4) < 0.01",
    "with pytest.raises(ValueError, match='above'):\n    f(-1)",
    "assert f(-1) is None",
    "assert f(2) == f(4)",
    "half = f(6)\nassert half in (1, 2) and half != 3",
    "assert f(101) == 0",
    "assert f(0) == 0",
)


def test_each_test_says_what_it_expected_and_got(runner: Runner) -> None:
    limits = Limits(cpu_s=0.5)
    explanation = runner.explain(Pair(_CODE, _TESTS, "q_half"), limits=limits)
    assert explanation.verdict.pair.id == "q_half"
    assert explanation.verdict.level == runner.level.name
    assert explanation.verdict.cpu_s >= limits.cpu_s == explanation.verdict.limits.cpu_s
    told = [
        (test.outcome, test.evidence, test.expected, test.untrusted_got)
        for test in explanation.tests
    ]
    assert told == [
        ("pass", "executed", ("== 1",), ("1.0",)),
        ("FAIL", "executed", ("== 2",), ("1.5",)),
        ("FAIL", "executed", ("< 0.01 away from 0.4",), ("0.5",)),
        (
            "FAIL",
            "executed",
            ("raises ValueError with 'above' in its message",),
            ("ValueError('below zero')",),
        ),
        ("FAIL:ValueError", "executed", ("is None",), ("ValueError('below zero')",)),
        ("FAIL", "in-process", (), ("AssertionError()",)),
        ("FAIL", "executed", ("in (1, 2)", "!= 3"), ("3.0", "3.0")),
        ("TIMEOUT", "executed", ("== 0",), ()),
        ("NOT_RUN", "executed", ("== 0",), ()),
    ]
    assert [test.test for test in explanation.tests] == list(_TESTS)
    assert explanation.tests[0].untrusted_cpu_s > 0


def test_the_outcomes_are_those_of_a_run(runner: Runner) -> None:
    pair = Pair(_CODE, _TESTS)
    limits = Limits(cpu_s=0.5)
    (verdict,) = runner.run([pair], limits=limits)
    explanation = runner.explain(pair, limits=limits)
    assert explanation.verdict.outcomes == verdict.outcomes
    assert tuple(test.outcome for test in explanation.tests) == verdict.outcomes


@pytest.mark.parametrize(
    "representation", ["raise SystemExit", "return 'x' * 10**6", "return 7", "return f'\\ud800'"]
)
def test_what_a_value_says_of_itself_does_no_harm(runner: Runner, representation: str) -> None:
    code = (
        f"class Odd:\n    def __repr__(self):\n        {representation}\n"
        "def f():\n    return Odd()\n"
    )
    explanation = runner.explain(Pair(code, ("assert f() == 1", "assert f() != 1")))
    assert not explanation.verdict.passed
    assert all(len(text) < 1000 for test in explanation.tests for text in test.untrusted_got)


def test_what_a_value_says_of_itself_cannot_steer_a_terminal(runner: Runner) -> None:
    code = "class Odd:\n    def __repr__(self): return '\\x1b[2Jé\\n'\ndef f(): return Odd()\n"
    (test,) = runner.explain(Pair(code, ("assert f() == 1",))).tests
    assert test.untrusted_got == ("\\x1b[2Jé\\n",)


def test_code_that_does_not_compile_is_explained_too(runner: Runner) -> None:
    explanation = runner.explain(Pair("def f(:", ("assert f() == 1",)))
    assert [test.outcome for test in explanation.tests] == ["ERROR:SyntaxError"]


def test_a_suite_that_cannot_fail_is_not_explained(runner: Runner) -> None:
    with pytest.raises(InvalidJob, match="has no tests"):
        runner.explain(Pair("x = 1", ()))


def test_the_limit_of_the_paper_is_one_of_real_time(outcomes_of: Callable[..., object]) -> None:
    assert PAPER_LIMITS.wall_s == PAPER_LIMITS.cpu_s == 5.0
    code = "import time\ndef f(x):\n    time.sleep(x)\n    return x\n"
    limits = Limits(cpu_s=0.4, wall_s=0.4)
    tests = ("assert f(0) == 0", "assert f(9) == 9", "assert f(1) == 1")
    assert outcomes_of(code, *tests, limits=limits) == ("pass", "TIMEOUT", "NOT_RUN")
    busy = "def f(x):\n    while True:\n        pass\n"
    assert outcomes_of(busy, *tests, limits=limits) == ("TIMEOUT", "NOT_RUN", "NOT_RUN")
