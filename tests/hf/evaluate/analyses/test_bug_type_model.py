from __future__ import annotations

import dataclasses
import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest
from real_run import bm25_run

from execretrieval_hf.data.errors import MissingExtra
from execretrieval_hf.data.names import BUG_TYPES
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.analyses.bug_type_model import ModelTerm, bug_type_model
from execretrieval_hf.evaluate.analyses.confounds import Confounds, confounds
from execretrieval_hf.evaluate.analyses.deception import edit_sizes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytest.importorskip("statsmodels", reason="belongs to the extra [analysis]")

LARGE = "remove_edge_case_check"
"""The bug type whose edits are larger than the others' in these tests."""


def simulated(
    log_odds: Callable[[str, int], float],
    *,
    queries: int = 250,
    seed: int = 0,
    of_query: float = 0.0,
) -> list[Confounds]:
    """Four pairs a query, won with log odds that depend on bug type and changed characters.

    Args:
        of_query: standard deviation of what the pairs of one query have in common.
    """
    rng = np.random.default_rng(seed)
    rows = []
    for query in range(queries):
        common = of_query * rng.normal()
        for place, bug_type in enumerate(rng.choice(BUG_TYPES, size=4, replace=False)):
            characters = int(rng.integers(15, 60) if bug_type == LARGE else rng.integers(1, 20))
            chance = 1 / (1 + np.exp(-common - log_odds(bug_type, characters)))
            rows.append(
                Confounds(
                    system="simulated",
                    query_id=f"q_{query}",
                    corpus_id=f"c_{query}_{place}",
                    canonical_id=f"c_{query}",
                    domain="geometry",
                    bug_type=str(bug_type),
                    position=float(rng.random()),
                    characters=characters,
                    tokens=1,
                    lines=1,
                    length_difference=int(rng.integers(-5, 6)),
                    ngram_log_ratio=float(rng.normal()),
                    overlap_change=float(rng.normal() / 20),
                    visible=True,
                    margin=0.1,
                    won=float(rng.random() < chance),
                )
            )
    return rows


def of_types(terms: tuple[ModelTerm, ...]) -> dict[str, ModelTerm]:
    prefix = "bug type: "
    return {t.term.removeprefix(prefix): t for t in terms if t.term.startswith(prefix)}


def test_a_planted_effect_of_one_bug_type_is_found_with_its_size() -> None:
    rows = simulated(lambda bug_type, _: 1.5 * (bug_type == "wrong_operator"), queries=400)
    found = of_types(bug_type_model(rows))
    planted = found.pop("wrong_operator")
    assert planted.p < 0.001
    assert planted.low < 1.5 * (1 - 1 / 6) < planted.high
    assert "exploratory" in planted.note
    assert max(term.estimate for term in found.values()) < 0


def test_a_bug_type_whose_effect_is_the_size_of_its_edits_is_not_found() -> None:
    rows = simulated(lambda _, characters: np.log(characters) - 2)
    won = {
        large: np.mean([row.won for row in rows if (row.bug_type == LARGE) == large])
        for large in (True, False)
    }
    assert won[True] > won[False] + 0.2, "the raw rates differ by far"
    terms = bug_type_model(rows)
    assert all(term.p > 0.05 for term in of_types(terms).values())
    assert next(term for term in terms if term.term == "log edit size").p < 1e-6


def test_contrasts_are_against_the_mean_of_the_types() -> None:
    terms = of_types(bug_type_model(simulated(lambda bug_type, _: float(bug_type == LARGE))))
    assert set(terms) == set(BUG_TYPES)
    assert sum(term.estimate for term in terms.values()) == pytest.approx(0)


def test_without_an_effect_one_family_in_twenty_claims_one_although_queries_differ() -> None:
    families = [
        bug_type_model(simulated(lambda *_: 0.0, queries=120, seed=seed, of_query=1.0))
        for seed in range(60)
    ]
    claimed = sum(min(term.p for term in of_types(terms).values()) < 0.05 for terms in families)
    assert claimed <= 9, "above the 99.8 % point of Binomial(60, .05)"


def test_ties_enter_as_one_half() -> None:
    rows = simulated(lambda *_: 0.0)
    half = [dataclasses.replace(row, won=0.5) if n % 3 else row for n, row in enumerate(rows)]
    sharp, tied = (of_types(bug_type_model(some)) for some in (rows, half))
    widths = [np.mean([t.high - t.low for t in terms.values()]) for terms in (sharp, tied)]
    assert widths[1] < widths[0], "outcomes of one half vary less"


