"""Percentile bootstrap over queries (Efron 1979), the only unit that is resampled here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

REPLICATES = 5_000
SEED = 20260510


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean over queries with its 95 % bootstrap interval."""

    mean: float
    low: float
    high: float


def bootstrap_mean(
    values: NDArray[np.float64], *, seed: int = SEED, replicates: int = REPLICATES
) -> Interval:
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
    draws = np.random.default_rng(seed).integers(0, values.size, size=(replicates, values.size))
    means = values[draws].mean(axis=1)
    low, high = np.percentile(means, [2.5, 97.5])
    return Interval(float(values.mean()), float(low), float(high))
