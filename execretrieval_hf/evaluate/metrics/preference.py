"""Win rate, called pairwise preference accuracy (PPA) in CoQuIR (arXiv 2506.11066).

Over the (passing, failing) pairs of a query's own snippets: the share of pairs in which the
passing snippet scores higher, where a tie counts 1/2. It ranks systems on the star of single
edits, because a system that cannot see the edits and one that reacts to them at random both get
1/2, whatever the tie rule.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_hf.evaluate.record import QueryResult


def share_won(margins: Iterable[float]) -> float:
    """Share of positive margins, zeros counted 1/2; NaN if there is none.

    >>> share_won([0.2, 0.0, -0.1, 0.3])
    0.625
    """
    found = list(margins)
    if not found:
        return math.nan
    return sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in found) / len(found)


def win_rate(query: QueryResult) -> float:
    """Win rate of a query; NaN if an own snippet was not executed, or if there is no pair."""
    return share_won(_margins(query))


def tied_pairs(query: QueryResult) -> float:
    """Share of the query's (passing, failing) pairs with equal scores; NaN as in `win_rate`."""
    margins = _margins(query)
    return sum(margin == 0 for margin in margins) / len(margins) if margins else math.nan


def has_pairs(query: QueryResult) -> bool:
    """Whether the pairs are defined: there is one, or an own snippet was not executed."""
    verdicts = {own.verdict for own in query.own}
    return "not_executed" in verdicts or {"pass", "fail"} <= verdicts


def _margins(query: QueryResult) -> list[float]:
    """Score of each passing minus score of each failing snippet of the group, if all are known."""
    if any(own.verdict == "not_executed" for own in query.own):
        return []
    scores = {
        verdict: [
            -math.inf if own.score is None else own.score
            for own in query.own
            if own.verdict == verdict
        ]
        for verdict in ("pass", "fail")
    }
    return [
        0.0 if passing == failing else passing - failing
        for passing in scores["pass"]
        for failing in scores["fail"]
    ]
