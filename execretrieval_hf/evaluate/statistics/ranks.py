"""Between which ranks a system lies, given which pairs can be told apart.

A system is worse than those that beat it significantly and better than those that it beats, so its
rank lies between 1 + (systems better) and n - (systems worse). If the pairs are tested as one
family, all these intervals hold together with the family's probability (Al Mohamad and others,
arXiv 1708.02729, of Tukey's test). "Cannot be told apart" is not transitive, so groups of equal
systems would claim what no test has shown.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def rank_intervals(systems: int, beaten: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Best and worst rank of every system, from 1.

    Args:
        systems: number of systems.
        beaten: (better, worse) for every pair that can be told apart.

    >>> rank_intervals(3, [(0, 2)])
    [(1, 2), (1, 3), (2, 3)]
    """
    pairs = list(beaten)
    wins = Counter(better for better, _ in pairs)
    losses = Counter(worse for _, worse in pairs)
    return [(1 + losses[system], systems - wins[system]) for system in range(systems)]
