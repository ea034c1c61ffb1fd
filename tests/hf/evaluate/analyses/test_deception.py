from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from real_run import bm25_run
from toy_runs import Own, ToyQuery, long_run, star, toy_pool, toy_run

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.analyses import deception as deception_module
from execretrieval_hf.evaluate.analyses.deception import (
    ALL_SYSTEMS,
    deception,
    deception_by_bug_type,
    deception_by_edit_size,
    edit_size_correlation,
    edit_sizes,
)

QUERY = ToyQuery(
    "q",
    (
        Own("p", 0.5),
        Own("f", 0.75, "off_by_one"),
        Own("f", 0.5, "off_by_one"),
        Own("f", 0.25, "wrong_comparison"),
        Own("f", 0.5, "swap_arguments", visible=False),
    ),
)


def test_a_tie_deceives_in_the_papers_sense_and_counts_one_half_in_ours() -> None:
    (row,) = deception([toy_run([star("q", 0.5, [0.75, 0.5, 0.25, 0.25])])])
    assert (row.n_pairs, row.n_queries) == (4, 1)
    assert row.deceived == 0.5
    assert row.loss_rate == 0.375
    assert row.win_rate == (0.625, 1 - row.loss_high, 1 - row.loss_low)


def test_edits_that_did_not_reach_the_model_are_left_out_and_their_share_is_stated() -> None:
    (row,) = deception([toy_run([QUERY])])
    assert (row.scope, row.n_pairs, row.invisible) == ("visible", 3, 0.25)
    assert row.deceived == pytest.approx(2 / 3)


def test_where_it_is_not_known_what_a_model_sees_all_pairs_count_and_the_row_says_so() -> None:
    own = tuple(dataclasses.replace(snippet, visible=None) for snippet in QUERY.own)
    unknown = toy_run([dataclasses.replace(QUERY, own=own)], system="unknown")
    known = toy_run([QUERY], system="known")
    first, _, together = deception([unknown, known])
    assert (first.scope, first.n_pairs, first.invisible) == ("all", 4, None)
    assert (together.system, together.scope) == (ALL_SYSTEMS, "mixed")
    assert (together.n_pairs, together.invisible) == (7, None)


def test_bug_types_are_counted_apart_and_one_without_visible_pairs_has_no_rate() -> None:
    rows = {row.group: row for row in deception_by_bug_type([toy_run([QUERY])])}
    assert rows["off_by_one"].deceived == 1.0
    assert rows["wrong_comparison"].deceived == 0.0
    assert rows["swap_arguments"].n_pairs == 0
    assert rows["swap_arguments"].deceived is None
    assert rows["swap_arguments"].invisible == 1.0


def test_types_that_are_not_mechanical_do_not_count() -> None:
    legacy = ToyQuery("l", (Own("p", 0.5), Own("f", 0.9, "wrong_semantics"), Own("f", 0.1)))
    (row,) = deception([toy_run([legacy])])
    assert (row.n_pairs, row.deceived) == (1, 0.0)


def test_ranges_of_edit_size_are_those_that_their_names_say() -> None:
    sizes = (1, 2, 5, 6, 10, 11, 20, 21, 540)
    record = toy_run([star("q", 0.5, [0.75] * len(sizes))])
    of_pair = {("c_q_0", f"c_q_{place}"): size for place, size in enumerate(sizes, start=1)}
    rows = deception_by_edit_size([record], of_pair)
    assert [(row.group, row.n_pairs) for row in rows] == [
        ("1", 1),
        ("2-5", 2),
        ("6-10", 2),
        ("11-20", 2),
        ("21+", 2),
    ]


def test_sizes_are_measured_on_the_texts_of_the_pool() -> None:
    queries = [star("q", 0.5, [0.75])]
    assert edit_sizes([toy_run(queries)], toy_pool(queries)) == {("c_q_0", "c_q_1"): 1}


def test_larger_edits_that_deceive_less_are_found() -> None:
    queries = [star(f"q{n:02}", 0.5, [0.9, 0.9, 0.1, 0.1]) for n in range(20)]
    record = toy_run(queries)
    sizes = {
        (f"c_q{n:02}_0", f"c_q{n:02}_{clone}"): clone * 10 + n
        for n in range(20)
        for clone in range(1, 5)
    }
    absolute, relative = edit_size_correlation([record], sizes, toy_pool(queries))
    assert (absolute.size, relative.size, absolute.n_pairs) == ("absolute", "relative", 80)
    assert absolute.rho is not None
    assert absolute.low is not None
    assert absolute.high is not None
    assert absolute.low <= absolute.rho <= absolute.high < -0.5
    assert relative.rho == pytest.approx(absolute.rho), "all canonicals are equally long here"


def test_a_system_that_is_always_deceived_has_no_correlation() -> None:
    queries = [star("q", 0.5, [0.9, 0.8])]
    sizes = {("c_q_0", "c_q_1"): 1, ("c_q_0", "c_q_2"): 2}
    rows = edit_size_correlation([toy_run(queries)], sizes, toy_pool(queries))
    assert [row.rho for row in rows] == [None, None]


def test_the_papers_pairs_and_systems_make_86135_triples() -> None:
    legacy = [
        ToyQuery(f"l{n}", (Own("p", 0.5), *[Own("f", 0.9, "wrong_semantics")] * 2, *rest))
        for n, rest in enumerate([(Own("f", 0.1),) * 2] * 4)
    ]
    none_mechanical = ToyQuery("n", (Own("p", 0.5), *[Own("f", 0.9, "missing_edge_case")] * 2))
    stars = [star(f"q{n:03}", 0.5, [0.9, 0.4, 0.4, 0.4]) for n in range(934)]
    fewer = star("three", 0.5, [0.9])
    record = long_run([*legacy, none_mechanical, *stars, fewer])
    (row,) = deception([record])
    assert row.n_pairs == 3_745
    together = deception([record] * 23)[-1]
    assert (together.system, together.n_pairs) == (ALL_SYSTEMS, 86_135)
    assert together.deceived == row.deceived


def test_a_snippet_that_was_not_executed_leaves_the_rates_unstated() -> None:
    unknown = ToyQuery("u", (Own("p", 0.5), Own("n", 0.9), Own("f", 0.1)))
    (row,) = deception([toy_run([unknown, star("k", 0.75, [0.5])])])
    assert row.deceived is row.loss_rate is None


def test_recorded_sizes_are_those_of_the_texts_and_no_texts_are_compared(
    small_sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = load_pool(data=small_sample)
    record, _ = bm25_run(pool)
    expected = {
        (canonical, own.corpus_id): edit_size(pool.corpus[canonical], pool.corpus[own.corpus_id])
        for query in pool.queries
        for canonical in pool.correct(query)
        for own in pool.snippets[query]
        if not own.is_correct
    }

    def compared(*_: object) -> int:
        raise AssertionError("two texts were compared")

    monkeypatch.setattr(deception_module, "edit_size", compared)
    assert edit_sizes([record], pool) == expected
