"""Cells of the tables of a page, and where an interval lies on its axis."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.plain_text import short, signed
from execretrieval_hf.leaderboard.tables import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

DASH = "\N{EN DASH}"
WIN_RATE = ("win_rate", "win_rate_low", "win_rate_high")
"""Fields of a table that hold a win rate and its interval."""

_STEP = 0.05


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell.

    Attributes:
        text: what is read first.
        interval: the ends of its interval, empty if there are none.
        value: what the column is sorted by; ``None`` comes last.
    """

    text: str
    interval: str = ""
    value: float | str | None = None


@dataclass(frozen=True, slots=True)
class Axis:
    """The stretch of numbers that a column of intervals shows."""

    low: float
    high: float

    def place(self, value: float) -> float:
        """Where a value lies, in per cent of the width; at an end if it is beyond it.

        >>> Axis(0.4, 0.6).place(0.55), Axis(0.4, 0.6).place(1.0)
        (75.0, 100.0)
        """
        share = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, share)), 2)


@dataclass(frozen=True, slots=True)
class Mark:
    """An interval on an axis, in per cent of the width.

    Attributes:
        low: its low end.
        mean: the mean.
        high: its high end.
        beyond: whether the mean lies outside the axis.
    """

    low: float
    mean: float
    high: float
    beyond: bool


def axis_around(values: Iterable[float | None], *also: float) -> Axis:
    """An axis from and to a multiple of .05 that holds all these values.

    >>> axis_around([0.51, None, 0.58], 0.5)
    Axis(low=0.5, high=0.6)
    """
    known = [*(value for value in values if value is not None), *also]
    low = math.floor(plain(min(known) / _STEP)) * _STEP
    high = math.ceil(plain(max(known) / _STEP)) * _STEP
    return Axis(plain(low), plain(max(high, low + _STEP)))


def mark(axis: Axis, row: Mapping[str, Any], key: str, low: str, high: str) -> Mark | None:
    """The interval of a row, ``None`` if it is not known."""
    if row[key] is None:
        return None
    return Mark(
        axis.place(row[low]),
        axis.place(row[key]),
        axis.place(row[high]),
        not axis.low <= row[key] <= axis.high,
    )


def estimate(row: Mapping[str, Any] | None, key: str, low: str, high: str) -> Cell:
    """A mean with its interval."""
    if row is None or row[key] is None:
        return Cell(DASH)
    return Cell(short(row[key]), f"[{short(row[low])}, {short(row[high])}]", row[key])


def difference(row: Mapping[str, Any] | None, key: str, low: str, high: str) -> Cell:
    """A difference with its interval."""
    if row is None or row[key] is None:
        return Cell(DASH)
    return Cell(signed(row[key]), f"[{signed(row[low])}, {signed(row[high])}]", row[key])


def number(row: Mapping[str, Any] | None, key: str) -> Cell:
    """A number without an interval; a share has three decimals."""
    value = None if row is None else row[key]
    if value is None:
        return Cell(DASH)
    return Cell(short(value) if isinstance(value, float) else f"{value:,}", value=value)
