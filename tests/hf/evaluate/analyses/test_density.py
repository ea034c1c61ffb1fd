from __future__ import annotations

import math
from itertools import combinations, permutations, product
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy_runs import Own, ToyQuery, long_run, star, toy_run

from execretrieval_hf.evaluate.analyses.density import (
    density,
    expected,
    one_clone_drop,
    realised,
)
from execretrieval_hf.evaluate.record import Record

SCORE = st.integers(0, 3)
POOL = st.tuples(
    st.lists(SCORE, min_size=1, max_size=2),
    st.lists(SCORE, max_size=4),
    st.lists(st.tuples(st.sampled_from("pf"), SCORE), max_size=3),
)
"""Scores of the canonicals, of the distractors, and verdicts and scores of foreign snippets."""

Kept = list[tuple[int, str, bool]]
"""(score, corpus id, passes) of the snippets of a pool."""


def gemini_2() -> Record:
    """A run with the ranks of the canonical that the paper's figures of Gemini 2 imply."""
    counts = {1: 311, 2: 265, 3: 197, 4: 119, 5: 44, 6: 1, 7: 1, 8: 1}
    queries = []
    for rank, count in counts.items():
        clones = [0.9 if place < rank else 0.1 for place in range(1, 5)]
        foreign = tuple(("f", 0.7) for _ in range(rank - 5))
        queries += [star(f"r{rank}_{n:03}", 0.5, clones, foreign=foreign) for n in range(count)]
    return long_run(queries)


def test_the_density_of_the_papers_best_system_follows_from_its_ranks() -> None:
    record = gemini_2()
    rows = {row.distractors: row for row in density([record])}
    # The paper prints .678: three canonicals are known to lie below rank 5, not how far.
    assert rows[1].exec_at_1 == pytest.approx(0.679, abs=5e-4)
    assert rows[2].exec_at_1 == pytest.approx(0.507, abs=5e-4)
    assert rows[3].exec_at_1 == pytest.approx(0.402, abs=5e-4)
    assert rows[4].exec_at_1 == pytest.approx(0.331, abs=5e-4)
    assert rows[4].exec_at_1 == record.metrics["exec@1"]
    assert rows[0].exec_at_1 == pytest.approx(936 / 939)
    (drop,) = one_clone_drop([record])
    assert drop.relative_drop == pytest.approx(1 - 638 / 936)


@settings(max_examples=60, deadline=None)
@given(POOL, st.integers(0, 5))
def test_the_closed_form_is_the_mean_over_all_subsets(
    pool: tuple[list[int], list[int], list[tuple[str, int]]], kept: int
) -> None:
    canonicals, clones, foreign = pool
    own = [*(Own("p", s) for s in canonicals), *(Own("f", s) for s in clones)]
    query = ToyQuery("q", tuple(own), foreign=tuple(foreign))
    (result,) = toy_run([query]).per_query
    fixed: Kept = [(s, f"c_q_{n}", True) for n, s in enumerate(canonicals)]
    fixed += [(s, f"x_{n}", letter == "p") for n, (letter, s) in enumerate(foreign)]
    removable: Kept = [(s, f"c_q_{n}", False) for n, s in enumerate(clones, start=len(canonicals))]
    subsets = [[*fixed, *some] for some in combinations(removable, min(kept, len(removable)))]
    assert realised(result, kept) == pytest.approx(mean(max(some)[2] for some in subsets))
    assert expected(result, kept) == pytest.approx(mean(map(_in_random_order, subsets)))


def _in_random_order(snippets: Kept) -> float:
    """exec@1 over all orders of the snippets that share the best score, one by one."""
    best = max(score for score, _, _ in snippets)
    tied = [passes for score, _, passes in snippets if score == best]
    return mean(order[0] for order in permutations(tied))


@settings(max_examples=25, deadline=None)
@given(st.lists(POOL, min_size=1, max_size=4))
def test_all_distractors_give_the_metrics_of_the_run(
    pools: list[tuple[list[int], list[int], list[tuple[str, int]]]],
) -> None:
    queries = [
        ToyQuery(
            f"q{n}",
            (*(Own("p", s) for s in canonicals), *(Own("f", s) for s in clones)),
            foreign=tuple(foreign),
        )
        for n, (canonicals, clones, foreign) in enumerate(pools)
    ]
    record = toy_run(queries)
    full = density([record])[-1]
    assert full.exec_at_1 == pytest.approx(record.metrics["exec@1"])
    assert full.expected == pytest.approx(record.metrics["exec@1_expected"])


def test_without_ties_both_rules_and_the_papers_formula_agree() -> None:
    for n, m in product(range(1, 6), range(6)):
        if m > n:
            continue
        clones = [0.9 + 0.01 * k if k < m else 0.1 - 0.01 * k for k in range(n)]
        (result,) = toy_run([star("q", 0.5, clones)]).per_query
        for d in range(n + 1):
            chance = math.comb(n - m, d) / math.comb(n, d)
            assert realised(result, d) == expected(result, d) == pytest.approx(chance)


def test_a_query_with_fewer_distractors_keeps_all_that_it_has() -> None:
    (result,) = toy_run([star("q", 0.5, [0.9, 0.1, 0.1])]).per_query
    assert realised(result, 4) == realised(result, 3) == 0.0


def test_a_foreign_snippet_above_the_canonical_stays_whatever_is_taken_out() -> None:
    (result,) = toy_run([star("q", 0.5, [0.9, 0.1], foreign=(("f", 0.6),))]).per_query
    assert [realised(result, d) for d in range(3)] == [0.0, 0.0, 0.0]


def test_what_was_not_executed_leaves_the_value_unknown_unless_it_is_never_reached() -> None:
    own = ToyQuery("own", (Own("p", 0.5), Own("n", 0.1), Own("f", 0.1)))
    above = star("above", 0.5, [0.9, 0.1], foreign=(("n", 0.6),))
    record = toy_run([own, above])
    of_above, of_own = record.per_query
    assert math.isnan(realised(of_own, 1))
    assert math.isnan(realised(of_above, 0))
    assert realised(of_above, 2) == expected(of_above, 2) == 0.0
    assert [row.exec_at_1 for row in density([record])] == [None] * 5


def test_a_tie_that_goes_on_behind_the_first_ten_is_unknown_and_never_guessed() -> None:
    many = tuple(("f", 0.5) for _ in range(12))
    (result,) = toy_run([star("q", 0.5, [0.9], foreign=many)]).per_query
    assert math.isnan(expected(result, 0))
    assert expected(result, 1) == 0.0


def test_a_query_for_which_nothing_or_only_distractors_were_returned_is_missed() -> None:
    nothing = ToyQuery("nothing", (Own("p", None), Own("f", None)), others=None)
    clones = ToyQuery("clones", (Own("p", None), Own("f", 0.5)), others=None)
    for result in toy_run([nothing, clones]).per_query:
        assert realised(result, 0) == expected(result, 0) == realised(result, 1) == 0.0


def test_extremes_stay_where_they_are() -> None:
    solved = [star(f"q{n}", 0.9, [0.1] * 4) for n in range(3)]
    assert {row.exec_at_1 for row in density([toy_run(solved)])} == {1.0}
    (drop,) = one_clone_drop([toy_run(solved)])
    assert drop.relative_drop == 0.0
    lost = [star(f"q{n}", 0.1, [0.05] * 4, foreign=(("f", 0.9),)) for n in range(3)]
    assert {row.exec_at_1 for row in density([toy_run(lost)])} == {0.0}
    (drop,) = one_clone_drop([toy_run(lost)])
    assert drop.relative_drop is None
