from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_results import query_result

from execretrieval_hf.evaluate import metrics

STAR = [("p", 0.5, 3), ("f", 0.7, 1), ("f", 0.5, 2), ("f", 0.4, 4), ("f", 0.1, 9)]


def test_exec_at_k_follows_the_verdicts() -> None:
    query = query_result("ffpff", STAR)
    assert [metrics.exec_at(query, k) for k in (1, 2, 3, 10)] == [0, 0, 1, 1]


def test_precision_divides_by_k_even_if_the_pool_is_smaller() -> None:
    assert metrics.precision_at(query_result("fpp", STAR), 10) == 0.2
    assert metrics.precision_at(query_result("p", STAR), 10) == 0.1


def test_a_pair_that_was_not_executed_makes_the_metric_incomplete_and_never_zero() -> None:
    query = query_result("nfpff", STAR)
    assert math.isnan(metrics.exec_at(query, 1))
    assert math.isnan(metrics.precision_at(query, 3))
    assert metrics.exec_at(query, 3) == 1, "a pass is a pass, whatever else is unknown"
    means = metrics.all_metrics([query, query_result("pffff", STAR)])
    assert means["exec@1"] is None
    assert means["exec@3"] == 1.0


@pytest.mark.parametrize(
    ("ranks", "k", "expected"),
    [
        ([2], 1, 0.0),
        ([2], 3, 0.63093),
        ([1], 10, 1.0),
        ([1, None], 10, 0.61315),
        ([1, 2], 10, 1.0),
        ([3, 1], 1, 1.0),
    ],
)
def test_ndcg_has_binary_gain_and_the_ideal_of_min_k_relevant(
    ranks: list[int | None], k: int, expected: float
) -> None:
    own = [("p", 0.5, rank) for rank in ranks]
    value = metrics.ndcg_at(query_result("fffff", own, correct=len(ranks)), k)
    assert value == pytest.approx(expected, abs=5e-6)


def test_a_clone_that_ties_counts_one_half() -> None:
    query = query_result("fffff", STAR)
    assert metrics.win_rate(query) == (0 + 0.5 + 1 + 1) / 4
    assert metrics.tied_pairs(query) == 0.25


def test_a_snippet_that_was_not_returned_loses_to_one_that_was() -> None:
    assert metrics.win_rate(query_result("f", [("p", None, None), ("f", 0.1, 7)])) == 0
    assert metrics.win_rate(query_result("f", [("p", None, None), ("f", None, None)])) == 0.5


def test_a_pair_of_which_one_was_not_executed_makes_the_win_rate_unknown() -> None:
    known = query_result("p", [("p", 0.9, 1), ("f", 0.5, 2)])
    unknown = query_result("p", [("p", 0.9, 1), ("n", 0.7, 2), ("f", 0.5, 3)])
    no_pairs = query_result("p", [("p", 0.9, 1)])
    assert metrics.all_metrics([known, no_pairs])["win_rate"] == 1.0
    assert metrics.is_complete([known, no_pairs])
    assert metrics.all_metrics([known, unknown])["win_rate"] is None
    assert metrics.all_metrics([known, unknown])["exec@1"] == 1.0
    assert not metrics.is_complete([known, unknown])


def test_a_query_for_which_nothing_was_returned_scores_nothing() -> None:
    query = query_result("", [("p", None, None), ("f", None, None)], tied=(0, 0, 0))
    means = metrics.all_metrics([query])
    for metric in ("exec@10", "precision@10", "exec@1_expected", "tied_at_1", "topical@1"):
        assert means[metric] == 0
    assert means["in_group_exec@1"] == means["ndcg@10"] == 0


def test_several_passing_snippets_are_each_paired_with_every_failing_one() -> None:
    own = [("p", 0.9, 1), ("f", 0.5, 2), ("p", 0.3, 3)]
    assert metrics.win_rate(query_result("pfp", own)) == 0.5


def test_the_chance_lines_need_the_group_to_be_found() -> None:
    found = query_result("fffff", STAR)
    assert metrics.blind_line(found) == pytest.approx(1 / 5)
    assert metrics.random_edit_line(found) == pytest.approx(1 / 16)
    missed = query_result(
        "fffff", [(letter, score, 20 + n) for n, (letter, score, _) in enumerate(STAR)]
    )
    assert metrics.topical_at_1(missed) == metrics.blind_line(missed) == 0
    assert metrics.random_edit_line(missed) == 0


def test_the_random_edit_line_is_what_a_coin_flipper_gets() -> None:
    draw = np.random.default_rng(1)
    hits = []
    for _ in range(20_000):
        beaten = draw.random(4) < 0.5
        hits.append(not beaten.any())
    assert np.mean(hits) == pytest.approx(
        metrics.random_edit_line(query_result("f", STAR)), abs=0.006
    )


def test_the_expected_value_over_tie_order_is_passing_over_size() -> None:
    assert metrics.exec_at_1_expected(query_result("f", STAR, tied=(5, 1, 0))) == 0.2
    assert math.isnan(metrics.exec_at_1_expected(query_result("f", STAR, tied=(5, 1, 1))))


@given(st.text(alphabet="pf", min_size=1, max_size=10))
def test_exec_never_falls_with_k_and_bounds_precision(verdicts: str) -> None:
    query = query_result(verdicts, STAR)
    values = [metrics.exec_at(query, k) for k in (1, 3, 5, 10)]
    assert values == sorted(values)
    for k in (1, 3, 5, 10):
        assert metrics.precision_at(query, k) <= metrics.exec_at(query, k)


def test_the_gap_is_exec_minus_ndcg() -> None:
    means = metrics.all_metrics([query_result("ffpff", STAR)])
    assert means["exec_ndcg_gap@3"] == pytest.approx(1 - 0.5)
