"""What can be told of ranks and ties from a record alone, without its score matrix.

A ranking that is made up as a whole passes here. Ranks, scores and counts that do not fit one
another, or the data, do not.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import INCORRECT
from execretrieval_hf.evaluate.record import TIED_IDS_SHOWN
from execretrieval_hf.evaluate.score import TOP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.record import OwnSnippet, QueryResult, Record


def group_faults(record: Record, pool: Pool) -> list[str]:
    """Ids that the data does not have or that are missing, and groups that are not the data's."""
    counts = Counter(query.query_id for query in record.per_query)
    faults = [f"{query}: no query of the data" for query in counts if query not in pool.queries]
    faults += [f"{query}: is there {n} times" for query, n in counts.items() if n > 1]
    missing = [query for query in pool.queries if query not in counts]
    if missing:
        faults.append(f"{len(missing)} queries are missing, such as {missing[0]}")
    for query in record.per_query:
        named = {
            *(result.corpus_id for result in query.top_results),
            *(own.corpus_id for own in query.own),
            *query.tied_at_1.corpus_ids,
        }
        faults += [
            f"{query.query_id}: {key} is no snippet of the data"
            for key in sorted(named - pool.corpus.keys())
        ]
    if not faults:
        faults += [fault for query in record.per_query for fault in _of_group(query, pool)]
    return faults


def _of_group(query: QueryResult, pool: Pool) -> Iterator[str]:
    """How the group of a query differs from what the data knows of it."""
    name = query.query_id
    if query.domain != pool.tasks[name].domain:
        yield f"{name}: the domain is {query.domain!r}, in the data {pool.tasks[name].domain!r}"
    if query.correct_corpus_ids != pool.correct(name):
        yield f"{name}: correct_corpus_ids are not those of the data"
    known = {snippet.corpus_id: snippet for snippet in pool.snippets[name]}
    if [own.corpus_id for own in query.own] != list(known):
        yield f"{name}: its own snippets are not those of the data"
        return
    for own in query.own:
        snippet = known[own.corpus_id]
        told = (own.role, own.label, own.bug_type)
        if told != (snippet.role, snippet.label, snippet.bug_types):
            yield f"{name}: role, label or bug type of {own.corpus_id} are not those of the data"
        if own.role == "canonical" and own.visible:
            yield f"{name}: the canonical {own.corpus_id} is said to differ from itself (visible)"
    for result in query.top_results:
        found = known.get(result.corpus_id)
        wanted = (found.label, found.bug_types) if found else (INCORRECT, "")
        if (result.label, result.bug_type) != wanted:
            yield f"{name}: label or bug type of {result.corpus_id} are not those of the data"


def ranking_faults(query: QueryResult, pool: Pool) -> list[str]:
    """Where ranks, scores and counts of a query do not fit one another.

    Args:
        query: a query whose ids and groups are those of the data.
        pool: the pool.
    """
    faults = [*_of_top(query, pool), *_of_own(query)]
    if not faults:
        faults = [*_of_foreign(query, pool), *_of_ties(query)]
    return [f"{query.query_id}: {fault}" for fault in faults]


def _of_top(query: QueryResult, pool: Pool) -> Iterator[str]:
    """The first results: ranks from 1, falling scores, and no place left for another."""
    results = query.top_results
    if [result.rank for result in results] != list(range(1, len(results) + 1)):
        yield "the ranks of the first results are not 1, 2, 3, ..."
    if len(results) > min(TOP, len(pool.corpus)):
        yield f"there are {len(results)} first results"
    if len({result.corpus_id for result in results}) < len(results):
        yield "a snippet is twice among the first results"
    if any(result.similarity is None for result in results):
        yield "one of the first results has no score"
        return
    keys = [(result.similarity or 0.0, result.corpus_id) for result in results]
    if any(above < below for above, below in pairwise(keys)):
        yield "the first results do not stand in the order of their scores and ids"


