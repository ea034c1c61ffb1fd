"""From a score matrix and the oracle to the record of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import INCORRECT, KS
from execretrieval_hf.evaluate.bootstrap import SEED
from execretrieval_hf.evaluate.environment import machine, package_versions
from execretrieval_hf.evaluate.metrics import all_metrics, is_complete
from execretrieval_hf.evaluate.ranking import NOT_RETURNED, first_columns, rank_of
from execretrieval_hf.evaluate.record import (
    TIED_IDS_SHOWN,
    OwnSnippet,
    QueryResult,
    Record,
    System,
    TiedAtOne,
    TopResult,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from execretrieval_hf.data.pools import Pool, Snippet
    from execretrieval_hf.evaluate.oracle import Judgement, Oracle, PairKey
    from execretrieval_hf.evaluate.ranking import Indexes, Matrix, ScoreMatrix

TOP = max(KS)


def score_run(
    pool: Pool,
    scores: ScoreMatrix,
    oracle: Oracle,
    system: System,
    *,
    visible: Mapping[PairKey, bool] | None = None,
) -> Record:
    """Rank, judge and measure one run.

    Judged are the first ten results of every query, every snippet that shares its best score, and
    its own group.

    Args:
        pool: the pool that was searched.
        scores: scores over the whole pool.
        oracle: judges the pairs.
        system: what produced the scores.
        visible: for own snippets, whether the system's input differs from the canonical's.

    Returns:
        The record; its ``complete`` is false if some metric needs a pair that was not executed.
    """
    needed: list[PairKey] = []
    tied: dict[str, Indexes] = {}
    for row, query in zip(scores.values, scores.query_ids, strict=True):
        # A whole pool may share the best score, and few of its snippets can pass at all.
        tied[query] = oracle.rule_out(query, _best(row))
        columns = np.union1d(_first(row), tied[query])
        needed += [(query, scores.corpus_ids[column]) for column in columns]
        needed += [(query, own.corpus_id) for own in pool.snippets.get(query, ())]
    judged = oracle.judge(needed)
    queries = tuple(
        _query_result(pool, query, scores, row, tied[query], judged, visible or {})
        for row, query in zip(scores.values, scores.query_ids, strict=True)
    )
    metrics = all_metrics(queries)
    return Record(
        task=pool.task,
        pool=pool.name,
        data_version=pool.version,
        data_digest=pool.digest,
        system=system,
        verdicts=oracle.sources(),
        versions=package_versions(),
        machine=machine(),
        seed=SEED,
        complete=is_complete(queries),
        n_queries=len(scores.query_ids),
        n_corpus=len(scores.corpus_ids),
        cut_tie_groups=cut_tie_groups(scores),
        ks=KS,
        metrics=metrics,
        per_query=queries,
    )


def cut_tie_groups(scores: ScoreMatrix) -> int:
    """Queries for which the last score that was returned may go on beyond what was returned."""
    values = scores.values
    returned = values != NOT_RETURNED
    lowest = np.where(returned, values, np.inf).min(axis=1, keepdims=True)
    partial = ~returned.all(axis=1) & returned.any(axis=1)
    repeated = ((values == lowest) & returned).sum(axis=1) > 1
    return int((partial & repeated).sum())


def _first(row: Matrix) -> Indexes:
    """Columns of the first ten results; fewer if the system returned fewer."""
    first = first_columns(row, TOP)
    returned: Indexes = first[row[first] != NOT_RETURNED]
    return returned


def _best(row: Matrix) -> Indexes:
    """Columns that share the best score; none if the system returned nothing."""
    return np.flatnonzero((row == row.max()) & (row != NOT_RETURNED))


def _query_result(
    pool: Pool,
    query: str,
    scores: ScoreMatrix,
    row: Matrix,
    tied: Indexes,
    judged: Mapping[PairKey, Judgement],
    visible: Mapping[PairKey, bool],
) -> QueryResult:
    ids = scores.corpus_ids
    known = {own.corpus_id: own for own in pool.snippets.get(query, ())}
    own_columns = [scores.column_of[key] for key in known]
    foreign = np.ones(len(ids), dtype=bool)
    foreign[own_columns] = False
    best = _best(row)
    best_verdicts = [judged[query, ids[column]].verdict for column in tied]
    correct = pool.correct(query)
    score_of = {key: row[scores.column_of[key]] for key in correct}
    return QueryResult(
        query_id=query,
        domain=pool.tasks[query].domain,
        correct_corpus_ids=correct,
        top_results=tuple(
            _top_result(place, ids[column], row[column], judged[query, ids[column]], known)
            for place, column in enumerate(_first(row), start=1)
        ),
        own=tuple(
            OwnSnippet(
                corpus_id=key,
                role=own.role,
                label=own.label,
                bug_type=own.bug_types,
                score=_stated(row[column]),
                rank=None if row[column] == NOT_RETURNED else rank_of(row, column),
                verdict=judged[query, key].verdict,
                evidence=judged[query, key].evidence,
                visible=visible.get((query, key)),
            )
            for (key, own), column in zip(known.items(), own_columns, strict=True)
        ),
        foreign_above={key: _count(row[foreign] > score_of[key]) for key in correct},
        foreign_tied={key: _count(row[foreign] == score_of[key]) for key in correct},
        tied_at_1=TiedAtOne(
            size=len(best),
            passing=best_verdicts.count("pass"),
            not_executed=best_verdicts.count("not_executed"),
            corpus_ids=tuple(ids[column] for column in best[:TIED_IDS_SHOWN]),
        ),
    )


def _top_result(
    place: int,
    key: str,
    score: np.float32,
    judgement: Judgement,
    known: Mapping[str, Snippet],
) -> TopResult:
    executed = judgement.verdict != "not_executed"
    return TopResult(
        rank=place,
        corpus_id=key,
        label=known[key].label if key in known else INCORRECT,
        bug_type=known[key].bug_types if key in known else "",
        similarity=_stated(score),
        passes_all_tests=judgement.verdict == "pass" if executed else None,
        test_results=judgement.outcomes,
        verdict=judgement.verdict,
        evidence=judgement.evidence,
    )


def _stated(score: np.float32) -> float | None:
    return None if score == NOT_RETURNED else float(score)


def _count(flags: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> int:
    return int(flags.sum())
