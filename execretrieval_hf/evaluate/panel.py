"""Values of one metric for several systems on the same queries: the input of every comparison."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import MAIN_POOL
from execretrieval_hf.evaluate.metrics import per_query

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import QueryResult, Record

_RANKED_BY = {MAIN_POOL: "win_rate"}


def named_score(pool: str) -> str:
    """The metric by which the systems of a pool are ranked: tie-neutral on the star of edits."""
    return _RANKED_BY.get(pool, "exec@1")


@dataclass(frozen=True)
class Panel:
    """Values of one metric for several systems on the same queries.

    Attributes:
        metric: key of the metric.
        systems: names, in the order of the rows.
        query_ids: ids, ascending, in the order of the columns.
        domains: domain of every query.
        values: shape (systems, queries); finite.
    """

    metric: str
    systems: tuple[str, ...]
    query_ids: tuple[str, ...]
    domains: tuple[str, ...]
    values: NDArray[np.float64]


def panel(records: Sequence[Record], metric: str) -> Panel:
    """Arrange records as one panel, without the queries for which the metric is not defined.

    Raises:
        DataError: the records are of different data or queries, or a value is not known because a
            pair was not executed.
    """
    queries = same_queries(records)
    values = [[_value(query, metric) for query in row] for row in zip(*queries, strict=True)]
    defined = [place for place, row in enumerate(values) if None not in row]
    array = np.array([values[place] for place in defined], dtype=np.float64)
    array = array.reshape(len(defined), len(records)).T
    unknown = np.flatnonzero(np.isnan(array).any(axis=1))
    if unknown.size:
        raise DataError(
            f"{records[unknown[0]].system.name} lacks verdicts that {metric} needs; "
            "run it again to complete it"
        )
    return Panel(
        metric=metric,
        systems=tuple(labels(records)),
        query_ids=tuple(queries[0][place].query_id for place in defined),
        domains=tuple(queries[0][place].domain for place in defined),
        values=array,
    )


def same_queries(records: Sequence[Record]) -> list[list[QueryResult]]:
    """The queries of each record by ascending id, so that places mean the same in all of them.

    Raises:
        DataError: the records are of different data or queries.
    """
    first = records[0]
    queries = [sorted(record.per_query, key=lambda query: query.query_id) for record in records]
    ids = [query.query_id for query in queries[0]]
    for record, found in zip(records, queries, strict=True):
        if (record.pool, record.data_digest) != (first.pool, first.data_digest):
            raise DataError(
                f"{record.system.name} was run on {record.task} {record.data_revision}, "
                f"{first.system.name} on {first.task} {first.data_revision}; "
                "only runs on the same data can be compared"
            )
        if [query.query_id for query in found] != ids:
            raise DataError(
                f"{record.system.name} and {first.system.name} do not share all queries"
            )
    return queries


def _value(query: QueryResult, metric: str) -> float | None:
    found = per_query([query], metric)
    return float(found[0]) if found.size else None


def labels(records: Sequence[Record]) -> list[str]:
    """Names of the systems, with the start of the revision where a name occurs twice."""
    names = [record.system.name for record in records]
    return [
        name if names.count(name) == 1 else f"{name}@{record.system.revision[:7]}"
        for name, record in zip(names, records, strict=True)
    ]
