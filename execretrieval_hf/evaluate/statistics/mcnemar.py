"""Exact McNemar test of two systems that succeed or fail on the same queries (McNemar 1947).

Only the queries on which the two disagree count. If neither is better, each of these b + c
queries falls to either side with probability 1/2, so
p = min(1, 2 * sum of C(b + c, i) / 2^(b + c) over i = 0 ... min(b, c)).
It is a test of 0/1 outcomes, and so of one realised ranking; expected values over ties need
`sign_flip_tests`.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]


def mcnemar_exact(a_only: int, b_only: int) -> float:
    """Two-sided p-value, in whole numbers up to the last division.

    Args:
        a_only: queries on which the first system alone succeeds.
        b_only: queries on which the second alone does; if both are 0, p is 1.

    >>> round(mcnemar_exact(47, 66), 7), mcnemar_exact(0, 0)
    (0.0899543, 1.0)
    """
    discordant = a_only + b_only
    tail = sum(comb(discordant, i) for i in range(min(a_only, b_only) + 1))
    return min(1.0, 2 * tail / (1 << discordant))


def discordant_counts(a: Values, b: Values) -> tuple[int, int]:
    """Queries on which the first system alone succeeds, and on which the second alone does.

    Args:
        a: 0 or 1 a query, shape (queries,).
        b: those of another system on the same queries.

    >>> discordant_counts(np.array([1.0, 1.0, 0.0]), np.array([0.0, 1.0, 0.0]))
    (1, 0)
    """
    return int(np.sum((a == 1) & (b == 0))), int(np.sum((a == 0) & (b == 1)))
