from __future__ import annotations

import dataclasses
import json
import math
from pathlib import Path
from typing import Any

import mteb
import numpy as np
import pytest
from toy_data import GOOD, PLUS_ONE, Toy, canonical, contradicting_labels, write_toy
from toy_models import ByNumber, Cheat, CheatingSearch, Constant, Encoder, Scripted, meta

from execretrieval_hf.build.dataset import build
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.oracle import NOT_EXECUTED, Oracle
from execretrieval_hf.evaluate.record import Record, matrix_path, read_record
from execretrieval_mteb import tasks
from execretrieval_mteb.errors import NeedsCandidates
from execretrieval_mteb.models import minilm
from execretrieval_mteb.models.bm25 import BM25, tokenize
from execretrieval_mteb.tasks import task_class


def evaluate(model: Any, folder: Path, **options: Any) -> tuple[dict[str, Any], Record]:
    """Scores of a model on a data folder as mteb reports them, and the record behind them."""
    task = task_class(load_pool(data=folder))()
    result = mteb.evaluate(model, task, cache=None, co2_tracker=False, **options)
    (scores,) = result.task_results[0].scores["test"]
    return scores, read_record(Path(scores["record"]))


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return write_toy(tmp_path / "data")


def test_scores_and_record_say_the_same(toy: Path, tmp_path: Path) -> None:
    import hashlib

    scores, record = evaluate(Encoder(), toy)
    for k in (1, 3, 5, 10):
        assert scores[f"exec_at_{k}"] == record.metrics[f"exec@{k}"]
        assert scores[f"execp_at_{k}"] == record.metrics[f"precision@{k}"]
        assert scores[f"ndcg_at_{k}"] == record.metrics[f"ndcg@{k}"]
    assert scores["main_score"] == scores["exec_at_1"]
    assert scores["exec_at_1_expected"] == record.metrics["exec@1_expected"]
    assert scores["tied_at_1"] == record.metrics["tied_at_1"]
    path = Path(scores["record"])
    assert hashlib.sha256(path.read_bytes()).hexdigest() == scores["record_sha256"]
    assert path.is_relative_to(tmp_path / "home" / "records")
    with np.load(matrix_path(path)) as stored:
        assert stored["scores"].shape == (3, 15)
        assert stored["scores"].dtype == np.float32


def test_the_ranking_is_that_of_mteb_and_pytrec_eval(toy: Path) -> None:
    scores, record = evaluate(Constant(), toy)
    assert record.metrics["tied_at_1"] == 1
    for k in (1, 3, 5, 10):
        assert scores[f"exec_at_{k}"] == pytest.approx(scores[f"hit_rate_at_{k}"], abs=1e-5)


def test_where_labels_are_right_exec_at_k_is_hit_rate_at_k(sample: Path) -> None:
    model = BM25("execretrieval/bm25")
    scores, record = evaluate(model, sample)
    for k in (1, 3, 5, 10):
        assert scores[f"exec_at_{k}"] == pytest.approx(scores[f"hit_rate_at_{k}"], abs=1e-5)
        assert scores[f"execp_at_{k}"] == pytest.approx(scores[f"precision_at_{k}"], abs=1e-5)
    assert record.verdicts.source == "packaged"
    assert record.verdicts.self_check is None
    assert record.verdicts.cache_digest
    assert record.complete


def test_where_labels_are_wrong_execution_decides(tmp_path: Path) -> None:
    toy, best = contradicting_labels()
    scores, record = evaluate(Scripted(best), write_toy(tmp_path / "data", toy))
    assert scores["exec_at_1"] == pytest.approx(2 / 3)
    assert scores["hit_rate_at_1"] == pytest.approx(1 / 3, abs=1e-5)
    assert scores["execp_at_3"] == pytest.approx((2 / 3 + 1 / 3 + 2 / 3) / 3)
    assert record.verdicts.source == "executed"


