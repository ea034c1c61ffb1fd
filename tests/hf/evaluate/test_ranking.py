from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.evaluate.ranking import (
    NOT_RETURNED,
    InvalidScores,
    first_columns,
    rank_of,
    score_matrix,
)
from execretrieval_hf.evaluate.score import cut_tie_groups

IDS = tuple(f"c_{n:02d}" for n in range(8))


def ranked_ids(scores: dict[str, float]) -> list[str]:
    matrix = score_matrix({"q": scores}, ("q",), IDS, system="a system")
    return [IDS[column] for column in first_columns(matrix.values[0], len(IDS))]


@given(st.dictionaries(st.sampled_from(IDS), st.sampled_from([0.0, 0.25, 0.5, -1.0]), min_size=8))
def test_the_order_is_that_of_trec_eval(scores: dict[str, float]) -> None:
    by_score_then_id = sorted(scores, key=lambda key: (scores[key], key), reverse=True)
    assert ranked_ids(scores) == by_score_then_id


@given(
    st.lists(st.sampled_from([0.0, -0.0, 0.25, 0.5, -1.0, float("-inf")]), min_size=1, max_size=30),
    st.integers(min_value=1, max_value=12),
)
def test_first_columns_and_ranks_are_those_of_a_full_sort(values: list[float], size: int) -> None:
    row = np.array(values, dtype=np.float32)
    order = sorted(range(row.size), key=lambda column: (row[column], column), reverse=True)
    assert first_columns(row, size).tolist() == order[:size]
    assert [rank_of(row, column) for column in order] == list(range(1, row.size + 1))


def test_scores_that_differ_only_beyond_float32_are_tied() -> None:
    assert ranked_ids({"c_00": 0.5 + 1e-12, "c_01": 0.5})[:2] == ["c_01", "c_00"]


def test_snippets_that_a_system_did_not_return_come_last() -> None:
    assert ranked_ids({"c_03": -5.0, "c_01": -7.0})[:3] == ["c_03", "c_01", "c_07"]


@pytest.mark.parametrize("score", [float("nan"), float("inf"), float("-inf"), 1e39, -1e39])
def test_a_score_that_cannot_be_ranked_is_refused_with_query_and_system(score: float) -> None:
    with pytest.raises(InvalidScores, match="a system gave a score that is not finite for query q"):
        ranked_ids({"c_00": score})


def test_an_unknown_id_is_refused() -> None:
    with pytest.raises(InvalidScores, match="'c_99', which is not in the corpus"):
        ranked_ids({"c_99": 1.0})


def test_a_tie_group_that_the_cut_off_may_have_cut_is_counted() -> None:
    scores = {"cut": {"c_00": 2.0, "c_01": 1.0, "c_02": 1.0}, "clean": {"c_00": 2.0, "c_01": 1.0}}
    matrix = score_matrix(scores, ("clean", "cut"), IDS, system="a system")
    assert cut_tie_groups(matrix) == 1
    assert (matrix.values == NOT_RETURNED).sum() == 5 + 6
    assert matrix.values.dtype == np.float32
