from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binomtest

from execretrieval_hf.evaluate.statistics.mcnemar import discordant_counts, mcnemar_exact

COUNTS = st.integers(0, 300)


@pytest.mark.parametrize(
    ("a_only", "b_only", "p"),
    [
        (47, 66, 0.0899543),
        (182, 180, 0.95809),
        (0, 0, 1.0),
        (1, 1, 1.0),
        (4, 3, 1.0),
        (181, 181, 1.0),
        (5, 0, 0.0625),
        (6, 0, 0.03125),
        (11, 1, 0.00634765625),
        (10, 2, 0.03857421875),
    ],
)
def test_known_values_are_found(a_only: int, b_only: int, p: float) -> None:
    assert mcnemar_exact(a_only, b_only) == pytest.approx(p, abs=5e-6)


def test_the_published_comparison_of_bm25_is_found_to_seven_digits() -> None:
    assert round(mcnemar_exact(47, 66), 7) == 0.0899543


@settings(max_examples=50)
@given(COUNTS, COUNTS)
def test_it_is_the_binomial_test_of_the_discordant_queries(a_only: int, b_only: int) -> None:
    p = mcnemar_exact(a_only, b_only)
    assert p == mcnemar_exact(b_only, a_only)
    assert 0 < p <= 1
    if a_only + b_only:
        assert p == pytest.approx(binomtest(a_only, a_only + b_only).pvalue, rel=1e-9)


def test_a_system_has_no_discordant_query_with_itself() -> None:
    hits = np.array([1.0, 0.0, 1.0])
    assert discordant_counts(hits, hits) == (0, 0)
    assert discordant_counts(hits, 1 - hits) == (2, 1)
