"""Observing calls, branches, many suites at once, and drawn arguments."""

from __future__ import annotations

import ast
import random

import pytest

from execretrieval_runner import (
    CallResult,
    InvalidJob,
    Limits,
    ObserveJob,
    Runner,
    ScreenJob,
)
from execretrieval_runner.canon import canonical
from execretrieval_runner.conditions import conditions

_SHORT = Limits(cpu_s=0.3, wall_s=5.0)


def test_each_call_gives_its_value_or_its_exception(runner: Runner) -> None:
    code = "seen = []\ndef f(x):\n    seen.append(x)\n    return [1 / x, len(seen)]\n"
    observation = runner.observe(code, ["f(2)", "f(0)", "f(2)", "object()", "g()"])
    assert observation.status == "done"
    assert observation.branches is None
    assert observation.results == (
        CallResult("value", canonical([0.5, 1])),
        CallResult("raised", exception="ZeroDivisionError"),
        CallResult("value", canonical([0.5, 1])),
        CallResult("value", None),
        CallResult("raised", exception="NameError"),
    )


def test_a_call_over_the_limit_keeps_the_results_before_it(runner: Runner) -> None:
    code = (
        "import os\ndef f(x):\n    while x == 1:\n        pass\n"
        "    if x == 2:\n        os._exit(0)\n"
    )
    kinds = [
        [(result.kind, result.exception) for result in observation.results]
        for calls in (["f(0)", "f(1)", "f(0)"], ["f(0)", "f(2)", "f(0)"])
        for observation in [runner.observe(code, calls, limits=_SHORT)]
    ]
    assert kinds == [
        [("value", ""), ("timeout", ""), ("not_run", "")],
        [("value", ""), ("error", "Killed"), ("not_run", "")],
    ]


def test_code_that_does_not_import_is_an_error_for_every_call(runner: Runner) -> None:
    observation = runner.observe("raise KeyError", ["f(1)", "f(2)"])
    assert observation.results == (CallResult("error", exception="KeyError"),) * 2


def test_many_jobs_are_observed_as_a_stream(runner: Runner) -> None:
    jobs = [ObserveJob(f"def f():\n    return {n}\n", ("f()",), f"{n}") for n in range(30)]
    observations = list(runner.observe_all(iter(jobs)))
    assert {observation.job for observation in observations} == set(jobs)
    for observation in observations:
        assert observation.results == (CallResult("value", canonical(int(observation.job.id))),)


@pytest.mark.parametrize("call", ["x = 1", "f(", "f(1)\nf(2)", ""])
def test_a_call_that_is_no_expression_is_refused(runner: Runner, call: str) -> None:
    with pytest.raises(InvalidJob, match="job 'mine', call"):
        list(runner.observe_all([ObserveJob("def f(x): pass", (call,), "mine")]))


_BRANCHING = """\
def f(values, limit=3):
    if not values:
        return None
    kept = [v for v in values if v > 0]
    while kept and kept[-1] > limit:
        kept.pop()
    while True:
        break
    label = "many" if len(kept) > 1 else "few"
    return kept or label, f"{1 if values else 2}"
"""


def test_the_conditions_of_a_snippet_are_listed_by_position() -> None:
    assert conditions(_BRANCHING) == (
        (2, 7),
        (4, 33),
        (5, 10),
        (5, 19),
        (9, 22),
        (10, 11),
        (10, 19),
    )
    assert conditions("def f(a, b):\n    return (a and not b) if True else a\n") == (
        (2, 12),
        (2, 18),
    )
    with pytest.raises(SyntaxError):
        conditions("def f(:")


def test_branches_are_collected_over_all_calls(runner: Runner) -> None:
    first = runner.observe(_BRANCHING, ["f([1])"], branches=True)
    assert first.branches == {
        (2, 7, False),
        (4, 33, True),
        (5, 10, True),
        (5, 19, False),
        (9, 22, False),
        (10, 11, True),
    }
    calls = ["f([1])", "f([])", "f([-1])", "f([1, 2, 9])"]
    both = runner.observe(_BRANCHING, calls, branches=True)
    everywhere = {
        (*place, outcome) for place in conditions(_BRANCHING) for outcome in (True, False)
    }
    assert both.branches == everywhere - {(10, 19, False)}


def test_watching_branches_changes_no_value(runner: Runner) -> None:
    calls = ["f([1])", "f([])", "f([-1])", "f([1, 2, 9])", "f(5)"]
    plain = runner.observe(_BRANCHING, calls)
    assert plain.results == runner.observe(_BRANCHING, calls, branches=True).results


