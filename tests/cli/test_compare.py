from __future__ import annotations

import json
from pathlib import Path

import pytest
from toy_records import star_record

from execretrieval_hf.cli.main import run
from execretrieval_hf.evaluate.record import read_record, write_record


@pytest.fixture
def records(tmp_path: Path) -> list[Path]:
    ranks = {"weak": [2, 3, 4, 5] * 10, "strong": [1, 1, 1, 2] * 10, "twin": [2, 3, 4, 5] * 10}
    paths = [tmp_path / f"{name}.json" for name in ranks]
    for path, (name, found) in zip(paths, ranks.items(), strict=True):
        write_record(path, star_record(name, found), None)
    return paths


def compared(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[str, str]:
    assert run(["compare", *map(str, arguments)]) == 0
    return capsys.readouterr()


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["compare", *map(str, arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


def test_every_pair_is_printed_with_ranks_power_and_what_is_exploratory(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = compared(capsys, *records)
    assert err == ""
    lines = out.splitlines()
    assert "Primary family: all pairs of 3 systems on win_rate" in out
    assert next(line.split()[-1] for line in lines if line.startswith("strong ")) == "1-1"
    pairs = ("strong  twin", "strong  weak", "twin    weak")
    assert sum(line.startswith(pairs) for line in lines) == 3
    assert "after correction for 3 pair(s)" in out
    assert lines.index("Exploratory, on other scores: a reason to look, not a result.") > 0


def test_json_is_only_json_and_does_not_depend_on_the_order(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    out, err = compared(capsys, *records, "--json")
    found = json.loads(out)
    assert err == ""
    assert [row["system"] for row in found["systems"]] == ["strong", "twin", "weak"]
    assert found["pairs"][0]["p_max_t"] < 0.001
    assert compared(capsys, *records[::-1], "--json")[0] == out


def test_a_packed_record_compares_like_the_unpacked_one(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = compared(capsys, *records)
    packed = [path.with_name(f"{path.name}.gz") for path in records]
    for path, beside in zip(records, packed, strict=True):
        write_record(beside, read_record(path), None)
        path.unlink()
    assert compared(capsys, *packed)[0] == out


def test_another_score_can_be_made_primary(
    records: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    out, _ = compared(capsys, *records, "--metric", "exec@1", "--json")
    assert json.loads(out)["is_named_score"] is False
    assert "no metric 'exec@2'; did you mean" in refused(capsys, *records, "--metric", "exec@2")


def test_the_full_table_is_written_on_request(
    records: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, err = compared(capsys, *records, "--tables", tmp_path / "tables")
    assert err == f"the full table is in {tmp_path / 'tables'}\n"
    pairs = json.loads((tmp_path / "tables" / "pairwise_tests.json").read_text())
    assert list(pairs) == ["strong vs twin", "strong vs weak", "twin vs weak"]


def test_no_model_is_run_and_a_missing_record_is_one_line(
    records: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "run  execretrieval evaluate bm25" in refused(capsys, records[0], "bm25")
    assert "cannot read the record" in refused(capsys, records[0], tmp_path / "nothing.json")
    assert "only weak is given" in refused(capsys, records[0])
    (tmp_path / "other.json").write_text("{}")
    assert "this is no record of a run" in refused(capsys, records[0], tmp_path / "other.json")
