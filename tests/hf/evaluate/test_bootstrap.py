from __future__ import annotations

import numpy as np
import pytest

from execretrieval_hf.evaluate.bootstrap import SEED, bootstrap_mean, resampled_means


def test_the_published_interval_of_78_of_939_is_found() -> None:
    interval = bootstrap_mean(np.r_[np.ones(78), np.zeros(939 - 78)])
    assert round(interval.mean, 3) == 0.083
    assert (round(interval.low, 3), round(interval.high, 3)) == (0.066, 0.101)


def test_the_standard_error_is_the_analytic_one() -> None:
    values = np.random.default_rng(3).normal(size=939)
    interval = bootstrap_mean(values)
    error = (interval.high - interval.low) / (2 * 1.96)
    assert error == pytest.approx(values.std() / np.sqrt(939), rel=0.03)


def test_the_same_seed_gives_the_same_interval_whatever_was_drawn_before() -> None:
    values = np.arange(50.0)
    first = bootstrap_mean(values)
    bootstrap_mean(np.arange(7.0))
    np.random.default_rng().random(3)
    assert bootstrap_mean(values) == first
    assert bootstrap_mean(values, seed=1) != first


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_constant_values_and_a_single_query_have_a_finite_interval(value: float) -> None:
    for count in (1, 939):
        interval = bootstrap_mean(np.full(count, value))
        assert (interval.low, interval.mean, interval.high) == (value, value, value)


def test_the_product_gives_what_drawing_query_by_query_gives() -> None:
    values = np.random.default_rng(6).random(300)
    draws = np.random.default_rng(SEED).integers(0, 300, size=(5000, 300))
    np.testing.assert_allclose(
        resampled_means(values[np.newaxis])[0], values[draws].mean(axis=1), rtol=1e-12
    )


def test_a_system_has_the_same_resamples_to_the_last_bit_alone_and_among_others() -> None:
    values = np.random.default_rng(7).random((9, 137)) / 3
    together = resampled_means(values)
    for row in (0, 4, 8):
        np.testing.assert_array_equal(resampled_means(values[row : row + 1])[0], together[row])
    np.testing.assert_array_equal(resampled_means(values[::-1]), together[::-1])


def test_more_queries_than_fit_at_a_time_change_nothing() -> None:
    values = np.random.default_rng(8).random((1, 3000))
    draws = np.random.default_rng(SEED).integers(0, 3000, size=(500, 3000))
    np.testing.assert_allclose(
        resampled_means(values, replicates=500)[0], values[0][draws].mean(axis=1), rtol=1e-12
    )
