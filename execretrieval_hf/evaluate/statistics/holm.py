"""Holm's step-down correction (Holm 1979, Scandinavian Journal of Statistics 6: 65-70).

The chance of one or more false claims stays below the level, whatever the dependence between the
tests. The i-th smallest of m p-values is multiplied by m - i + 1, and none may fall below the one
before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]


def holm(p: Values) -> Values:
    """Adjusted p-values in the order of ``p``, at most 1.

    >>> holm(np.array([0.01, 0.04, 0.03])).round(2).tolist()
    [0.03, 0.06, 0.06]
    """
    order = np.argsort(p, kind="stable")
    factors = p.size - np.arange(p.size)
    adjusted = np.empty(p.size)
    adjusted[order] = np.minimum(1.0, np.maximum.accumulate(p[order] * factors))
    return adjusted