def test_pairs_whose_edit_did_not_reach_the_model_do_not_count() -> None:
    rows = simulated(lambda *_: 0.0)
    unseen = [
        dataclasses.replace(row, corpus_id="c_x", visible=False, won=0.5) for row in rows[:100]
    ]
    assert bug_type_model([*rows, *unseen]) == bug_type_model(rows)


def test_where_it_is_not_known_what_a_model_sees_all_pairs_count_and_every_row_says_so() -> None:
    rows = [dataclasses.replace(row, visible=None) for row in simulated(lambda *_: 0.0)]
    terms = bug_type_model(rows)
    assert all("all pairs count" in term.note for term in terms)
    assert sum(term.n_pairs for term in of_types(terms).values()) == len(rows)


def test_the_order_of_the_pairs_and_other_systems_change_nothing() -> None:
    rows = simulated(lambda bug_type, _: float(bug_type == LARGE))
    other = [dataclasses.replace(row, system="other") for row in simulated(lambda *_: 0.0, seed=1)]
    alone = bug_type_model(rows)
    together = bug_type_model([*other, *reversed(rows)])
    for term, again in zip(alone, together[len(alone) :], strict=True):
        assert again.term == term.term
        assert again.estimate == pytest.approx(term.estimate)
        assert again.p == pytest.approx(term.p)


def test_a_type_that_always_wins_is_left_out_with_the_reason() -> None:
    rows = [
        dataclasses.replace(row, won=1.0) if row.bug_type == LARGE else row
        for row in simulated(lambda *_: 0.0)
    ]
    found = of_types(bug_type_model(rows))
    always = found.pop(LARGE)
    assert always.estimate is None
    assert "every pair is won" in always.note
    assert all(term.estimate is not None for term in found.values())


def test_separation_by_a_quantity_is_a_note_and_no_warning() -> None:
    rows = [
        dataclasses.replace(row, won=float(row.position > 0.5)) for row in simulated(lambda *_: 0.0)
    ]
    terms = bug_type_model(rows)
    assert {term.estimate for term in terms} == {None}
    assert {term.note for term in terms} == {"no estimate: the terms separate won from lost pairs"}


@pytest.mark.parametrize(
    ("change", "note"),
    [
        (lambda rows: rows[: 4 * 20], "too few queries: 20, 30 are needed"),
        (lambda rows: rows[: 4 * 40], "too few pairs: 110 won and 110 lost are needed"),
        (lambda rows: [dataclasses.replace(row, won=0.5) for row in rows], "all pairs are tied"),
        (
            lambda rows: [row for row in rows if row.bug_type == LARGE],
            "1 bug types are left; two are needed to compare them",
        ),
        (
            lambda rows: [
                dataclasses.replace(row, position=float(row.bug_type == LARGE)) for row in rows
            ],
            "bug types and the quantities held constant cannot be told apart",
        ),
    ],
)
def test_a_model_that_cannot_be_estimated_says_why(
    change: Callable[[list[Confounds]], list[Confounds]], note: str
) -> None:
    terms = bug_type_model(change(simulated(lambda *_: 0.0)))
    assert terms
    assert {term.estimate for term in terms} == {None}
    assert note in {term.note for term in terms}


def test_a_quantity_that_does_not_vary_is_left_out() -> None:
    rows = [dataclasses.replace(row, overlap_change=0.0) for row in simulated(lambda *_: 0.0)]
    by_term = {term.term: term for term in bug_type_model(rows)}
    assert by_term["overlap change"].estimate is None
    assert by_term["overlap change"].note == "does not vary"
    assert by_term["position"].estimate is not None


def test_pairs_that_were_not_executed_do_not_count() -> None:
    rows = simulated(lambda *_: 0.0)
    unknown = [dataclasses.replace(row, won=None, margin=None) for row in rows[:40]]
    assert bug_type_model([*unknown, *rows[40:]]) == bug_type_model(rows[40:])


def test_no_pairs_give_no_rows() -> None:
    assert bug_type_model([]) == ()


@pytest.mark.slow
def test_a_real_run_has_an_estimate_for_every_term(sample: Path) -> None:
    pool = load_pool(data=sample)
    record, _ = bm25_run(pool)
    rows = confounds([record], pool, edit_sizes([record], pool))
    assert len(rows) == len(pool.corpus) - len(pool.queries)
    assert sum(row.won for row in rows) / len(rows) == pytest.approx(record.metrics["win_rate"])
    terms = bug_type_model(rows)
    assert set(of_types(terms)) == set(BUG_TYPES)
    assert all(term.low < term.estimate < term.high for term in terms)


def test_without_statsmodels_one_line_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "statsmodels.genmod.families", None)
    with pytest.raises(MissingExtra, match=r"execretrieval\[analysis\]"):
        bug_type_model(simulated(lambda *_: 0.0))
