from __future__ import annotations

import dataclasses
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from toy_runs import Own, ToyQuery, star, toy_pool, toy_run

from execretrieval_hf.blind.edit_distance import common_start
from execretrieval_hf.evaluate.analyses.confounds import (
    Confounds,
    confounds,
    text_confounds,
)
from execretrieval_hf.evaluate.analyses.deception import edit_sizes
from execretrieval_hf.evaluate.analyses.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

CANONICAL = """\
def best_price(prices, limit):
    if not prices:
        return None
    return min(prices) + limit
"""


def rows_of(queries: Sequence[ToyQuery], *systems: str) -> tuple[Confounds, ...]:
    records = [toy_run(queries, system=system) for system in systems or ("toy",)]
    pool = toy_pool(queries)
    return confounds(records, pool, edit_sizes(records, pool))


def test_an_operator_that_is_changed_is_one_character_one_token_and_one_line() -> None:
    clone = CANONICAL.replace("+", "-")
    found = text_confounds("the best price", CANONICAL, clone, 1)
    assert (found.characters, found.tokens, found.lines) == (1, 1, 1)
    assert found.length_difference == 0
    assert found.position == pytest.approx(CANONICAL.index("+") / len(CANONICAL))
    assert found.overlap_change == 0
    assert found.ngram_log_ratio != 0


def test_a_guard_that_is_removed_shortens_the_code_by_lines_and_words_of_the_query() -> None:
    clone = CANONICAL.replace("    if not prices:\n        return None\n", "")
    found = text_confounds(
        "Best price, or None if there is not one.", CANONICAL, clone, len(CANONICAL) - len(clone)
    )
    assert found.lines == 2
    assert found.length_difference == len(clone) - len(CANONICAL) < 0
    assert found.overlap_change == -3 / 9, "of its nine words if, not and none are lost"


def test_the_place_of_an_edit_runs_from_zero_to_one() -> None:
    assert text_confounds("", "abc", "xbc", 1).position == 0
    assert text_confounds("", "abc", "abcd", 1).position == 1
    assert common_start("abc", "ab") == 2


def test_names_are_cut_into_words() -> None:
    assert words("HTTPServer max_runLength2 naïve") == {
        "httpserver",
        "max",
        "run",
        "length2",
        "naïve",
    }


def test_every_pair_of_every_system_has_a_row_with_the_same_texts() -> None:
    queries = [star("a", 0.5, [0.75, 0.5]), star("b", 0.5, [0.25, 0.0])]
    rows = rows_of(queries, "first", "second")
    assert [row.system for row in rows] == ["first"] * 4 + ["second"] * 4
    assert [replace(row, system="first") for row in rows[4:]] == list(rows[:4])
    assert [row.won for row in rows[:4]] == [0.0, 0.5, 1.0, 1.0]
    assert [row.margin for row in rows[:4]] == [-0.25, 0.0, 0.25, 0.5]
    assert {(row.query_id, row.canonical_id) for row in rows} == {
        ("q_a", "c_a_0"),
        ("q_b", "c_b_0"),
    }
    assert [row.corpus_id for row in rows[:2]] == ["c_a_1", "c_a_2"]
    assert (rows[0].domain, rows[0].bug_type) == ("geometry", "wrong_operator")


def test_a_query_with_two_right_answers_has_a_pair_for_each() -> None:
    query = ToyQuery("q", (Own("p", 0.5), Own("p", 0.25), Own("f", 0.375)))
    assert [(row.canonical_id, row.won) for row in rows_of([query])] == [
        ("c_q_0", 1.0),
        ("c_q_1", 0.0),
    ]


def test_a_snippet_that_was_not_returned_loses_and_has_no_margin() -> None:
    query = ToyQuery("q", (Own("p", 0.5), Own("f", None)), others=None)
    (row,) = rows_of([query])
    assert (row.margin, row.won) == (None, 1.0)


def test_a_pair_that_was_not_executed_has_neither_margin_nor_outcome() -> None:
    query = ToyQuery("q", (Own("p", 0.5), Own("n", 0.25)))
    (row,) = rows_of([query])
    assert (row.margin, row.won) == (None, None)


def test_what_is_known_of_visibility_is_kept() -> None:
    own = (Own("p", 0.5), *(Own("f", 0.5, visible=visible) for visible in (True, False, None)))
    assert [row.visible for row in rows_of([ToyQuery("q", own)])] == [True, False, None]


def test_the_order_of_queries_changes_nothing() -> None:
    queries = [star("a", 0.5, [0.75, 0.5]), star("b", 0.5, [0.25, 0.0])]
    assert rows_of(queries[::-1]) == rows_of(queries)


def test_rows_are_plain_values() -> None:
    (row,) = rows_of([star("a", 0.5, [0.75])])
    plain = (str, int, float, bool, type(None))
    assert all(type(value) in plain for value in dataclasses.asdict(row).values())
