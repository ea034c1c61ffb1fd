from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from toy_data import GOOD, Toy, write_toy
from toy_runs import Own, ToyQuery, toy_run

from execretrieval_hf.cli.main import run
from execretrieval_hf.data.errors import MissingExtra
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.analyses import all as every
from execretrieval_hf.evaluate.analyses.text import tables_text
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import Record, System, write_record
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.leaderboard.results import SAYS

CACHE = {(task.id, snippet.id): snippet.correct for task in GOOD for snippet in task.snippets}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return write_toy(tmp_path / "data", Toy(cache=CACHE))


def a_run(pool: Pool, system: str, seed: int) -> tuple[Record, ScoreMatrix]:
    shape = (len(pool.queries), len(pool.corpus))
    values = np.random.default_rng(seed).random(shape, dtype=np.float32)
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
    visible = {(q, own.corpus_id): True for q, group in pool.snippets.items() for own in group}
    oracle = Oracle(pool, store=None)
    return score_run(pool, matrix, oracle, System(system, "1"), visible=visible), matrix


@pytest.fixture
def records(data: Path, tmp_path: Path) -> list[Path]:
    pool = load_pool(data=data)
    paths = [tmp_path / f"{name}.json" for name in ("one", "other")]
    for seed, path in enumerate(paths):
        write_record(path, *a_run(pool, path.stem, seed))
    return paths


def analyzed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["analyze", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["analyze", *map(str, arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def test_every_table_stands_under_a_line_that_says_how_to_read_it(
    records: list[Path], data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = analyzed(capsys, *records, "--data", data)
    lines = out.splitlines()
    for name in SAYS.keys() - {"stacking"}:
        place = lines.index(name)
        assert SAYS[name].startswith(lines[place + 1])
    assert "no system has a run on the pool stacked as well" in out
    assert max(len(line) for line in out.splitlines() if "  " not in line) <= 100


def test_json_has_every_table_in_the_same_bytes_each_time(
    records: list[Path], data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = analyzed(capsys, *records, "--data", data, "--json")
    tables = json.loads(out)["tables"]
    assert tables.keys() == SAYS.keys()
    assert all(table["rows"] for name, table in tables.items() if name != "stacking")
    systems = {row["system"] for row in tables["null_lines"]["rows"]}
    assert systems == {"one", "other"}
    assert len(tables["query_difficulty"]["rows"]) == 3
    assert analyzed(capsys, *records, "--data", data, "--json") == out


def test_a_record_without_a_matrix_is_analysed_without_the_permutation_test(
    records: list[Path], data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records[0].with_suffix(".scores.npz").unlink()
    tables = json.loads(analyzed(capsys, records[0], "--data", data, "--json"))["tables"]
    (row,) = tables["query_permutation"]["rows"]
    assert row["p"] is None
    assert "no score matrix" in row["note"]
    assert tables["misses"]["rows"]


def test_a_run_on_stacked_edits_beside_its_system_is_compared(
    records: list[Path], data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stacked = toy_run(
        [
            ToyQuery(task.function_name, (Own("p", 0.5), Own("f", 0.9, "off_by_one+off_by_one")))
            for task in GOOD
        ],
        system="one",
        pool="stacked",
    )
    path = tmp_path / "stacked.json"
    write_record(path, stacked, None)
    out = analyzed(capsys, *records, path, "--data", data, "--json")
    rows = json.loads(out)["tables"]["stacking"]["rows"]
    assert {(row["system"], row["edits"]) for row in rows} == {("one", 1), ("one", 2)}
    assert [row["deceived"] for row in rows if row["edits"] == 2] == [1.0]
    assert "at least one run on the pool main" in refused(capsys, path, "--data", data)


def test_mistakes_are_answered_with_the_fix(
    records: list[Path], data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "name its pool and data folder" in refused(capsys, records[0])
    line = refused(capsys, "bm25", "--data", data)
    assert f"execretrieval evaluate bm25 --data {data}" in line
    assert "cannot read the record" in refused(capsys, tmp_path / "none.json", "--data", data)


def test_without_its_extra_the_model_is_named_as_missing_and_the_rest_is_there(
    records: list[Path],
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def missing(_: object) -> None:
        raise MissingExtra("the model of bug types", "analysis")

    monkeypatch.setattr(every, "bug_type_model", missing)
    out = analyzed(capsys, *records, "--data", data)
    assert "execretrieval[analysis]" in out
    assert "null_lines" in out.splitlines()


@pytest.mark.slow
def test_a_real_run_goes_through_every_analysis(sample: Path) -> None:
    from real_run import bm25_run

    pool = load_pool(data=sample)
    record, matrix = bm25_run(pool)
    tables = every.analyse([record], [matrix], pool)
    assert tables["density"][-1].exec_at_1 == record.metrics["exec@1"]
    assert tables["density"][-1].expected == pytest.approx(record.metrics["exec@1_expected"])
    assert tables["null_lines"][0].win_rate == record.metrics["win_rate"]
    assert 1 - tables["deception"][0].loss_rate == pytest.approx(record.metrics["win_rate"])
    assert tables["deception"][0].n_pairs == 4 * len(pool.queries)
    assert "bug_type_model" in tables_text(tables, SAYS)