def test_a_prediction_folder_gets_a_copy_of_the_record(toy: Path, tmp_path: Path) -> None:
    scores, record = evaluate(Encoder(), toy, prediction_folder=tmp_path / "predictions")
    (copy,) = (tmp_path / "predictions").glob("*_record.json")
    assert read_record(copy) == record
    assert copy.read_bytes() == Path(scores["record"]).read_bytes()
    assert matrix_path(copy).is_file()


def test_a_model_is_given_ids_and_texts_and_nothing_else(small_sample: Path) -> None:
    model = Encoder()
    evaluate(model, small_sample)
    known = {"id", "text", "body", "query", "title"}
    assert {key for row in model.rows for key in row} <= known
    pool = load_pool(data=small_sample)
    assert {row["text"] for row in model.rows} == {
        *pool.queries.values(),
        *(code.strip() for code in pool.corpus.values()),
    }


@pytest.mark.parametrize("model", [Cheat("cheat"), ByNumber("by-number"), CheatingSearch()])
def test_reading_fields_and_row_numbers_is_no_better_than_blind(model: Any, sample: Path) -> None:
    _, record = evaluate(model, sample)
    # The blind line, one correct snippet in five, with four standard errors to spare.
    groups = record.n_queries
    bound = 0.2 + 4 * (0.2 * 0.8 / groups) ** 0.5
    in_group = record.metrics["in_group_exec@1"]
    assert in_group is not None
    assert in_group <= bound
    win_rate = record.metrics["win_rate"]
    assert win_rate is not None
    assert win_rate <= 0.5 + 4 * (0.25 / (4 * groups)) ** 0.5


@pytest.mark.parametrize("batch_size", [1, 4, 32])
def test_a_constant_scorer_expects_the_share_of_passing_snippets(
    toy: Path, batch_size: int
) -> None:
    scores, record = evaluate(Constant(), toy, encode_kwargs={"batch_size": batch_size})
    assert scores["exec_at_1_expected"] == pytest.approx(1 / 15, abs=1e-6)
    assert scores["win_rate"] == 0.5
    assert record.per_query[0].tied_at_1.size == 15


def test_one_changed_snippet_gives_a_new_number_and_a_new_name(tmp_path: Path) -> None:
    one = write_toy(tmp_path / "one")
    snippets = (canonical("def plus_one(x):\n    return 1 + x\n"), *PLUS_ONE.snippets[1:])
    changed = dataclasses.replace(PLUS_ONE, snippets=snippets)
    two = write_toy(tmp_path / "two", Toy((changed, *GOOD[1:])))
    names = {task_class(load_pool(data=folder)).metadata.name for folder in (one, two)}
    assert len(names) == 2
    cache = mteb.ResultCache(tmp_path / "cache")
    model = Encoder()
    results = []
    for folder in (one, two, two):
        task = task_class(load_pool(data=folder))()
        result = mteb.evaluate(model, task, cache=cache, co2_tracker=False)
        results.append((model.calls, result.task_results[0].dataset_revision))
    assert results[0][1] != results[1][1]
    assert results[1][0] == 2 * results[0][0], "the second data set was really scored"
    assert results[2] == results[1], "the third time mteb's cache answered"


def test_data_that_changes_under_a_running_process_is_noticed(tmp_path: Path) -> None:
    from execretrieval_runner.errors import ExecRetrievalError

    folder = write_toy(tmp_path / "data")
    task = task_class(load_pool(data=folder))()
    write_toy(folder, Toy((PLUS_ONE,)))
    with pytest.raises(ExecRetrievalError, match="start the run again"):
        task.load_data()


@pytest.mark.parametrize(
    "name",
    ["random-encoder", "random-colbert", "random-sparse-encoder"],
)
def test_dense_late_interaction_and_sparse_models_run(name: str, toy: Path) -> None:
    model = mteb.get_model(f"mteb/baseline-{name}")
    _, record = evaluate(model, toy)
    assert record.system.name == f"mteb/baseline-{name}"
    assert record.complete
    assert record.cut_tie_groups == 0
    assert all(own.rank is not None for query in record.per_query for own in query.own)


