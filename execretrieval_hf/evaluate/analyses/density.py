"""exec@1 with fewer distractors in the pool (paper, section 5.3 and table 4).

Of a query's n own distractors d stay in the pool; all other snippets stay as they are. The value is
the exact mean over all subsets of size d. It needs no new ranking: let the *best fixed* snippet be
the first that is never taken out, and let m distractors stand before it. Then the query is solved
if that snippet passes and none of the m stays, which happens in C(n-m, d) of C(n, d) subsets.

Two tie rules are followed side by side. The *realised* rule takes the ranking as it is, so that
all distractors give the run's exec@1. The *expected* one averages over random orders of equal
scores, so that all distractors give exec@1_expected: with t distractors that tie with the best
fixed score, p passing and f failing fixed snippets at it, and m distractors above it,

    sum over j of C(t, j) C(n-m-t, d-j) / C(n, d) * p / (p + f + j).

Without ties it is the closed form above.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.analyses.over_queries import parts, share
from execretrieval_hf.evaluate.metrics import all_executed, mean_or_none
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import interval_or_none

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import QueryResult, Record, TopResult

DENSITIES = (0, 1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Density:
    """exec@1 of one system when each query keeps some of its own distractors.

    Attributes:
        system: the system.
        distractors: how many are kept; a query with fewer keeps all that it has.
        exec_at_1: mean over queries by the realised ranking.
        low: low end of its interval.
        high: high end of its interval.
        expected: mean over queries and over random orders of equal scores.
        expected_low: low end of its interval.
        expected_high: high end of its interval.
    """

    system: str
    distractors: int
    exec_at_1: float | None
    low: float | None
    high: float | None
    expected: float | None
    expected_low: float | None
    expected_high: float | None


@dataclass(frozen=True, slots=True)
class OneCloneDrop:
    """What a single distractor costs one system, by the realised ranking.

    Attributes:
        system: the system.
        without: exec@1 without distractors.
        with_one: exec@1 with one of them.
        relative_drop: their difference divided by ``without``; .27 to .49 in the paper.
        low: low end of its interval.
        high: high end of its interval.
    """

    system: str
    without: float | None
    with_one: float | None
    relative_drop: float | None
    low: float | None
    high: float | None


def density(records: Sequence[Record]) -> tuple[Density, ...]:
    """exec@1 for 0 to 4 kept distractors, one row a system and number."""
    return tuple(
        Density(
            system,
            kept,
            *parts(interval_or_none(_values(record, realised, kept))),
            *parts(interval_or_none(_values(record, expected, kept))),
        )
        for system, record in zip(labels(records), records, strict=True)
        for kept in DENSITIES
    )


def one_clone_drop(records: Sequence[Record]) -> tuple[OneCloneDrop, ...]:
    """The relative drop of exec@1 from no distractor to one, one row a system."""
    rows = []
    for system, record in zip(labels(records), records, strict=True):
        without, with_one = (_values(record, realised, kept) for kept in (0, 1))
        found = share(without - with_one, without)
        means = (mean_or_none(without), mean_or_none(with_one))
        rows.append(OneCloneDrop(system, *means, *parts(found)))
    return tuple(rows)


def realised(query: QueryResult, kept: int) -> float:
    """Mean exec@1 over all subsets of ``kept`` own distractors, in the order of the ranking.

    NaN if the value depends on a snippet that was not executed, or on one behind the first ten.
    """
    if not all_executed(query):
        return math.nan
    failing = _failing(query)
    fixed = _best_fixed(query, failing)
    if fixed is None:
        return _without_fixed(query)
    d = min(kept, len(failing))
    before = fixed.rank - 1
    return _times(math.comb(len(failing) - before, d) / math.comb(len(failing), d), _pass(fixed))


def expected(query: QueryResult, kept: int) -> float:
    """Mean exec@1 over all subsets of ``kept`` own distractors and over random orders of ties.

    NaN as in `realised`, or if the best fixed score is shared by snippets without a verdict.
    """
    if not all_executed(query):
        return math.nan
    failing = _failing(query)
    fixed = _best_fixed(query, failing)
    if fixed is None:
        return _without_fixed(query)
    level = fixed.similarity
    above = sum(result.similarity != level for result in query.top_results[: fixed.rank - 1])
    tied = sum(own.corpus_id in failing and own.score == level for own in query.own)
    below = len(failing) - above - tied
    passing, failed = _fixed_at(query, failing, level)
    d = min(kept, len(failing))
    weights = [
        math.comb(tied, j) * math.comb(below, d - j) / math.comb(len(failing), d)
        for j in range(min(tied, d) + 1)
    ]
    if not any(weights):
        return 0.0
    return sum(weight * passing / (passing + failed + j) for j, weight in enumerate(weights))


def _values(
    record: Record, value: Callable[[QueryResult, int], float], kept: int
) -> NDArray[np.float64]:
    return np.array([value(query, kept) for query in record.per_query], dtype=np.float64)


def _failing(query: QueryResult) -> set[str]:
    return {own.corpus_id for own in query.own if own.verdict == "fail"}


def _best_fixed(query: QueryResult, failing: set[str]) -> TopResult | None:
    """The first result that is no own distractor, if it is among the first ten."""
    return next((r for r in query.top_results if r.corpus_id not in failing), None)


def _without_fixed(query: QueryResult) -> float:
    """Value of a query whose first ten hold own distractors alone: a miss if nothing follows."""
    return 0.0 if len(query.top_results) < max(KS) else math.nan


def _fixed_at(query: QueryResult, failing: set[str], level: float | None) -> tuple[float, float]:
    """Passing and failing fixed snippets that share the best fixed score; NaN if not known."""
    best = query.tied_at_1
    if query.top_results[0].similarity == level:
        if best.not_executed:
            return math.nan, math.nan
        distractors = sum(own.corpus_id in failing and own.score == level for own in query.own)
        return best.passing, best.size - best.passing - distractors
    shown = [r for r in query.top_results if r.similarity == level and r.corpus_id not in failing]
    # Where the tenth result has this score there may be more of it, of which nothing is known.
    last = query.top_results[-1]
    cut = last.rank == max(KS) and last.similarity == level
    if cut or any(r.verdict == "not_executed" for r in shown):
        return math.nan, math.nan
    passing = sum(r.verdict == "pass" for r in shown)
    return passing, len(shown) - passing


def _pass(result: TopResult) -> float:
    return {"pass": 1.0, "fail": 0.0, "not_executed": math.nan}[result.verdict]


def _times(chance: float, value: float) -> float:
    """Their product, in which an unknown value does not matter if it is never reached."""
    return 0.0 if chance == 0 else chance * value
