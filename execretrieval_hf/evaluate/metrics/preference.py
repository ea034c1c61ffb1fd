"""Win rate, called pairwise preference accuracy (PPA) in CoQuIR (arXiv 2506.11066).

Over the (passing, failing) pairs of a query's own snippets: the share of pairs in which the
passing snippet scores higher, where a tie counts 1/2. It ranks systems on the star of single
edits, because a system that cannot see the edits and one that reacts to them at random both get
1/2, whatever the tie rule.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.metrics.group import all_executed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_hf.evaluate.record import OwnSnippet, QueryResult


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
    return not all_executed(query) or {"pass", "fail"} <= {own.verdict for own in query.own}


def margin(a: OwnSnippet, b: OwnSnippet) -> float:
    """Score of one snippet minus that of another.

    A snippet that was not returned scores minus infinity, and two of them tie.
    """
    first, second = (-math.inf if own.score is None else own.score for own in (a, b))
    return 0.0 if first == second else first - second


def _margins(query: QueryResult) -> list[float]:
    """Margin of each passing over each failing snippet of the group, if all verdicts are known."""
    if not all_executed(query):
        return []
    passing, failing = (
        [own for own in query.own if own.verdict == verdict] for verdict in ("pass", "fail")
    )
    return [margin(one, other) for one in passing for other in failing]
