"""What the replies of child processes mean: the rules that lead from records to verdicts.

Each public function is a conversation with the scheduler: it yields requests, is sent the replies
and returns its result, as a tuple of one.
"""

from __future__ import annotations

import ast
import hashlib
from typing import TYPE_CHECKING

from execretrieval_runner import labels
from execretrieval_runner.asking import ask
from execretrieval_runner.conversation import Conversation, SharedSuites
from execretrieval_runner.errors import InvalidJob, RunnerFailure
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
    from collections.abc import Sequence

MODE = "in-process-1"
"""Names how verdicts come about; part of the key of every stored verdict."""


def judge(pair: Pair, limits: Limits) -> Conversation[Verdict]:
    """Runs a suite against a snippet.

    Raises:
        InvalidJob: The suite could not fail (see `execretrieval_runner.suites`).
    """
    check_suite(pair.tests, f"pair {pair.id!r}")
    count = len(pair.tests)
    job = {"kind": "run", "code": pair.code, "tests": pair.tests}
    reply = yield from ask(job, limits, records=count)
    infra = reply.ended == "infra"
    verdict = Verdict(
        pair=pair,
        status="infra" if infra else "done",
        outcomes=() if infra else outcomes(read(reply, count, labels.is_outcome), count),
        cpu_s=reply.cpu_s,
        wall_s=reply.wall_s,
        max_rss_bytes=reply.max_rss_bytes,
        limits=limits,
        reason=reply.reason,
    )
    return (verdict,)


def observe(job: ObserveJob, limits: Limits, *, branches: bool) -> Conversation[Observation]:
    """Evaluates the calls of a job.

    Raises:
        InvalidJob: A call is not an expression.
    """
    for call in job.calls:
        _check_call(call, job.id)
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


def share_suites(suites: Sequence[Sequence[str]]) -> SharedSuites:
    """Prepares suites for many screenings.

    Raises:
        InvalidJob: A suite could not fail (see `execretrieval_runner.suites`).
    """
    for number, tests in enumerate(suites):
        check_suite(tests, f"suite {number}")
    frame = pack({"kind": "suites", "suites": [list(tests) for tests in suites]})
    return SharedSuites(hashlib.sha256(frame).hexdigest(), frame)


def screen(
    job: ScreenJob, suites: Sequence[Sequence[str]], shared: SharedSuites, limits: Limits
) -> Conversation[Screening]:
    """Tries a snippet against all suites, most of them in one child.

    A child that ends at one suite is followed by another for the suites after it. What seems to
    pass there is run once more by itself, since earlier suites may have left something behind.
    """
    candidates: list[int] = []
    timed_out: list[int] = []
    start = 0
    while start < len(suites):
        message = {"kind": "screen", "code": job.code, "start": start}
        left = len(suites) - start
        reply = yield from ask(message, limits, records=left, windows=left, suites=shared)
        if reply.ended == "infra":
            return (Screening(job, "infra", (), (), reply.reason),)
        reading = read(reply, left, lambda record: isinstance(record, bool))
        if reading.error:
            break
        candidates += [start + index for index, passes in enumerate(reading.payloads) if passes]
        start += len(reading.payloads)
        if reading.stopped == "timeout":
            timed_out.append(start)
        start += 1
    passed: list[int] = []
    for index in candidates:
        (verdict,) = yield from judge(Pair(job.code, tuple(suites[index]), job.id), limits)
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


def _check_call(call: str, owner: str) -> None:
    try:
        tree = parse(call)
    except SyntaxError as error:
        raise InvalidJob(f"job {owner!r}, call {call!r} does not parse: {error.msg}") from error
    if len(tree.body) != 1 or not isinstance(tree.body[0], ast.Expr):
        raise InvalidJob(f"job {owner!r}, call {call!r} is no expression: write it as `f(1, 2)`")


def _is_argument_tuple(source: object) -> bool:
    try:
        return isinstance(source, str) and isinstance(ast.literal_eval(source), tuple)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return False
