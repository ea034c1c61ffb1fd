"""nDCG@k of the labels (Jarvelin and Kekalainen 2002; arXiv 2609.01865, 3.4).

DCG@k = sum over the relevant snippets at ranks r <= k of 1 / log2(r + 1), divided by the DCG of
the best ranking that there could be, which has min(k, relevant) of them on top. The published
release divides by the gains that were retrieved, sorted: with one relevant snippet that is the
same, with several it overrates a ranking that misses some of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_hf.evaluate.record import QueryResult


def ndcg(ranks: Iterable[int | None], k: int) -> float:
    """nDCG@k of binary labels.

    Args:
        ranks: rank of every relevant snippet, from 1; ``None`` for one that was not returned.
        k: the cut-off.

    Returns:
        A value from 0 to 1; NaN if nothing is relevant.

    >>> round(ndcg([2], 3), 4), ndcg([4], 3), round(ndcg([1, 4], 3), 4)
    (0.6309, 0.0, 0.6131)
    """
    found = list(ranks)
    gain = sum(1 / math.log2(rank + 1) for rank in found if rank is not None and rank <= k)
    ideal = sum(1 / math.log2(place + 2) for place in range(min(k, len(found))))
    return gain / ideal if ideal else math.nan


def relevant_ranks(query: QueryResult) -> list[int | None]:
    """Rank of every snippet that is labelled as an answer; ``None`` if it was not returned."""
    rank_of = {own.corpus_id: own.rank for own in query.own}
    return [rank_of.get(key) for key in query.correct_corpus_ids]


def ndcg_at(query: QueryResult, k: int) -> float:
    """nDCG@k of a query's labels; see the module."""
    return ndcg(relevant_ranks(query), k)
