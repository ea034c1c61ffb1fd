"""Code that judges itself can pass with wrong answers; judged from outside it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from forgeries import AIMED_AT_SPLIT_MODE, FORGERIES, Forgery

from execretrieval_runner import Limits, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Iterator

_LIMITS = Limits(cpu_s=2.0)


@pytest.fixture(scope="module")
def plain_runner() -> Iterator[Runner]:
    with Runner(workers=1, mode="plain") as runner:
        yield runner


def _outcomes(runner: Runner, forgery: Forgery) -> tuple[str, ...]:
    (verdict,) = runner.run([Pair(forgery.code, forgery.tests)], limits=_LIMITS)
    assert verdict.status == "done", verdict.reason
    return verdict.outcomes


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.name)
def test_a_forgery_passes_where_it_judges_itself_and_nowhere_else(
    forgery: Forgery, plain_runner: Runner, runner: Runner
) -> None:
    assert set(_outcomes(plain_runner, forgery)) == {"pass"}
    assert "pass" not in _outcomes(runner, forgery)


@pytest.mark.parametrize("forgery", AIMED_AT_SPLIT_MODE, ids=lambda forgery: forgery.name)
def test_knowing_how_one_is_judged_does_not_help(forgery: Forgery, runner: Runner) -> None:
    assert "pass" not in _outcomes(runner, forgery)


def test_the_right_answers_pass_however_they_came_about(runner: Runner) -> None:
    hard_coded = "def f(x):\n    return {3: 47, 4: 'k93'}[x]\n"
    assert _outcomes(runner, Forgery("answers by heart", hard_coded)) == ("pass", "pass")


def test_there_are_forgeries_of_many_kinds() -> None:
    names = [forgery.name for forgery in (*FORGERIES, *AIMED_AT_SPLIT_MODE)]
    assert len(set(names)) == len(names)
    assert len(FORGERIES) >= 26
