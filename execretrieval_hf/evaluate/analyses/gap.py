"""The canonical's score against its best distractor's (paper, section 5.4 and figure 4)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.analyses.over_queries import parts
from execretrieval_hf.evaluate.analyses.pairs import pairs
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import interval_or_none

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

    Values = NDArray[np.float64]

_BINS_A_SIDE = 10
_STEPS = (1.0, 2.0, 5.0)


@dataclass(frozen=True, slots=True)
class Gap:
    """Gaps of one system, each the canonical's score minus that of the query's best distractor.

    With several canonicals in a group the best one counts. The paper has .668 below and a median
    and mean gap of -.002 for its best system.

    Attributes:
        system: the system.
        n_queries: queries with a canonical and at least one mechanical distractor, as the paper
            counts.
        below: share of them whose canonical scores lower than at least one distractor.
        below_low: low end of its interval.
        below_high: high end of its interval.
        tied: share of them whose canonical scores the same as the best distractor.
        median: median gap in the system's own scores; ``None`` if it is at a query of which one
            side was not returned.
        mean: mean gap; ``None`` if one side was not returned for some query.
        mean_low: low end of its interval.
        mean_high: high end of its interval.
    """

    system: str
    n_queries: int
    below: float | None
    below_low: float | None
    below_high: float | None
    tied: float | None
    median: float | None
    mean: float | None
    mean_low: float | None
    mean_high: float | None


@dataclass(frozen=True, slots=True)
class GapBin:
    """One bar of the histogram of a system's gaps.

    Attributes:
        system: the system.
        from_gap: lower edge, which belongs to the bin; 0 is always an edge.
        to_gap: upper edge, which belongs to the next bin.
        n_queries: queries whose gap lies in the bin; those of which one side was not returned or
            not executed lie in none.
    """

    system: str
    from_gap: float
    to_gap: float
    n_queries: int


def gap(records: Sequence[Record]) -> tuple[Gap, ...]:
    """Summarise the gaps, one row a system."""
    return tuple(
        _row(system, gaps(record)) for system, record in zip(labels(records), records, strict=True)
    )


def gap_histogram(records: Sequence[Record]) -> tuple[GapBin, ...]:
    """Histogram of the gaps of each system, from the lowest to the highest bin with a query.

    Bins are as wide as the smallest of 1, 2 and 5 times a power of ten with which ten bins on each
    side of 0 hold all gaps: scores of different systems have different scales.
    """
    rows = []
    for system, record in zip(labels(records), records, strict=True):
        values = gaps(record)
        values = values[np.isfinite(values)]
        if not values.size:
            continue
        width = bin_width(float(np.abs(values).max()))
        places, counts = np.unique(np.floor(values / width).astype(int), return_counts=True)
        count_of = dict(zip(places.tolist(), counts.tolist(), strict=True))
        rows += [
            GapBin(system, _edge(place, width), _edge(place + 1, width), count_of.get(place, 0))
            for place in range(min(count_of), max(count_of) + 1)
        ]
    return tuple(rows)


def gaps(record: Record) -> Values:
    """The canonical's score minus the best distractor's, one a query that has both.

    Infinite where one of the two was not returned, NaN where a snippet was not executed.
    """
    margins: dict[int, dict[str, list[float]]] = {}
    for pair in pairs(record):
        margins.setdefault(pair.place, {}).setdefault(pair.canonical, []).append(pair.margin)
    # The smallest margin is that to the best distractor, the largest of these the best canonical's.
    return np.array(
        [
            np.max([np.min(of_canonical) for of_canonical in of_query.values()])
            for of_query in margins.values()
        ],
        dtype=np.float64,
    )


def bin_width(largest: float) -> float:
    """Width of a histogram's bins for values up to ``largest`` on either side of 0.

    >>> bin_width(0.031), bin_width(12.0), bin_width(0.0)
    (0.005, 2.0, 1.0)
    """
    if largest == 0:
        return 1.0
    power = math.floor(math.log10(largest / _BINS_A_SIDE))
    widths = [step * 10.0**exponent for exponent in (power, power + 1) for step in _STEPS]
    return next(width for width in widths if largest < width * _BINS_A_SIDE)


def _row(system: str, values: Values) -> Gap:
    # Between two infinite gaps of different sign there is no middle.
    with np.errstate(invalid="ignore"):
        middle = float(np.median(values)) if values.size else math.nan
    finite = np.isfinite(values).all()
    known = not np.isnan(values).any()
    return Gap(
        system,
        values.size,
        *parts(interval_or_none(np.where(np.isnan(values), np.nan, values < 0))),
        float((values == 0).mean()) if values.size and known else None,
        middle if math.isfinite(middle) else None,
        *parts(interval_or_none(values) if finite else None),
    )


def _edge(place: int, width: float) -> float:
    # Rounded, since 3 * 0.1 is not 0.3.
    return round(place * width, 12)
