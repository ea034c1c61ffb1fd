"""The tables of scores: every system, and beside them the rules that read no query."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.analyses.over_queries import parts
from execretrieval_hf.evaluate.audit import READER
from execretrieval_hf.evaluate.blind_rows import above_blind
from execretrieval_hf.evaluate.metrics import METRICS, mean_or_none, per_query
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import interval_of_metric, interval_or_none

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from execretrieval_hf.evaluate.audit import GroupTally
    from execretrieval_hf.evaluate.blind_rows import BlindRow
    from execretrieval_hf.evaluate.record import Record
    from execretrieval_hf.evaluate.statistics.comparison import Comparison

SYSTEM = "system"
CEILING = "ceiling"


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the leaderboard: the scores that matter most, with 95 % intervals.

    Attributes:
        system: the system, or a rule that reads no query.
        kind: ``ceiling`` (readers of single groups), ``system``, ``snippet-blind`` (each snippet
            has one fixed score) or ``pool-aware`` (snippets are compared with one another).
        best_rank: best rank that the tests on the pool's named score allow; systems only, and
            ``None`` if there are fewer than two.
        worst_rank: worst such rank.
        above_blind: whether the system beats the best snippet-blind rule; systems only.
        win_rate: share of (correct, buggy) pairs in the right order, ties 1/2.
        win_rate_low: low end of its interval.
        win_rate_high: high end.
        exec_at_1: share of queries whose first snippet passes the tests.
        exec_at_1_low: low end of its interval.
        exec_at_1_high: high end.
        in_group_exec_at_1: share of queries whose best ranked own snippet passes.
        in_group_low: low end of its interval.
        in_group_high: high end.
        exec_at_10: share of queries with a passing snippet among the first ten.
        tied_pairs: share of (correct, buggy) pairs with equal scores.
    """

    system: str
    kind: str
    best_rank: int | None = None
    worst_rank: int | None = None
    above_blind: bool | None = None
    win_rate: float | None = None
    win_rate_low: float | None = None
    win_rate_high: float | None = None
    exec_at_1: float | None = None
    exec_at_1_low: float | None = None
    exec_at_1_high: float | None = None
    in_group_exec_at_1: float | None = None
    in_group_low: float | None = None
    in_group_high: float | None = None
    exec_at_10: float | None = None
    tied_pairs: float | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """One metric of one system or rule, with its 95 % interval.

    Attributes:
        system: the system or the rule.
        kind: as in `Standing`.
        metric: key of the metric.
        n_queries: queries for which it is defined.
        mean: mean over them; ``None`` if it is not known for one of them.
        low: low end of its interval.
        high: high end.
    """

    system: str
    kind: str
    metric: str
    n_queries: int
    mean: float | None
    low: float | None
    high: float | None


def standings(
    records: Sequence[Record],
    blind: Sequence[BlindRow],
    compared: Comparison | None = None,
    upper: GroupTally | None = None,
) -> tuple[Standing, ...]:
    """The leaderboard, the highest win rate first, rules below the systems, the ceiling on top.

    Args:
        records: complete runs on one pool.
        blind: the rules, measured on the same pool.
        compared: the comparison of the runs, if there are several.
        upper: the ceiling of that pool.
    """
    systems = compared.systems if compared is not None else ()
    ranks = {row.system: (row.best_rank, row.worst_rank) for row in systems}
    rows = []
    for name, kind, record in _all(records, blind):
        best_rank, worst_rank = ranks.get(name, (None, None)) if kind == SYSTEM else (None, None)
        rows.append(
            Standing(
                name,
                kind,
                best_rank,
                worst_rank,
                above_blind(record, blind).above if kind == SYSTEM and blind else None,
                *parts(interval_of_metric(record, "win_rate")),
                *parts(interval_of_metric(record, "exec@1")),
                *parts(interval_of_metric(record, "in_group_exec@1")),
                mean_or_none(per_query(record.per_query, "exec@10")),
                mean_or_none(per_query(record.per_query, "tied_pairs")),
            )
        )
    order = (SYSTEM, "snippet-blind", "pool-aware")
    rows.sort(key=lambda row: (order.index(row.kind), -(row.win_rate or 0.0), row.system))
    return (*_top(upper), *rows)


def _top(upper: GroupTally | None) -> Iterator[Standing]:
    """The line of the ceiling, which is known within groups only."""
    if upper is not None:
        yield Standing(
            READER,
            CEILING,
            in_group_exec_at_1=upper.accuracy.mean,
            in_group_low=upper.accuracy.low,
            in_group_high=upper.accuracy.high,
        )


def scores(records: Sequence[Record], blind: Sequence[BlindRow]) -> tuple[Score, ...]:
    """Every metric of every system and rule."""
    return tuple(
        Score(name, kind, metric, values.size, *parts(interval_or_none(values)))
        for name, kind, record in _all(records, blind)
        for metric in METRICS
        for values in [per_query(record.per_query, metric)]
    )


def _all(records: Sequence[Record], blind: Sequence[BlindRow]) -> Iterator[tuple[str, str, Record]]:
    for name, record in zip(labels(records), records, strict=True):
        yield name, SYSTEM, record
    for row in blind:
        yield row.record.system.name, row.kind, row.record
