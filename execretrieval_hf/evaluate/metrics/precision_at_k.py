"""precision@k: the share of passing snippets among the first k (arXiv 2609.01865, 3.4)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.record import QueryResult


def precision_at(query: QueryResult, k: int) -> float:
    """Passing snippets among the first ``k``, divided by ``k`` even if the pool is smaller."""
    verdicts = [result.verdict for result in query.top_results[:k]]
    return math.nan if "not_executed" in verdicts else verdicts.count("pass") / k
