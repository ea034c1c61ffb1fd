"""The comparisons of a suite, made far from the code under test.

What a child reports is only ever compared with what is expected: as text, or as a number or a
string where the relation needs one. Whatever is not of the form that an honest child gives it
counts against the snippet.
"""

from __future__ import annotations

import json
import math
import operator
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeAlias

from execretrieval_runner import labels
from execretrieval_runner.canon import LONGEST_BYTES
from execretrieval_runner.splitting import Nearness, Raising

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from execretrieval_runner.splitting import Check, Relation
    from execretrieval_runner.types import Evidence

_NUMBER = re.compile(r"n(-?[0-9a-f]+)/([1-9a-f][0-9a-f]*)")
_INFINITIES = {"n+inf": math.inf, "n-inf": -math.inf}
_ORDERS: dict[Relation, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_TYPE_ERROR = labels.with_cause(labels.FAIL, "TypeError")

_Number: TypeAlias = Fraction | float
Members: TypeAlias = list[str | None] | str | None
"""What `execretrieval_runner.canon.members` gives."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What became of the closed side of a check.

    Attributes:
        form: Its canonical text; None if it has none.
        members: Its members, for the relations that look into it.
        raised: Name of the exception that computing it raises; empty if it has a value.
    """

    form: str | None = None
    members: Members = None
    raised: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A test ready to be run and judged.

    Attributes:
        source: What the child runs.
        checks: What its reports must show; empty if the child judges the test itself.
        expected: The closed sides of each check.
        guarded: Whether the test finds Python's own built-in functions, whatever the snippet has
            put in their place.
    """

    source: str
    checks: tuple[Check, ...] = ()
    expected: tuple[tuple[Expected, ...], ...] = ()
    guarded: bool = False

    @property
    def evidence(self) -> Evidence:
        """How much a pass of this test is worth."""
        return "executed" if self.checks else "in-process"


def outcome(plan: Plan, record: object) -> str | None:
    """The label of a test, given a child's record of it; None if no honest child reports so.

    A record is the label of the test's end, with the reports of its checks if there are any. The
    first check that fails decides, as it would if the test had stopped there.
    """
    match record:
        case [label, list(reports), *_]:
            pass
        case label:
            reports = []
    if not labels.is_outcome(label) or len(reports) > len(plan.checks):
        return None
    for check, sides, report in zip(plan.checks, plan.expected, reports, strict=False):
        found = _judge(check, sides, report)
        if found != labels.PASS:
            return found
    complete = len(reports) == len(plan.checks)
    return str(label) if complete or label != labels.PASS else None


def passes(plans: Sequence[Plan], records: Sequence[object]) -> bool:
    """Whether the records of a suite's tests, one each, show that all of them pass."""
    return len(records) == len(plans) and all(
        outcome(plan, record) == labels.PASS for plan, record in zip(plans, records, strict=True)
    )


def _judge(check: Check, sides: tuple[Expected, ...], report: object) -> str | None:
    """The label that one check gives; None for a report of a wrong shape."""
    if isinstance(check, Raising):
        return _judge_raising(check, report)
    raised = next((side.raised for side in sides if side.raised), "")
    if raised:
        return labels.with_cause(labels.FAIL, raised)
    holds = (
        _is_near(check, sides, report)
        if isinstance(check, Nearness)
        else _holds(check.relation, sides[0], report)
    )
    if holds is None:
        return _TYPE_ERROR
    return labels.PASS if holds else labels.FAIL


def _judge_raising(check: Raising, report: object) -> str | None:
    match report:
        case None:
            return labels.FAIL
        case [name, list(ancestors), str(message)]:
            if not any(expected in ancestors for expected in check.names):
                return labels.with_cause(labels.FAIL, str(name)) if labels.is_name(name) else None
            return labels.PASS if check.text in message else labels.FAIL
    return None


def _holds(relation: Relation, side: Expected, report: object) -> bool | None:
    """Whether a relation holds; None if Python would raise a TypeError instead of an answer."""
    match relation:
        case "==" | "is":
            return report is not None and report == side.form
        case "!=" | "is not":
            return report is None or report != side.form
        case "in":
            return _is_member(report, side.members)
        case "contains":
            return _is_member(side.form, report)
        case "not in":
            return _negated(_is_member(report, side.members))
        case "not contains":
            return _negated(_is_member(side.form, report))
    if report is None:  # opaque, which most likely means NaN
        return False
    return _compare(relation, _as_number(report), _as_number(side.form))


def _negated(answer: bool | None) -> bool | None:
    return None if answer is None else not answer


def _is_member(form: object, members: object) -> bool | None:
    """Whether a value is in a container; None if Python would not look for it there."""
    if isinstance(members, str):
        text = _as_text(form)
        return None if text is None else text in members
    if isinstance(members, list):
        return form is not None and form in members
    return None


def _is_near(check: Nearness, sides: tuple[Expected, ...], report: object) -> bool | None:
    """Compares exactly; floats would round only where they are far from each other."""
    number = _as_number(report)
    centre, tolerance = (_as_number(side.form) for side in sides)
    if isinstance(number, Fraction) and isinstance(centre, Fraction):
        return _compare(check.relation, abs(number - centre), tolerance)
    return None if number is None and report is not None else False


def _compare(relation: Relation, left: _Number | None, right: _Number | None) -> bool | None:
    if left is None or right is None:
        return None
    return bool(_ORDERS[relation](left, right))


def _as_number(form: object) -> _Number | None:
    """The number that canonical text stands for; None if it is none."""
    if not isinstance(form, str) or len(form) > LONGEST_BYTES:
        return None
    if form in _INFINITIES:
        return _INFINITIES[form]
    match = _NUMBER.fullmatch(form)
    return Fraction(int(match[1], 16), int(match[2], 16)) if match else None


def _as_text(form: object) -> str | None:
    """The string that canonical text stands for; None if it is none."""
    if not isinstance(form, str) or len(form) > LONGEST_BYTES or not form.startswith('"'):
        return None
    try:
        text = json.loads(form)
    except ValueError:
        return None
    return text if isinstance(text, str) else None
