"""Ranked metrics of labels against the tools that people compare with."""

from __future__ import annotations

import numpy as np
import pytest
import pytrec_eval
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.metrics.ndcg_at_k import ndcg
from execretrieval_hf.evaluate.metrics.reciprocal_rank import reciprocal_rank
from execretrieval_hf.evaluate.ranking import rank_of, score_matrix

IDS = [f"c_{n:02}" for n in range(30)]


def ranks_of(run: dict[str, float], relevant: list[str]) -> list[int | None]:
    """Ranks of the relevant snippets by our tie rule; ``None`` for one that is not in the run."""
    row = score_matrix({"q": run}, ["q"], IDS, system="test").values[0]
    ranks = {key: rank_of(row, column) for column, key in enumerate(IDS) if key in run}
    return [ranks.get(key) for key in relevant]


def values_by_trec_eval(run: dict[str, float], relevant: list[str]) -> dict[str, float]:
    measures = {"ndcg_cut." + ",".join(map(str, KS)), "recip_rank"}
    evaluator = pytrec_eval.RelevanceEvaluator({"q": dict.fromkeys(relevant, 1)}, measures)
    return evaluator.evaluate({"q": run})["q"]


@st.composite
def runs(draw, scores):
    run = dict(zip(IDS, draw(scores), strict=True))
    relevant = draw(st.lists(st.sampled_from(IDS), min_size=1, max_size=12, unique=True))
    return run, relevant


TIED = runs(st.lists(st.sampled_from([0.0, 0.25, 0.5]), min_size=30, max_size=30))
STRICT = runs(st.permutations([n / 32 for n in range(30)]))


@given(st.one_of(TIED, STRICT))
def test_ndcg_and_reciprocal_rank_agree_with_trec_eval_ties_included(case) -> None:
    run, relevant = case
    ranks = ranks_of(run, relevant)
    expected = values_by_trec_eval(run, relevant)
    for k in KS:
        assert ndcg(ranks, k) == pytest.approx(expected[f"ndcg_cut_{k}"], abs=1e-6)
    assert reciprocal_rank(ranks) == pytest.approx(expected["recip_rank"], abs=1e-6)


def test_the_last_id_comes_first_among_equal_scores_as_in_trec_eval() -> None:
    run = dict.fromkeys(["c_01", "c_02", "c_03"], 1.0)
    for relevant, expected in ((["c_03"], 1.0), (["c_01"], 0.5)):
        assert ndcg(ranks_of(run, relevant), 3) == pytest.approx(expected)
        assert values_by_trec_eval(run, relevant)["ndcg_cut_3"] == pytest.approx(expected)


@pytest.mark.slow
@pytest.mark.timeout(1200)  # ranx compiles its code in the first call,
@pytest.mark.filterwarnings("ignore")  # and its compiler warns about it
def test_ndcg_agrees_with_ranx_without_ties() -> None:
    ranx = pytest.importorskip("ranx", reason="ranx is a peer of the long checks only")
    draw = np.random.default_rng(9)
    run_of, qrels, found = {}, {}, []
    for relevant_count in (1, 2, 7, 12):
        query = f"q_{relevant_count}"
        scores = draw.permutation(30).tolist()
        run_of[query] = {key: float(score) for key, score in zip(IDS, scores, strict=True)}
        relevant = draw.choice(IDS, relevant_count, replace=False).tolist()
        qrels[query] = dict.fromkeys(relevant, 1)
        found.append(ndcg(ranks_of(run_of[query], relevant), 10))
    expected = ranx.evaluate(ranx.Qrels(qrels), ranx.Run(run_of), "ndcg@10", return_mean=False)
    assert sorted(found) == pytest.approx(sorted(expected), abs=1e-6)
