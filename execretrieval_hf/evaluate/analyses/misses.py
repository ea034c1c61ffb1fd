"""What stands at rank 1 where it does not pass (paper, section 5.2 and table 3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.analyses.over_queries import parts, share
from execretrieval_hf.evaluate.analyses.pairs import distractors
from execretrieval_hf.evaluate.panel import labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.record import OwnSnippet, QueryResult, Record


@dataclass(frozen=True, slots=True)
class Misses:
    """The misses at rank 1 of one system; the paper's four leaders have .915 to .994 paired.

    Attributes:
        system: the system.
        n_queries: number of queries.
        misses: queries whose first snippet fails, or that returned nothing.
        own_distractor: misses with one of the query's own failing snippets first.
        foreign: misses with a snippet of another query first.
        nothing: queries for which nothing was returned.
        not_executed: queries whose first snippet has no verdict; no miss and no hit.
        paired_share: ``own_distractor`` divided by ``misses``.
        low: low end of its interval.
        high: high end of its interval.
    """

    system: str
    n_queries: int
    misses: int
    own_distractor: int
    foreign: int
    nothing: int
    not_executed: int
    paired_share: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class MissesOfType:
    """The misses of one system that are due to distractors of one bug type.

    Attributes:
        system: the system.
        bug_type: the bug type.
        misses: misses with a distractor of this type first.
        share: its part in all misses with an own distractor first.
        share_of_distractors: the type's part in the distractors of these queries: what ``share``
            would be if one of them came first at random.
    """

    system: str
    bug_type: str
    misses: int
    share: float
    share_of_distractors: float


def misses(records: Sequence[Record]) -> tuple[Misses, ...]:
    """Count the misses at rank 1 by kind, one row a system."""
    return tuple(
        _row(system, record) for system, record in zip(labels(records), records, strict=True)
    )


def misses_by_bug_type(records: Sequence[Record]) -> tuple[MissesOfType, ...]:
    """Count the misses at rank 1 by bug type, one row a system and type."""
    rows = []
    for system, record in zip(labels(records), records, strict=True):
        first_of = {
            place: first
            for place, query in enumerate(record.per_query)
            if (first := _own_distractor(query)) is not None
        }
        counts = Counter(first.bug_type for first in first_of.values())
        offered = Counter(
            own.bug_type for place in first_of for own in distractors(record.per_query[place])
        )
        rows += [
            MissesOfType(
                system=system,
                bug_type=bug_type,
                misses=counts[bug_type],
                share=counts[bug_type] / len(first_of),
                share_of_distractors=offered[bug_type] / offered.total(),
            )
            for bug_type in sorted(offered)
        ]
    return tuple(rows)


def _row(system: str, record: Record) -> Misses:
    queries = record.per_query
    paired = np.array([_own_distractor(query) is not None for query in queries], dtype=float)
    missed = np.array([_is_miss(query) for query in queries], dtype=float)
    unknown = sum(_first_verdict(query) == "not_executed" for query in queries)
    nothing = sum(not query.top_results for query in queries)
    return Misses(
        system,
        len(queries),
        int(missed.sum()),
        int(paired.sum()),
        int(missed.sum() - paired.sum()) - nothing,
        nothing,
        unknown,
        *parts(None if unknown else share(paired, missed)),
    )


def _first_verdict(query: QueryResult) -> str | None:
    return query.top_results[0].verdict if query.top_results else None


def _is_miss(query: QueryResult) -> bool:
    return _first_verdict(query) in {"fail", None}


def _own_distractor(query: QueryResult) -> OwnSnippet | None:
    """The own snippet at rank 1, if it fails."""
    first = [own for own in query.own if own.rank == 1 and own.verdict == "fail"]
    return first[0] if first else None
