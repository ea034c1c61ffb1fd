"""The command `execretrieval leaderboard`, as far as it is seen without a browser."""

from __future__ import annotations

import csv
import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml
from toy_leaderboard import HARMFUL, SYSTEMS

from execretrieval_hf.cli.main import run
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.plain_text import short, signed
from execretrieval_hf.evaluate.record import read_record
from execretrieval_hf.leaderboard.page.edits import Edit, apply_edits


class Reader(HTMLParser):
    """Tables as they are read without a script: rows of cells with text and data, and all links."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[list[list[dict[str, str]]]] = []
        self.row_data: list[list[dict[str, str]]] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self._cell: dict[str, str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {key: value or "" for key, value in attrs}
        self.tags.append((tag, known))
        if tag == "table":
            self.tables.append([])
            self.row_data.append([])
        elif tag == "tr":
            self.tables[-1].append([])
            self.row_data[-1].append(known)
        elif tag in {"td", "th"}:
            self._cell = {"text": "", "v": known.get("data-v", "")}
            self.tables[-1][-1].append(self._cell)
        elif tag == "small" and self._cell is not None:
            self._cell["text"] += " "

    def handle_endtag(self, tag: str) -> None:
        if tag in {"td", "th"}:
            self._cell = None

    def handle_data(self, data: str) -> None:
        if self._cell is not None:
            self._cell["text"] = (self._cell["text"] + data.strip()).strip()


DASH = "\N{EN DASH}"


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text("utf-8"))
    return reader


def rows_of(site: Path, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads((site / f"tables/{table}.json").read_text())["rows"]
    return found


def estimate(row: dict[str, object], key: str, low: str, high: str, form=short) -> str:
    if row[key] is None:
        return DASH
    return f"{form(row[key])} [{form(row[low])}, {form(row[high])}]"


def test_every_number_of_the_main_table_is_that_of_the_tables(site: Path) -> None:
    reader = read(site / "index.html")
    shown = {
        data["data-system"]: cells
        for data, cells in zip(reader.row_data[0], reader.tables[0], strict=True)
        if "data-system" in data
    }
    chance = {row["system"]: row for row in rows_of(site, "null_lines")}
    skill = {row["system"]: row for row in rows_of(site, "query_permutation")}
    rows = [row for row in rows_of(site, "standings") if "-after/" not in str(row["system"])]
    assert [row["system"] for row in rows] == list(shown), "all rows, in their order"
    for row in rows:
        rank, _, win_rate, _, first, blind, edit, ten, group, query, ties, above = shown[
            row["system"]
        ]
        assert win_rate["text"] == estimate(row, "win_rate", "win_rate_low", "win_rate_high")
        assert first["text"] == estimate(row, "exec_at_1", "exec_at_1_low", "exec_at_1_high")
        assert group["text"] == estimate(row, "in_group_exec_at_1", "in_group_low", "in_group_high")
        assert win_rate["v"] == ("" if row["win_rate"] is None else str(row["win_rate"]))
        for cell, value in ((ten, row["exec_at_10"]), (ties, row["tied_pairs"])):
            assert cell["text"] == (DASH if value is None else short(value))
        if row["kind"] == "system":
            ends = sorted({row["best_rank"], row["worst_rank"]})
            assert rank["text"] == DASH.join(map(str, ends))
            of_chance, of_skill = chance[row["system"]], skill[row["system"]]
            assert blind["text"] == short(of_chance["blind"])
            assert edit["text"] == short(of_chance["random_edit"])
            assert query["text"] == estimate(of_skill, "query_skill", "low", "high", signed)
            assert above["text"] == ("yes" if row["above_blind"] else "no")


def test_every_number_by_domain_and_of_the_curves_is_that_of_the_tables(site: Path) -> None:
    reader = read(site / "index.html")
    curves, win_rate, exec_at_1 = reader.tables[1:4]
    points = {(row["system"], row["k"]): row for row in rows_of(site, "curves")}
    for cells in curves[1:]:
        for k, cell in enumerate(cells[1:], start=1):
            row = points[cells[0]["text"], k]
            assert cell["text"] == estimate(row, "exec_at_k", "low", "high")
    of = rows_of(site, "domains_of_systems") + rows_of(site, "domains_of_rules")
    expected = {(str(row["system"]).rpartition("/")[2], row["domain"]): row for row in of}
    domains = sorted({str(row["domain"]) for row in of})
    assert len(win_rate) == len(exec_at_1) == 1 + len(of) / len(domains)
    for cells in win_rate[1:]:
        for domain, cell in zip(domains, cells[1:], strict=True):
            row = expected[cells[0]["text"], domain]
            assert cell["text"] == estimate(row, "win_rate", "win_rate_low", "win_rate_high")
    for cells in exec_at_1[1:]:
        for domain, cell in zip(domains, cells[1:], strict=True):
            row = expected[cells[0]["text"], domain]
            assert cell["text"] == estimate(row, "exec_at_1", "low", "high")


def test_the_page_of_a_system_has_its_domains_bug_types_misses_and_skill(site: Path) -> None:
    (path,) = (site / "systems").glob("execretrieval__bm25--*.html")
    text = path.read_text("utf-8")
    name = "execretrieval/bm25"
    (missed,) = [row for row in rows_of(site, "misses") if row["system"] == name]
    assert f"<dd>{missed['own_distractor']}</dd>" in text
    assert estimate(missed, "paired_share", "low", "high").replace(" [", " <small>[") in text
    _, domains, types, *_ = read(path).tables
    found = {
        row["domain"]: row for row in rows_of(site, "domains_of_systems") if row["system"] == name
    }
    for cells in domains[1:]:
        row = found[cells[0]["v"]]
        assert cells[1]["text"] == str(row["n_queries"])
        assert cells[2]["text"] == estimate(row, "win_rate", "win_rate_low", "win_rate_high")
    lost = {
        row["group"]: row for row in rows_of(site, "deception_by_bug_type") if row["system"] == name
    }
    assert len(types) == 1 + len(lost)
    for cells in types[1:]:
        row = lost[cells[0]["v"]]
        won = [1 - row[key] for key in ("loss_rate", "loss_high", "loss_low")]
        mean, low, high = (short(round(value, 6) + 0.0) for value in won)
        assert cells[2]["text"] == f"{mean} [{low}, {high}]"


def test_foreign_names_stay_text_and_no_page_leaves_its_folder(site: Path) -> None:
    for path in [*site.rglob("*.html"), *site.rglob("*.js")]:
        assert "<img" not in path.read_text("utf-8")
        assert path.resolve().is_relative_to(site.resolve())
    for path in site.rglob("*.html"):
        for tag, data in read(path).tags:
            assert tag not in {"img", "iframe", "object", "link"} or data.get("rel") == "icon"
            for key in ("src", "href"):
                target = data.get(key, "")
                if target.startswith(("#", "data:,")) or (
                    tag == "a" and target == "https://arxiv.org/abs/2609.01865"
                ):
                    continue
                if target:
                    assert (path.parent / target.partition("#")[0]).is_file(), target
    assert {HARMFUL, "../../outside"} <= {row["system"] for row in rows_of(site, "standings")}
    assert len(list((site / "systems").iterdir())) == 1 + len(SYSTEMS)


def test_the_data_in_scripts_are_json_and_nothing_ends_the_script(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    inline = re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', text, re.DOTALL)
    assert len(inline) == 2, "two pools"
    client = json.loads(inline[0])
    assert sorted(client["systems"]) == sorted([*SYSTEMS, "execretrieval/bm25"])
    assert "\u2028" not in inline[0]
    for path in client["files"].values():
        assert (site / path).is_file()


def document(path: Path) -> dict[str, object]:
    match = re.fullmatch(r'execretrieval\.add\("(\w+)","(\w+)",(.*)\);\n', path.read_text("utf-8"))
    assert match is not None
    found: dict[str, object] = json.loads(match[3])
    return found


@pytest.mark.parametrize("pool", ["main", "stacked"])
def test_the_data_of_a_domain_lead_to_texts_outcomes_ranks_and_scores(
    site: Path, small_sample: Path, runs_folder: Path, pool: str
) -> None:
    searched = load_pool(pool, data=small_sample)
    part = "" if pool == "main" else "stacked/"
    record = read_record(runs_folder / "records" / part / "bm25.json.gz")
    results = {query.query_id: query for query in record.per_query}
    owners = {own.corpus_id: own for group in searched.snippets.values() for own in group}
    place = [row["system"] for row in rows_of(site, f"{part}standings") if row["kind"] == "system"]
    name = "geometry.js" if pool == "main" else "stacked-geometry.js"
    found = document(site / "data" / name)
    queries = [query for query, task in searched.tasks.items() if task.domain == "geometry"]
    assert [query["id"] for query in found["queries"]] == sorted(queries)
    for query in found["queries"]:
        own = {
            searched.corpus[snippet.corpus_id]: snippet
            for snippet in searched.snippets[query["id"]]
        }
        result = results[query["id"]]
        ranked = {own.corpus_id: own for own in result.own}
        ran = query["systems"][place.index("execretrieval/bm25")]
        assert query["text"] == searched.queries[query["id"]]
        codes = [
            apply_edits(query["canonical"], [Edit(*edit) for edit in snippet["edits"]])
            for snippet in query["snippets"]
        ]
        assert sorted(codes) == sorted(own), "the edits lead to the texts"
        for number, code in enumerate(codes):
            snippet = own[code]
            passed = all(
                found["labels"][label] == "pass" for label in query["snippets"][number]["outcomes"]
            )
            assert passed is snippet.is_correct
            assert ran["ranks"][number] == ranked[snippet.corpus_id].rank
            assert ran["own"][number] == round(ranked[snippet.corpus_id].score, 4)
        for code, letter, top in zip(ran["top"], ran["verdicts"], result.top_results, strict=True):
            assert letter == top.verdict[0]
            if code < len(codes):
                assert own[codes[code]].corpus_id == top.corpus_id
            else:
                owner = owners[top.corpus_id]
                bug = [owner.function_name, owner.bug_types]
                assert found["foreign"][code - len(codes)] == bug


def test_only_an_unchanged_record_is_marked_as_run_again(site: Path) -> None:
    reader = read(site / "index.html")
    marked = [
        data["data-system"]
        for data, cells in zip(reader.row_data[0], reader.tables[0], strict=True)
        if any("run again" in cell["text"] for cell in cells)
    ]
    assert marked == ["execretrieval/bm25"]


def test_the_same_runs_give_the_same_bytes_and_replace_an_older_site(
    site: Path, runs_folder: Path, small_sample: Path, tmp_path: Path
) -> None:
    copy = shutil.copytree(runs_folder, tmp_path / "elsewhere")
    shutil.copytree(small_sample, copy / "data")
    again = shutil.copytree(site, tmp_path / "site")
    (again / "systems" / "left-over.html").write_text("old")
    assert run(["leaderboard", str(copy), "--out", str(again)]) == 0
    first, second = (
        {
            path.relative_to(folder): path.read_bytes()
            for path in folder.rglob("*.*")
            if path.is_file()
        }
        for folder in (site, again)
    )
    assert first == second


def test_csv_and_json_hold_the_same_rows(site: Path) -> None:
    with (site / "tables" / "standings.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["system"] for row in rows] == [row["system"] for row in rows_of(site, "standings")]


def test_the_folder_is_a_static_space(site: Path) -> None:
    _, head, _ = (site / "README.md").read_text("utf-8").split("---\n")
    fields = yaml.safe_load(head)
    assert fields["sdk"] == "static"
    assert (site / fields["app_file"]).is_file()
    assert len(fields["short_description"]) <= 60


def test_a_folder_that_is_no_leaderboard_is_left_alone(
    runs_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_text("mine")
    assert run(["leaderboard", str(runs_folder), "--out", str(tmp_path)]) == 2
    assert "is not empty and no leaderboard" in capsys.readouterr().err
    assert (tmp_path / "index.html").read_text() == "mine"


@pytest.mark.parametrize(
    ("text", "part"),
    [("abc  records/bm25.json.gz\n", "line 1: not of the form of sha256sum"), ("\n", "")],
)
def test_a_malformed_list_of_runs_done_again_is_refused(
    runs_folder: Path,
    small_sample: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    text: str,
    part: str,
) -> None:
    copy = shutil.copytree(runs_folder, tmp_path / "runs")
    shutil.rmtree(copy / "records" / "stacked")
    for path in copy.glob("records/[0-9].*"):
        path.unlink()
    (copy / "rerun.sha256").write_text(text)
    call = ["leaderboard", str(copy), "--data", str(small_sample), "--out", str(tmp_path / "s")]
    assert run(call) == (2 if part else 0)
    assert part in capsys.readouterr().err


def test_a_run_on_a_pool_that_the_data_lack_is_refused(
    runs_folder: Path, small_sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = shutil.copytree(small_sample, tmp_path / "data")
    for part in data.glob("stacked-*"):
        shutil.rmtree(part)
    call = ["leaderboard", str(runs_folder), "--data", str(data), "--out", str(tmp_path / "s")]
    assert run(call) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "is of the pool 'stacked', which" in line
