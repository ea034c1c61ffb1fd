"""Records of runs made by hand, for tests of comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toy_results import query_result

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.metrics import all_metrics, is_complete
from execretrieval_hf.evaluate.record import QueryResult, Record, System, VerdictSources

if TYPE_CHECKING:
    from collections.abc import Sequence


def record(name: str, queries: Sequence[QueryResult], *, digest: str = "d" * 64) -> Record:
    """A record of some queries on the main pool."""
    return Record(
        task="ExecRetrieval",
        pool="main",
        data_version="0.0.1",
        data_digest=digest,
        system=System(name, "abc1234"),
        verdicts=VerdictSources("packaged", {}, None, {}, None),
        versions={},
        machine={},
        seed=0,
        complete=is_complete(queries),
        n_queries=len(queries),
        n_corpus=5 * len(queries),
        cut_tie_groups=0,
        ks=KS,
        metrics=all_metrics(queries),
        per_query=tuple(queries),
    )


def star_query(query_id: str, rank: int) -> QueryResult:
    """A query with one canonical and four clones that take the places 1 to 5 and those below.

    Args:
        query_id: id of the query.
        rank: rank of the canonical, from 1.
    """
    clones = [place for place in range(1, 6) if place != rank][:4]
    own = [("p", 1 / rank, rank), *(("f", 1 / place, place) for place in clones)]
    verdicts = "".join("p" if place == rank else "f" for place in range(1, 11))
    return query_result(verdicts, own, tied=(1, int(rank == 1), 0), query_id=query_id)


def star_record(name: str, ranks: Sequence[int]) -> Record:
    """A record in which the canonical of the n-th query has the n-th of these ranks."""
    return record(name, [star_query(f"q_{n:04}", rank) for n, rank in enumerate(ranks)])
