"""Reciprocal rank of the first answer by label (Voorhees 1999, TREC-8 question answering).

By label as nDCG, not by verdict: labels know the rank of every answer in the whole pool, while a
foreign snippet below the first ten results may never have been executed.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.metrics.ndcg_at_k import relevant_ranks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_hf.evaluate.record import QueryResult


def reciprocal_rank(ranks: Iterable[int | None]) -> float:
    """1 / the best of the ranks, without a cut-off; 0 if none was returned, NaN if there is none.

    >>> reciprocal_rank([4, 2]), reciprocal_rank([None]), reciprocal_rank([])
    (0.5, 0.0, nan)
    """
    found = list(ranks)
    if not found:
        return math.nan
    return max(0.0 if rank is None else 1 / rank for rank in found)


def mrr(query: QueryResult) -> float:
    """Reciprocal rank of the first snippet that is labelled as an answer."""
    return reciprocal_rank(relevant_ranks(query))
