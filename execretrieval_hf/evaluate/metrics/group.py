"""Is the query's own group found, and is the best of the group right?

exec@1 needs both: topical@1, and the right choice among near-clones.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.record import QueryResult


def all_executed(query: QueryResult) -> bool:
    """Whether the verdicts of all own snippets are known."""
    return all(own.verdict != "not_executed" for own in query.own)


def topical_at_1(query: QueryResult) -> float:
    """Whether the first snippet is one of the query's own group: 1 or 0."""
    return float(any(own.rank == 1 for own in query.own))


def in_group_exec_at_1(query: QueryResult) -> float:
    """Whether the best ranked snippet of the query's own group passes: 1 or 0."""
    ranked = [own for own in query.own if own.rank is not None]
    if not ranked:
        return 0.0
    best = min(ranked, key=lambda own: own.rank or 0)
    return math.nan if best.verdict == "not_executed" else float(best.verdict == "pass")
