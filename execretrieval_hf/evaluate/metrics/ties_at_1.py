"""What ties do to the first place.

exec@1 takes the ranking as realised: among equal scores the higher corpus id comes first. The
expected value over a random order among equal scores (McSherry and Najork, ECIR 2008) does not
depend on that rule. It is given for k = 1 alone: the record holds the whole group that shares the
best score, but of a group that is cut by a later k only the part above the cut.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.record import QueryResult


def exec_at_1_expected(query: QueryResult) -> float:
    """Expected exec@1 if the snippets that share the best score stood in random order.

    That is the share of passing ones among them: 1/5 for five tied snippets of which one passes.
    """
    tied = query.tied_at_1
    if tied.not_executed:
        return math.nan
    return tied.passing / tied.size if tied.size else 0.0


def tied_at_1(query: QueryResult) -> float:
    """Whether the best score is shared by several snippets: 1 or 0."""
    return float(query.tied_at_1.size > 1)
