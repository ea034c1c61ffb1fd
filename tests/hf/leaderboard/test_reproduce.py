"""The command `execretrieval reproduce` on real runs over real data."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from real_run import bm25_run
from toy_records import star_record

from execretrieval_hf.cli.main import run
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.record import read_record, write_record


@pytest.fixture(scope="module")
def folder(small_sample: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record and frozen embeddings, and every table and figure of them."""
    folder = tmp_path_factory.mktemp("results")
    pool = load_pool(data=small_sample)
    record, scores = bm25_run(pool)
    write_record(folder / "records" / "bm25.json", record, scores)
    draw = np.random.default_rng(0)
    np.savez(
        folder / "noise.npz",
        query_ids=np.array(pool.query_ids),
        corpus_ids=np.array(pool.corpus_ids),
        query_embeddings=draw.normal(size=(len(pool.query_ids), 8)).astype(np.float32),
        corpus_embeddings=draw.normal(size=(len(pool.corpus_ids), 8)).astype(np.float32),
    )
    assert reproduce(folder, small_sample) == 0
    return folder


def reproduce(folder: Path, data: Path, *options: str) -> int:
    return run(["reproduce", str(folder), "--data", str(data), *options])


def test_data_that_lie_beside_the_runs_are_those_they_were_run_on(
    folder: Path, small_sample: Path, tmp_path: Path
) -> None:
    copy = shutil.copytree(folder, tmp_path / "results")
    shutil.copytree(small_sample, copy / "data")

    assert run(["reproduce", str(copy)]) == 0


def rows(folder: Path, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((folder / f"tables/{table}.json").read_text())[
        "rows"
    ]
    return found


def test_systems_and_blind_rules_stand_in_one_table(folder: Path) -> None:
    standings = rows(folder, "standings")
    kinds = [row["kind"] for row in standings]
    assert kinds[:2] == ["system", "system"]
    assert {"snippet-blind", "pool-aware"} == set(kinds[2:])
    by_name = {row["system"]: row for row in standings}
    assert by_name["blind/constant"]["win_rate"] == 0.5
    assert by_name["blind/medoid"]["in_group_exec_at_1"] == 1.0
    assert by_name["noise"]["above_blind"] is False


def test_every_figure_is_a_whole_svg_and_png(folder: Path) -> None:
    drawn = sorted((folder / "figures").iterdir())
    assert len(drawn) >= 16
    for path in drawn:
        if path.suffix == ".svg":
            ElementTree.parse(path)
        else:
            assert path.read_bytes().startswith(b"\x89PNG")


def test_a_second_run_on_packed_records_finds_only_the_changed_table_and_its_place(
    folder: Path, small_sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = folder / "records" / "bm25.json"
    packed = record.with_name("bm25.json.gz")
    write_record(packed, read_record(record), None)
    record.unlink()
    table = folder / "tables" / "null_lines.csv"
    kept = table.read_text()
    table.write_text(kept.replace("bm25", "bm26"))
    assert reproduce(folder, small_sample) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("tables/null_lines.csv: 1 line(s) differ, first at line 2: 'bm26,")
    assert reproduce(folder, small_sample, "--update") == 0
    assert table.read_text() == kept
    assert [*packed.parent.glob("bm25.json*")] == [packed], "records stay in the form they have"


def test_a_record_that_lies_there_in_both_forms_is_refused(
    small_sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("bm25.json", "bm25.json.gz"):
        write_record(tmp_path / name, star_record("bm25", [1, 2]), None)
    assert reproduce(tmp_path, small_sample) == 2
    assert "bm25.json.gz lies beside bm25.json; remove one" in capsys.readouterr().err


def test_a_folder_without_runs_is_refused(
    small_sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reproduce(tmp_path, small_sample) == 2
    assert "holds no records and no matrices" in capsys.readouterr().err


def test_runs_on_other_data_are_refused(
    folder: Path, small_sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = (folder / "records").glob("bm25.json*")
    record = replace(read_record(path), data_digest="0" * 64, scores_sha256=None)
    write_record(tmp_path / "bm25.json", record, None)
    assert reproduce(tmp_path, small_sample) == 2
    assert f"bm25 was run on {record.data_version}+000" in capsys.readouterr().err
