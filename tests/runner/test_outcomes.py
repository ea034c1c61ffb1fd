"""Which label a test gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Callable

    OutcomesOf = Callable[..., tuple[str, ...]]


def test_a_correct_snippet_passes(runner: Runner) -> None:
    pair = Pair("def f(x):\n    return x + 1\n", ("assert f(1) == 2", "assert f(2) == 3"), "q_next")
    (verdict,) = runner.run([pair])
    assert verdict.pair is pair
    assert (verdict.status, verdict.reason) == ("done", "")
    assert verdict.outcomes == ("pass", "pass")
    assert verdict.passed
    assert not verdict.near_limit
    assert 0 < verdict.cpu_s < 1
    assert verdict.max_rss_bytes > 1 << 20


def test_an_assertion_of_the_test_and_one_of_the_snippet_have_different_labels(
    outcomes_of: OutcomesOf,
) -> None:
    code = "def f(x):\n    assert x > 0\n    return x\n"
    assert outcomes_of(code, "assert f(1) == 2", "assert f(0) == 0") == (
        "FAIL",
        "FAIL:AssertionError",
    )


def test_an_assertion_inside_a_helper_of_the_test_is_the_tests_own(outcomes_of: OutcomesOf) -> None:
    test = "def check(value):\n    assert f(value) == 0\ncheck(1)"
    assert outcomes_of("def f(x):\n    return x\n", test) == ("FAIL",)


@pytest.mark.parametrize(
    ("body", "label"),
    [
        ("return x / 0", "FAIL:ZeroDivisionError"),
        ("raise SystemExit(0)", "FAIL:SystemExit"),
        ("raise KeyboardInterrupt", "FAIL:KeyboardInterrupt"),
        ("raise GeneratorExit", "FAIL:GeneratorExit"),
        ("return f(x)", "FAIL:RecursionError"),
        ("return input()", "FAIL:EOFError"),
        ("class Odd(Exception): pass\n    raise Odd", "FAIL:Odd"),
    ],
)
def test_an_exception_gives_its_name_to_the_label(
    outcomes_of: OutcomesOf, body: str, label: str
) -> None:
    code = f"def f(x):\n    {body}\n"
    assert outcomes_of(code, "assert f(1) == 1", "assert f is not None") == (label, "pass")


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("def f(:\n", "SyntaxError"),
        ("return 1\n", "SyntaxError"),
        ("x = '\0'\n", "SyntaxError|ValueError"),
        ("x = '\ud800'\n", "UnicodeEncodeError"),
        ("import numpy\n", "ModuleNotFoundError"),
        ("raise KeyError\n", "KeyError"),
        ("raise SystemExit\n", "SystemExit"),
        ("assert False\n", "AssertionError"),
    ],
)
def test_code_that_does_not_import_is_an_error_for_every_test(
    outcomes_of: OutcomesOf, code: str, name: str
) -> None:
    first, second = outcomes_of(code, "assert f(1) == 1", "assert f(2) == 2")
    assert first == second
    assert first in [f"ERROR:{one}" for one in name.split("|")]


@pytest.mark.parametrize(
    "ending", ["os._exit(0)", "os._exit(1)", "os.kill(os.getpid(), 9)", "os.abort()"]
)
def test_a_child_that_dies_in_a_test_leaves_the_later_ones_not_run(
    outcomes_of: OutcomesOf, ending: str
) -> None:
    code = f"import os\ndef f(x):\n    if x:\n        {ending}\n    return x\n"
    tests = ("assert f(0) == 0", "assert f(1) == 1", "assert f(0) == 0")
    assert outcomes_of(code, *tests) == ("pass", "ERROR:Killed", "NOT_RUN")


def test_state_does_not_leak_from_one_test_into_the_next(outcomes_of: OutcomesOf) -> None:
    code = "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)\n"
    tests = ("assert f(1) == 1; leak = 1", "assert f(1) == 1 and 'leak' not in globals()")
    assert outcomes_of(code, *tests) == ("pass", "pass")


def test_random_numbers_are_the_same_in_every_test(outcomes_of: OutcomesOf) -> None:
    code = "import random\ndef f():\n    return random.random()\n"
    tests = ("assert f() == __import__('random').Random(0).random()",) * 2
    assert outcomes_of(code, *tests) == ("pass", "pass")


def test_a_block_guarded_by_the_name_main_does_not_run(outcomes_of: OutcomesOf) -> None:
    code = "def f():\n    return 1\nif __name__ == '__main__':\n    raise RuntimeError\n"
    assert outcomes_of(code, "assert f() == 1") == ("pass",)


def test_dataclasses_with_postponed_annotations_work(outcomes_of: OutcomesOf) -> None:
    code = (
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass Point:\n    x: int\n    y: int = 0\n"
    )
    assert outcomes_of(code, "assert Point(1) == Point(1, 0)") == ("pass",)


def test_future_statements_of_the_runner_do_not_reach_the_snippet(outcomes_of: OutcomesOf) -> None:
    code = "def f(x: int):\n    return x\n"
    assert outcomes_of(code, "assert f.__annotations__['x'] is int") == ("pass",)


@pytest.mark.parametrize(
    ("test", "label"),
    [
        ("with pytest.raises(ValueError):\n    f('a')", "pass"),
        ("with pytest.raises((KeyError, ValueError), match='invalid'):\n    f('a')", "pass"),
        ("with pytest.raises(ValueError, match='^nothing$'):\n    f('a')", "FAIL"),
        ("with pytest.raises(ValueError):\n    f('1')", "FAIL"),
        ("with pytest.raises(KeyError):\n    f('a')", "FAIL:ValueError"),
        ("import pytest\nwith pytest.raises(ValueError):\n    f('a')", "pass"),
        (
            "with pytest.raises(ValueError) as info:\n    f('a')\n"
            "assert info.type is ValueError and 'a' in str(info.value)",
            "pass",
        ),
    ],
)
def test_tests_may_expect_exceptions(outcomes_of: OutcomesOf, test: str, label: str) -> None:
    assert outcomes_of("def f(text):\n    return int(text)\n", test) == (label,)


def test_the_runner_counts_its_child_processes(runner: Runner) -> None:
    before = runner.executed
    pairs = [Pair(f"def f():\n    return {number}\n", ("assert f() == 1",)) for number in (1, 2, 1)]
    verdicts = list(runner.run(pairs))
    assert sorted(verdict.passed for verdict in verdicts) == [False, True, True]
    assert runner.executed - before == 2


def test_equal_pairs_are_run_once_and_each_gets_its_verdict(runner: Runner) -> None:
    before = runner.executed
    pairs = [Pair("def f():\n    return 1\n", ("assert f() == 1",), f"{n}") for n in range(50)]
    verdicts = list(runner.run(pairs))
    assert {verdict.pair.id for verdict in verdicts} == {pair.id for pair in pairs}
    assert all(verdict.passed for verdict in verdicts)
    assert runner.executed - before == 1
