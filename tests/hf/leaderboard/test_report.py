"""The command `execretrieval report`: one run as Markdown and as a page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from toy_leaderboard import HARMFUL

from execretrieval_hf.cli.main import run
from execretrieval_hf.evaluate.plain_text import short
from execretrieval_hf.evaluate.record import read_record


def test_the_markdown_has_the_numbers_of_the_tables_and_nothing_else_on_stdout(
    runs_folder: Path, small_sample: Path, site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = runs_folder / "records" / "bm25.json.gz"
    assert run(["report", str(record), "--data", str(small_sample)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("## ExecRetrieval\n")
    rows = json.loads((site / "tables" / "standings.json").read_text())["rows"]
    by_name = {row["system"]: row for row in rows}
    for label, system in (
        ("**bm25**", "execretrieval/bm25"),
        ("*ngram*", "blind/ngram"),
        ("*medoid*", "blind/medoid"),
    ):
        row = by_name[system]
        ends = f"[{short(row['win_rate_low'])}, {short(row['win_rate_high'])}]"
        assert f"| {label} | {short(row['win_rate'])} {ends} |" in out


def test_the_page_is_one_file_with_every_query_in_it(
    runs_folder: Path, small_sample: Path, tmp_path: Path
) -> None:
    record = runs_folder / "records" / "bm25.json.gz"
    pages = [tmp_path / "one.html", tmp_path / "other.html"]
    for page in pages:
        call = ["report", str(record), "--data", str(small_sample), "--html", str(page)]
        assert run(call) == 0
    text = pages[0].read_text("utf-8")
    assert text == pages[1].read_text("utf-8"), "the same bytes"
    assert re.findall(r'(?:src|href)="(?!#|data:,|https://arxiv.org)', text) == []
    inside = re.findall(r'class="queries-of" data-domain="\w+">(.*?)</script>', text, re.DOTALL)
    queries = [query["id"] for part in inside for query in json.loads(part)["queries"]]
    assert sorted(queries) == [query.query_id for query in read_record(record).per_query]


def test_a_foreign_name_is_no_markdown(
    runs_folder: Path, small_sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = [
        path
        for path in (runs_folder / "records").glob("*.json.gz")
        if read_record(path).system.name == HARMFUL
    ]
    assert run(["report", str(path), "--data", str(small_sample)]) == 0
    out = capsys.readouterr().out
    assert "<img" not in out.replace(r"\<img", "")
    (row,) = [line for line in out.splitlines() if line.startswith("| **")]
    assert len(re.findall(r"(?<!\\)\|", row)) == 7, "six columns"


def test_a_run_on_another_pool_is_one_line_that_names_the_option(
    runs_folder: Path, small_sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = runs_folder / "records" / "stacked" / "bm25.json.gz"
    assert run(["report", str(record), "--data", str(small_sample)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "choose another with --pool" in line
    call = ["report", str(record), "--data", str(small_sample), "--pool", "stacked"]
    assert run(call) == 0
