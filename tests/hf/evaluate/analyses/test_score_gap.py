from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_runs import Own, ToyQuery, star, toy_run

from execretrieval_hf.evaluate.analyses.gap import bin_width, gap, gap_histogram


def test_the_gap_is_to_the_best_distractor_and_its_sign_is_counted() -> None:
    below = star("below", 0.5, [0.75, 0.25])
    above = star("above", 0.75, [0.5, 0.25])
    tied = star("tied", 0.5, [0.5, 0.25])
    (row,) = gap([toy_run([below, above, tied])])
    assert row.n_queries == 3
    assert row.below == pytest.approx(1 / 3)
    assert row.tied == pytest.approx(1 / 3)
    assert (row.median, row.mean) == (0.0, 0.0)


def test_queries_without_a_mechanical_distractor_do_not_count() -> None:
    legacy = ToyQuery("legacy", (Own("p", 0.5), Own("f", 0.9, "wrong_semantics")))
    mixed = ToyQuery(
        "mixed", (Own("p", 0.5), Own("f", 0.9, "wrong_semantics"), Own("f", 0.25, "off_by_one"))
    )
    (row,) = gap([toy_run([legacy, mixed])])
    assert row.n_queries == 1
    assert row.below == 0.0
    assert row.mean == 0.25


def test_of_several_canonicals_the_best_one_is_compared() -> None:
    query = ToyQuery("q", (Own("p", 0.25), Own("p", 1.0), Own("f", 0.5), Own("f", 0.75)))
    (row,) = gap([toy_run([query])])
    assert row.mean == 0.25


def test_a_canonical_that_was_not_returned_is_below_and_has_no_gap() -> None:
    lost = ToyQuery("lost", (Own("p", None), Own("f", 0.5)))
    (row,) = gap([toy_run([lost, star("kept", 0.75, [0.5]), star("more", 0.75, [0.5])])])
    assert row.below == pytest.approx(1 / 3)
    assert row.median == 0.25
    assert row.mean is None


def test_between_a_lost_canonical_and_a_lost_distractor_there_is_no_median() -> None:
    canonical_lost = ToyQuery("a", (Own("p", None), Own("f", 0.5)))
    distractor_lost = ToyQuery("b", (Own("p", 0.5), Own("f", None)))
    (row,) = gap([toy_run([canonical_lost, distractor_lost])])
    assert row.below == 0.5
    assert row.median is row.mean is None
    assert gap_histogram([toy_run([canonical_lost])]) == ()


def test_a_snippet_that_was_not_executed_leaves_the_gap_unstated() -> None:
    unknown = ToyQuery("u", (Own("p", 0.5), Own("n", 0.9), Own("f", 0.1)))
    (row,) = gap([toy_run([unknown, star("k", 0.75, [0.5])])])
    assert row.n_queries == 2
    assert row.below is row.tied is row.median is row.mean is None


def test_the_histogram_states_its_edges_and_holds_every_finite_gap() -> None:
    queries = [star(f"q{n}", 0.0, [-value]) for n, value in enumerate((0.125, 0.0, -0.75, 0.25))]
    bins = gap_histogram([toy_run(queries)])
    assert [row.to_gap for row in bins[:-1]] == [row.from_gap for row in bins[1:]]
    assert 0.0 in [row.from_gap for row in bins]
    assert sum(row.n_queries for row in bins) == 4
    zero = next(row for row in bins if row.from_gap == 0)
    assert zero.n_queries == 1, "a tie lies at the lower edge of the first bin above 0"


@given(st.floats(1e-9, 1e9))
def test_ten_bins_on_each_side_hold_all_gaps(largest: float) -> None:
    width = bin_width(largest)
    assert largest < 10 * width
    assert width <= 2.5 * largest / 10 * (1 + 1e-9)
