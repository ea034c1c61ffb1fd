"""Control of the share of false claims (Benjamini and Hochberg 1995, JRSS B 57: 289-300).

For exploring: among all claims at .05 about one in twenty is expected to be false. The i-th
smallest of m p-values is multiplied by m / i, and none may rise above the one after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]


def benjamini_hochberg(p: Values) -> Values:
    """Adjusted p-values in the order of ``p``, at most 1.

    >>> benjamini_hochberg(np.array([0.01, 0.04, 0.03])).round(2).tolist()
    [0.03, 0.04, 0.04]
    """
    order = np.argsort(p, kind="stable")
    factors = p.size / np.arange(1, p.size + 1)
    from_above = np.minimum.accumulate((p[order] * factors)[::-1])[::-1]
    adjusted = np.empty(p.size)
    adjusted[order] = np.minimum(1.0, from_above)
    return adjusted
