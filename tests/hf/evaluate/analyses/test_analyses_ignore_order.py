"""Permuting queries, ids or systems changes no number of any analysis."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from toy_runs import Own, ToyQuery, toy_run

from execretrieval_hf.data.names import BUG_TYPES
from execretrieval_hf.evaluate.analyses.curves import curves
from execretrieval_hf.evaluate.analyses.deception import deception, deception_by_bug_type
from execretrieval_hf.evaluate.analyses.density import density, one_clone_drop
from execretrieval_hf.evaluate.analyses.difficulty import difficulty, domain_difficulty
from execretrieval_hf.evaluate.analyses.gap import gap, gap_histogram
from execretrieval_hf.evaluate.analyses.misses import misses, misses_by_bug_type
from execretrieval_hf.evaluate.analyses.null_lines import null_lines
from execretrieval_hf.evaluate.record import Record

Analysis = Callable[[list[Record]], tuple[Any, ...]]

ANALYSES: list[Analysis] = [
    misses,
    misses_by_bug_type,
    gap,
    gap_histogram,
    deception,
    deception_by_bug_type,
    density,
    one_clone_drop,
    difficulty,
    domain_difficulty,
    curves,
    null_lines,
]


def queries(seed: int) -> list[ToyQuery]:
    draw = np.random.default_rng(seed)
    return [
        ToyQuery(
            f"{n:02}",
            (
                Own("p", float(draw.normal())),
                *(
                    Own("f", float(draw.normal()), str(bug), bool(draw.random() < 0.8))
                    for bug in draw.choice(BUG_TYPES, 4, replace=False)
                ),
            ),
            foreign=(("f", float(draw.normal())),),
            domain=("date_time", "geometry", "collections")[n % 3],
        )
        for n in range(24)
    ]


def renamed(old: list[ToyQuery]) -> list[ToyQuery]:
    """The same queries under names, and so ids, in another order, and with own snippets turned."""
    return [
        dataclasses.replace(
            query, name=f"{(7 * n + 3) % len(old):02}", own=(query.own[0], *query.own[:0:-1])
        )
        for n, query in enumerate(old)
    ]


def estimates(rows: tuple[Any, ...]) -> list[dict[str, Any]]:
    """Rows without interval ends, whose resamples depend on the places of the queries."""
    return [
        {
            key: round(value, 9) if isinstance(value, float) else value
            for key, value in dataclasses.asdict(row).items()
            if key.rpartition("_")[2] not in {"low", "high"}
        }
        for row in rows
    ]


ONE, OTHER = queries(1), queries(2)
RECORDS = [toy_run(ONE, system="one"), toy_run(OTHER, system="other")]
RENAMED = [toy_run(renamed(ONE), system="one"), toy_run(renamed(OTHER), system="other")]


@pytest.mark.parametrize("analysis", ANALYSES)
def test_names_of_queries_and_snippets_change_nothing(analysis: Analysis) -> None:
    assert estimates(analysis(RENAMED)) == estimates(analysis(RECORDS))


@pytest.mark.parametrize("analysis", ANALYSES)
def test_the_order_of_systems_changes_nothing(analysis: Analysis) -> None:
    there, back = analysis(RECORDS), analysis(RECORDS[::-1])
    assert set(there) == set(back)


@pytest.mark.parametrize("analysis", ANALYSES)
def test_one_query_is_enough(analysis: Analysis) -> None:
    record = toy_run(ONE[:1])
    assert analysis([record])


@pytest.mark.parametrize("analysis", ANALYSES)
@pytest.mark.parametrize("canonical", [9.0, -9.0])
def test_queries_that_all_pass_or_all_fail_have_values(
    analysis: Analysis, canonical: float
) -> None:
    extreme = [
        dataclasses.replace(query, own=(Own("p", canonical), *query.own[1:]), others=-20.0)
        for query in ONE
    ]
    for row in estimates(analysis([toy_run(extreme)])):
        assert all(np.isfinite(v) for v in row.values() if isinstance(v, float))
