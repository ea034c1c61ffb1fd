"""Which systems differ: one family of tests that was fixed beforehand, and all else to explore.

The primary family is all pairs of systems on one score, by default the one that ranks the pool's
systems (`panel.named_score`). Everything on other scores is exploratory and marked so: it is
corrected for the share of false claims, and no rank follows from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.evaluate.bootstrap import (
    REPLICATES,
    SEED,
    percentile_interval,
    resampled_means,
)
from execretrieval_hf.evaluate.metrics import METRICS
from execretrieval_hf.evaluate.panel import named_score, panel
from execretrieval_hf.evaluate.statistics.benjamini_hochberg import benjamini_hochberg
from execretrieval_hf.evaluate.statistics.holm import holm
from execretrieval_hf.evaluate.statistics.intervals import interval_of_mean
from execretrieval_hf.evaluate.statistics.mcnemar import discordant_counts, mcnemar_exact
from execretrieval_hf.evaluate.statistics.power import POWER, detectable_difference
from execretrieval_hf.evaluate.statistics.ranks import rank_intervals
from execretrieval_hf.evaluate.statistics.sign_flip import (
    FLIPS,
    LEVEL,
    PairTests,
    sign_flip_tests,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.bootstrap import Interval
    from execretrieval_hf.evaluate.panel import Panel
    from execretrieval_hf.evaluate.record import Record

EXPLORED = (
    "exec@1",
    "exec@3",
    "exec@5",
    "exec@10",
    "ndcg@10",
    "mrr",
    "in_group_exec@1",
    "win_rate",
)
"""Scores that are looked at beside the primary one."""


@dataclass(frozen=True, slots=True)
class SystemRow:
    """One system on the primary score.

    Attributes:
        system: its name.
        mean: mean over queries.
        low: lower end of its 95 % interval.
        high: upper end.
        best_rank: 1 + number of systems that are significantly better.
        worst_rank: number of systems less those that are significantly worse.
    """

    system: str
    mean: float
    low: float
    high: float
    best_rank: int
    worst_rank: int


@dataclass(frozen=True, slots=True)
class PairRow:
    """One pair of systems on the primary score, and on exec@1 by McNemar's test.

    Attributes:
        a: the system with the higher mean.
        b: the other.
        difference: mean of a less mean of b.
        low: lower end of its 95 % interval, of this pair alone.
        high: upper end.
        p_max_t: p-value corrected for all pairs by max-T; what a claim rests on.
        p_holm: the same by Holm's correction, for comparison.
        exec_at_1_a_only: queries whose first result passes for a alone.
        exec_at_1_b_only: queries whose first result passes for b alone.
        exec_at_1_mcnemar: exact p-value of these two counts, not corrected.
    """

    a: str
    b: str
    difference: float
    low: float
    high: float
    p_max_t: float
    p_holm: float
    exec_at_1_a_only: int
    exec_at_1_b_only: int
    exec_at_1_mcnemar: float


@dataclass(frozen=True, slots=True)
class ExploredRow:
    """One pair of systems on another score.

    Attributes:
        metric: key of the score.
        a: the first system.
        b: the other.
        difference: mean of a less mean of b.
        low: lower end of its 95 % interval.
        high: upper end.
        p: sign-flip p-value, not corrected.
        p_bh: corrected for the share of false claims among all rows of this table.
    """

    metric: str
    a: str
    b: str
    difference: float
    low: float
    high: float
    p: float
    p_bh: float


@dataclass(frozen=True, slots=True)
class Power:
    """What the primary family could have found.

    Attributes:
        n_pairs: pairs in the family.
        n_queries: queries for which the score is defined.
        level: chance of one or more false claims.
        power: chance of finding the difference.
        critical: critical value of the corrected test, in standard errors.
        typical_sd: median over pairs of the standard deviation of per-query differences.
        difference: smallest difference found with that power at that spread; ``None`` if no two
            systems differ on any query.
    """

    n_pairs: int
    n_queries: int
    level: float
    power: float
    critical: float
    typical_sd: float
    difference: float | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything that `compare` finds.

    Attributes:
        task: name of the task.
        data_revision: version and digest of the data.
        metric: key of the primary score.
        is_named_score: whether that is the score by which the pool's systems are ranked.
        n_queries: queries for which it is defined.
        replicates: resamples behind every interval.
        flips: sign flips behind every p-value but McNemar's.
        seed: seed of both.
        systems: best mean first.
        pairs: the primary family.
        power: of the primary family.
        exploratory: all else.
    """

    task: str
    data_revision: str
    metric: str
    is_named_score: bool
    n_queries: int
    replicates: int
    flips: int
    seed: int
    systems: tuple[SystemRow, ...]
    pairs: tuple[PairRow, ...]
    power: Power
    exploratory: tuple[ExploredRow, ...]


