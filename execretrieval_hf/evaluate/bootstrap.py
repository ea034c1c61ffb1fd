"""Percentile bootstrap over queries (Efron 1979), the only unit that is resampled here.

A resample is known by how often it drew each query, so the means of all resamples for all systems
are one matrix product. Every system is given the same resamples: differences are paired.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    Values = NDArray[np.float64]

REPLICATES = 5_000
SEED = 20260510

_LEVEL = (2.5, 97.5)
_CELLS = 1_000_000
"""Draws that are held at a time; it bounds memory and changes no number."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean over queries, or a difference of two, with its 95 % interval."""

    mean: float
    low: float
    high: float


def bootstrap_mean(values: Values, *, seed: int = SEED, replicates: int = REPLICATES) -> Interval:
    """Mean of per-query values and its 95 % percentile interval.

    The stream of random numbers depends on the seed and the number of values only, so the order
    in which systems or metrics are asked for changes nothing.

    Args:
        values: one value a query, shape (queries,), at least one.
        seed: seed of ``numpy.random.default_rng``.
        replicates: number of resamples.

    >>> bootstrap_mean(np.array([1.0, 1.0, 1.0]))
    Interval(mean=1.0, low=1.0, high=1.0)
    """
    means = resampled_means(values[np.newaxis], seed=seed, replicates=replicates)
    return percentile_interval(float(values.mean()), means[0])


def percentile_interval(mean: float, resampled: Values) -> Interval:
    """The interval that the middle 95 % of the resampled values of one statistic span."""
    low, high = np.percentile(resampled, _LEVEL)
    # Where nothing varies, rounding alone could leave the mean outside.
    return Interval(mean, min(float(low), mean), max(float(high), mean))


def resampled_means(values: Values, *, seed: int = SEED, replicates: int = REPLICATES) -> Values:
    """Means of several systems on the same resamples of their queries.

    Args:
        values: one row a system, shape (systems, queries).
        seed: seed of ``numpy.random.default_rng``.
        replicates: number of resamples.

    Returns:
        Shape (systems, replicates).
    """
    count = values.shape[1]
    summable = _exactly_summable(values).T
    drawn = times_drawn(count, seed, replicates)
    sums = [drawn[rows].astype(float) @ summable for rows in _blocks(replicates, count)]
    means: Values = np.ascontiguousarray(np.concatenate(sums).T) / count
    return means


@functools.lru_cache(maxsize=4)
def times_drawn(count: int, seed: int, replicates: int) -> NDArray[np.uint8]:
    """How often each resample drew each of ``count`` queries, shape (replicates, count)."""
    generator = np.random.default_rng(seed)
    # No query is ever drawn 256 times: for 256 queries and more that has a chance of 1e-500.
    draws = np.empty((replicates, count), dtype=np.uint8)
    for rows in _blocks(replicates, count):
        size = rows.stop - rows.start
        cells = generator.integers(0, count, size=(size, count))
        cells += count * np.arange(size)[:, np.newaxis]
        draws[rows] = np.bincount(cells.ravel(), minlength=size * count).reshape(size, count)
    draws.setflags(write=False)
    return draws


def _blocks(replicates: int, count: int) -> Iterator[slice]:
    """Slices of resamples that are worked on at a time."""
    size = max(1, _CELLS // count)
    for start in range(0, replicates, size):
        yield slice(start, min(start + size, replicates))


def _exactly_summable(values: Values) -> Values:
    """Values rounded so that no sum of ``queries`` of them is rounded in float64.

    Each row is brought to a multiple of a power of two that leaves room for the sum (an error
    below 1e-12 of its largest value for 1,000 queries). Sums then do not depend on the order in
    which a processor adds, nor on which other systems stand in the matrix.
    """
    count = values.shape[1]
    _, exponents = np.frexp(np.abs(values).max(axis=1, keepdims=True) * count)
    steps = 53 - exponents
    rounded: Values = np.ldexp(np.rint(np.ldexp(values, steps)), -steps)
    return rounded
