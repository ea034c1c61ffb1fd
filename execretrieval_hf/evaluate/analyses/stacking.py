"""Whether several bugs in one function deceive less than one (paper, appendix G.2 and table 9).

A distractor of the pool ``stacked`` carries two to four of its query's single edits at once.
Queries that admit four disjoint edits are no random sample, so every number of edits is compared on
the same *matched* queries: those with a pair that counts at each number, for every system.
Deception is averaged over a query's pairs, then over systems; the interval comes from resampling
queries.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import JOINT
from execretrieval_hf.evaluate.analyses.deception import ALL_SYSTEMS, in_scope
from execretrieval_hf.evaluate.analyses.over_queries import parts
from execretrieval_hf.evaluate.analyses.pairs import Pair, pairs
from execretrieval_hf.evaluate.metrics import mean_or_none
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import (
    interval_of_difference,
    interval_or_none,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

    OfQueries = dict[int, dict[str, list[Pair]]]
    Values = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Stacking:
    """Deception by distractors that carry a given number of edits at once.

    Attributes:
        system: the system, or ``all systems``.
        edits: number of edits in one distractor; 1 is the baseline of the main pool.
        queries: ``matched``, or ``all`` for the baseline over every query of the main pool.
        n_queries: number of queries.
        n_pairs: pairs that count, over all systems of the row.
        deceived: mean over queries of the share of pairs with the distractor at least as high.
        low: low end of its interval.
        high: high end of its interval.
        change: ``deceived`` minus that of one edit on the same queries; ``None`` for one edit.
        change_low: low end of its interval.
        change_high: high end of its interval.
        loss_rate: ``deceived`` with a tie as one half: more edits leave fewer ties, which lowers
            ``deceived`` alone.
    """

    system: str
    edits: int
    queries: str
    n_queries: int
    n_pairs: int
    deceived: float | None
    low: float | None
    high: float | None
    change: float | None
    change_low: float | None
    change_high: float | None
    loss_rate: float | None


def stacking(main: Sequence[Record], stacked: Sequence[Record]) -> tuple[Stacking, ...]:
    """Compare stacked with single edits.

    Args:
        main: runs on the main pool, at least one.
        stacked: the same systems' runs on the pool ``stacked``, in the same order.

    Returns:
        One row a system and number of edits, and such rows for all systems together.
    """
    single = [_by_edits(record) for record in main]
    several = [_by_edits(record) for record in stacked]
    found = [{**many, 1: one.get(1, {})} for one, many in zip(single, several, strict=True)]
    numbers = sorted({edits for by_edits in found for edits in by_edits})
    matched = sorted(
        set.intersection(*(set(by_edits.get(edits, {})) for by_edits in found for edits in numbers))
    )
    rows = []
    names = labels(main)
    chosen = [(name, [by_edits]) for name, by_edits in zip(names, found, strict=True)]
    if len(found) > 1:
        chosen.append((ALL_SYSTEMS, found))
    for system, of_systems in chosen:
        everywhere = sorted(set.intersection(*(set(by_edits[1]) for by_edits in of_systems)))
        rows.append(_row(system, of_systems, 1, "all", everywhere))
        rows += [_row(system, of_systems, edits, "matched", matched) for edits in numbers]
    return tuple(rows)


def _by_edits(record: Record) -> OfQueries:
    """The pairs that count, by number of edits and query."""
    found: OfQueries = defaultdict(lambda: defaultdict(list))
    for pair in in_scope(pairs(record))[1]:
        found[_edits(pair)][record.per_query[pair.place].query_id].append(pair)
    return found


def _edits(pair: Pair) -> int:
    return pair.bug_type.count(JOINT) + 1


def _row(
    system: str, of_systems: Sequence[OfQueries], edits: int, kind: str, queries: list[str]
) -> Stacking:
    values, baseline = (
        _of_queries(of_systems, number, queries, lambda pair: pair.deceived)
        for number in (edits, 1)
    )
    compared = edits > 1 and values.size and not np.isnan([values, baseline]).any()
    return Stacking(
        system,
        edits,
        kind,
        len(queries),
        sum(len(by_edits[edits][query]) for by_edits in of_systems for query in queries),
        *parts(interval_or_none(values)),
        *parts(interval_of_difference(values, baseline) if compared else None),
        mean_or_none(_of_queries(of_systems, edits, queries, lambda pair: pair.lost)),
    )


def _of_queries(
    of_systems: Sequence[OfQueries],
    edits: int,
    queries: list[str],
    value: Callable[[Pair], float],
) -> Values:
    """Mean over systems of each query's mean over pairs, shape (queries,)."""
    return np.array(
        [
            np.mean(
                [
                    np.mean([value(pair) for pair in by_edits[edits][query]])
                    for by_edits in of_systems
                ]
            )
            for query in queries
        ],
        dtype=np.float64,
    )
