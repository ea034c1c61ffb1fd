from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from execretrieval_hf.evaluate.bootstrap import Interval, bootstrap_mean
from execretrieval_hf.evaluate.statistics.intervals import (
    interval_of_difference,
    interval_of_mean,
)
from execretrieval_hf.evaluate.statistics.wilson import wilson_interval


def rate(successes: int, n: int) -> np.ndarray:
    return np.r_[np.ones(successes), np.zeros(n - successes)]


@given(st.integers(1, 1000), st.data())
def test_wilson_agrees_with_scipy(n: int, data) -> None:
    successes = data.draw(st.integers(0, n))
    expected = binomtest(successes, n).proportion_ci(method="wilson")
    found = wilson_interval(successes, n)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1e-9)
    assert found.low <= found.mean <= found.high


def test_a_rate_near_zero_or_one_has_wilsons_interval_and_others_the_bootstrap() -> None:
    for successes in (0, 1, 10, 929, 939):
        assert interval_of_mean(rate(successes, 939)) == wilson_interval(successes, 939)
    for successes in (11, 78, 928):
        values = rate(successes, 939)
        assert interval_of_mean(values) == bootstrap_mean(values)


def test_nothing_found_in_a_hundred_queries_does_not_mean_never() -> None:
    assert interval_of_mean(np.zeros(100)).high == pytest.approx(0.037, abs=5e-4)
    assert interval_of_mean(np.ones(100)).low == pytest.approx(0.963, abs=5e-4)


def test_values_that_are_no_rate_have_the_bootstrap_even_near_zero() -> None:
    values = np.r_[0.5, np.zeros(99)]
    assert interval_of_mean(values) == bootstrap_mean(values)


def test_the_published_interval_is_found() -> None:
    found = interval_of_mean(rate(78, 939))
    assert (round(found.low, 3), round(found.high, 3)) == (0.066, 0.101)


def test_a_constant_difference_has_no_width_though_both_means_have() -> None:
    values = np.random.default_rng(1).random(200)
    found = interval_of_difference(values + 0.25, values)
    assert (found.low, found.high) == pytest.approx((0.25, 0.25), abs=1e-12)
    assert bootstrap_mean(values).high - bootstrap_mean(values).low > 0.05


def test_the_interval_of_a_difference_is_that_of_the_differences() -> None:
    draw = np.random.default_rng(2)
    a, b = draw.random(300), draw.random(300)
    found, expected = interval_of_difference(a, b), bootstrap_mean(a - b)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high), abs=1e-12)
    turned = interval_of_difference(b, a)
    assert (turned.low, turned.high) == pytest.approx((-found.high, -found.low), abs=1e-12)


def test_a_system_differs_from_itself_by_nothing() -> None:
    values = np.random.default_rng(3).random(50)
    assert interval_of_difference(values, values) == Interval(0.0, 0.0, 0.0)


@pytest.mark.parametrize("value", [0.0, 0.1, 0.3, 1 / 3, 1.0, 540.0, -0.002])
def test_one_query_and_constant_values_have_a_finite_interval_around_the_mean(value: float) -> None:
    for count in (1, 7):
        found = bootstrap_mean(np.full(count, value))
        assert found.low <= found.mean <= found.high
        assert found.high - found.low == pytest.approx(0, abs=1e-9)
