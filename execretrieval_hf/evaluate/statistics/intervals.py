"""The interval that is printed beside a mean over queries, and beside a difference of two."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.bootstrap import (
    Interval,
    bootstrap_mean,
    percentile_interval,
    resampled_means,
)
from execretrieval_hf.evaluate.metrics import per_query
from execretrieval_hf.evaluate.statistics.wilson import wilson_interval

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

    Values = NDArray[np.float64]

_TOO_FEW = 10
"""Successes or failures up to which the bootstrap of a rate is too narrow and lopsided."""


def interval_of_mean(values: Values) -> Interval:
    """Mean with its 95 % interval.

    A percentile bootstrap over queries; Wilson's interval where all values are 0 or 1 and the rate
    lies within 10/n of 0 or of 1.

    Args:
        values: one value a query, shape (queries,), at least one, finite.

    >>> interval_of_mean(np.zeros(10)).high > 0.2
    True
    """
    successes = int(np.count_nonzero(values == 1))
    is_rate = bool(np.isin(values, (0, 1)).all())
    if is_rate and min(successes, values.size - successes) <= _TOO_FEW:
        return wilson_interval(successes, values.size)
    return bootstrap_mean(values)


def interval_or_none(values: Values) -> Interval | None:
    """`interval_of_mean`; ``None`` if there is no value or one of them is not known (NaN)."""
    return None if values.size == 0 or np.isnan(values).any() else interval_of_mean(values)


def interval_of_metric(record: Record, metric: str) -> Interval | None:
    """Mean of a metric over a run's queries; ``None`` if it is not defined or not known."""
    return interval_or_none(per_query(record.per_query, metric))


def interval_of_difference(a: Values, b: Values) -> Interval:
    """Mean of ``a - b`` with its 95 % interval, by the paired bootstrap: both on one resample.

    Args:
        a: values of one system, one a query, shape (queries,), at least one.
        b: those of another on the same queries.

    >>> interval_of_difference(np.array([1.0, 0.0]), np.array([1.0, 0.0]))
    Interval(mean=0.0, low=0.0, high=0.0)
    """
    of_a, of_b = resampled_means(np.stack([a, b]))
    return percentile_interval(float((a - b).mean()), of_a - of_b)
