"""exec_ndcg_gap@k = exec@k - nDCG@k, kept for comparison with the published release.

With one passing snippet a query it compares two cut-offs of one rank and says nothing about
execution. The release subtracts values rounded to four decimals, and so prints .2090 where the
difference is .2091.
"""

from __future__ import annotations


def exec_ndcg_gap(exec_at_k: float | None, ndcg_at_k: float | None) -> float | None:
    """Difference of the two means; ``None`` if one of them is not known.

    >>> exec_ndcg_gap(1.0, 0.5)
    0.5
    """
    return None if exec_at_k is None or ndcg_at_k is None else exec_at_k - ndcg_at_k
