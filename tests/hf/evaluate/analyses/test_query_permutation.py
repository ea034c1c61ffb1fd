from __future__ import annotations

import dataclasses
from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np
import pytest
from real_run import bm25_run
from toy_runs import Own, ToyQuery, WrittenVerdicts, star, toy_matrix, toy_pool, toy_run

from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.analyses.query_permutation import (
    Group,
    Permuted,
    near_duplicates,
    query_permutation,
    query_permutation_rows,
)
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import Record, System
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from execretrieval_hf.data.pools import Pool

CLONES = 4


def stars(n_queries: int) -> list[Group]:
    """Groups of a canonical and its clones, the canonical at any place."""
    size = CLONES + 1
    return [
        Group(np.arange(n * size, (n + 1) * size), np.arange(size) == n % size)
        for n in range(n_queries)
    ]


def random_scores(n_queries: int, seed: int = 0) -> NDArray[np.float32]:
    shape = (n_queries, n_queries * (CLONES + 1))
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def domains(n_queries: int, size: int = 10) -> list[str]:
    return [f"d{n // size}" for n in range(n_queries)]


def permuted(
    values: NDArray[np.float32],
    *,
    size: int = 10,
    near: NDArray[np.bool_] | None = None,
    permutations: int = 500,
) -> Permuted:
    n = len(values)
    none = np.zeros((n, n), dtype=bool)
    return query_permutation(
        values,
        stars(n),
        domains(n, size),
        none if near is None else near,
        permutations=permutations,
    )


def toy_queries(n_queries: int, size: int = 3, seed: int = 0) -> list[ToyQuery]:
    """Queries with coarse random scores, so that there are ties."""
    scores = np.random.default_rng(seed).integers(0, 4, size=(n_queries, CLONES + 1)) / 4
    return [
        star(f"{n:02}", float(first), [float(s) for s in rest], domain=domain)
        for n, ((first, *rest), domain) in enumerate(
            zip(scores, domains(n_queries, size), strict=True)
        )
    ]


def with_all_scores(queries: list[ToyQuery]) -> tuple[Record, ScoreMatrix, Pool]:
    """A run whose scores for other queries' snippets are random, too."""
    pool = toy_pool(queries)
    own = toy_matrix(queries, pool).values
    drawn = np.random.default_rng(1).integers(0, 4, size=own.shape).astype(np.float32) / 4
    values = np.where(own == np.float32(-9.0), drawn, own)
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
    letters = {
        (query.id, key): own.verdict for query in queries for key, own in query.own_by_id.items()
    }
    return score_run(pool, matrix, WrittenVerdicts(letters), System("toy", "1")), matrix, pool


def test_a_system_that_ignores_the_query_has_no_skill_however_many_pairs_it_wins() -> None:
    usual = random_scores(40)[:1]
    for group in stars(40)[:30]:
        usual[0, group.columns[group.passing]] = 9.0
    found = permuted(np.repeat(usual, 40, axis=0))
    for skill in (found.win_rate, found.in_group_exec_at_1):
        assert skill.observed > 0.75
        assert (skill.skill, skill.low, skill.high, skill.p) == (0.0, 0.0, 0.0, 1.0)
        assert skill.permuted == skill.observed


def test_a_system_that_reads_the_query_has_skill_and_a_small_p() -> None:
    values = random_scores(40)
    for query, group in enumerate(stars(40)):
        values[query, group.columns[group.passing]] = 9.0
    found = permuted(values)
    assert found.win_rate.skill == pytest.approx(0.5, abs=0.1)
    assert found.in_group_exec_at_1.skill == pytest.approx(0.8, abs=0.1)
    assert found.win_rate.low > 0.4
    assert found.win_rate.p == found.in_group_exec_at_1.p == 1 / 501


def test_a_system_that_is_misled_by_the_query_has_a_p_near_one() -> None:
    values = random_scores(40)
    for query, group in enumerate(stars(40)):
        values[query, group.columns[group.passing]] = -9.0
    found = permuted(values)
    assert found.win_rate.skill < -0.4
    assert found.win_rate.p == 1.0


