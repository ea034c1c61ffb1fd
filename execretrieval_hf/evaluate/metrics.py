"""Metrics of a run, each as one value a query; means and intervals are derived from these.

All of them follow from one ranking. A value that would depend on a pair that was not executed is
NaN, and the mean over queries is then not stated: not executed never counts as failed.

Sources: exec@k, precision@k and nDCG@k are those of arXiv 2609.01865, section 3.4; the win rate is
called pairwise preference accuracy in CoQuIR (arXiv 2506.11066).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import KS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import QueryResult

    Values = NDArray[np.float64]


def exec_at(query: QueryResult, k: int) -> float:
    """Whether one of the first ``k`` snippets passes the query's tests: 1 or 0.

    NaN if none is known to pass and at least one was not executed.
    """
    verdicts = [result.verdict for result in query.top_results[:k]]
    if "pass" in verdicts:
        return 1.0
    return math.nan if "not_executed" in verdicts else 0.0


def precision_at(query: QueryResult, k: int) -> float:
    """Passing snippets among the first ``k``, divided by ``k`` even if the pool is smaller."""
    verdicts = [result.verdict for result in query.top_results[:k]]
    return math.nan if "not_executed" in verdicts else verdicts.count("pass") / k


def ndcg_at(query: QueryResult, k: int) -> float:
    """nDCG@k of the labels: binary gain, discount log2(rank + 1), ideal of min(k, relevant).

    The published release normalises by the gains it retrieved; with one relevant snippet both
    are 1 / log2(rank + 1).
    """
    ranks = [own.rank for own in query.own if own.corpus_id in query.correct_corpus_ids]
    gain = sum(1 / math.log2(rank + 1) for rank in ranks if rank is not None and rank <= k)
    relevant = len(query.correct_corpus_ids)
    ideal = sum(1 / math.log2(place + 2) for place in range(min(k, relevant)))
    return gain / ideal if ideal else math.nan


def exec_at_1_expected(query: QueryResult) -> float:
    """Expected exec@1 if the snippets that share the best score stood in random order."""
    tied = query.tied_at_1
    if tied.not_executed:
        return math.nan
    return tied.passing / tied.size if tied.size else 0.0


def tied_at_1(query: QueryResult) -> float:
    """Whether the best score is shared by several snippets: 1 or 0."""
    return float(query.tied_at_1.size > 1)


def win_rate(query: QueryResult) -> float:
    """Share of the query's (passing, failing) pairs in which the passing snippet scores higher.

    A tie counts one half, so a system that cannot see the edits and one that reacts to them at
    random both get 1/2. NaN if an own snippet was not executed, or if there is no such pair.
    """
    margins = _margins(query)
    if not margins:
        return math.nan
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return won / len(margins)


def tied_pairs(query: QueryResult) -> float:
    """Share of the query's (passing, failing) pairs with equal scores; NaN as in `win_rate`."""
    margins = _margins(query)
    return sum(margin == 0 for margin in margins) / len(margins) if margins else math.nan


def topical_at_1(query: QueryResult) -> float:
    """Whether the first snippet is one of the query's own group: 1 or 0."""
    return float(any(own.rank == 1 for own in query.own))


def in_group_exec_at_1(query: QueryResult) -> float:
    """Whether the best ranked snippet of the query's own group passes: 1 or 0."""
    ranked = [own for own in query.own if own.rank is not None]
    if not ranked:
        return 0.0
    best = min(ranked, key=lambda own: own.rank or 0)
    return math.nan if best.verdict == "not_executed" else float(best.verdict == "pass")


def blind_line(query: QueryResult) -> float:
    """exec@1 expected of a system that finds the group as this one did and cannot see the edits."""
    verdicts = [own.verdict for own in query.own]
    if not verdicts:
        return 0.0
    if "not_executed" in verdicts:
        return math.nan
    return topical_at_1(query) * verdicts.count("pass") / len(verdicts)


def random_edit_line(query: QueryResult) -> float:
    """exec@1 expected of a system that finds the group and reacts to each edit at random.

    Every failing clone then beats the canonical with probability 1/2, independently of the
    others: with four of them the canonical comes first in 1/16 of the groups.
    """
    verdicts = [own.verdict for own in query.own]
    if "not_executed" in verdicts:
        return math.nan
    return topical_at_1(query) * 0.5 ** verdicts.count("fail") if "pass" in verdicts else 0.0


def _margins(query: QueryResult) -> list[float]:
    """Score of each passing minus score of each failing snippet of the group, if all are known."""
    if _has_unexecuted(query):
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


def _has_unexecuted(query: QueryResult) -> bool:
    return any(own.verdict == "not_executed" for own in query.own)


METRICS: dict[str, Callable[[QueryResult], float]] = {
    **{f"exec@{k}": lambda query, k=k: exec_at(query, k) for k in KS},  # type: ignore[misc]
    **{f"precision@{k}": lambda query, k=k: precision_at(query, k) for k in KS},  # type: ignore[misc]
    **{f"ndcg@{k}": lambda query, k=k: ndcg_at(query, k) for k in KS},  # type: ignore[misc]
    "exec@1_expected": exec_at_1_expected,
    "tied_at_1": tied_at_1,
    "win_rate": win_rate,
    "tied_pairs": tied_pairs,
    "topical@1": topical_at_1,
    "in_group_exec@1": in_group_exec_at_1,
    "blind_line": blind_line,
    "random_edit_line": random_edit_line,
}
"""Every metric by its key in our JSON."""

_OF_PAIRS = {"win_rate", "tied_pairs"}
"""Metrics that are not defined for a query without a (passing, failing) pair."""


def per_query(queries: Sequence[QueryResult], metric: str) -> Values:
    """Values of a metric, one a query for which it is defined, shape (queries,).

    NaN stands for a value that is defined and not known, because a pair was not executed.
    """
    function = METRICS[metric]
    values = [
        function(query)
        for query in queries
        if metric not in _OF_PAIRS or _margins(query) or _has_unexecuted(query)
    ]
    return np.array(values, dtype=np.float64)


def is_complete(queries: Sequence[QueryResult]) -> bool:
    """Whether no metric lacks a pair that was not executed."""
    return not any(np.isnan(per_query(queries, metric)).any() for metric in METRICS)


def mean_or_none(values: Values) -> float | None:
    """Mean over queries, or ``None`` if there is none or one of them is not known."""
    return None if values.size == 0 or np.isnan(values).any() else float(values.mean())


def all_metrics(queries: Sequence[QueryResult]) -> dict[str, float | None]:
    """Mean of every metric, and exec_ndcg_gap@k = exec@k - ndcg@k as the release has it."""
    means = {metric: mean_or_none(per_query(queries, metric)) for metric in METRICS}
    for k in KS:
        hit, gain = means[f"exec@{k}"], means[f"ndcg@{k}"]
        means[f"exec_ndcg_gap@{k}"] = None if hit is None or gain is None else hit - gain
    return means
