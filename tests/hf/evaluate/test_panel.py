from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from toy_records import record, star_query, star_record
from toy_results import query_result

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.evaluate.panel import panel


def test_rows_are_systems_and_columns_are_queries_by_id() -> None:
    found = panel([star_record("one", [1, 2, 1]), star_record("two", [3, 1, 1])], "exec@1")
    assert found.systems == ("one", "two")
    assert found.query_ids == ("q_0000", "q_0001", "q_0002")
    assert found.values.tolist() == [[1, 0, 1], [0, 1, 1]]


def test_the_order_of_the_queries_in_a_record_changes_nothing() -> None:
    one, two = star_record("one", [1, 2, 3, 4]), star_record("two", [3, 1, 1, 2])
    turned = dataclasses.replace(two, per_query=two.per_query[::-1])
    there, back = panel([one, two], "win_rate"), panel([one, turned], "win_rate")
    assert there.query_ids == back.query_ids
    np.testing.assert_array_equal(there.values, back.values)


def test_a_query_without_pairs_is_left_out_for_all() -> None:
    no_pairs = query_result("p", [("p", 0.9, 1)], query_id="q_1")
    found = panel([record("one", [star_query("q_0", 1), no_pairs])], "win_rate")
    assert found.query_ids == ("q_0",)


def test_runs_on_other_data_or_other_queries_are_refused() -> None:
    one = star_record("one", [1, 2])
    with pytest.raises(DataError, match="only runs on the same data"):
        panel([one, dataclasses.replace(one, data_digest="e" * 64)], "exec@1")
    with pytest.raises(DataError, match="two and one do not share all queries"):
        panel([one, star_record("two", [1, 2, 3])], "exec@1")


def test_a_verdict_that_is_missing_is_named_and_never_counted_as_failed() -> None:
    unknown = query_result("nffff", [("n", 0.9, 1), ("f", 0.5, 2)], query_id="q_0")
    with pytest.raises(DataError, match="two lacks verdicts that exec@1 needs"):
        panel([record("one", [star_query("q_0", 1)]), record("two", [unknown])], "exec@1")
