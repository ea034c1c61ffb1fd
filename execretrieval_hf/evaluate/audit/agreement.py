"""Agreement of two readers beyond chance.

Source: J. Cohen, "A coefficient of agreement for nominal scales", 1960.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


def cohens_kappa(first: Sequence[Hashable], second: Sequence[Hashable]) -> float | None:
    """(observed - expected agreement) / (1 - expected agreement).

    Args:
        first: what one reader said of each item.
        second: what the other said.

    Returns:
        At most 1; ``None`` without items, or where both gave one and the same answer to all.

    >>> cohens_kappa("AABB", "AABA")
    0.5
    >>> cohens_kappa("AA", "AA") is None
    True
    """
    n = len(first)
    if n == 0:
        return None
    observed = sum(a == b for a, b in zip(first, second, strict=True)) / n
    counts, others = Counter(first), Counter(second)
    expected = sum(counts[answer] * others[answer] for answer in counts) / n**2
    return None if expected == 1 else (observed - expected) / (1 - expected)
