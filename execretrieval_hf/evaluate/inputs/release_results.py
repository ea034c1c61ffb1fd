"""The published release's ``results/<model>.json``: written from a record, and read as one.

Shape and rounding are those of the release: metrics with four decimals, similarities with six, and
``exec_ndcg_gap@k`` as the difference of the two rounded metrics. A result that was not executed has
``passes_all_tests`` null and no ``test_results``.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import CORRECT, KS
from execretrieval_hf.evaluate.bootstrap import SEED
from execretrieval_hf.evaluate.metrics import all_metrics, exec_ndcg_gap, is_complete
from execretrieval_hf.evaluate.oracle import CANNOT_PASS, NOT_EXECUTED, Judgement
from execretrieval_hf.evaluate.record import (
    OwnSnippet,
    QueryResult,
    Record,
    System,
    TiedAtOne,
    TopResult,
    VerdictSources,
)
from execretrieval_runner import may_define

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.data.pools import Pool, Snippet

METRIC_DECIMALS, SIMILARITY_DECIMALS = 4, 6


def results_json(record: Record, pool: Pool) -> str:
    """A record as a results file of the release.

    Args:
        record: the record.
        pool: the pool it was run on, for the texts of the queries.
    """
    content = {
        "model": record.system.name,
        "n_queries": record.n_queries,
        "n_corpus": record.n_corpus,
        "ks": list(record.ks),
        "metrics": _published_metrics(record),
        "per_query": [
            {
                "query_id": query.query_id,
                "query": pool.queries[query.query_id],
                "correct_corpus_ids": list(query.correct_corpus_ids),
                "top_results": [_published_result(result) for result in query.top_results],
            }
            for query in record.per_query
        ],
    }
    return json.dumps(content, ensure_ascii=False, indent=2, allow_nan=False) + "\n"


def _published_metrics(record: Record) -> dict[str, float | None]:
    rounded = {
        f"{name}@{k}": _rounded(record.metrics[f"{name}@{k}"], METRIC_DECIMALS)
        for name in ("exec", "precision", "ndcg")
        for k in record.ks
    }
    for k in record.ks:
        gap = exec_ndcg_gap(rounded[f"exec@{k}"], rounded[f"ndcg@{k}"])
        rounded[f"exec_ndcg_gap@{k}"] = _rounded(gap, METRIC_DECIMALS)
    return rounded


def _published_result(result: TopResult) -> dict[str, Any]:
    return {
        "rank": result.rank,
        "corpus_id": result.corpus_id,
        "label": result.label,
        "bug_type": "" if result.label == CORRECT else result.bug_type,
        "similarity": _rounded(result.similarity, SIMILARITY_DECIMALS),
        "passes_all_tests": result.passes_all_tests,
        "test_results": list(result.test_results),
    }


def _rounded(value: float | None, decimals: int) -> float | None:
    return None if value is None else round(value, decimals)


def record_of_results(content: dict[str, Any], pool: Pool, *, name: str, revision: str) -> Record:
    """A results file of the release as a record, as far as ten results a query allow.

    Ranks, similarities and outcomes are the file's own; nothing is executed. What follows from the
    first ten results is known: exec@k, precision@k, nDCG@k, topical@1, and mrr as far as rank 10.
    Own snippets below have no score, no rank and no verdict, so win rate, tied pairs and the chance
    lines are not available as soon as one query has such a snippet. Similarities are rounded to
    six decimals: ties, and what is expected over ties, are those of the rounded values. A result
    without ``test_results`` was not executed, whatever ``passes_all_tests`` says; it is a fail only
    if it cannot bind the tested name.

    Args:
        content: the parsed file.
        pool: the release's data, as the importer has made it.
        name: name of the system.
        revision: hash of the file.

    Raises:
        DataError: the file lacks a field, or is of other data.
    """
    try:
        rows = {row["query_id"]: row for row in content["per_query"]}
        if rows.keys() != set(pool.queries) or content["n_corpus"] != len(pool.corpus):
            raise DataError(
                f"{name} was run on {len(rows)} queries and {content['n_corpus']} snippets that "
                f"are not those of {pool.folder}; name the release's data with --data"
            )
        queries = tuple(_query_result(rows[query], query, pool) for query in pool.query_ids)
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"{name}: these are no results of the release ({error!r})") from error
    counts = Counter(
        result.evidence or "not_executed" for query in queries for result in query.top_results
    )
    return Record(
        task=pool.task,
        pool=pool.name,
        data_version=pool.version,
        data_digest=pool.digest,
        system=System(name, revision, settings={"input": "results of the release"}),
        verdicts=VerdictSources(
            source="executed" if counts["not_executed"] else "packaged",
            counts=dict(sorted(counts.items())),
            cache_digest=None,
            oracle={},
            self_check=None,
        ),
        versions={},
        machine={},
        seed=SEED,
        complete=is_complete(queries),
        n_queries=len(queries),
        n_corpus=len(pool.corpus),
        cut_tie_groups=sum(_is_cut(query.top_results) for query in queries),
        ks=KS,
        metrics=all_metrics(queries),
        per_query=queries,
    )


def _query_result(row: dict[str, Any], query: str, pool: Pool) -> QueryResult:
    top = tuple(_top_result(result, query, pool) for result in row["top_results"])
    correct = pool.correct(query)
    if tuple(sorted(row["correct_corpus_ids"])) != correct:
        raise ValueError(f"query {query} has other correct snippets than {pool.folder}")
    if [result.rank for result in top] != list(range(1, len(top) + 1)):
        raise ValueError(f"the ranks of query {query} do not run from 1 on")
    result_of = {result.corpus_id: result for result in top}
    own = tuple(
        _own_snippet(snippet, result_of.get(snippet.corpus_id))
        for snippet in pool.snippets.get(query, ())
    )
    foreign = result_of.keys() - {snippet.corpus_id for snippet in own}
    scores = [_score(result_of[key]) for key in foreign]
    best = [result for result in top if result.similarity == top[0].similarity]
    return QueryResult(
        query_id=query,
        domain=pool.tasks[query].domain,
        correct_corpus_ids=correct,
        top_results=top,
        own=own,
        foreign_above={
            key: sum(score > _score(result_of.get(key)) for score in scores) for key in correct
        },
        foreign_tied={
            key: sum(score == _score(result_of.get(key)) for score in scores) for key in correct
        },
        tied_at_1=TiedAtOne(
            size=len(best),
            passing=sum(result.verdict == "pass" for result in best),
            not_executed=sum(result.verdict == "not_executed" for result in best),
            corpus_ids=tuple(sorted(result.corpus_id for result in best)),
        ),
    )


def _top_result(row: dict[str, Any], query: str, pool: Pool) -> TopResult:
    judged = _judgement(row, query, pool)
    known = judged.verdict != "not_executed"
    return TopResult(
        rank=int(row["rank"]),
        corpus_id=row["corpus_id"],
        label=row["label"],
        bug_type=row["bug_type"],
        similarity=float(row["similarity"]),
        passes_all_tests=judged.verdict == "pass" if known else None,
        test_results=judged.outcomes,
        verdict=judged.verdict,
        evidence=judged.evidence,
    )


def _judgement(row: dict[str, Any], query: str, pool: Pool) -> Judgement:
    code, outcomes = pool.corpus[row["corpus_id"]], tuple(row["test_results"])
    if outcomes:
        return Judgement("pass" if row["passes_all_tests"] else "fail", "packaged", outcomes)
    if may_define(code, pool.tasks[query].function_name):
        return NOT_EXECUTED
    return CANNOT_PASS


def _own_snippet(snippet: Snippet, result: TopResult | None) -> OwnSnippet:
    return OwnSnippet(
        corpus_id=snippet.corpus_id,
        role=snippet.role,
        label=snippet.label,
        bug_type=snippet.bug_types,
        score=result.similarity if result else None,
        rank=result.rank if result else None,
        verdict=result.verdict if result else "not_executed",
        evidence=result.evidence if result else "",
        visible=None,
    )


def _score(result: TopResult | None) -> float:
    """The score of a result, below every other one if it is not among the first ten."""
    return -math.inf if result is None or result.similarity is None else result.similarity


def _is_cut(top: Sequence[TopResult]) -> bool:
    """Whether the last similarity of a full list is shared, and so may go on below it."""
    return len(top) == max(KS) and top[-1].similarity == top[-2].similarity
