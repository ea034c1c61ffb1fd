from __future__ import annotations

import dataclasses
import json

import numpy as np
import pytest
from toy_records import record, star_record
from toy_results import query_result

from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.evaluate.record import Record
from execretrieval_hf.evaluate.statistics.comparison import EXPLORED, compare
from execretrieval_hf.evaluate.statistics.comparison_report import comparison_text
from execretrieval_hf.evaluate.statistics.mcnemar import mcnemar_exact


def drawn(name: str, seed: int, *, good: float, queries: int = 60) -> Record:
    """A system that ranks the canonical first with some probability, else somewhere below."""
    draw = np.random.default_rng(seed)
    ranks = np.where(draw.random(queries) < good, 1, draw.integers(2, 6, size=queries))
    return star_record(name, ranks.tolist())


THREE = (drawn("weak", 1, good=0.1), drawn("weak-too", 2, good=0.12), drawn("strong", 3, good=0.9))


def test_a_clearly_better_system_has_rank_one_and_two_weak_ones_share_their_ranks() -> None:
    found = compare(THREE)
    ranks = {row.system: (row.best_rank, row.worst_rank) for row in found.systems}
    assert ranks == {"strong": (1, 1), "weak": (2, 3), "weak-too": (2, 3)}
    assert (found.metric, found.is_named_score, found.n_queries) == ("win_rate", True, 60)
    assert [row.a for row in found.pairs[:2]] == ["strong", "strong"]
    for row in found.pairs[:2]:
        assert row.low > 0
        assert row.p_max_t <= row.p_holm < 0.01
    assert found.pairs[2].p_max_t > 0.05


def test_exec_at_1_is_compared_by_mcnemars_test() -> None:
    row = compare(THREE).pairs[0]
    hits = {
        found.system.name: [query.top_results[0].verdict == "pass" for query in found.per_query]
        for found in THREE
    }
    a_only = sum(a and not b for a, b in zip(hits[row.a], hits[row.b], strict=True))
    b_only = sum(b and not a for a, b in zip(hits[row.a], hits[row.b], strict=True))
    assert (row.exec_at_1_a_only, row.exec_at_1_b_only) == (a_only, b_only)
    assert row.exec_at_1_mcnemar == mcnemar_exact(a_only, b_only)


def test_neither_the_order_of_the_systems_nor_that_of_the_queries_changes_anything() -> None:
    expected = compare(THREE)
    assert compare(THREE[::-1]) == expected
    turned = [dataclasses.replace(r, per_query=r.per_query[::-1]) for r in THREE]
    assert compare(turned) == expected


def test_other_snippet_ids_change_nothing() -> None:
    def renamed(found: Record) -> Record:
        queries = [
            dataclasses.replace(
                query,
                correct_corpus_ids=tuple(f"x{key}" for key in query.correct_corpus_ids),
                own=tuple(
                    dataclasses.replace(own, corpus_id=f"x{own.corpus_id}") for own in query.own
                ),
            )
            for query in found.per_query
        ]
        return dataclasses.replace(found, per_query=tuple(queries))

    assert compare([renamed(found) for found in THREE]) == compare(THREE)


def test_all_but_the_primary_score_is_exploratory_and_corrected_as_one_table() -> None:
    found = compare(THREE)
    assert {row.metric for row in found.exploratory} == set(EXPLORED) - {"win_rate"}
    assert len(found.exploratory) == 3 * (len(EXPLORED) - 1)
    assert all(row.p <= row.p_bh <= 1 for row in found.exploratory)
    chosen = compare(THREE, "exec@1")
    assert (chosen.metric, chosen.is_named_score) == ("exec@1", False)
    assert "win_rate" in {row.metric for row in chosen.exploratory}


def test_systems_with_equal_answers_are_not_told_apart_and_power_is_not_defined() -> None:
    one = THREE[0]
    twin = dataclasses.replace(one, system=dataclasses.replace(one.system, name="twin"))
    found = compare([one, twin])
    row = found.pairs[0]
    assert (row.difference, row.low, row.high) == (0.0, 0.0, 0.0)
    assert row.p_max_t == row.p_holm == row.exec_at_1_mcnemar == 1.0
    assert found.power.difference is None
    assert "the systems differ on no query" in comparison_text(found)


def test_one_query_can_show_no_difference() -> None:
    found = compare([star_record("one", [1]), star_record("two", [5])])
    assert found.pairs[0].difference == 1.0
    assert found.pairs[0].p_max_t == 1.0
    assert [(row.best_rank, row.worst_rank) for row in found.systems] == [(1, 2), (1, 2)]


def test_more_queries_let_smaller_differences_be_found() -> None:
    few, many = (
        compare([drawn("a", 1, good=0.3, queries=n), drawn("b", 2, good=0.3, queries=n)]).power
        for n in (50, 450)
    )
    assert many.difference < few.difference
    assert few.difference / many.difference == pytest.approx(3, rel=0.2)


def test_mistakes_are_named() -> None:
    with pytest.raises(DataError, match="only weak is given; a comparison needs two systems"):
        compare(THREE[:1])
    with pytest.raises(DataError, match="weak@abc1234 is given twice"):
        compare([THREE[0], THREE[0]])
    with pytest.raises(UnknownName, match="no metric 'exec@l'; did you mean"):
        compare(THREE, "exec@l")
    no_pairs = [record(name, [query_result("p", [("p", 0.9, 1)])]) for name in ("one", "two")]
    with pytest.raises(DataError, match="win_rate is not defined for any query"):
        compare(no_pairs)


def test_the_result_is_plain_json_and_its_text_says_what_is_exploratory() -> None:
    found = compare(THREE)
    assert json.loads(json.dumps(dataclasses.asdict(found), allow_nan=False))["metric"]
    text = comparison_text(found)
    assert "the score that ranks the systems of this pool" in text
    assert "Power: a true difference of ." in text
    assert "Exploratory, on other scores: a reason to look, not a result." in text
    assert "a score of your choice" in comparison_text(compare(THREE, "exec@1"))
