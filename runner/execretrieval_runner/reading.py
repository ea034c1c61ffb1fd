"""How the records of a child are read: what it says of some items, what its end says of the others.

A record in the wrong place or of a wrong shape, or an end that is not clean, counts against the
snippet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from execretrieval_runner import labels
from execretrieval_runner.comparing import outcome
from execretrieval_runner.types import CallResult

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from execretrieval_runner.comparing import Plan
    from execretrieval_runner.conversation import Reply


@dataclass(frozen=True, slots=True)
class Reading:
    """What a child has told of its items.

    Attributes:
        payloads: What it reported of the first items.
        stopped: What kept it from the others, first of all from the one after the last reported.
        error: Set if nothing is known of any item: why.
    """

    payloads: tuple[Any, ...] = ()
    stopped: Literal["", "timeout", "killed"] = ""
    error: str = ""


def read(reply: Reply, count: int, is_payload: Callable[[object], bool]) -> Reading:
    """Reads what a child with `count` items reported; anything out of order counts against it."""
    payloads = reply.records.payloads
    error = labels.error_name(payloads[-1]) if payloads else None
    if error:
        return Reading(error=error)
    if not reply.is_sound or len(payloads) > count or not all(map(is_payload, payloads)):
        return Reading(error=labels.PROTOCOL)
    if reply.is_complete:
        return Reading(payloads) if len(payloads) == count else Reading(error=labels.PROTOCOL)
    # A child that reported all its items but did not end well has not done the last one well.
    payloads = payloads[: max(count - 1, 0)]
    return Reading(payloads, "timeout" if reply.ended in ("cpu", "wall", "asleep") else "killed")


def outcomes(reading: Reading, plans: Sequence[Plan]) -> tuple[str, ...]:
    """One label per test."""
    count = len(plans)
    reported = [outcome(plan, one) for plan, one in zip(plans, reading.payloads, strict=False)]
    error = labels.PROTOCOL if None in reported else reading.error
    if error:
        return (labels.with_cause(labels.ERROR, error),) * count
    found = [label for label in reported if label is not None]
    if reading.stopped:
        killed = labels.with_cause(labels.ERROR, labels.KILLED)
        found.append(labels.TIMEOUT if reading.stopped == "timeout" else killed)
    return (*found, *[labels.NOT_RUN] * (count - len(found)))


def call_results(reading: Reading, count: int) -> tuple[CallResult, ...]:
    """One result per call."""
    if reading.error:
        return (CallResult("error", exception=reading.error),) * count
    results = [
        CallResult("value", canonical=None if text is None else text.encode())
        if kind == "value"
        else CallResult("raised", exception=text)
        for kind, text, _ in reading.payloads
    ]
    if reading.stopped == "timeout":
        results.append(CallResult("timeout"))
    elif reading.stopped:
        results.append(CallResult("error", exception=labels.KILLED))
    return (*results, *[CallResult("not_run")] * (count - len(results)))


def is_call_record(record: object) -> bool:
    """Whether `record` is [kind, canonical form or exception name, new branches]."""
    match record:
        case ["value", str() | None, list(branches)]:
            return all(map(_is_branch, branches))
        case ["raised", name, list(branches)]:
            return labels.is_name(name) and all(map(_is_branch, branches))
    return False


def _is_branch(item: object) -> bool:
    match item:
        case [int(), int(), bool()]:
            return True
    return False
