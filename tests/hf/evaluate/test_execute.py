"""The command `execretrieval execute`: files of pairs in, files of verdicts out."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from execretrieval_hf.cli.main import run
from execretrieval_hf.evaluate import execute

if TYPE_CHECKING:
    from pathlib import Path

ROWS = [
    {"id": number, "code": f"def f():\n    return {number % 3}\n", "tests": ["assert f() == 1"]}
    for number in range(12)
]
PASSING = [number for number in range(12) if number % 3 == 1]


def test_json_lines_go_in_and_come_out(tmp_path: Path) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "verdicts.jsonl"
    pairs.write_text("".join(f"{json.dumps(row)}\n" for row in ROWS))
    assert run(["execute", str(pairs), "--out", str(out), "-q"]) == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert sorted(row["id"] for row in rows) == list(range(12))
    assert sorted(row["id"] for row in rows if row["passed"]) == PASSING
    assert [path.name for path in tmp_path.glob("verdicts*")] == [out.name]


@pytest.mark.parametrize("names", [False, True])
def test_parquet_goes_in_and_comes_out(tmp_path: Path, names: bool) -> None:
    pairs, out = tmp_path / "pairs.parquet", tmp_path / "verdicts.parquet"
    rows = [{**row, "id": f"q{row['id']}"} for row in ROWS] if names else ROWS
    pq.write_table(pa.Table.from_pylist([{**row, "more": 1.5} for row in rows]), pairs)
    assert run(["execute", str(pairs), "--out", str(out), "-q"]) == 0
    verdicts = pq.read_table(out).to_pylist()
    assert {row["id"] for row in verdicts} == {row["id"] for row in rows}
    assert sum(row["passed"] for row in verdicts) == len(PASSING)
    assert {tuple(row["outcomes"]) for row in verdicts} == {("pass",), ("FAIL",)}


def test_rows_without_id_are_numbered(tmp_path: Path) -> None:
    pairs, out = tmp_path / "pairs.parquet", tmp_path / "verdicts.jsonl"
    rows = [{key: row[key] for key in ("code", "tests")} for row in ROWS[:2]]
    pq.write_table(pa.Table.from_pylist(rows), pairs)
    assert run(["execute", str(pairs), "--out", str(out), "-q"]) == 0
    assert {json.loads(line)["id"] for line in out.read_text().splitlines()} == {1, 2}


def test_a_second_run_with_a_store_runs_nothing(tmp_path: Path) -> None:
    pairs, store = tmp_path / "pairs.jsonl", tmp_path / "verdicts.sqlite"
    pairs.write_text("".join(f"{json.dumps(row)}\n" for row in ROWS))
    found = []
    for name in ("first.jsonl", "second.jsonl"):
        arguments = [str(pairs), "--out", str(tmp_path / name), "--store", str(store), "-q"]
        assert run(["execute", *arguments]) == 0
        rows = map(json.loads, (tmp_path / name).read_text().splitlines())
        found.append({row["id"]: (row["key"], row["wall_s"]) for row in rows})
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ('{"code": "x", "tests": ["assert f()"]}\n{\n', "line 2 is no JSON"),
        ('{"code": "x"}\n', "line 1 is no pair"),
    ],
)
def test_a_broken_file_leaves_no_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, message: str
) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "verdicts.jsonl"
    pairs.write_text(content)
    assert run(["execute", str(pairs), "--out", str(out), "-q"]) == 2
    assert message in capsys.readouterr().err
    assert not out.exists()


def test_what_is_called_parquet_and_is_not_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = tmp_path / "pairs.parquet"
    pairs.write_text("{}")
    assert run(["execute", str(pairs), "--out", str(tmp_path / "out.jsonl"), "-q"]) == 2
    assert "pairs.parquet is no Parquet file" in capsys.readouterr().err


def test_without_ray_the_line_that_installs_it_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(execute, "find_spec", lambda name: None)
    pairs = tmp_path / "pairs.jsonl"
    pairs.write_text("")
    arguments = [str(pairs), "--out", str(tmp_path / "out.jsonl"), "--ray", "auto"]
    assert run(["execute", *arguments]) == 2
    assert "pip install 'execretrieval[ray]'" in capsys.readouterr().err
