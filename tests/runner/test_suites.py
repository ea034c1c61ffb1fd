"""Suites that could not fail are refused before anything runs."""

from __future__ import annotations

import pytest

from execretrieval_runner import InvalidJob, Pair, Runner


@pytest.mark.parametrize(
    ("tests", "fault"),
    [
        ((), "pair 'q_f' has no tests"),
        (("",), "test 0 .* asserts nothing"),
        (("# comment",), "asserts nothing"),
        (("pass",), "asserts nothing"),
        (("f(1)",), "asserts nothing"),
        (("assert f(1) == 1", "f(1) == 2"), r'test 1 "f\(1\) == 2": asserts nothing'),
        (("with open('x') as file:\n    f(1)",), "asserts nothing"),
        (("assert f(1) =",), "does not parse"),
        (("assert f(1) == '\0'",), "does not parse"),
        (("assert (f(1) == 1, 'message')",), "always true"),
        (("for x in [1]:\n    assert (f(x), 'message')",), "always true"),
    ],
)
def test_a_suite_that_cannot_fail_is_refused(
    runner: Runner, tests: tuple[str, ...], fault: str
) -> None:
    before = runner.executed
    with pytest.raises(InvalidJob, match=fault):
        list(runner.run([Pair("def f(x):\n    return x\n", tests, "q_f")]))
    assert runner.executed == before


@pytest.mark.parametrize(
    "test",
    [
        "assert f(1) == 1",
        "for x in [1, 2]:\n    assert f(x) == x",
        "with pytest.raises(TypeError):\n    f()",
        "assert f(()) == ()",
        r"assert f('\d') == '\\d'",
    ],
)
def test_a_suite_that_can_fail_is_accepted(runner: Runner, test: str) -> None:
    (verdict,) = runner.run([Pair("def f(x):\n    return x\n", (test,))])
    assert verdict.passed