def test_a_search_model_is_scored_on_what_it_returned_and_nothing_else(toy: Path) -> None:
    class Lazy(CheatingSearch):
        def search(self, queries: Any, *, top_k: int, **_: Any) -> dict[str, dict[str, float]]:
            return {PLUS_ONE.id: {PLUS_ONE.snippets[0].id: 0.5}, queries["id"][0]: {}}

    scores, record = evaluate(Lazy(), toy)
    # A query without results counts as a miss; mteb's own scores leave it out of the mean.
    for k in (1, 3, 5, 10):
        assert scores[f"exec_at_{k}"] == pytest.approx(1 / 3)
    assert scores["exec_at_1_expected"] == pytest.approx(1 / 3)
    assert scores["tied_at_1"] == 0
    other = next(row for row in record.per_query if row.query_id != PLUS_ONE.id)
    assert other.top_results == ()
    assert (other.own[0].rank, other.own[0].score) == (None, None)
    assert record.complete


def test_a_search_model_that_returns_nothing_scores_nothing(toy: Path) -> None:
    class Mute(CheatingSearch):
        def search(self, queries: Any, *, top_k: int, **_: Any) -> dict[str, dict[str, float]]:
            return {query: {} for query in queries["id"]}

    scores, record = evaluate(Mute(), toy)
    assert scores["exec_at_10"] == scores["exec_at_1_expected"] == scores["tied_at_1"] == 0
    assert record.complete