def test_a_condition_without_a_truth_value_raises_as_it_would(runner: Runner) -> None:
    code = (
        "class Odd:\n    def __bool__(self):\n        raise ValueError\n"
        "def f(x):\n    return (x or Odd()) is not None\n"
        "def g():\n    if Odd():\n        return 1\n"
    )
    results = runner.observe(code, ["f(0)", "g()"], branches=True).results
    assert [(result.kind, result.exception) for result in results] == [
        ("value", ""),
        ("raised", "ValueError"),
    ]


_SUITES = [
    ["assert f(1) == 1", "assert f(2) == 2"],
    ["assert f(1) == 1", "assert f(2) == 3"],
    ["assert g(1) == 1"],
    ["assert f(-1) == -1"],
    ["with pytest.raises(TypeError):\n    f()"],
    ["assert f(-2) == 1"],
    ["assert f(3) == 3"],
]
_SCREENED = (
    "import os\ndef f(x):\n    while x == -1:\n        pass\n"
    "    if x == -2:\n        os._exit(0)\n    return x\n"
)


def test_screening_finds_the_suites_that_a_snippet_passes(runner: Runner) -> None:
    screening = runner.screen(_SCREENED, _SUITES, limits=_SHORT)
    assert (screening.status, screening.reason) == ("done", "")
    assert screening.passed == (0, 4, 6)
    assert screening.timed_out == (3,)


def test_screening_uses_few_processes(runner: Runner) -> None:
    before = runner.executed
    assert runner.screen("def g(x):\n    return 2\n", _SUITES).passed == ()
    assert runner.executed - before == 1


def test_screening_agrees_with_running_each_suite(runner: Runner) -> None:
    codes = [
        "def f(x):\n    return x\n",
        "def f(x):\n    return 1\n",
        "def g(x):\n    return x\n",
        "def f(:",
        "raise ValueError",
        "calls = 0\ndef f(x):\n    global calls\n    calls += 1\n    return calls\n",
    ]
    jobs = [ScreenJob(code, f"{number}") for number, code in enumerate(codes)]
    found = {one.job.code: set(one.passed) for one in runner.screen_all(jobs, _SUITES)}
    for code in codes:
        single = {n for n, suite in enumerate(_SUITES) if runner.screen(code, [suite]).passed}
        assert found[code] == single


def test_a_pass_that_only_an_earlier_suite_made_possible_is_not_reported(runner: Runner) -> None:
    code = (
        "import math\nmath.calls = getattr(math, 'calls', 0) + 1\ndef f():\n    return math.calls\n"
    )
    assert runner.screen(code, [["assert f() == 1"], ["assert f() == 2"]]).passed == (0,)


def test_suites_that_cannot_fail_are_refused_by_number(runner: Runner) -> None:
    with pytest.raises(InvalidJob, match="suite 1 has no tests"):
        runner.screen("", [["assert 1"], []])


def test_arguments_are_drawn_as_literals(runner: Runner) -> None:
    code = (
        "def inputs(rng):\n    while True:\n"
        "        yield [rng.randint(0, 9) for _ in range(3)], {'k': rng.random()}, None\n"
    )
    drawn = runner.draw(code, count=5, seed=7)
    assert drawn == runner.draw(code, count=5, seed=7) != runner.draw(code, count=5, seed=8)
    rng = random.Random(7)
    for source in drawn:
        numbers = [rng.randint(0, 9) for _ in range(3)]
        assert ast.literal_eval(source) == (numbers, {"k": rng.random()}, None)


def test_a_generator_may_end_early(runner: Runner) -> None:
    assert runner.draw("def inputs(rng):\n    yield (1,)\n", count=5, seed=0) == ("(1,)",)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("def inputs(rng):\n    yield 1\n", "item 0 is no tuple of literals"),
        ("def inputs(rng):\n    yield (1,)\n    yield (float('nan'),)\n", "item 1 is no tuple"),
        ("def inputs(rng):\n    yield (object(),)\n", "item 0 is no tuple"),
        ("def inputs(rng):\n    yield (1,)\n    1 / 0\n", "ZeroDivisionError after 1 tuples"),
        ("def other(rng):\n    yield (1,)\n", "fails with KeyError"),
        ("def inputs(rng:\n", "fails with SyntaxError"),
        ("import os\ndef inputs(rng):\n    os._exit(0)\n    yield\n", "ended after 0 tuples"),
    ],
)
def test_a_generator_that_yields_no_literals_is_refused(
    runner: Runner, code: str, message: str
) -> None:
    with pytest.raises(InvalidJob, match=message):
        runner.draw(code, count=3, seed=0)
