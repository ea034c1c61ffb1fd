"""What exec@1 would be without any knowledge of the edits, by what is assumed of the system.

*Blind*: it finds the group as often as it did and all members tie, so that the canonical comes
first in 1/(1+n) of the groups with n distractors: 1/5 on the star of four.

*Random edit*: it reacts to each edit at random, so that every distractor beats the canonical with
probability 1/2, independently of the others: 2^-n, 1/16 on the star of four. The star punishes
reacting to edits. Averaging the scores inside each group makes any system blind and so lifts exec@1
from 1/16 to 1/5 (with ties in random order), and rounding the scores goes some of the way. The win
rate is 1/2 for both kinds, which is why it ranks the systems on the star.

*Independence prediction*: w^n with the system's own win rate w. This is a description of the system
and no null line: w is observed, and knowledge goes into it. It holds if the wins inside a query are
independent with one w for all queries; their correlation, printed beside it, says how far they are
not. A power of a mean over systems, or of each query's own rate, is no null line either: for a
system that tosses coins the mean over queries of (wins/4)^4 is 680/4096 = .166, not 1/16.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.analyses.over_queries import parts
from execretrieval_hf.evaluate.analyses.pairs import canonicals, distractors
from execretrieval_hf.evaluate.metrics import (
    all_executed,
    margin,
    mean_or_none,
    per_query,
    topical_at_1,
)
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import interval_or_none

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.record import QueryResult, Record


@dataclass(frozen=True, slots=True)
class NullLines:
    """exec@1 of one system beside what it would be without knowledge of the edits.

    Attributes:
        system: the system.
        exec_at_1: exec@1 as observed.
        low: low end of its interval.
        high: high end of its interval.
        topical: share of queries whose first snippet is of their own group.
        blind: exec@1 if the group were found as often and all its members tied.
        random_edit: exec@1 if the group were found as often and each edit moved the score at
            random; ``None`` where distractors carry several edits, which they share.
        win_rate: the system's win rate per distractor, a tie as one half.
        independence_prediction: exec@1 if the group were found as often and each distractor were
            beaten with probability ``win_rate``, independently of the others; no null line.
        correlation_of_wins: correlation of two wins inside a query, whose absence
            ``independence_prediction`` assumes; ``None`` if the wins do not vary.
    """

    system: str
    exec_at_1: float | None
    low: float | None
    high: float | None
    topical: float | None
    blind: float | None
    random_edit: float | None
    win_rate: float | None
    independence_prediction: float | None
    correlation_of_wins: float | None


def null_lines(records: Sequence[Record]) -> tuple[NullLines, ...]:
    """The lines of each system, one row a system."""
    rows = []
    for system, record in zip(labels(records), records, strict=True):
        queries = record.per_query
        win_rate = mean_or_none(per_query(queries, "win_rate"))
        rows.append(
            NullLines(
                system,
                *parts(interval_or_none(per_query(queries, "exec@1"))),
                mean_or_none(per_query(queries, "topical@1")),
                mean_or_none(per_query(queries, "blind_line")),
                mean_or_none(per_query(queries, "random_edit_line")),
                win_rate,
                None if win_rate is None else independence_prediction(queries, win_rate),
                correlation_of_wins(queries),
            )
        )
    return tuple(rows)


def independence_prediction(queries: Sequence[QueryResult], win_rate: float) -> float | None:
    """Mean over queries of topical success times ``win_rate`` to the number of distractors.

    0 for a query without a passing snippet; ``None`` if an own snippet was not executed.
    """
    if not all(all_executed(query) for query in queries):
        return None
    return float(
        np.mean(
            [
                topical_at_1(query) * win_rate ** len(distractors(query))
                if canonicals(query)
                else 0.0
                for query in queries
            ]
        )
    )


def correlation_of_wins(queries: Sequence[QueryResult]) -> float | None:
    """Correlation of the outcomes of two pairs of the same query.

    Outcomes are 1 for a win of the canonical, 1/2 for a tie, 0 for a loss. With their mean and
    variance taken over all pairs, it is the mean product of deviations over all ordered couples
    of pairs inside a query, divided by the variance (Fisher 1925, intraclass correlation).

    Returns:
        The correlation; ``None`` if it is not defined, or if a snippet was not executed.
    """
    if not all(all_executed(query) for query in queries):
        return None
    of_queries = [_outcomes(query) for query in queries]
    outcomes = [outcome for of_query in of_queries for outcome in of_query]
    centre = math.fsum(outcomes) / len(outcomes) if outcomes else math.nan
    products = [
        (first - centre) * (second - centre)
        for of_query in of_queries
        for first, second in permutations(of_query, 2)
    ]
    if not products or len(set(outcomes)) == 1:
        return None
    variance = math.fsum((outcome - centre) ** 2 for outcome in outcomes) / len(outcomes)
    return math.fsum(products) / len(products) / variance


def _outcomes(query: QueryResult) -> list[float]:
    margins = [margin(a, b) for a in canonicals(query) for b in distractors(query)]
    return [(value > 0) + (value == 0) / 2 for value in margins]
