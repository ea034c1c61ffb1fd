"""How large a difference has to be for a comparison to find it.

With n queries, s the standard deviation of the per-query differences, c the critical value of the
corrected test and z the normal quantile of the power, the mean difference found with that power is
(c + z) s / sqrt(n); for a single test c is 1.96 (Sakai, Topic set size design, 2016).
"""

from __future__ import annotations

import math
from statistics import NormalDist

POWER = 0.8


def detectable_difference(sd: float, n: int, critical: float) -> float:
    """Smallest mean difference that is found with probability `POWER`.

    Args:
        sd: standard deviation of the per-query differences.
        n: number of queries.
        critical: critical value of the test in standard errors, such as `PairTests.critical`.

    >>> round(detectable_difference(0.5, 1000, 1.96), 4)
    0.0443
    """
    return (critical + NormalDist().inv_cdf(POWER)) * sd / math.sqrt(n)
