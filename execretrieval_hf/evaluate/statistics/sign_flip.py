"""Sign-flip test of every pair of systems, one by one and as one family.

If two systems are equally good, the difference d of their values on a query is as likely to be -d.
The statistic of a pair is T = |sum of d| / sqrt(sum of d^2) over the queries; it is compared with
its values after the signs of the queries are flipped at random (Fisher 1935; for retrieval Smucker,
Allan and Carterette, CIKM 2007). Unlike McNemar's it needs no 0/1 outcomes, so ties may count one
half.

For the family a query's sign is one for all pairs, which keeps their dependence. The largest T of
all pairs under each flip is what the largest observed T is compared with, the largest of all pairs
but that one what the next is compared with, and so on: step-down max-T (Westfall and Young 1993;
for retrieval Carterette, TOIS 2012, and Boytsov, Belova and Westfall, CIKM 2013). It holds the
chance of one or more false claims at the level and loses less than Holm, as pairs that share a
system depend on each other. A single pair's level is exact if its differences are symmetric; the
family's holds for many queries.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.bootstrap import SEED

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Indexes = NDArray[np.intp]

FLIPS = 20_000
"""Enough for Holm: 276 times the smallest p-value that there can be, 1 / 20,001, is .014."""

LEVEL = 0.05

_BLOCK = 500
_TOLERANCE = 1e-9
"""T's closer than this are equal: sums of thirds differ in their last digits."""


@dataclass(frozen=True)
class PairTests:
    """Tests of every pair of systems on the same queries.

    Attributes:
        first: row of the first system of each pair, shape (pairs,).
        second: row of the second.
        p: p-value of each pair taken alone, (b + 1) / (flips + 1) if b flips reach its T (Phipson
            and Smyth 2010), and so never 0.
        p_max_t: p-value corrected for all pairs.
        critical: the T that the largest of all pairs stays below with probability 1 - `LEVEL` if
            no two systems differ.
    """

    first: Indexes
    second: Indexes
    p: Values
    p_max_t: Values
    critical: float


def sign_flip_tests(values: Values, *, seed: int = SEED, flips: int = FLIPS) -> PairTests:
    """Test every pair of systems.

    Args:
        values: one row a system, shape (systems, queries), at least two systems and one query.
        seed: seed of ``numpy.random.default_rng``.
        flips: number of random flips.

    >>> tests = sign_flip_tests(np.array([[1.0, 1.0, 0.0], [1.0, 1.0, 0.0]]))
    >>> tests.p.tolist(), tests.p_max_t.tolist()
    ([1.0], [1.0])
    """
    systems, count = values.shape
    first, second = np.triu_indices(systems, 1)
    differences = values[first] - values[second]
    norms = np.sqrt((differences**2).sum(axis=1))
    norms[norms == 0] = np.inf
    observed = np.abs(differences.sum(axis=1)) / norms
    order = np.argsort(-observed, kind="stable")
    reached = (observed - _TOLERANCE)[order][:, np.newaxis]

    generator = np.random.default_rng(seed)
    alone = np.zeros(first.size)
    in_family = np.zeros(first.size)
    largest = []
    for start in range(0, flips, _BLOCK):
        size = min(_BLOCK, flips - start)
        signs = 2.0 * generator.integers(0, 2, size=(size, count), dtype=np.int8) - 1
        sums = (signs @ values.T).T
        flipped = (np.abs(sums[first] - sums[second]) / norms[:, np.newaxis])[order]
        alone += (flipped >= reached).sum(axis=1)
        from_here_on = np.maximum.accumulate(flipped[::-1])[::-1]
        in_family += (from_here_on >= reached).sum(axis=1)
        largest.append(from_here_on[0])
    p, p_max_t = np.empty((2, first.size))
    p[order] = (alone + 1) / (flips + 1)
    p_max_t[order] = np.maximum.accumulate((in_family + 1) / (flips + 1))
    critical = float(np.quantile(np.concatenate(largest), 1 - LEVEL))
    return PairTests(first, second, p, p_max_t, critical)