def test_a_pair_that_was_not_executed_makes_the_scores_incomplete(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Troubled(Oracle):
        def judge(self, pairs: Any) -> Any:
            known = dict(super().judge(pairs))
            known[PLUS_ONE.id, PLUS_ONE.snippets[0].id] = NOT_EXECUTED
            return known

    monkeypatch.setattr(tasks, "Oracle", Troubled)
    best = {task.id: [task.snippets[0].id] for task in GOOD}
    scores, record = evaluate(Scripted(best), toy)
    assert math.isnan(scores["exec_at_1"])
    assert math.isnan(scores["main_score"])
    assert not record.complete
    assert "--overwrite-strategy always" in capsys.readouterr().err


def test_of_a_pool_above_the_limit_the_best_are_ranked_and_cut_ties_are_counted(
    toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "MATRIX_LIMIT", 10)
    monkeypatch.setattr(tasks, "CUT_OFF", 10)
    scores, record = evaluate(Constant(), toy)
    assert record.cut_tie_groups == 3
    assert record.scores_sha256 is None
    assert not matrix_path(Path(scores["record"])).exists()
    ranks = [own.rank for query in record.per_query for own in query.own]
    assert None in ranks
    assert record.complete


class CrossEncoder:
    """Prefers the longer text."""

    def __init__(self) -> None:
        self.mteb_model_meta = meta("cross").model_copy(update={"model_type": ["cross-encoder"]})

    def predict(self, inputs1: Any, inputs2: Any, **_: Any) -> Any:
        return np.array([float(len(text)) for batch in inputs2 for text in batch["text"]])


def test_a_cross_encoder_is_told_what_it_needs(toy: Path) -> None:
    with pytest.raises(NeedsCandidates, match=r"test/cross is a cross-encoder.*candidates"):
        evaluate(CrossEncoder(), toy)


def test_a_cross_encoder_with_candidates_from_mteb_is_scored(toy: Path, tmp_path: Path) -> None:
    task = task_class(load_pool(data=toy))()
    options = {"cache": None, "co2_tracker": False}
    mteb.evaluate(Encoder(), task, prediction_folder=tmp_path / "first", **options)
    task.convert_to_reranking(tmp_path / "first", top_k=5)
    (result,) = mteb.evaluate(CrossEncoder(), task, **options).task_results
    record = read_record(Path(result.scores["test"][0]["record"]))
    assert all(len(row.top_results) == 5 for row in record.per_query)


@pytest.mark.filterwarnings("ignore:.*prompts")
def test_settings_other_than_the_models_own_are_recorded_apart(toy: Path) -> None:
    plain = mteb.get_model(minilm.NAME)
    prompted = mteb.get_model(minilm.NAME, model_prompts={"query": "zzz "})
    paths = [Path(evaluate(model, toy)[0]["record"]) for model in (plain, prompted)]
    assert paths[0] != paths[1]
    assert "experiments" in paths[1].parts
    assert [read_record(path).system.prompts["query"] for path in paths] == ["", "zzz "]


def test_a_model_that_returns_nan_is_named(toy: Path) -> None:
    class Broken(CheatingSearch):
        def search(self, queries: Any, *, top_k: int, **_: Any) -> dict[str, dict[str, float]]:
            return {query: dict.fromkeys(self.scores, float("nan")) for query in queries["id"]}

    from execretrieval_hf.evaluate.ranking import InvalidScores

    with pytest.raises(InvalidScores, match=r"test/cheating-search gave a score.*not finite"):
        evaluate(Broken(), toy)


def test_the_metadata_is_filled_and_passes_mtebs_own_checks() -> None:
    metadata = task_class(load_pool()).metadata
    assert metadata.name == "ExecRetrieval"
    assert metadata.is_filled()
    metadata._validate_metadata()
    assert metadata.dataset["revision"] == load_pool().revision


@pytest.mark.parametrize(
    ("pool", "main_score"), [("keywords", "topical_at_1"), ("code", "exec_at_1")]
)
def test_pools_that_ask_in_other_words_are_scored_by_what_they_can_show(
    pool: str, main_score: str, tmp_path: Path
) -> None:
    folder = build(Path(__file__).parents[1] / "hf" / "gates" / "sources", tmp_path / "data")
    task = task_class(load_pool(pool, data=folder))()
    result = mteb.evaluate(BM25("execretrieval/bm25"), task, cache=None, co2_tracker=False)
    (scores,) = result.task_results[0].scores["test"]
    record = read_record(Path(scores["record"]))

    assert scores["main_score"] == scores[main_score]
    assert scores["topical_at_1"] == record.metrics["topical@1"]
    assert (record.pool, record.n_queries, record.n_corpus) == (pool, 4, 20)
    assert record.complete


def test_bm25_keeps_operators_apart_and_states_its_settings(toy: Path) -> None:
    assert tokenize("return a<=b") == ("return", "a", "<=", "b")
    assert tokenize("x **= HTTPServer2") == ("x", "**=", "http", "server", "2")
    assert tokenize("die_größe") == ("die", "größe")
    _, record = evaluate(BM25("execretrieval/bm25"), toy)
    assert record.system.settings["k1"] == 1.5
    assert record.system.settings["b"] == 0.75
    assert "rank-bm25" in record.system.settings["library"]
    result = next(row for row in record.per_query if row.query_id == PLUS_ONE.id)
    canonical_tokens = sorted(tokenize(PLUS_ONE.snippets[0].code))
    code_of = {snippet.id: snippet.code for snippet in PLUS_ONE.snippets}
    for own in result.own:
        assert own.visible == (sorted(tokenize(code_of[own.corpus_id])) != canonical_tokens)


def test_bm25_of_texts_without_tokens_is_zero_everywhere() -> None:
    from datasets import Dataset

    model = BM25("execretrieval/bm25")
    model.index(Dataset.from_list([{"id": "a", "text": " "}, {"id": "b", "text": ""}]))
    found = model.search(Dataset.from_list([{"id": "q", "text": "anything"}]), top_k=10)
    assert found == {"q": {"a": 0.0, "b": 0.0}}


def test_mtebs_result_can_be_saved_and_read_again(toy: Path, tmp_path: Path) -> None:
    task = task_class(load_pool(data=toy))()
    result = mteb.evaluate(Encoder(), task, cache=None, co2_tracker=False).task_results[0]
    path = tmp_path / "result.json"
    result.to_disk(path)
    assert json.loads(path.read_text())["dataset_revision"] == load_pool(data=toy).revision
