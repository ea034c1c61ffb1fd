from __future__ import annotations

from toy_runs import Own, ToyQuery, star, toy_run

from execretrieval_hf.evaluate.analyses.curves import curves
from execretrieval_hf.evaluate.analyses.difficulty import (
    difficulty,
    domain_difficulty,
    domains_of_systems,
    query_difficulty,
)

DOMAINS = {"a": "date_time", "b": "date_time", "c": "geometry", "d": "geometry"}


def run(system: str, solved: str) -> object:
    """A run that solves the queries whose letters are given."""
    return toy_run(
        [
            star(name, 0.5, [0.1 if name in solved else 0.9], domain=domain)
            for name, domain in DOMAINS.items()
        ],
        system=system,
    )


RECORDS = [run("one", "c"), run("two", "bc"), run("three", "bcd")]


def test_queries_are_counted_by_the_systems_that_solve_them() -> None:
    rows = query_difficulty(RECORDS)
    assert [(row.query_id, row.solved_by) for row in rows] == [
        ("q_a", 0),
        ("q_d", 1),
        ("q_b", 2),
        ("q_c", 3),
    ]
    (row,) = difficulty(RECORDS)
    assert (row.n_systems, row.n_queries) == (3, 4)
    assert (row.median_solved_by, row.by_none, row.by_all) == (1.5, 1, 1)


def test_domains_are_averaged_over_systems_the_hardest_first() -> None:
    first, second = domain_difficulty(RECORDS)
    assert (first.domain, first.n_queries, first.exec_at_1) == ("date_time", 2, 1 / 3)
    assert (first.lowest, first.highest) == (0.0, 0.5)
    assert (second.domain, second.exec_at_1) == ("geometry", 2 / 3)
    rows = domains_of_systems(RECORDS)
    assert len(rows) == 6
    assert (rows[0].system, rows[0].domain, rows[0].exec_at_1) == ("one", "date_time", 0.0)
    # The one distractor of a query that is not solved scores higher.
    assert [row.win_rate for row in rows] == [row.exec_at_1 for row in rows]
    assert all(row.win_rate_low <= row.win_rate <= row.win_rate_high for row in rows)


def test_a_query_that_is_not_known_for_one_system_is_left_out_of_the_counts() -> None:
    solved = star("a", 0.5, [0.1])
    unknown = ToyQuery("b", (Own("n", 0.5), Own("f", 0.1)))
    known = toy_run([solved, star("b", 0.5, [0.1])], system="known")
    records = [known, toy_run([solved, unknown], system="unknown")]
    assert [row.solved_by for row in query_difficulty(records)] == [2, None]
    (row,) = difficulty(records)
    assert (row.n_queries, row.by_all) == (1, 1)
    (domain,) = domain_difficulty(records)
    assert domain.exec_at_1 is domain.lowest is domain.highest is None


def test_a_curve_never_falls_and_starts_at_exec_at_1() -> None:
    queries = [star(f"q{n}", 0.5, [0.9] * n + [0.1] * (4 - n)) for n in range(5)]
    record = toy_run(queries)
    rows = curves([record])
    assert [row.k for row in rows] == list(range(1, 11))
    assert [row.exec_at_k for row in rows[:6]] == [0.2, 0.4, 0.6, 0.8, 1.0, 1.0]
    for k in (1, 3, 5, 10):
        assert rows[k - 1].exec_at_k == record.metrics[f"exec@{k}"]


def test_a_curve_has_no_value_where_an_outcome_is_not_known() -> None:
    record = toy_run([star("q", 0.5, [0.1], foreign=(("n", 0.9),))])
    assert [row.exec_at_k for row in curves([record])][:2] == [None, 1.0]
