"""Pairs and verdicts as they stand in files: one JSON object a line, or one row of a table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from execretrieval_runner.errors import InvalidJob
from execretrieval_runner.store import verdict_key
from execretrieval_runner.suites import check_suite
from execretrieval_runner.types import Pair

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from execretrieval_runner.store import Conditions
    from execretrieval_runner.types import Verdict

_SHAPE = '{"code": "...", "tests": ["...", ...]}, and perhaps an "id" that is a string or a number'


def read_pairs(lines: Iterable[str]) -> Iterator[Pair]:
    """Reads one pair from each line that is not blank.

    Raises:
        InvalidJob: A line is no pair, or its suite could not fail; the message names the line.
    """
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                row = json.loads(line)
            except ValueError as error:
                message = f"line {number} is no JSON ({error}): write one object a line"
                raise InvalidJob(message) from error
            yield pair_of_row(row, f"line {number}", number)


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
        "cpu_s": round(verdict.cpu_s, 6),
        "wall_s": round(verdict.wall_s, 6),
        "max_rss_bytes": verdict.max_rss_bytes,
        "near_limit": verdict.near_limit,
        "flaky": verdict.flaky,
        "reason": verdict.reason,
    }
