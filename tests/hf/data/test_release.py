from __future__ import annotations

import json
from pathlib import Path

import pytest
from release_fixture import HALVE, release, write_release
from toy_data import GOOD, Toy, write_toy

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import read_config
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.data.release_export import export_release
from execretrieval_hf.data.release_import import Imported, import_release
from execretrieval_hf.evaluate.oracle import Oracle

Files = dict[str, list[dict[str, object]]]


def imported(tmp_path: Path, files: Files | None = None) -> Imported:
    source = write_release(tmp_path / "release", files)
    return import_release(source, tmp_path / "imported", edit_size=edit_size)


def rows_of(folder: Path) -> Files:
    return {
        path.stem: [json.loads(line) for line in path.read_text().splitlines()]
        for path in sorted((folder / "data").iterdir())
    }


def as_sets(files: Files) -> dict[str, list[str]]:
    return {
        name: sorted(json.dumps(row, sort_keys=True) for row in rows)
        for name, rows in files.items()
    }


def test_a_release_comes_back_with_every_row_and_column(tmp_path: Path) -> None:
    found = imported(tmp_path)
    again = rows_of(export_release(tmp_path / "again", data=found.folder))
    assert as_sets(again) == as_sets(release())
    assert "bug_type" not in again["corpus"][0]
    assert [row["corpus_id"] for row in again["corpus"]][:4] == [
        "c_0001", "c_0002", "c_0003", "c_0005",
    ]  # fmt: skip


def test_an_imported_release_is_a_pool(tmp_path: Path) -> None:
    found = imported(tmp_path)
    pool = load_pool(data=found.folder)
    assert (found.queries, found.snippets) == (len(pool.queries), len(pool.corpus)) == (3, 14)
    assert pool.tasks["q_0001"].domain == "math_numerical"
    assert [task.function_name for task in pool.tasks.values()] == ["halve", "join", "near"]
    own = pool.snippets["q_0001"]
    assert [(s.corpus_id, s.role, s.bug_types) for s in own] == [
        ("c_0001", "canonical", ""),
        ("c_0002", "distractor", "off_by_one"),
        ("c_0003", "distractor", "wrong_operator"),
        ("c_0005", "distractor", "swap_arguments"),
    ]
    assert pool.version == "1.0.0"
    assert pool.task == f"ExecRetrievalPaper.{pool.digest[:8]}"


def test_the_authors_verdicts_serve_but_not_a_timeout_and_not_an_unknown_suite(
    tmp_path: Path,
) -> None:
    found = imported(tmp_path)
    assert (found.verdicts, found.other_cache_rows) == (14, 2)
    pool = load_pool(data=found.folder)
    oracle = Oracle(pool, store=None)
    pairs = [(query, s.corpus_id) for query, own in pool.snippets.items() for s in own]
    judged = oracle.judge(pair for pair in pairs if pair != ("q_0003", "c_0015"))
    assert oracle.executed == 0
    assert [key for key, judgement in judged.items() if judgement.verdict == "pass"] == [
        ("q_0001", "c_0001"),
        ("q_0002", "c_0006"),
        ("q_0003", "c_0011"),
    ]


def test_an_edit_is_worked_out_from_the_two_texts(tmp_path: Path) -> None:
    rows = read_config(imported(tmp_path).folder, "distractor_metadata")
    row = next(row for row in rows if row["corpus_id"] == "c_0003")
    canonical, clone = HALVE[0][0], HALVE[2][0]
    assert canonical[: row["start"]] + row["replacement"] + canonical[row["end"] :] == clone
    assert row["edit_size"] == 2
    assert row["bug_description"] == "a wrong_operator in q_0001"


def test_our_own_data_is_written_in_the_releases_form_and_read_back(tmp_path: Path) -> None:
    cache = {(task.id, s.id): s.correct for task in GOOD for s in task.snippets}
    folder = write_toy(tmp_path / "toy", Toy(GOOD, cache))
    exported = export_release(tmp_path / "release", data=folder)
    query = rows_of(exported)["queries"][0]
    assert {"query_id", "query", "test_suite", "entry_id", "metadata"} <= query.keys()
    back = import_release(exported, tmp_path / "back", edit_size=edit_size)
    assert back.verdicts == len(cache)
    pool, again = load_pool(data=folder), load_pool(data=back.folder)
    assert (again.corpus, again.queries, again.qrels) == (pool.corpus, pool.queries, pool.qrels)
    assert again.tasks == pool.tasks
    labels = [
        {s.corpus_id: s.label for own in p.snippets.values() for s in own} for p in (pool, again)
    ]
    assert labels[0] == labels[1]


def test_real_data_survives_the_way_to_the_releases_form_and_back(
    sample: Path, tmp_path: Path
) -> None:
    exported = export_release(tmp_path / "release", data=sample)
    back = import_release(exported, tmp_path / "back", edit_size=lambda a, b: len(b))
    pool, again = load_pool(data=sample), load_pool(data=back.folder)
    assert (again.corpus, again.queries, again.qrels) == (pool.corpus, pool.queries, pool.qrels)
    assert {key: task.domain for key, task in again.tasks.items()} == {
        key: task.domain for key, task in pool.tasks.items()
    }
    assert back.other_cache_rows == 0


def test_the_same_release_gives_the_same_bytes(tmp_path: Path) -> None:
    first = imported(tmp_path / "first").folder
    shuffled = {name: rows[::-1] for name, rows in release().items()}
    second = imported(tmp_path / "second", shuffled).folder
    assert load_pool(data=first).digest == load_pool(data=second).digest


def damaged(name: str, place: int, **changes: object) -> Files:
    files = release()
    row = files[name][place]
    for column, value in changes.items():
        if value is None:
            del row[column]
        else:
            row[column] = value
    return files


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (damaged("corpus", 2, code=None), r"c_0003 has no code; it has corpus_id, label"),
        (damaged("corpus", 2, code=7), r"c_0003: code is no text"),
        (damaged("corpus", 2, corpus_id="c_0001"), r"c_0001 is there twice"),
        (damaged("queries", 1, test_suite="assert True"), r"q_0002: test_suite is no list of"),
        (damaged("queries", 1, correct_corpus_ids=["c_0004"]), r"q_0002 names c_0004, which"),
        (
            damaged("queries", 1, test_suite=["assert 1 == 1"]),
            r"which function the tests of q_0002",
        ),
        ({**release(), "corpus": []}, r"holds no release: there are no rows in corpus.jsonl"),
    ],
)
def test_a_faulty_release_is_refused_with_file_and_row(
    files: Files, message: str, tmp_path: Path
) -> None:
    with pytest.raises(DataError, match=message):
        imported(tmp_path, files)
    assert not (tmp_path / "imported").exists()


def test_a_line_that_is_no_json_is_named(tmp_path: Path) -> None:
    source = write_release(tmp_path / "release")
    path = source / "data" / "queries.jsonl"
    path.write_text(path.read_text() + "{'single': 'quotes'}\n")
    with pytest.raises(DataError, match=r"queries.jsonl:4: this is no JSON"):
        import_release(source, tmp_path / "imported", edit_size=edit_size)
