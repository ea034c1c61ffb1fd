from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from execretrieval_hf.evaluate.statistics.holm import holm
from execretrieval_hf.evaluate.statistics.mcnemar import discordant_counts, mcnemar_exact
from execretrieval_hf.evaluate.statistics.power import POWER, detectable_difference
from execretrieval_hf.evaluate.statistics.sign_flip import FLIPS, LEVEL, sign_flip_tests

QUARTERS = st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0])


@settings(max_examples=25)
@given(st.lists(st.tuples(QUARTERS, QUARTERS), min_size=1, max_size=8))
def test_p_is_the_share_of_all_flips_that_reach_the_observed_sum(pairs) -> None:
    a, b = np.array(pairs).T
    difference = a - b
    sums = [
        abs(sum(sign * d for sign, d in zip(signs, difference, strict=True)))
        for signs in itertools.product((-1, 1), repeat=difference.size)
    ]
    exact = np.mean([total >= abs(difference.sum()) for total in sums])
    found = sign_flip_tests(np.stack([a, b])).p[0]
    assert found == pytest.approx(exact, abs=4 * np.sqrt(0.25 / FLIPS))


def test_sums_of_thirds_that_are_equal_count_as_equal() -> None:
    difference = np.array([1 / 3, 1 / 3, -2 / 3, 1 / 3, 2 / 3, -1 / 3])
    values = np.stack([difference, np.zeros(6)])
    exact = np.mean(
        [
            abs(round(3 * float(np.dot(signs, difference)))) >= 1
            for signs in itertools.product((-1, 1), repeat=6)
        ]
    )
    assert sign_flip_tests(values).p[0] == pytest.approx(exact, abs=0.015)


def test_on_hits_and_misses_it_is_mcnemars_test() -> None:
    draw = np.random.default_rng(4)
    a, b = draw.random(400) < 0.35, draw.random(400) < 0.28
    values = np.stack([a, b]).astype(float)
    expected = mcnemar_exact(*discordant_counts(*values))
    assert sign_flip_tests(values).p[0] == pytest.approx(expected, abs=0.01)


def test_a_clear_difference_has_the_smallest_p_value_and_never_zero() -> None:
    values = np.stack([np.ones(300), np.zeros(300), np.zeros(300)])
    tests = sign_flip_tests(values)
    smallest = 1 / (FLIPS + 1)
    assert tests.p.tolist() == [smallest, smallest, 1.0]
    assert tests.p_max_t.tolist() == [smallest, smallest, 1.0]


def test_holm_can_reach_the_level_for_all_pairs_of_24_systems() -> None:
    assert 276 / (FLIPS + 1) < LEVEL


@pytest.mark.parametrize("count", [1, 2, 50])
def test_equal_systems_and_a_single_query_show_no_difference(count: int) -> None:
    equal = sign_flip_tests(np.ones((4, count)))
    assert equal.p.tolist() == equal.p_max_t.tolist() == [1.0] * 6
    assert equal.critical == 0.0
    assert sign_flip_tests(np.array([[1.0], [0.0]])).p.tolist() == [1.0]


def test_the_family_is_never_more_certain_than_the_pair() -> None:
    values = np.random.default_rng(8).random((6, 120))
    tests = sign_flip_tests(values)
    assert (tests.p <= tests.p_max_t).all()
    alone = sign_flip_tests(values[:2])
    assert alone.p[0] == alone.p_max_t[0] == tests.p[0]


def test_max_t_costs_about_what_holm_does_or_less() -> None:
    draw = np.random.default_rng(2)
    common = draw.random(200)
    values = np.stack([common + 0.01 * n + 0.3 * draw.random(200) for n in range(8)])
    tests = sign_flip_tests(values)
    by_holm = holm(tests.p)
    assert (tests.p_max_t <= by_holm + 1e-3).all()
    assert (tests.p_max_t < by_holm - 0.01).sum() >= 5


def test_the_order_of_the_systems_changes_nothing() -> None:
    values = np.random.default_rng(5).integers(0, 5, size=(5, 60)) / 4
    order = [3, 1, 4, 0, 2]
    there, back = sign_flip_tests(values), sign_flip_tests(values[order])

    def named(tests, names):
        pairs = zip(tests.first, tests.second, strict=True)
        return {
            frozenset((names[a], names[b])): (float(p), float(p_max_t))
            for (a, b), p, p_max_t in zip(pairs, tests.p, tests.p_max_t, strict=True)
        }

    assert named(there, range(5)) == named(back, order)
    assert there.critical == pytest.approx(back.critical, rel=1e-12)


def family_wise_errors(draw, systems: int, *, better: float = 0.0, runs: int = 400) -> float:
    """Share of simulated experiments with a false claim among systems that are equally good.

    Values are win rates in quarters that share the difficulty of their query; the first system
    may be better than all others, and no claim about it is false.
    """
    errors = 0
    for _ in range(runs):
        difficulty = draw.beta(2, 2, size=80)
        wins = draw.binomial(4, np.broadcast_to(difficulty, (systems, 80))) / 4
        wins[0] = np.minimum(1, wins[0] + better)
        tests = sign_flip_tests(wins, flips=400)
        true_null = tests.first > 0 if better else tests.first >= 0
        errors += bool((tests.p_max_t[true_null] <= LEVEL).any())
    return errors / runs


def test_one_false_claim_or_more_happens_in_about_one_family_of_twenty() -> None:
    assert 0.025 <= family_wise_errors(np.random.default_rng(11), 8) <= 0.075


def test_the_level_also_holds_where_some_systems_do_differ() -> None:
    assert family_wise_errors(np.random.default_rng(12), 6, better=0.4) <= 0.075


def test_the_detectable_difference_is_found_with_the_stated_power() -> None:
    draw = np.random.default_rng(13)
    sd, count = 0.4, 300
    critical = 1.96
    difference = detectable_difference(sd, count, critical)
    found = 0
    for _ in range(400):
        values = draw.normal(difference, sd, size=count)
        found += abs(values.sum()) / np.sqrt((values**2).sum()) > critical
    assert found / 400 == pytest.approx(POWER, abs=0.06)


def test_four_times_the_queries_halve_the_detectable_difference() -> None:
    assert detectable_difference(0.5, 400, 3.6) == pytest.approx(
        detectable_difference(0.5, 100, 3.6) / 2
    )
