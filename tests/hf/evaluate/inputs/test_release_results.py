from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from release_fixture import write_release

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.data.release_import import import_release
from execretrieval_hf.evaluate.inputs.release_results import results_json
from execretrieval_hf.evaluate.inputs.score_file import score_file
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import Record, System
from execretrieval_hf.evaluate.report import report
from execretrieval_hf.evaluate.score import score_run

FROM_TEN = [f"{name}@{k}" for name in ("exec", "precision", "ndcg") for k in (1, 3, 5, 10)]


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    folder = tmp_path_factory.mktemp("pool")
    source = write_release(folder / "release")
    return load_pool(data=import_release(source, folder / "data", edit_size=edit_size).folder)


@pytest.fixture(scope="module")
def record(pool: Pool) -> Record:
    """A record in which the snippets stand in the order of their ids for every query."""
    row = 1 - np.arange(len(pool.corpus), dtype=np.float32) / 7
    values = np.tile(row, (len(pool.queries), 1))
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
    return score_run(pool, matrix, Oracle(pool, store=None), System("org/model", "abc"))


def read_back(folder: Path, text: str, pool: Pool) -> Record:
    path = folder / "results.json"
    path.write_text(text)
    oracle = Oracle(pool, store=None)
    scored = score_file(path, pool, oracle, name="published")
    assert (oracle.executed, scored.scores) == (0, None)
    return scored.record


def test_a_results_file_has_the_releases_shape_and_rounding(pool: Pool, record: Record) -> None:
    content = json.loads(results_json(record, pool))
    assert [*content] == ["model", "n_queries", "n_corpus", "ks", "metrics", "per_query"]
    assert (content["model"], content["n_queries"], content["n_corpus"]) == ("org/model", 3, 14)
    assert content["metrics"].keys() == {*FROM_TEN, *(f"exec_ndcg_gap@{k}" for k in (1, 3, 5, 10))}
    assert all(value == round(value, 4) for value in content["metrics"].values())
    first = content["per_query"][0]
    assert [*first] == ["query_id", "query", "correct_corpus_ids", "top_results"]
    assert first["top_results"][0] == {
        "rank": 1,
        "corpus_id": "c_0001",
        "label": "correct",
        "bug_type": "",
        "similarity": 1.0,
        "passes_all_tests": True,
        "test_results": ["pass", "pass"],
    }
    assert first["top_results"][1]["similarity"] == 0.857143
    assert first["top_results"][1]["bug_type"] == "off_by_one"


def test_the_gap_is_that_of_the_rounded_metrics_as_the_release_prints_it(
    pool: Pool, record: Record
) -> None:
    metrics = json.loads(results_json(record, pool))["metrics"]
    for k in (1, 3, 5, 10):
        gap = round(metrics[f"exec@{k}"] - metrics[f"ndcg@{k}"], 4)
        assert metrics[f"exec_ndcg_gap@{k}"] == gap


def test_what_ten_results_tell_survives_the_way_out_and_back(
    tmp_path: Path, pool: Pool, record: Record
) -> None:
    after = read_back(tmp_path, results_json(record, pool), pool)
    for metric in [*FROM_TEN, "topical@1", "tied_at_1", "exec@1_expected"]:
        assert after.metrics[metric] == record.metrics[metric], metric
    for query, other in zip(after.per_query, record.per_query, strict=True):
        assert [t.verdict for t in query.top_results] == [t.verdict for t in other.top_results]
        assert [t.corpus_id for t in query.top_results] == [t.corpus_id for t in other.top_results]
    # The whole group of q_0001 is among the first ten, and the canonical alone above them.
    first = after.per_query[0]
    assert [own.rank for own in first.own] == [1, 2, 3, 4]
    assert first.foreign_above == {"c_0001": 0}
    assert after.system.name == "published"


def test_what_ten_results_do_not_tell_is_not_stated(
    tmp_path: Path, pool: Pool, record: Record
) -> None:
    after = read_back(tmp_path, results_json(record, pool), pool)
    # The snippets of q_0003 stand from rank 10 on.
    last = after.per_query[2]
    assert [own.rank for own in last.own] == [10, None, None, None, None]
    assert {own.verdict for own in last.own[1:]} == {"not_executed"}
    assert last.foreign_above == {"c_0011": 9}
    assert after.metrics["win_rate"] is None
    assert not after.complete
    assert "incomplete" in report([after])


def test_a_result_without_outcomes_was_not_executed(
    tmp_path: Path, pool: Pool, record: Record
) -> None:
    content = json.loads(results_json(record, pool))
    top = content["per_query"][1]["top_results"]
    foreign, own = top[0], top[4]
    assert (foreign["corpus_id"], own["corpus_id"]) == ("c_0001", "c_0006")
    own |= {"passes_all_tests": False, "test_results": []}
    after = read_back(tmp_path, json.dumps(content), pool).per_query[1]
    assert after.top_results[4].verdict == "not_executed"
    assert after.top_results[4].passes_all_tests is None
    # It cannot bind the tested name, so it needs no run.
    assert (after.top_results[0].verdict, after.top_results[0].evidence) == ("fail", "static")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda c: c["per_query"].pop(), "was run on 2 queries and 14 snippets .*with --data"),
        (lambda c: c.update(n_corpus=15), "was run on 3 queries and 15 snippets"),
        (lambda c: c["per_query"][0].pop("top_results"), "no results of the release .*top_results"),
        (lambda c: c["per_query"][0]["top_results"].pop(0), "ranks of query q_0001 do not run"),
        (
            lambda c: c["per_query"][0]["top_results"][0].update(corpus_id="c_9"),
            "no results of the release .*c_9",
        ),
        (
            lambda c: c["per_query"][0].update(correct_corpus_ids=["c_0002"]),
            "q_0001 has other correct snippets",
        ),
    ],
)
def test_results_of_other_data_or_of_another_shape_are_refused(
    change: Any, message: str, tmp_path: Path, pool: Pool, record: Record
) -> None:
    content = json.loads(results_json(record, pool))
    change(content)
    with pytest.raises(DataError, match=message):
        read_back(tmp_path, json.dumps(content), pool)
