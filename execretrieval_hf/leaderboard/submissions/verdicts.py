"""Whether the verdicts of a record are those of the data, and how the others were reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.oracle import cache_digest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.record import OwnSnippet, QueryResult, Record, TopResult

    Row = TopResult | OwnSnippet

_FROM_DATA = ("packaged", "static")
_LOCAL = ("store", "executed", "in-process")


def verdict_faults(query: QueryResult, oracle: Oracle) -> list[str]:
    """Verdicts of a query that contradict the data, its outcomes, or one another."""
    faults = [fault for row in _rows(query) for fault in _of(row, query, oracle)]
    verdict_of = {own.corpus_id: own.verdict for own in query.own}
    for result in query.top_results:
        key, verdict = result.corpus_id, result.verdict
        if verdict_of.setdefault(key, verdict) != verdict:
            faults.append(f"{key} has two verdicts")
        if result.passes_all_tests is not (verdict == "pass"):
            faults.append(f"passes_all_tests of {key} is not its verdict")
        if result.evidence != "static" and (set(result.test_results) == {"pass"}) is not (
            verdict == "pass"
        ):
            faults.append(f"the outcomes of {key} are not its verdict")
    return [f"{query.query_id}: {fault}" for fault in (*faults, *_of_ties(query, oracle))]


def _rows(query: QueryResult) -> list[Row]:
    return [*query.top_results, *query.own]


def _of(row: Row, query: QueryResult, oracle: Oracle) -> Iterator[str]:
    known = oracle.without_running((query.query_id, row.corpus_id))
    if known is None:
        if row.evidence not in _LOCAL:
            yield f"{row.corpus_id} has a verdict from the data, which has none of it"
        return
    source = "the execution cache" if known.evidence == "packaged" else "the tested name"
    if row.verdict != known.verdict:
        yield f"{row.corpus_id} is a {row.verdict}, and by {source} of the data a {known.verdict}"
    outcomes = getattr(row, "test_results", known.outcomes)
    # Outcomes of a run of one's own may word a failure otherwise.
    if row.evidence in _FROM_DATA and (row.evidence, outcomes) != (known.evidence, known.outcomes):
        yield f"evidence or outcomes of {row.corpus_id} are not those of the data"


def _of_ties(query: QueryResult, oracle: Oracle) -> Iterator[str]:
    """The number of passing snippets in the best tie group, where the data knows it."""
    tied = query.tied_at_1
    told = {row.corpus_id: row.verdict for row in _rows(query)}
    for key in tied.corpus_ids:
        known = oracle.without_running((query.query_id, key))
        if known is not None:
            told[key] = known.verdict
    passing = sum(told.get(key) == "pass" for key in tied.corpus_ids)
    unknown = sum(key not in told for key in tied.corpus_ids) + tied.size - len(tied.corpus_ids)
    if not passing <= tied.passing <= passing + unknown:
        yield f"{tied.passing} snippets of tied_at_1 are said to pass, by the data {passing} do"


def source_faults(record: Record, pool: Pool) -> list[str]:
    """Why the verdicts as a whole cannot be relied on."""
    verdicts = record.verdicts
    evidence = {row.evidence for query in record.per_query for row in _rows(query)}
    is_local = any(verdicts.counts.get(name) for name in _LOCAL)
    faults = []
    if (verdicts.source == "executed") is not is_local or (evidence & {*_LOCAL} and not is_local):
        faults.append(f"verdicts are said to be {verdicts.source}, which their evidence is not")
    if "packaged" in evidence and verdicts.cache_digest != cache_digest(pool):
        faults.append("cache_digest is not that of the execution cache of the data")
    canonicals = sum(own.role == "canonical" for group in pool.snippets.values() for own in group)
    if verdicts.self_check not in (None, {"canonicals": canonicals, "passed": canonicals}):
        faults.append("the self-check is not one in which every canonical of the data passed")
    return faults


def is_self_checked(record: Record) -> bool:
    """Whether verdicts that the data does not have were executed after a self-check.

    Those that were taken from the local store of an earlier run come without one.
    """
    return record.verdicts.source == "packaged" or record.verdicts.self_check is not None
