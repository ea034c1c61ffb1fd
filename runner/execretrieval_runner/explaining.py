"""What a verdict is made of, test by test, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_runner.judging import run_plans
from execretrieval_runner.splitting import Comparison, Nearness
from execretrieval_runner.suites import check_suite
from execretrieval_runner.types import ExplainedTest, Explanation

if TYPE_CHECKING:
    from execretrieval_runner.comparing import Plan
    from execretrieval_runner.conversation import Conversation
    from execretrieval_runner.expectations import Expectations
    from execretrieval_runner.splitting import Check
    from execretrieval_runner.types import Limits, Pair

_LONGEST_TEXT = 400


def explain(pair: Pair, limits: Limits, expectations: Expectations) -> Conversation[Explanation]:
    """Runs a suite against a snippet and keeps what each test expected and got.

    Raises:
        InvalidJob: As for `execretrieval_runner.judging.judge`.
        RunnerFailure: The expected values could not be computed.
    """
    check_suite(pair.tests, f"pair {pair.id!r}")
    plans = expectations.plan(pair.tests, f"pair {pair.id!r}")
    verdict, reading = yield from run_plans(pair, plans, limits, shows=True)
    records = [*reading.payloads, *[None] * (len(plans) - len(reading.payloads))]
    tests = tuple(
        _explain(test, outcome, plan, record)
        for test, outcome, plan, record in zip(
            pair.tests, verdict.outcomes, plans, records, strict=False
        )
    )
    return (Explanation(verdict, tests),)


def _explain(test: str, outcome: str, plan: Plan, record: object) -> ExplainedTest:
    shown: list[object] = []
    cpu_s = 0.0
    match record:
        case [_, _, list(told), float(seconds)]:
            shown, cpu_s = told, seconds
    return ExplainedTest(
        test=test,
        outcome=outcome,
        evidence=plan.evidence,
        expected=tuple(map(_describe, plan.checks)),
        untrusted_got=tuple(_printable(str(text)) for text in shown),
        untrusted_cpu_s=cpu_s,
    )


def _printable(text: str) -> str:
    """Foreign text without what could make a terminal do more than show it."""
    shown = text[:_LONGEST_TEXT]
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in shown)


def _describe(check: Check) -> str:
    """A check in words."""
    match check:
        case Comparison(relation, closed):
            return f"{relation} {closed}"
        case Nearness(centre, relation, tolerance):
            return f"{relation} {tolerance} away from {centre}"
    names = " or ".join(check.names)
    return f"raises {names} with {check.text!r} in its message" if check.text else f"raises {names}"
