"""``execretrieval score`` in this process."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from inputs import judged_pool, random_vectors

from execretrieval_hf.cli.main import run
from execretrieval_hf.data.pools import Pool
from execretrieval_hf.evaluate.record import read_matrix, read_record


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    return judged_pool(tmp_path_factory.mktemp("pool"))


@pytest.fixture
def archive(pool: Pool, tmp_path: Path) -> Path:
    path = tmp_path / "frozen.npz"
    np.savez(
        path,
        query_ids=np.array(pool.query_ids),
        corpus_ids=np.array(pool.corpus_ids),
        query_embeddings=random_vectors(len(pool.query_ids), 1),
        corpus_embeddings=random_vectors(len(pool.corpus_ids), 2),
    )
    return path


def call(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = run(["score", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out, err


def test_score_prints_the_table_and_keeps_the_record_where_records_are(
    archive: Path, pool: Pool, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = call(capsys, archive, "--data", pool.folder, "--name", "org/frozen")
    assert (code, err) == (0, "")
    assert out.startswith("ExecRetrieval")
    assert "win_rate" in out
    (path,) = own_home.glob("records/*/org__frozen/*/*.json")
    assert out.endswith(f"org/frozen: {path}\n")
    record = read_record(path)
    assert path.parent.name == record.system.revision
    assert read_matrix(path, record).corpus_ids == pool.corpus_ids
    again = call(capsys, archive, "--data", pool.folder, "--name", "org/frozen")
    assert again == (code, out, err)
    assert read_record(path) == record


def test_score_writes_the_record_to_a_file_of_the_users_choice(
    archive: Path, pool: Pool, tmp_path: Path, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out_file = tmp_path / "mine" / "record.json"
    code, out, _ = call(capsys, archive, "--data", pool.folder, "--json", "--out", out_file)
    (row,) = json.loads(out)
    record = read_record(out_file)
    assert (code, row["record"]) == (0, str(out_file))
    assert row["metrics"] == record.metrics
    assert row["system"]["name"] == record.system.name == "frozen"
    assert not [*own_home.glob("records/**/*.json")]


def test_queries_without_a_result_are_counted(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.txt"
    path.write_text(f"{pool.query_ids[0]} Q0 {pool.corpus_ids[0]} 1 0.5 tag\n")
    code, _, err = call(capsys, path, "--data", pool.folder)
    assert (code, err) == (0, "2 of 3 queries have no result\n")


def test_a_faulty_file_is_one_line(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text('{"query_id": "q_larger", "corpus_id": "c_0", "score": 1}\n')
    code, out, err = call(capsys, path, "--data", pool.folder)
    assert (code, out) == (2, "")
    assert err.startswith(f"Error: {path}:1: no snippet 'c_0'")
    assert len(err.splitlines()) == 1
    assert call(capsys, tmp_path / "nothing.npz")[0] == 2


def test_results_of_the_release_that_leave_metrics_open_end_with_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pool: Pool
) -> None:
    rows = [
        {"query_id": query, "correct_corpus_ids": list(pool.correct(query)), "top_results": []}
        for query in pool.query_ids
    ]
    path = tmp_path / "model.json"
    path.write_text(json.dumps({"model": "m", "n_corpus": len(pool.corpus), "per_query": rows}))
    code, out, _ = call(capsys, path, "--data", pool.folder)
    assert code == 1
    assert "incomplete" in out
