from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from inputs import judged_pool, random_vectors
from toy_data import GOOD, Toy, write_toy

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.inputs.score_file import Scored, score_file
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import System, write_record
from execretrieval_hf.evaluate.score import score_run


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    return judged_pool(tmp_path_factory.mktemp("pool"))


def score(path: Path, pool: Pool, name: str | None = None) -> Scored:
    return score_file(path, pool, Oracle(pool, store=None), name=name)


def run_file(folder: Path, pool: Pool) -> Path:
    path = folder / "my.run.trec"
    path.write_text(f"{pool.query_ids[0]} Q0 {pool.corpus_ids[0]} 1 0.5 tag\n")
    return path


def test_the_same_file_gives_the_same_record(tmp_path: Path, pool: Pool) -> None:
    path = run_file(tmp_path, pool)
    record = score(path, pool).record
    assert record == score(path, pool).record
    assert record.system.name == "my.run"
    assert record.system.revision == hashlib.sha256(path.read_bytes()).hexdigest()[:40]
    named = score(path, pool, "org/retriever").record
    assert named.system == replace(record.system, name="org/retriever")
    assert named.per_query == record.per_query


def test_a_record_is_judged_and_measured_once_more(tmp_path: Path, pool: Pool) -> None:
    values = random_vectors(len(pool.query_ids), 4)[:, : len(pool.corpus_ids)]
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
    system = System("org/model", "abc", dtype="float16", settings={"layers": 3})
    query = pool.query_ids[0]
    visible = {(query, own.corpus_id): own.is_correct for own in pool.snippets[query]}
    oracle = Oracle(pool, store=None)
    path = tmp_path / "kept" / "some.json"
    before = write_record(path, score_run(pool, matrix, oracle, system, visible=visible), matrix)
    found = score(path, pool)
    assert (found.record.per_query, found.record.metrics) == (before.per_query, before.metrics)
    assert found.scores is not None
    np.testing.assert_array_equal(found.scores.values, values)
    after = found.record.system
    assert (after.name, after.dtype) == ("org/model", "float16")
    assert after.settings == {"layers": 3, "input": "record", "revision": "abc"}
    assert score(path, pool, "other").record.system.name == "other"


def test_a_packed_file_gives_the_record_of_the_unpacked_one(tmp_path: Path, pool: Pool) -> None:
    results = {pool.query_ids[0]: {pool.corpus_ids[0]: 0.5}}
    path = tmp_path / "my.run.json"
    path.write_text(json.dumps(results))
    packed = tmp_path / "my.run.json.gz"
    packed.write_bytes(gzip.compress(path.read_bytes()))
    assert score(packed, pool).record == score(path, pool).record


def test_a_record_of_other_data_is_refused(tmp_path: Path, pool: Pool) -> None:
    matrix = ScoreMatrix(
        pool.query_ids, pool.corpus_ids, random_vectors(3, 4)[:, : len(pool.corpus_ids)]
    )
    path = tmp_path / "some.json"
    record = score_run(pool, matrix, Oracle(pool, store=None), System("a", "1"))
    write_record(path, record, matrix)
    other = load_pool(data=write_toy(tmp_path / "other", Toy(GOOD[:2])))
    with pytest.raises(DataError, match=r"some.json is a record of .*; name its data with --data"):
        score(path, other)


def test_mtebs_own_name_of_the_model_is_kept_beside_ours(tmp_path: Path, pool: Pool) -> None:
    path = tmp_path / "ExecRetrieval_predictions.json"
    model = {"model_name": "org/model", "revision": "abc"}
    results = {pool.query_ids[0]: {pool.corpus_ids[0]: 0.5}}
    path.write_text(json.dumps({"mteb_model_meta": model, "default": {"test": results}}))
    system = score(path, pool).record.system
    assert system.name == "ExecRetrieval_predictions"
    assert system.settings == {"input": "predictions of mteb", "model": model}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("run.trec", "", "holds no results"),
        ("run.json", "{}", "holds no results"),
        ("run.json", "[1]", "holds a list or a value, not an object"),
        ("run.json", "{'a': 1}", "is no JSON file"),
        ("run.json", '{"q": {"c": 1, "c": 2}}', "'c' is there twice"),
        ("run.trec", "\udcff", "is no text in UTF-8"),
    ],
)
def test_a_file_without_scores_is_refused(
    name: str, text: str, message: str, tmp_path: Path, pool: Pool
) -> None:
    path = tmp_path / name
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(DataError, match=message):
        score(path, pool)


@pytest.mark.parametrize("name", ["..", " ", "/", "../.."])
def test_a_name_that_would_leave_the_folder_of_records_is_refused(
    name: str, tmp_path: Path, pool: Pool
) -> None:
    with pytest.raises(DataError, match="give another --name"):
        score(run_file(tmp_path, pool), pool, name)


def test_a_file_that_is_not_there_is_named(tmp_path: Path, pool: Pool) -> None:
    with pytest.raises(DataError, match=r"cannot read .*nothing.npz: No such file"):
        score(tmp_path / "nothing.npz", pool)
