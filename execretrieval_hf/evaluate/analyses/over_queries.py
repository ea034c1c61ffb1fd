"""Estimates whose intervals come from resampling queries, for values that are not one a query.

A query's pairs share its text and its canonical, so they are no independent observations: each
replicate draws whole queries, and every pair counts as often as its query was drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.bootstrap import (
    REPLICATES,
    SEED,
    Interval,
    percentile_interval,
    resampled_means,
    times_drawn,
)
from execretrieval_hf.evaluate.statistics.intervals import interval_of_mean

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Places = NDArray[np.intp]

    Ends = tuple[float | None, float | None, float | None]

_TOGETHER = 250
"""Resamples that are ranked at a time; it bounds memory and changes no number."""


def share(counted: Values, out_of: Values) -> Interval | None:
    """A share of pairs: the sum of ``counted`` divided by the sum of ``out_of``.

    Args:
        counted: pairs that count, by query, shape (queries,).
        out_of: all pairs, by query, shape (queries,).

    Returns:
        The share with its percentile interval; ``None`` if there is no pair or a value is NaN.
        Where every query's share is 0, or every one is 1, resampling shows no spread at all: the
        interval is then that of as many 0/1 values as there are queries with a pair.

    >>> share(np.array([1.0, 0.0]), np.array([1.0, 3.0])).mean
    0.25
    """
    some = out_of > 0
    if not some.any() or np.isnan(counted).any():
        return None
    of_query = counted[some] / out_of[some]
    if (of_query == 0).all() or (of_query == 1).all():
        return interval_of_mean(of_query)
    some_counted, all_pairs = resampled_means(np.stack([counted, out_of]))
    drawn = all_pairs > 0
    estimate = float(counted.sum() / out_of.sum())
    return percentile_interval(estimate, some_counted[drawn] / all_pairs[drawn])


def rank_correlation(x: Values, y: Values, places: Places, n_queries: int) -> Interval | None:
    """Spearman's rank correlation with tied ranks, over pairs that belong to queries.

    Args:
        x: a value a pair, shape (pairs,).
        y: another, shape (pairs,).
        places: place of each pair's query, from 0, shape (pairs,).
        n_queries: number of queries that are resampled.

    Returns:
        The correlation of the mid-ranks with its percentile interval; ``None`` if a value is NaN
        or if ``x`` or ``y`` does not vary.
    """
    if np.isnan(y).any() or np.ptp(x) == 0 or np.ptp(y) == 0:
        return None
    drawn = times_drawn(n_queries, SEED, REPLICATES)
    blocks = [
        _weighted_rank_correlation(x, y, drawn[start : start + _TOGETHER, places].astype(float))
        for start in range(0, REPLICATES, _TOGETHER)
    ]
    resampled = np.concatenate(blocks)
    estimate = float(_weighted_rank_correlation(x, y, np.ones((1, x.size)))[0])
    return percentile_interval(estimate, resampled[np.isfinite(resampled)])


def parts(found: Interval | None) -> Ends:
    """Mean, low and high end, all ``None`` if there is no interval."""
    return (None, None, None) if found is None else (found.mean, found.low, found.high)


def summed(values: Values, places: Places, n_queries: int) -> Values:
    """Sums of values by query, shape (queries,).

    >>> summed(np.array([1.0, 2.0, 4.0]), np.array([0, 2, 2]), 3).tolist()
    [1.0, 0.0, 6.0]
    """
    return np.bincount(places, weights=values, minlength=n_queries).astype(np.float64)


def _weighted_rank_correlation(x: Values, y: Values, weights: Values) -> Values:
    """Pearson's correlation of mid-ranks, where pairs count several times, shape (replicates,).

    NaN for a replicate in which a variable does not vary.
    """
    (x_ranks, x_group, x_spread), (y_ranks, y_group, y_spread) = (
        _centred_ranks(values, weights) for values in (x, y)
    )
    together = np.einsum("rp,rp,rp->r", weights, x_ranks[:, x_group], y_ranks[:, y_group])
    with np.errstate(invalid="ignore", divide="ignore"):
        correlations: Values = together / np.sqrt(x_spread * y_spread)
    return correlations


def _centred_ranks(values: Values, weights: Values) -> tuple[Values, Places, Values]:
    """Mid-ranks minus their mean of the distinct values, shape (replicates, distinct values).

    Returns:
        The ranks, the place of each pair's value among the distinct ones, shape (pairs,), and the
        sum of squared ranks over all pairs, shape (replicates,).
    """
    _, group = np.unique(values, return_inverse=True)
    order = np.argsort(group, kind="stable")
    starts = np.flatnonzero(np.diff(group[order], prepend=-1))
    sizes = np.add.reduceat(weights[:, order], starts, axis=1)
    ranks = np.cumsum(sizes, axis=1) - sizes / 2 - sizes.sum(axis=1, keepdims=True) / 2
    return ranks, group, (sizes * ranks**2).sum(axis=1)
