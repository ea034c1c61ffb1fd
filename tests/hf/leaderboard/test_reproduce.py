"""The command `execretrieval reproduce` on real runs over real data."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from real_run import bm25_run

from execretrieval_hf.cli.main import run
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.record import write_record


@pytest.fixture(scope="module")
def folder(sample: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a record and frozen embeddings, and every table and figure of them."""
    folder = tmp_path_factory.mktemp("results")
    pool = load_pool(data=sample)
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
    assert reproduce(folder, sample) == 0
    return folder


def reproduce(folder: Path, sample: Path, *options: str) -> int:
    return run(["reproduce", str(folder), "--data", str(sample), *options])


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


def test_a_second_run_finds_a_changed_table_by_its_place_and_all_else_the_same(
    folder: Path, sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = folder / "tables" / "null_lines.csv"
    kept = table.read_text()
    table.write_text(kept.replace("bm25", "bm26"))
    assert reproduce(folder, sample) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("tables/null_lines.csv: 1 line(s) differ, first at line 2: 'bm26,")
    assert reproduce(folder, sample, "--update") == 0
    assert table.read_text() == kept


def test_a_folder_without_runs_is_refused(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reproduce(tmp_path, sample) == 2
    assert "holds no records and no matrices" in capsys.readouterr().err


def test_runs_on_other_data_are_refused(
    folder: Path, sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads((folder / "records" / "bm25.json").read_text())
    record["data_digest"] = "0" * 64
    record["scores_sha256"] = None
    (tmp_path / "bm25.json").write_text(json.dumps(record))
    assert reproduce(tmp_path, sample) == 2
    assert "bm25 was run on 0." in capsys.readouterr().err
