"""What the replies of child processes mean: the rules that lead from records to verdicts.

Each public function is a conversation with the scheduler: it yields requests, is sent the replies
and returns its result, as a tuple of one.
"""

from __future__ import annotations

import ast
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from execretrieval_runner import labels
from execretrieval_runner.asking import ask
from execretrieval_runner.comparing import passes
from execretrieval_runner.conversation import Conversation, SharedSuites
from execretrieval_runner.errors import InvalidJob, RunnerFailure
from execretrieval_runner.expectations import ExpectationsMissing
from execretrieval_runner.parsing import parse
from execretrieval_runner.protocol import pack
from execretrieval_runner.reading import call_results, is_call_record, outcomes, read
from execretrieval_runner.suites import check_suite
from execretrieval_runner.types import (
    Limits,
    Observation,
    ObserveJob,
    Pair,
    Screening,
    ScreenJob,
    Verdict,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from execretrieval_runner.comparing import Plan
    from execretrieval_runner.conversation import Reply, Request
    from execretrieval_runner.expectations import Expectations
    from execretrieval_runner.reading import Reading


@dataclass(frozen=True, slots=True)
class PlannedSuites:
    """Suites ready for many screenings: their tests, the plans of these, and what workers load."""

    tests: tuple[tuple[str, ...], ...]
    plans: tuple[tuple[Plan, ...], ...]
    shared: SharedSuites


def judge(pair: Pair, limits: Limits, expectations: Expectations) -> Conversation[Verdict]:
    """Runs a suite against a snippet.

    Raises:
        InvalidJob: The suite could not fail (see `execretrieval_runner.suites`), or computing its
            expected values takes more than a second.
    """
    check_suite(pair.tests, f"pair {pair.id!r}")
    try:
        plans = expectations.plan(pair.tests, f"pair {pair.id!r}")
    except ExpectationsMissing as failure:
        return (Verdict(pair, "infra", (), 0.0, 0.0, 0, limits, str(failure)),)
    verdict, _ = yield from run_plans(pair, plans, limits)
    return (verdict,)


def run_plans(
    pair: Pair, plans: Sequence[Plan], limits: Limits, *, shows: bool = False
) -> Generator[Request, Reply, tuple[Verdict, Reading]]:
    """Runs the tests of a pair as planned; returns the verdict and what the child has told.

    Args:
        pair: The pair.
        plans: One plan per test.
        limits: Limits of the pair.
        shows: Let the child also tell what people may like to see.
    """
    sources = [plan.source for plan in plans]
    job = {
        "kind": "run",
        "code": pair.code,
        "tests": sources,
        "guards": any(plan.guarded for plan in plans),
        "restores": any(plan.guarded and not plan.checks for plan in plans),
        "shows": shows,
    }
    reply = yield from ask(job, limits, records=len(plans))
    infra = reply.ended == "infra"
    reading = read(reply, len(plans), lambda record: isinstance(record, str | list))
    verdict = Verdict(
        pair=pair,
        status="infra" if infra else "done",
        outcomes=() if infra else outcomes(reading, plans),
        cpu_s=reply.cpu_s,
        wall_s=reply.wall_s,
        max_rss_bytes=reply.max_rss_bytes,
        limits=limits,
        reason=reply.reason,
        evidence="executed" if all(plan.checks for plan in plans) else "in-process",
    )
    return verdict, reading


def observe(job: ObserveJob, limits: Limits, *, branches: bool) -> Conversation[Observation]:
    """Evaluates the calls of a job.

    Raises:
        InvalidJob: A call is not an expression.
    """
    for call in job.calls:
        if fault := _call_fault(call):
            raise InvalidJob(f"job {job.id!r}, call {call!r} {fault}")
    count = len(job.calls)
    message = {"kind": "observe", "code": job.code, "calls": job.calls, "branches": branches}
    reply = yield from ask(message, limits, records=count)
    infra = reply.ended == "infra"
    reading = read(reply, count, is_call_record)
    taken = frozenset(tuple(branch) for _, _, new in reading.payloads for branch in new)
    observation = Observation(
        job=job,
        status="infra" if infra else "done",
        results=() if infra else call_results(reading, count),
        branches=taken if branches else None,
        cpu_s=reply.cpu_s,
        wall_s=reply.wall_s,
        reason=reply.reason,
    )
    return (observation,)


def share_suites(suites: Sequence[Sequence[str]], expectations: Expectations) -> PlannedSuites:
    """Prepares suites for many screenings.

    Raises:
        InvalidJob: As for `judge`.
    """
    plans: list[tuple[Plan, ...]] = []
    for number, tests in enumerate(suites):
        check_suite(tests, f"suite {number}")
        plans.append(expectations.plan(tests, f"suite {number}"))
    sources = [[plan.source for plan in of_suite] for of_suite in plans]
    frame = pack({"kind": "suites", "suites": sources})
    shared = SharedSuites(hashlib.sha256(frame).hexdigest(), frame)
    return PlannedSuites(tuple(map(tuple, suites)), tuple(plans), shared)


def screen(job: ScreenJob, suites: PlannedSuites, limits: Limits) -> Conversation[Screening]:
    """Tries a snippet against all suites, most of them in one child.

    A child that ends at one suite is followed by another for the suites after it. What seems to
    pass there is run once more by itself, since earlier suites may have left something behind.
    """
    guards = any(plan.guarded for plans in suites.plans for plan in plans)
    candidates: list[int] = []
    timed_out: list[int] = []
    start = 0
    while start < len(suites.plans):
        message = {"kind": "screen", "code": job.code, "start": start, "guards": guards}
        left = len(suites.plans) - start
        reply = yield from ask(message, limits, records=left, windows=left, suites=suites.shared)
        if reply.ended == "infra":
            return (Screening(job, "infra", (), (), reply.reason),)
        reading = read(reply, left, lambda record: isinstance(record, list))
        if reading.error:
            break
        candidates += [
            number
            for number, records in enumerate(reading.payloads, start=start)
            if passes(suites.plans[number], records)
        ]
        start += len(reading.payloads)
        if reading.stopped == "timeout":
            timed_out.append(start)
        start += 1
    passed: list[int] = []
    for index in candidates:
        pair = Pair(job.code, suites.tests[index], job.id)
        verdict, _ = yield from run_plans(pair, suites.plans[index], limits)
        if verdict.status == "infra":
            return (Screening(job, "infra", (), (), verdict.reason),)
        if verdict.passed:
            passed.append(index)
        elif labels.TIMEOUT in verdict.outcomes:
            timed_out.append(index)
    return (Screening(job, "done", tuple(passed), tuple(sorted(timed_out))),)


def draw(code: str, count: int, seed: int, limits: Limits) -> Conversation[tuple[str, ...]]:
    """Draws arguments from a generator file.

    Raises:
        InvalidJob: ``inputs(rng)`` is missing, fails, reaches a limit or yields something other
            than tuples of literals.
        RunnerFailure: No child process could be run.
    """
    message = {"kind": "draw", "code": code, "count": count, "seed": seed}
    reply = yield from ask(message, limits, records=count)
    if reply.ended == "infra":
        raise RunnerFailure(f"inputs(rng) could not be run: {reply.reason}")
    drawn = reply.records.payloads
    error = labels.error_name(drawn[-1]) if drawn else None
    if error:
        raise InvalidJob(f"inputs(rng) fails with {error} after {len(drawn) - 1} tuples: mend it")
    if not reply.is_complete:
        raise InvalidJob(
            f"inputs(rng) ended after {len(drawn)} tuples ({reply.ended}): make it lighter"
        )
    for number, source in enumerate(drawn):
        if not _is_argument_tuple(source):
            raise InvalidJob(
                f"inputs(rng) item {number} is no tuple of literals: yield plain values"
            )
    return (drawn,)


@lru_cache(maxsize=8192)  # many snippets are asked to evaluate the same calls
def _call_fault(call: str) -> str:
    """Why a text is no call that can be observed, or ""."""
    try:
        tree = parse(call)
    except SyntaxError as error:
        return f"does not parse: {error.msg}"
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
        return "is no expression: write it as `f(1, 2)`"
    return ""


def _is_argument_tuple(source: object) -> bool:
    if not isinstance(source, str):
        return False
    try:
        (statement,) = parse(source).body
        return isinstance(statement, ast.Expr) and isinstance(
            ast.literal_eval(statement.value), tuple
        )
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return False
