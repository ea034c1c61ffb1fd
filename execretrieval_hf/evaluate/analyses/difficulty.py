"""Which domains and queries are hard (paper, section 5.7 and appendix C)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.analyses.over_queries import parts
from execretrieval_hf.evaluate.metrics import per_query
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import interval_or_none

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

_METRIC = "exec@1"


@dataclass(frozen=True, slots=True)
class DomainDifficulty:
    """exec@1 in one domain, averaged over systems; .091 to .151 in the paper.

    Attributes:
        domain: the domain.
        n_queries: its queries.
        exec_at_1: mean over its queries of the share of systems that solve them at rank 1.
        low: low end of its interval.
        high: high end of its interval.
        lowest: exec@1 of the worst system here.
        highest: exec@1 of the best system here.
    """

    domain: str
    n_queries: int
    exec_at_1: float | None
    low: float | None
    high: float | None
    lowest: float | None
    highest: float | None


@dataclass(frozen=True, slots=True)
class DomainOfSystem:
    """exec@1 and win rate of one system in one domain.

    Attributes:
        system: the system.
        domain: the domain.
        n_queries: its queries.
        exec_at_1: mean over them.
        low: low end of its interval.
        high: high end of its interval.
        win_rate: share of (correct, buggy) pairs in the right order, ties 1/2.
        win_rate_low: low end of its interval.
        win_rate_high: high end of its interval.
    """

    system: str
    domain: str
    n_queries: int
    exec_at_1: float | None
    low: float | None
    high: float | None
    win_rate: float | None
    win_rate_low: float | None
    win_rate_high: float | None


@dataclass(frozen=True, slots=True)
class QueryDifficulty:
    """How many systems solve one query at rank 1.

    Attributes:
        query_id: the query.
        domain: its domain.
        solved_by: number of systems; ``None`` if it is not known for one of them.
        n_systems: of how many.
    """

    query_id: str
    domain: str
    solved_by: int | None
    n_systems: int


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The queries by the number of systems that solve them at rank 1.

    Attributes:
        n_systems: number of systems; the paper has 24.
        n_queries: queries for which it is known which systems solve them.
        median_solved_by: number of systems that solve the median query; 3 in the paper.
        by_none: queries that no system solves; 88 in the paper.
        by_all: queries that every system solves; 1 in the paper.
    """

    n_systems: int
    n_queries: int
    median_solved_by: float | None
    by_none: int
    by_all: int


def difficulty(records: Sequence[Record]) -> tuple[Difficulty, ...]:
    """Summarise how many systems solve the queries: one row."""
    counts = [row.solved_by for row in query_difficulty(records)]
    solved = np.array([count for count in counts if count is not None], dtype=np.intp)
    return (
        Difficulty(
            n_systems=len(records),
            n_queries=solved.size,
            median_solved_by=float(np.median(solved)) if solved.size else None,
            by_none=int((solved == 0).sum()),
            by_all=int((solved == len(records)).sum()),
        ),
    )


def query_difficulty(records: Sequence[Record]) -> tuple[QueryDifficulty, ...]:
    """Number of systems that solve each query, the hardest first."""
    solved = _values(records).sum(axis=0)
    rows = [
        QueryDifficulty(
            query.query_id, query.domain, None if np.isnan(count) else int(count), len(records)
        )
        for query, count in zip(records[0].per_query, solved, strict=True)
    ]
    return tuple(
        sorted(rows, key=lambda row: (row.solved_by is None, row.solved_by or 0, row.query_id))
    )


def domain_difficulty(records: Sequence[Record]) -> tuple[DomainDifficulty, ...]:
    """exec@1 by domain over all systems, the hardest first."""
    values = _values(records)
    rows = []
    for domain, columns in _domains(records).items():
        of_systems = values[:, columns].mean(axis=1)
        known = not np.isnan(of_systems).any()
        rows.append(
            DomainDifficulty(
                domain,
                len(columns),
                *parts(interval_or_none(values[:, columns].mean(axis=0))),
                float(of_systems.min()) if known else None,
                float(of_systems.max()) if known else None,
            )
        )
    return tuple(
        sorted(rows, key=lambda row: (row.exec_at_1 is None, row.exec_at_1 or 0.0, row.domain))
    )


def domains_of_systems(records: Sequence[Record]) -> tuple[DomainOfSystem, ...]:
    """exec@1 and win rate by system and domain."""
    return tuple(
        DomainOfSystem(
            system,
            domain,
            len(columns),
            *parts(interval_or_none(per_query(queries, _METRIC))),
            *parts(interval_or_none(per_query(queries, "win_rate"))),
        )
        for system, record in zip(labels(records), records, strict=True)
        for domain, columns in _domains(records).items()
        for queries in [[record.per_query[place] for place in columns]]
    )


def _values(records: Sequence[Record]) -> NDArray[np.float64]:
    """exec@1 of every query, shape (systems, queries); NaN where it is not known."""
    return np.array([per_query(record.per_query, _METRIC) for record in records])


def _domains(records: Sequence[Record]) -> dict[str, list[int]]:
    """Places of the queries of every domain."""
    of_domain: dict[str, list[int]] = {}
    for place, query in enumerate(records[0].per_query):
        of_domain.setdefault(query.domain, []).append(place)
    return dict(sorted(of_domain.items()))