def compare(records: Sequence[Record], metric: str | None = None) -> Comparison:
    """Compare all pairs of systems.

    Args:
        records: complete runs on the same data, at least two; their order changes nothing.
        metric: key of the primary score instead of the pool's named one.

    Raises:
        DataError: there is one system only or one is given twice, the runs are of different data,
            or a verdict that a score needs is not known.
        UnknownName: there is no such metric.
    """
    named = named_score(records[0].pool)
    chosen = metric or named
    if chosen not in METRICS:
        raise UnknownName("metric", chosen, METRICS)
    ordered, primary = _best_first(records, chosen)
    tests = sign_flip_tests(primary.values)
    return Comparison(
        task=records[0].task,
        data_revision=records[0].data_revision,
        metric=chosen,
        is_named_score=chosen == named,
        n_queries=len(primary.query_ids),
        replicates=REPLICATES,
        flips=FLIPS,
        seed=SEED,
        systems=_systems(primary, tests),
        pairs=_pairs(primary, tests, panel(ordered, "exec@1")),
        power=_power(primary, tests),
        exploratory=_explored(ordered, chosen),
    )


def power(records: Sequence[Record]) -> Power:
    """What a comparison of these systems on the pool's named score could find.

    Raises:
        DataError: as `compare`.
    """
    _, primary = _best_first(records, named_score(records[0].pool))
    return _power(primary, sign_flip_tests(primary.values))


def _differences(values: Panel, tests: PairTests) -> list[Interval]:
    """Difference of the two means of every pair, with its 95 % interval."""
    means = values.values.mean(axis=1)
    resampled = resampled_means(values.values)
    return [
        percentile_interval(float(means[a] - means[b]), resampled[a] - resampled[b])
        for a, b in zip(tests.first, tests.second, strict=True)
    ]


def _best_first(records: Sequence[Record], metric: str) -> tuple[list[Record], Panel]:
    """The records by falling mean, equal ones by name, and their panel."""
    values = panel(records, metric)
    if len(records) < 2:
        raise DataError(f"only {values.systems[0]} is given; a comparison needs two systems")
    twice = [name for name in values.systems if values.systems.count(name) > 1]
    if twice:
        raise DataError(f"{twice[0]} is given twice")
    if not values.query_ids:
        raise DataError(f"{metric} is not defined for any query of {records[0].task}")
    means = values.values.mean(axis=1)
    order = sorted(range(len(records)), key=lambda row: (-means[row], values.systems[row]))
    ordered = [records[row] for row in order]
    return ordered, panel(ordered, metric)


def _systems(primary: Panel, tests: PairTests) -> tuple[SystemRow, ...]:
    told_apart = zip(
        tests.first.tolist(), tests.second.tolist(), tests.p_max_t <= LEVEL, strict=True
    )
    # The rows stand by falling mean: of a pair that can be told apart the first is the better.
    ranks = rank_intervals(
        len(primary.systems), [(better, worse) for better, worse, apart in told_apart if apart]
    )
    found = [interval_of_mean(row) for row in primary.values]
    return tuple(
        SystemRow(name, interval.mean, interval.low, interval.high, *rank)
        for name, interval, rank in zip(primary.systems, found, ranks, strict=True)
    )


def _pairs(primary: Panel, tests: PairTests, hits: Panel) -> tuple[PairRow, ...]:
    corrected = holm(tests.p)
    rows = []
    for place, interval in enumerate(_differences(primary, tests)):
        a, b = tests.first[place], tests.second[place]
        a_only, b_only = discordant_counts(hits.values[a], hits.values[b])
        rows.append(
            PairRow(
                a=primary.systems[a],
                b=primary.systems[b],
                difference=interval.mean,
                low=interval.low,
                high=interval.high,
                p_max_t=float(tests.p_max_t[place]),
                p_holm=float(corrected[place]),
                exec_at_1_a_only=a_only,
                exec_at_1_b_only=b_only,
                exec_at_1_mcnemar=mcnemar_exact(a_only, b_only),
            )
        )
    return tuple(rows)


def _power(primary: Panel, tests: PairTests) -> Power:
    spreads = (primary.values[tests.first] - primary.values[tests.second]).std(axis=1)
    typical = float(np.median(spreads))
    found = detectable_difference(typical, len(primary.query_ids), tests.critical)
    return Power(
        n_pairs=len(spreads),
        n_queries=len(primary.query_ids),
        level=LEVEL,
        power=POWER,
        critical=tests.critical,
        typical_sd=typical,
        difference=found if spreads.any() else None,
    )


def _explored(records: Sequence[Record], primary: str) -> tuple[ExploredRow, ...]:
    rows: list[tuple[str, str, str, Interval, float]] = []
    for metric in EXPLORED:
        if metric == primary:
            continue
        values = panel(records, metric)
        if not values.query_ids:
            continue
        tests = sign_flip_tests(values.values)
        rows += [
            (metric, values.systems[a], values.systems[b], interval, float(p))
            for a, b, interval, p in zip(
                tests.first, tests.second, _differences(values, tests), tests.p, strict=True
            )
        ]
    corrected = benjamini_hochberg(np.array([p for *_, p in rows]))
    return tuple(
        ExploredRow(metric, a, b, interval.mean, interval.low, interval.high, p, float(p_bh))
        for (metric, a, b, interval, p), p_bh in zip(rows, corrected, strict=True)
    )
