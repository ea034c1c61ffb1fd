"""Score interval of a rate (Wilson 1927, JASA 22: 209-212).

With p = successes / n and z the normal quantile of 97.5 %, its ends are
(p + z^2 / 2n -+ z sqrt(p (1 - p) / n + z^2 / 4n^2)) / (1 + z^2 / n).
It has a width even where nothing or everything succeeded, which a bootstrap has not.
"""

from __future__ import annotations

import math
from statistics import NormalDist

from execretrieval_hf.evaluate.bootstrap import Interval

_Z = NormalDist().inv_cdf(0.975)


def wilson_interval(successes: int, n: int) -> Interval:
    """95 % interval of a rate.

    Args:
        successes: number of queries that succeeded.
        n: number of queries, at least one.

    >>> interval = wilson_interval(0, 10)
    >>> interval.mean, interval.low, round(interval.high, 4)
    (0.0, 0.0, 0.2775)
    """
    rate = successes / n
    centre = rate + _Z**2 / (2 * n)
    half = _Z * math.sqrt(rate * (1 - rate) / n + _Z**2 / (4 * n**2))
    scale = 1 + _Z**2 / n
    low = 0.0 if successes == 0 else (centre - half) / scale
    high = 1.0 if successes == n else (centre + half) / scale
    return Interval(rate, low, high)
