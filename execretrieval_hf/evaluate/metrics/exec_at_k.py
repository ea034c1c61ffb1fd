"""exec@k: does one of the first k snippets pass the query's tests? (arXiv 2609.01865, 3.4)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.record import QueryResult


def exec_at(query: QueryResult, k: int) -> float:
    """Whether one of the first ``k`` snippets passes the query's tests: 1 or 0.

    NaN if none is known to pass and at least one was not executed.
    """
    verdicts = [result.verdict for result in query.top_results[:k]]
    if "pass" in verdicts:
        return 1.0
    return math.nan if "not_executed" in verdicts else 0.0