def _of_own(query: QueryResult) -> Iterator[str]:
    """Own snippets: rank and score as among the first results, or below all of these."""
    top = {result.corpus_id: result for result in query.top_results}
    last = min(((r.similarity or 0.0, r.corpus_id) for r in query.top_results), default=None)
    for own in query.own:
        if (own.rank is None) != (own.score is None):
            yield f"{own.corpus_id} has a rank without a score, or a score without a rank"
        elif own.corpus_id in top:
            result = top[own.corpus_id]
            if (own.rank, own.score) != (result.rank, result.similarity):
                yield f"{own.corpus_id} has another rank or score among the first results"
        elif own.rank is not None and own.score is not None:
            is_below = len(top) == TOP and own.rank > TOP and _key(own) < (last or _key(own))
            if not is_below:
                yield f"rank {own.rank} or score of {own.corpus_id} is not below the first results"
    ranked = sorted((own for own in query.own if own.rank is not None), key=_key, reverse=True)
    ranks = [own.rank or 0 for own in ranked]
    if any(above >= below for above, below in pairwise(ranks)):
        yield "the ranks of its own snippets do not follow from their scores"


def _of_foreign(query: QueryResult, pool: Pool) -> Iterator[str]:
    """Counts of foreign snippets: as many as the ranks of the correct snippets leave room for."""
    correct = set(query.correct_corpus_ids)
    if query.foreign_above.keys() != correct or query.foreign_tied.keys() != correct:
        yield "foreign_above and foreign_tied are not about its correct snippets"
        return
    foreign = len(pool.corpus) - len(query.own)
    own_ids = {own.corpus_id for own in query.own}
    for own in query.own:
        if own.corpus_id not in correct:
            continue
        above, tied = query.foreign_above[own.corpus_id], query.foreign_tied[own.corpus_id]
        if min(above, tied) < 0 or above + tied > foreign:
            yield f"foreign_above and foreign_tied of {own.corpus_id} are no counts of the corpus"
        if own.rank is None or own.score is None:
            continue
        own_above = sum(_key(other) > _key(own) for other in query.own if other.rank is not None)
        if not 0 <= own.rank - 1 - own_above - above <= tied:
            yield f"rank {own.rank} of {own.corpus_id} does not follow from what stands above it"
        seen = sum(
            (result.similarity or 0.0) > own.score
            for result in query.top_results
            if result.corpus_id not in own_ids
        )
        is_whole = own.rank <= len(query.top_results)
        if above < seen or (is_whole and above != seen):
            yield f"foreign_above of {own.corpus_id} is {above}, the first results show {seen}"


def _of_ties(query: QueryResult) -> Iterator[str]:
    """The best tie group: as large as the first results and the own snippets show."""
    tied, results = query.tied_at_1, query.top_results
    best = results[0].similarity if results else None
    shown = {result.corpus_id for result in results if result.similarity == best}
    own = {own.corpus_id for own in query.own if own.score == best and best is not None}
    goes_on = len(shown) == TOP
    if tied.size < len(shown | own) or (not goes_on and tied.size != len(shown)):
        yield f"tied_at_1 has the size {tied.size}, the first results show {len(shown)}"
    ids = list(tied.corpus_ids)
    if len(ids) != min(tied.size, TIED_IDS_SHOWN) or ids != sorted(set(ids)):
        yield "tied_at_1 names other ids than its size says"
    elif tied.size <= TIED_IDS_SHOWN and not (shown | own) <= set(ids):
        yield "tied_at_1 lacks a snippet that has the best score"
    if not 0 <= tied.passing <= tied.size or tied.not_executed != 0:
        yield "passing or not_executed of tied_at_1 are no counts of a complete run"


def _key(own: OwnSnippet) -> tuple[float, str]:
    """By what snippets are ranked, the highest first."""
    return (own.score if own.score is not None else float("-inf"), own.corpus_id)
