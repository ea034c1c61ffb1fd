"""Pairs and verdicts as they stand in files: one JSON object a line, or one row of a table."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from execretrieval_runner.errors import InvalidJob
from execretrieval_runner.labels import PASS
from execretrieval_runner.store import verdict_key
from execretrieval_runner.suites import check_suite
from execretrieval_runner.types import Pair

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from execretrieval_runner.store import Conditions
    from execretrieval_runner.types import ExplainedTest, Explanation, Verdict

_MOST_SHOWN = 200
_SHAPE = '{"code": "...", "tests": ["...", ...]}, and perhaps an "id" that is a string or a number'


def read_pairs(lines: Iterable[str]) -> Iterator[Pair]:
    """Reads one pair from each line that is not blank.

    Raises:
        InvalidJob: A line is no pair, or its suite could not fail; the message names the line.
    """
    number = 0
    try:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                yield pair_of_row(_row(line, number), f"line {number}", number)
    except UnicodeDecodeError as error:
        message = f"a line after line {number} is no text ({error}): write UTF-8"
        raise InvalidJob(message) from error


def _row(line: str, number: int) -> object:
    try:
        return json.loads(line)
    except ValueError as error:
        message = f"line {number} is no JSON ({error}): write one object a line"
        raise InvalidJob(message) from error


def before_mistake(pairs: Iterable[Pair], mistakes: list[InvalidJob]) -> Iterator[Pair]:
    """Yields the pairs of a stream before the first mistake, so that they are not lost to it.

    Args:
        pairs: The pairs.
        mistakes: Where the mistake is put.
    """
    try:
        yield from pairs
    except InvalidJob as mistake:
        mistakes.append(mistake)


def read_pair(text: str) -> Pair:
    """Reads the one pair that is a whole file, on one line or more.

    Raises:
        InvalidJob: It is no pair, or its suite could not fail.
    """
    try:
        row = json.loads(text)
    except ValueError as error:
        raise InvalidJob(f"the input is no JSON ({error}): write one object") from error
    return pair_of_row(row, "the input", 1)


def pair_of_row(row: object, name: str, number: int) -> Pair:
    """The pair in a row.

    Args:
        row: The row.
        name: What a message calls it.
        number: Its id if it has none.

    Returns:
        The pair; its id is the JSON text of the row's, so that `verdict_row` gives it back.

    Raises:
        InvalidJob: The row is no pair, or its suite could not fail.
    """
    match row:
        case {"code": str(code), "tests": [*tests], **rest} if all(
            isinstance(test, str) for test in tests
        ):
            own_id = rest.get("id", number)
            if isinstance(own_id, str | int):
                check_suite(tests, name)
                return Pair(code, tuple(tests), json.dumps(own_id))
    raise InvalidJob(f"{name} is no pair: write {_SHAPE}")


def verdict_row(verdict: Verdict, conditions: Conditions) -> dict[str, object]:
    """A verdict on a pair from `pair_of_row`; ``key`` is the same for the same verdict."""
    return {
        "id": json.loads(verdict.pair.id),
        "key": verdict_key(verdict.pair, verdict.limits, conditions),
        "status": verdict.status,
        "passed": verdict.passed,
        "outcomes": list(verdict.outcomes),
        "evidence": verdict.evidence,
        "level": verdict.level,
        "mode": conditions.mode,
        "cpu_s": round(verdict.cpu_s, 6),
        "wall_s": round(verdict.wall_s, 6),
        "max_rss_bytes": verdict.max_rss_bytes,
        "near_limit": verdict.near_limit,
        "flaky": verdict.flaky,
        "unpinned": verdict.unpinned,
        "reason": verdict.reason,
    }


def explanation_row(explanation: Explanation, conditions: Conditions) -> dict[str, object]:
    """A verdict with its limits and its tests, one by one."""
    return {
        **verdict_row(explanation.verdict, conditions),
        "limits": asdict(explanation.verdict.limits),
        "tests": [asdict(test) for test in explanation.tests],
    }


def explanation_text(explanation: Explanation) -> str:
    """The same for people."""
    verdict = explanation.verdict
    judged = "no verdict" if verdict.status != "done" else "pass" if verdict.passed else "fail"
    used = f"{verdict.cpu_s:.3f} of {verdict.limits.cpu_s:g} CPU seconds"
    memory = f"{verdict.max_rss_bytes >> 20} of {verdict.limits.memory_bytes >> 20} MiB"
    head = (
        f"{judged}: {used}, {verdict.wall_s:.3f} of {verdict.limits.wall_s:g} real ones, {memory}"
    )
    width = max((len(test.outcome) for test in explanation.tests), default=0) + 2
    lines = [line for test in explanation.tests for line in _lines_of_test(test, width)]
    return "\n".join([f"{head}, sandbox {verdict.level}", *lines])


def _lines_of_test(test: ExplainedTest, width: int) -> Iterator[str]:
    first, *others = test.test.strip().splitlines()
    yield f"{test.outcome:<{width}}{first}"
    yield from (f"{'':<{width}}{line}" for line in others)
    if test.outcome == PASS:
        return
    yield from (f"    expected  {expected}" for expected in test.expected)
    yield from (f"    got       {_escaped(got)}" for got in test.untrusted_got)


def _escaped(text: str) -> str:
    """What comes from a snippet must neither move the cursor nor change colours."""
    return text[:_MOST_SHOWN].encode("unicode_escape").decode("ascii")
