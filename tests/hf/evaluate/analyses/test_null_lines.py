from __future__ import annotations

import numpy as np
import pytest
from toy_runs import Own, ToyQuery, long_run, star, toy_run

from execretrieval_hf.evaluate.analyses.null_lines import correlation_of_wins, null_lines
from execretrieval_hf.evaluate.metrics import per_query
from execretrieval_hf.evaluate.record import Record

QUERIES = 2_000


@pytest.fixture(scope="module")
def at_random() -> Record:
    """A run that finds every group and reacts to each edit at random."""
    moved = np.random.default_rng(1).normal(size=(QUERIES, 4)).tolist()
    return long_run([star(f"{n:04}", 0.0, moves) for n, moves in enumerate(moved)])


def test_one_who_tosses_coins_gets_one_sixteenth_of_the_groups(at_random: Record) -> None:
    (row,) = null_lines([at_random])
    noise = 3 * (1 / 16 * 15 / 16 / QUERIES) ** 0.5
    assert row.topical == 1.0
    assert row.random_edit == 1 / 16
    assert row.blind == pytest.approx(1 / 5)
    assert row.exec_at_1 == pytest.approx(1 / 16, abs=noise)
    assert row.independence_prediction == pytest.approx(1 / 16, abs=noise)
    assert row.correlation_of_wins == pytest.approx(0.0, abs=0.03)


def test_the_mean_of_each_querys_own_power_is_no_line_at_all(at_random: Record) -> None:
    of_queries = per_query(at_random.per_query, "win_rate")
    assert np.mean(of_queries**4) == pytest.approx(680 / 4096, abs=0.02)
    (row,) = null_lines([at_random])
    assert row.independence_prediction is not None
    assert row.independence_prediction < 0.08


def test_the_prediction_is_of_the_systems_own_win_rate_and_the_groups_it_finds() -> None:
    won = [star(f"a{n}", 0.5, [0.1, 0.2, 0.3, 0.9]) for n in range(3)]
    missed = star("b", 0.5, [0.1, 0.2, 0.3, 0.9], foreign=(("f", 1.0),))
    (row,) = null_lines([toy_run([*won, missed])])
    assert (row.topical, row.win_rate) == (0.75, 0.75)
    assert row.independence_prediction == pytest.approx(0.75 * 0.75**4)
    assert row.random_edit == pytest.approx(0.75 / 16)
    assert row.blind == pytest.approx(0.75 / 5)


def test_lines_follow_the_number_of_distractors_of_each_query() -> None:
    two = star("two", 0.5, [0.9, 0.1])
    none = star("none", 0.5, [])
    failing = ToyQuery("failing", (Own("f", 0.5), Own("f", 0.4)))
    (row,) = null_lines([toy_run([two, none, failing])])
    assert row.random_edit == pytest.approx((1 / 4 + 1 + 0) / 3)
    assert row.blind == pytest.approx((1 / 3 + 1 + 0) / 3)
    assert row.win_rate == 0.5
    assert row.independence_prediction == pytest.approx((1 / 4 + 1 + 0) / 3)


def test_queries_that_differ_correlate_their_wins_and_break_the_prediction() -> None:
    easy = [star(f"e{n:02}", 0.5, [0.1] * 4) for n in range(20)]
    hard = [star(f"h{n:02}", 0.5, [0.9] * 4) for n in range(20)]
    (row,) = null_lines([toy_run([*easy, *hard])])
    assert row.correlation_of_wins == pytest.approx(1.0)
    assert row.independence_prediction == pytest.approx(1 / 16)
    assert row.exec_at_1 == 0.5


def test_wins_that_exclude_one_another_correlate_negatively() -> None:
    record = toy_run([star(f"q{n}", 0.5, [0.9, 0.1]) for n in range(3)])
    assert correlation_of_wins(record.per_query) == pytest.approx(-1.0)


def test_wins_that_do_not_vary_have_no_correlation() -> None:
    for clone in (0.1, 0.5, 0.9):
        (row,) = null_lines([toy_run([star("q", 0.5, [clone] * 4)])])
        assert row.correlation_of_wins is None


def test_a_snippet_that_was_not_executed_leaves_the_lines_unstated() -> None:
    unknown = ToyQuery("u", (Own("p", 0.9), Own("n", 0.5), Own("f", 0.1)))
    (row,) = null_lines([toy_run([unknown, star("k", 0.5, [0.1])])])
    assert row.blind is row.random_edit is row.win_rate is None
    assert row.independence_prediction is row.correlation_of_wins is None
    assert (row.exec_at_1, row.topical) == (1.0, 1.0)
