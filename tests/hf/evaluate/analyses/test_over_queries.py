from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import spearmanr

from execretrieval_hf.evaluate.analyses.over_queries import (
    _weighted_rank_correlation,
    rank_correlation,
    share,
)
from execretrieval_hf.evaluate.bootstrap import bootstrap_mean
from execretrieval_hf.evaluate.statistics.intervals import interval_or_none

RNG = np.random.default_rng(3)


def test_a_share_of_one_pair_a_query_is_the_mean_with_its_interval() -> None:
    values = (RNG.random(80) < 0.4).astype(float)
    found, expected = share(values, np.ones(80)), bootstrap_mean(values)
    assert found is not None
    assert (found.mean, found.low, found.high) == pytest.approx(
        (expected.mean, expected.low, expected.high), abs=1e-12
    )


def test_pairs_of_one_query_are_no_independent_observations() -> None:
    of_query = (RNG.random(100) < 0.5).astype(float)
    alone = share(of_query, np.ones(100))
    fourfold = share(4 * of_query, np.full(100, 4.0))
    assert alone == fourfold, "four copies of every pair tell nothing new"


def test_a_share_without_any_spread_still_has_an_interval() -> None:
    found = share(np.zeros(20), np.full(20, 4.0))
    assert found is not None
    assert (found.mean, found.low) == (0.0, 0.0)
    assert 0.1 < found.high < 0.2


def test_a_share_of_nothing_or_of_something_unknown_is_not_stated() -> None:
    assert share(np.zeros(3), np.zeros(3)) is None
    assert share(np.array([1.0, np.nan]), np.ones(2)) is None
    assert interval_or_none(np.array([1.0, np.nan])) is None
    assert interval_or_none(np.array([])) is None


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2), st.integers(0, 3)), min_size=2))
def test_the_weighted_rank_correlation_is_that_of_pairs_written_out(
    rows: list[tuple[int, int, int]],
) -> None:
    x, y, weights = (np.array(column, dtype=float) for column in zip(*rows, strict=True))
    found = _weighted_rank_correlation(x, y, weights[np.newaxis])[0]
    times = weights.astype(int)
    all_x, all_y = np.repeat(x, times), np.repeat(y, times)
    if all_x.size < 2 or np.ptp(all_x) == 0 or np.ptp(all_y) == 0:
        assert not np.isfinite(found)
    else:
        assert found == pytest.approx(spearmanr(all_x, all_y).statistic, abs=1e-9)


def test_a_rank_correlation_has_an_interval_around_it_and_needs_variation() -> None:
    places = np.repeat(np.arange(50), 2)
    x = RNG.integers(0, 5, 100).astype(float)
    y = (x + RNG.integers(0, 5, 100) > 4).astype(float)
    found = rank_correlation(x, y, places, 50)
    assert found is not None
    assert found.mean == pytest.approx(spearmanr(x, y).statistic)
    assert 0 < found.low < found.mean < found.high < 1
    assert rank_correlation(x, np.ones(100), places, 50) is None
