from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.evaluate.statistics.benjamini_hochberg import benjamini_hochberg
from execretrieval_hf.evaluate.statistics.holm import holm

P_VALUES = st.lists(st.sampled_from([0.0001, 0.004, 0.01, 0.03, 0.04, 0.2, 0.7, 1.0]), min_size=1)


def test_holm_by_hand() -> None:
    assert holm(np.array([0.01, 0.04, 0.03, 0.005])) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_benjamini_and_hochberg_by_hand() -> None:
    corrected = benjamini_hochberg(np.array([0.01, 0.04, 0.03, 0.005]))
    assert corrected == pytest.approx([0.02, 0.04, 0.04, 0.02])


@pytest.mark.parametrize("correct", [holm, benjamini_hochberg])
def test_one_p_value_needs_no_correction_and_none_rises_above_one(correct) -> None:
    assert correct(np.array([0.03])).tolist() == [0.03]
    assert correct(np.array([0.6, 0.9, 1.0])).max() == 1.0


def test_both_agree_with_statsmodels() -> None:
    multitest = pytest.importorskip(
        "statsmodels.stats.multitest", reason="statsmodels belongs to the extra [analysis]"
    )
    draw = np.random.default_rng(1)
    for count in (1, 2, 5, 40, 276):
        p = draw.random(count) ** 3
        p[count // 2 :] = p[: count - count // 2]
        for correct, method in ((holm, "holm"), (benjamini_hochberg, "fdr_bh")):
            expected = multitest.multipletests(p, method=method)[1]
            np.testing.assert_allclose(correct(p), expected, rtol=1e-12)


@given(st.randoms(use_true_random=False), P_VALUES)
def test_the_order_of_the_tests_changes_nothing(random, p: list[float]) -> None:
    order = list(range(len(p)))
    random.shuffle(order)
    values = np.array(p)
    for correct in (holm, benjamini_hochberg):
        np.testing.assert_array_equal(correct(values[order]), correct(values)[order])
