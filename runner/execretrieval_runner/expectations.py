"""Makes the tests of a suite ready to be run and judged, and remembers what it has made.

The closed sides of a suite are computed in a worker of its own: it never runs a snippet, and the
workers that run snippets never see what it computes.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from execretrieval_runner.asking import ask
from execretrieval_runner.comparing import Expected, Plan
from execretrieval_runner.errors import InvalidJob, RunnerFailure
from execretrieval_runner.scheduler import converse
from execretrieval_runner.splitting import Nearness, Raising, Script, split
from execretrieval_runner.types import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from execretrieval_runner.conversation import Conversation
    from execretrieval_runner.pool import Pool
    from execretrieval_runner.splitting import Check
    from execretrieval_runner.types import Mode

_LIMITS = Limits(cpu_s=1.0, wall_s=10.0)
_MOST_SUITES = 1 << 12
_Side = tuple[str, str]  # source text, and what the worker is to tell of its value
_VALUE, _MEMBERS, _IDENTITY = "value", "members", "identity"


class ExpectationsMissing(RunnerFailure):
    """The machine failed while the closed sides of a suite were computed."""


class Expectations:
    """What a runner expects of the suites that it is given.

    Args:
        mode: In mode ``plain`` nothing is expected: the child judges each test as it stands.
        pool: Where the worker comes from; it must not serve snippets too.
    """

    def __init__(self, mode: Mode, pool: Pool) -> None:
        self._mode = mode
        self._pool = pool
        self._known: dict[tuple[str, ...], tuple[Plan, ...]] = {}

    def plan(self, tests: Sequence[str], name: str) -> tuple[Plan, ...]:
        """The tests of a suite, ready to be run and judged.

        Args:
            tests: Source text of the tests, each of which parses.
            name: What a message calls the owner of the suite.

        Raises:
            InvalidJob: Computing the closed sides takes more than a second.
            ExpectationsMissing: The machine failed.
            RunnerFailure: No worker process can be kept running.
        """
        if self._mode == "plain":
            return tuple(Plan(test) for test in tests)
        key = tuple(tests)
        plans = self._known.get(key)
        if plans is None:
            if len(self._known) >= _MOST_SUITES:
                self._known.clear()
            plans = self._known[key] = self._make(key, name)
        return plans

    def _make(self, tests: tuple[str, ...], name: str) -> tuple[Plan, ...]:
        scripts = [split(test) for test in tests]
        sides = [side for script in scripts for check in script.checks for side in _sides(check)]
        computed = [side for side in sides if side[1] != _IDENTITY]
        answers = iter(self._compute(computed, name) if computed else ())
        expected = (
            Expected(form=source) if kind == _IDENTITY else next(answers) for source, kind in sides
        )
        return tuple(_plan(script, expected) for script in scripts)

    def _compute(self, sides: list[_Side], name: str) -> tuple[Expected, ...]:
        (answers,) = converse(self._pool, [_expect(sides, name)])
        return answers


def _sides(check: Check) -> tuple[_Side, ...]:
    """The closed sides of a check."""
    match check:
        case Raising():
            return ()
        case Nearness(centre=centre, tolerance=tolerance):
            return ((centre, _VALUE), (tolerance, _VALUE))
    if check.relation in ("is", "is not"):
        return ((check.closed, _IDENTITY),)
    return ((check.closed, _MEMBERS if check.relation in ("in", "not in") else _VALUE),)


def _plan(script: Script, expected: Iterator[Expected]) -> Plan:
    """The plan of a script, which takes its own from the expectations of a suite."""
    of_checks = tuple(tuple(islice(expected, len(_sides(check)))) for check in script.checks)
    return Plan(script.source, script.checks, of_checks, guarded=True)


def _expect(sides: list[_Side], name: str) -> Conversation[tuple[Expected, ...]]:
    """Has closed sides computed."""
    reply = yield from ask({"kind": "expect", "sides": sides}, _LIMITS, records=len(sides))
    if reply.ended == "infra":
        raise ExpectationsMissing(f"its expected values were not computed: {reply.reason}")
    answers = reply.records.payloads
    if not reply.is_complete or len(answers) != len(sides):
        source, _ = sides[min(len(answers), len(sides) - 1)]
        raise InvalidJob(
            f"{name}: computing the expected value `{source[:80]}` ended with {reply.ended}"
            f" after {reply.cpu_s:.1f} CPU seconds: write out the value itself"
        )
    return (tuple(_answer(answer) for answer in answers),)


def _answer(answer: Any) -> Expected:  # noqa: ANN401
    match answer:
        case ["value", form]:
            return Expected(form=form)
        case ["members", members]:
            return Expected(members=members)
        case ["raised", name]:
            return Expected(raised=name)
    raise RunnerFailure(f"a worker answers {str(answer)[:80]!r}: use one version of the runner")
