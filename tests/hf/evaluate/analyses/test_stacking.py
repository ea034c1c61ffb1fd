from __future__ import annotations

import pytest
from toy_runs import Own, ToyQuery, toy_run

from execretrieval_hf.evaluate.analyses.deception import ALL_SYSTEMS
from execretrieval_hf.evaluate.analyses.stacking import Stacking, stacking
from execretrieval_hf.evaluate.record import Record

TWO = "off_by_one+wrong_operator"
THREE = f"{TWO}+swap_arguments"
DECEIVES, HARMLESS = 0.9, 0.1


def query(name: str, *clones: tuple[str, float], visible: bool | None = True) -> ToyQuery:
    own = [Own("f", score, bug_types, visible) for bug_types, score in clones]
    return ToyQuery(name, (Own("p", 0.5), *own))


def singles(system: str, scores: dict[str, list[float]]) -> Record:
    queries = [query(name, *(("off_by_one", s) for s in values)) for name, values in scores.items()]
    return toy_run(queries, system=system)


MAIN = {"a": [DECEIVES, HARMLESS], "b": [HARMLESS, HARMLESS], "c": [DECEIVES, DECEIVES]}
STACKED = [
    query("a", (TWO, DECEIVES), (TWO, DECEIVES), (THREE, DECEIVES)),
    query("b", (TWO, HARMLESS), (THREE, DECEIVES)),
    query("c", (TWO, DECEIVES)),
]


def rows_of(main: list[Record], stacked: list[Record]) -> dict[tuple[str, int, str], Stacking]:
    return {(row.system, row.edits, row.queries): row for row in stacking(main, stacked)}


def test_every_number_of_edits_is_compared_on_the_same_queries() -> None:
    rows = rows_of([singles("one", MAIN)], [toy_run(STACKED, system="one", pool="stacked")])
    baseline = rows["one", 1, "matched"]
    assert baseline.n_queries == 2, "c has nothing with three edits"
    assert (baseline.deceived, baseline.change) == (0.25, None)
    assert (rows["one", 2, "matched"].deceived, rows["one", 2, "matched"].n_pairs) == (0.5, 3)
    assert rows["one", 2, "matched"].change == 0.25
    assert rows["one", 3, "matched"].change == 0.75
    everything = rows["one", 1, "all"]
    assert (everything.n_queries, everything.n_pairs, everything.deceived) == (3, 6, 0.5)


def test_queries_are_averaged_first_and_then_systems() -> None:
    harmless = {name: [HARMLESS] * len(values) for name, values in MAIN.items()}
    unmoved = [query(q.name, *((own.bug_type, HARMLESS) for own in q.own[1:])) for q in STACKED]
    main = [singles("one", MAIN), singles("two", harmless)]
    stacked = [
        toy_run(STACKED, system="one", pool="stacked"),
        toy_run(unmoved, system="two", pool="stacked"),
    ]
    rows = rows_of(main, stacked)
    assert rows[ALL_SYSTEMS, 1, "matched"].deceived == 0.125
    assert rows[ALL_SYSTEMS, 3, "matched"].deceived == 0.5
    assert rows[ALL_SYSTEMS, 3, "matched"].change == 0.375
    assert rows[ALL_SYSTEMS, 3, "matched"].n_pairs == 4


def test_the_interval_of_a_change_is_paired() -> None:
    names = [f"q{n:02}" for n in range(40)]
    scores = {name: [DECEIVES if n % 2 else HARMLESS] for n, name in enumerate(names)}
    same = [query(name, (TWO, values[0])) for name, values in scores.items()]
    rows = rows_of([singles("one", scores)], [toy_run(same, system="one", pool="stacked")])
    change = rows["one", 2, "matched"]
    assert (change.change, change.change_low, change.change_high) == (0.0, 0.0, 0.0)
    assert change.low is not None
    assert change.low < 0.5


def test_without_matched_queries_nothing_is_stated() -> None:
    stacked = [query("a", (TWO, DECEIVES)), query("b", (THREE, DECEIVES))]
    rows = rows_of([singles("one", MAIN)], [toy_run(stacked, system="one", pool="stacked")])
    assert rows["one", 2, "matched"].n_queries == 0
    assert rows["one", 2, "matched"].deceived is rows["one", 2, "matched"].change is None


def test_a_tie_deceives_and_is_half_a_loss() -> None:
    tied = [query("a", (TWO, 0.5))]
    rows = rows_of([singles("one", MAIN)], [toy_run(tied, system="one", pool="stacked")])
    row = rows["one", 2, "matched"]
    assert (row.deceived, row.loss_rate) == (1.0, 0.5)


def test_only_edits_that_reach_the_model_count() -> None:
    hidden = [query("a", (TWO, 0.5), visible=False), query("b", (TWO, DECEIVES))]
    rows = rows_of([singles("one", MAIN)], [toy_run(hidden, system="one", pool="stacked")])
    assert rows["one", 2, "matched"].n_queries == 1
    assert rows["one", 2, "matched"].deceived == pytest.approx(1.0)