@pytest.mark.parametrize("size", [2, 10])
def test_p_is_uniform_for_a_system_that_draws_its_scores_whatever_the_size_of_a_domain(
    size: int,
) -> None:
    p = np.array(
        [
            permuted(random_scores(20, seed), size=size, permutations=99).win_rate.p
            for seed in range(120)
        ]
    )
    assert p.mean() == pytest.approx(0.5, abs=0.1)
    assert (p <= 0.5).mean() == pytest.approx(0.5, abs=0.15)
    assert (p <= 0.05).sum() <= 14, "above the 99.8 % point of Binomial(120, .05)"


def test_the_permuted_part_is_the_mean_over_all_other_queries_of_the_domain() -> None:
    values = np.round(random_scores(12))
    rates = []
    for row, group in enumerate(stars(12)):
        others = [q for q in range(12) if q != row and q // 4 == row // 4]
        scores = values[np.ix_(others, group.columns)]
        canonical, clones = scores[:, group.passing], scores[:, ~group.passing]
        rates.append(((canonical > clones) + (canonical == clones) / 2).mean())
    found = permuted(values, size=4)
    assert found.win_rate.permuted == pytest.approx(np.mean(rates))
    assert found.win_rate.skill == pytest.approx(found.win_rate.observed - np.mean(rates))


def test_near_duplicates_are_never_asked_for_one_another() -> None:
    values = random_scores(20)
    near = np.zeros((20, 20), dtype=bool)
    for a, b in ((0, 1), (1, 2), (5, 9), (12, 19)):
        near[a, b] = near[b, a] = True
    swapped = values.copy()
    for a, b in np.argwhere(near):
        swapped[a, stars(20)[b].columns] = 99 * random_scores(20, seed=1)[a, : CLONES + 1]
    assert permuted(swapped, near=near) == permuted(values, near=near)
    assert permuted(swapped) != permuted(values)


def test_queries_without_another_one_in_their_domain_are_left_out_and_counted() -> None:
    values = random_scores(9)
    found = permuted(values, size=4)
    assert (found.n_queries, found.left_out) == (8, 1)
    without = query_permutation(
        values[:8], stars(8), domains(8, 4), np.zeros((8, 8), dtype=bool), permutations=500
    )
    assert found.win_rate == without.win_rate
    near = np.zeros((9, 9), dtype=bool)
    near[:4, :4] = ~np.eye(4, dtype=bool)
    assert permuted(values, size=4, near=near).left_out == 5


def test_groups_in_which_all_pass_or_none_does_are_left_out_and_their_queries_are_asked() -> None:
    values = random_scores(8)
    groups = stars(8)
    groups[0] = dataclasses.replace(groups[0], passing=np.ones(CLONES + 1, dtype=bool))
    groups[5] = dataclasses.replace(groups[5], passing=np.zeros(CLONES + 1, dtype=bool))
    near = np.zeros((8, 8), dtype=bool)
    found = query_permutation(values, groups, ["d"] * 8, near)
    assert (found.n_queries, found.left_out) == (6, 2)
    other = values.copy()
    other[0] = random_scores(8, seed=1)[0]
    assert query_permutation(other, groups, ["d"] * 8, near) != found


def test_a_thousand_groups_give_values_without_a_draw_in_them() -> None:
    values = random_scores(1000)
    near = np.zeros((1000, 1000), dtype=bool)
    first, again = (
        query_permutation(values, stars(1000), domains(1000, 100), near, seed=seed)
        for seed in (1, 2)
    )
    assert first.win_rate.skill == again.win_rate.skill
    assert first.win_rate.p == pytest.approx(again.win_rate.p, abs=0.05)


def test_the_observed_values_are_those_of_the_record_with_its_tie_rule() -> None:
    record, matrix, pool = with_all_scores(toy_queries(12))
    (row,) = query_permutation_rows([record], [matrix], pool)
    assert (row.n_queries, row.left_out, row.note) == (12, 0, "")
    assert record.metrics["tied_pairs"] > 0
    assert row.win_rate == pytest.approx(record.metrics["win_rate"])
    assert row.in_group_exec_at_1 == pytest.approx(record.metrics["in_group_exec@1"])
    assert row.query_skill == pytest.approx(row.win_rate - row.win_rate_permuted)
    assert row.low <= row.query_skill <= row.high


def test_another_system_beside_it_changes_nothing() -> None:
    record, matrix, pool = with_all_scores(toy_queries(12))
    other = toy_run(toy_queries(12, seed=5), system="other")
    alone = query_permutation_rows([record], [matrix], pool)
    assert query_permutation_rows([other, record], [None, matrix], pool)[1:] == alone


def test_the_order_of_the_queries_of_a_record_changes_nothing() -> None:
    record, matrix, pool = with_all_scores(toy_queries(12))
    turned = dataclasses.replace(record, per_query=record.per_query[::-1])
    rows = query_permutation_rows([record], [matrix], pool)
    assert query_permutation_rows([turned], [matrix], pool) == rows


def test_without_a_matrix_the_row_says_why() -> None:
    queries = toy_queries(6)
    record, pool = toy_run(queries), toy_pool(queries)
    large = dataclasses.replace(record, n_corpus=10_001)
    rows = query_permutation_rows([record, large], [None, None], pool)
    assert [row.note for row in rows] == [
        "not available: the run has no score matrix",
        "not available: no score matrix is kept for pools above 10,000 snippets",
    ]
    assert all(row.win_rate is None and row.p is None for row in rows)
    assert [(row.n_queries, row.left_out) for row in rows] == [(0, 6), (0, 6)]


def test_a_system_that_returned_only_its_best_snippets_gets_no_weaker_test() -> None:
    queries = [dataclasses.replace(query, others=None) for query in toy_queries(6)]
    pool = toy_pool(queries)
    (row,) = query_permutation_rows([toy_run(queries)], [toy_matrix(queries, pool)], pool)
    assert row.query_skill is None
    assert "did not score every group" in row.note


def test_a_pair_that_was_not_executed_makes_the_values_unknown() -> None:
    queries = toy_queries(6)
    queries[2] = dataclasses.replace(queries[2], own=(*queries[2].own[:4], Own("n", 0.5)))
    record, matrix, pool = with_all_scores(queries)
    (row,) = query_permutation_rows([record], [matrix], pool)
    assert row.p is None
    assert row.note == "not available: 1 queries have own snippets that were not executed"


def test_one_query_has_no_other_to_compare_with() -> None:
    record, matrix, pool = with_all_scores(toy_queries(1))
    (row,) = query_permutation_rows([record], [matrix], pool)
    assert row.note == "not available: no query has another one in its domain to compare with"


@pytest.fixture(scope="module")
def pool(sample: Path) -> Pool:
    return load_pool(data=sample)


def test_near_duplicates_are_found_by_words_by_function_and_by_shared_snippets(
    pool: Pool,
) -> None:
    of_domain = defaultdict(list)
    for query in pool.query_ids:
        of_domain[pool.tasks[query].domain].append(query)
    a, b, c, d, *_ = of_domain["string_processing"]
    elsewhere = of_domain["math_numerical"][0]
    queries = [a, b, c, d, elsewhere]
    assert not near_duplicates(pool, queries).any()
    text = pool.queries[a]
    changed = dataclasses.replace(
        pool,
        queries={**pool.queries, b: text.upper() + " Please!", elsewhere: text},
        snippets={**pool.snippets, c: pool.snippets[a][:1]},
        tasks={
            **pool.tasks,
            d: dataclasses.replace(pool.tasks[d], function_name=pool.tasks[a].function_name),
        },
    )
    near = near_duplicates(changed, queries)
    assert near[0].tolist() == [False, True, True, True, False], "other domains are not compared"
    np.testing.assert_array_equal(near, near.T)


def test_a_run_of_bm25_on_real_data_goes_through(pool: Pool) -> None:
    record, matrix = bm25_run(pool)
    (row,) = query_permutation_rows([record], [matrix], pool)
    assert (row.n_queries, row.left_out) == (len(pool.queries), 0)
    assert row.win_rate == pytest.approx(record.metrics["win_rate"])
    assert 0.5 < row.win_rate_permuted < row.win_rate
    assert row.in_group_exec_at_1 == pytest.approx(record.metrics["in_group_exec@1"])
