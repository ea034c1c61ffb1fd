"""Assembling: same sources, same bytes; every row is derived; bad sources are refused clearly."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import datasets
import pyarrow.parquet as pq
import pytest

from execretrieval_hf.build.asking import ask_otherwise
from execretrieval_hf.build.assemble import assemble, edit_id, merge
from execretrieval_hf.build.dataset import DISTRACTORS, build, compare, load_edits
from execretrieval_hf.build.distractors import distractor_of, read_distractors, write_distractors
from execretrieval_hf.build.double_run import NotExecuted, open_runners, run_twice
from execretrieval_hf.build.edits import Edit
from execretrieval_hf.build.possible_pairs import possible_pairs
from execretrieval_hf.build.stacked import stack
from execretrieval_hf.build.tasks import load_tasks, parse_task
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.errors import DataError, ExecRetrievalError
from execretrieval_hf.data.folder import config_names, read_config
from execretrieval_hf.data.names import CANARY, corpus_id
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.data.schema import columns
from execretrieval_runner import Limits, Verdict, may_define

SOURCES = Path(__file__).parents[1] / "gates" / "sources"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return build(SOURCES, tmp_path_factory.mktemp("built") / "data", version="1.2.3")


@pytest.fixture
def sources(tmp_path):
    return shutil.copytree(SOURCES, tmp_path / "tasks")


@pytest.fixture(scope="module")
def runners():
    with open_runners() as pair:
        yield pair


def test_two_builds_are_equal_byte_for_byte(folder, tmp_path):
    again = build(SOURCES, tmp_path / "again", version="1.2.3")

    assert compare(folder, again) == []


def test_the_order_of_the_tasks_changes_nothing(folder, runners):
    tasks = load_tasks(SOURCES)
    edits = load_edits(SOURCES / DISTRACTORS, tasks)
    backwards = {name: list(reversed(chosen)) for name, chosen in edits.items()}
    tables = assemble(tasks[::-1], edits, runners)
    stacked = stack(tasks[::-1], backwards, runners).tables
    tables = merge(merge(tables, stacked), ask_otherwise(tasks[::-1], backwards, runners))

    for config, rows in tables.items():
        assert digest_of_rows(rows) == digest_of_rows(read_config(folder, config))


def test_compare_names_files_that_differ_or_are_missing(folder, tmp_path):
    other = shutil.copytree(folder, tmp_path / "other")
    (other / "README.md").write_text("another")
    (other / "build_info.json").write_text("another")
    (other / "LICENSE").write_text("more")

    assert compare(folder, other) == ["LICENSE", "README.md"]


def test_compare_refuses_a_folder_without_data(folder, tmp_path):
    with pytest.raises(DataError, match="no data"):
        compare(folder, tmp_path)


@pytest.mark.parametrize(
    "config",
    [
        "code-corpus",
        "code-qrels",
        "code-queries",
        "corpus",
        "distractor_metadata",
        "execution_cache",
        "graded-qrels",
        "keywords-corpus",
        "keywords-qrels",
        "keywords-queries",
        "qrels",
        "queries",
        "snippets",
        "stacked-corpus",
        "stacked-qrels",
        "stacked-queries",
        "tasks",
    ],
)
def test_every_config_loads_with_datasets(folder, tmp_path, config):
    loaded = datasets.load_dataset(str(folder), config, split="test", cache_dir=tmp_path)

    assert loaded.column_names == list(columns(config))
    assert loaded.to_list() == read_config(folder, config)


def test_the_parametrized_configs_are_all_that_there_are(folder):
    assert config_names(folder) == [
        "code-corpus",
        "code-qrels",
        "code-queries",
        "corpus",
        "distractor_metadata",
        "execution_cache",
        "graded-qrels",
        "keywords-corpus",
        "keywords-qrels",
        "keywords-queries",
        "qrels",
        "queries",
        "snippets",
        "stacked-corpus",
        "stacked-qrels",
        "stacked-queries",
        "tasks",
    ]


def test_grades_are_two_for_what_passes_and_one_for_its_near_clones(folder):
    grades = {
        (row["query-id"], row["corpus-id"]): row["score"]
        for row in read_config(folder, "graded-qrels")
    }
    labels = {
        (row["query_id"], row["corpus_id"]): row["label"]
        for row in read_config(folder, "snippets")
        if row["pool"] == "main"
    }

    assert grades == {pair: 2 if label == "correct" else 1 for pair, label in labels.items()}


def test_what_a_model_sees_says_nothing_of_labels(folder):
    assert all(row.keys() == {"_id", "title", "text"} for row in read_config(folder, "corpus"))
    ids = [row["_id"] for row in read_config(folder, "corpus")]
    assert ids == sorted(ids)
    assert all(row["_id"] == corpus_id(row["text"]) for row in read_config(folder, "corpus"))


def test_the_cache_has_every_own_pair_and_passes_the_canonicals_alone(folder):
    labels = {
        (row["query_id"], row["corpus_id"]): row["label"] for row in read_config(folder, "snippets")
    }
    cache = {
        (row["query_id"], row["corpus_id"]): row["passed"]
        for row in read_config(folder, "execution_cache")
    }

    assert cache == {pair: label == "correct" for pair, label in labels.items()}


def test_an_outcome_that_depends_on_the_hash_seed_is_not_cached(runners):
    order = """"".join(set("abcdefgh"))"""
    (result,) = runners[0].observe(f"def f():\n    return {order}\n", ["f()"]).results
    tasks = load_tasks(SOURCES)
    task = next(task for task in tasks if task.function_name == "count_alarms")
    under_first_seed = f"int({order} == {result.canonical.decode()})"
    unstable = replace(
        task, code=task.code.replace("return alarms", f"return alarms + {under_first_seed}")
    )
    tables = assemble([unstable], load_edits(SOURCES / DISTRACTORS, tasks), runners)

    cached = {row["corpus_id"] for row in tables["execution_cache"]}
    assert corpus_id(unstable.code) not in cached


def test_a_pair_that_the_machine_cannot_run_is_an_error_and_no_verdict():
    class Overloaded:
        def run(self, pairs):
            for pair in pairs:
                yield Verdict(pair, "infra", (), 0.0, 0.0, 0, Limits(), reason="no memory")

    jobs = {("q_one", "c_1"): ("def one():\n    return 1\n", ["assert one() == 1"])}
    with pytest.raises(NotExecuted, match=r"q_one c_1 could not be executed \(no memory\)"):
        run_twice(jobs, (Overloaded(), Overloaded()))


def test_an_edit_id_depends_on_the_function_and_on_the_whole_edit():
    edit = Edit("wrong_operator", "boolean", 3, 6, "or")
    ids = {
        edit_id("f", edit),
        edit_id("g", edit),
        edit_id("f", replace(edit, start=4)),
        edit_id("f", replace(edit, operator="other")),
    }

    assert len(ids) == 4
    assert all(len(name) == 18 for name in ids)


def test_possible_pairs_are_those_of_the_static_rule():
    codes = {
        "plain": "def one():\n    return 1\n",
        "nested": "def one():\n    two = 2\n    return two\n",
        "dynamic": "def one():\n    return globals()\n",
        "ligature": "def \ufb01nd():\n    return 1\n",
        "broken": "def one(:\n",
    }
    functions = {"q_one": "one", "q_two": "two", "q_find": "find", "q_none": "none"}

    assert set(possible_pairs(codes, functions)) == {
        (query, snippet)
        for query, name in functions.items()
        for snippet, code in codes.items()
        if may_define(code, name)
    }


def test_the_card_states_the_numbers_of_the_tables(folder):
    card = (folder / "README.md").read_text()

    assert "$" not in card
    assert "Version 1.2.3: 4 queries, 20 snippets, 30 tests (7 to 8 a query)" in card
    assert "| `wrong_operator` | 4 |" in card
    assert "https://arxiv.org/abs/2609.01865" in card


def test_build_info_tells_what_made_the_folder(folder):
    info = json.loads((folder / "build_info.json").read_text())

    assert info.keys() == {"execretrieval", "implementation", "pyarrow", "python", "runner"}


def test_missing_edits_are_an_error_that_names_the_file(sources, tmp_path):
    (sources / DISTRACTORS).unlink()

    with pytest.raises(ExecRetrievalError, match=r"distractors\.jsonl does not exist; run"):
        build(sources, tmp_path / "data")


def test_a_damaged_line_is_an_error_that_names_its_number(sources, tmp_path):
    path = sources / DISTRACTORS
    path.write_text(path.read_text() + "{}\n")

    with pytest.raises(ExecRetrievalError, match=r"distractors\.jsonl:17: .*; run"):
        build(sources, tmp_path / "data")


def test_edits_of_an_unknown_function_are_refused(sources, tmp_path):
    (sources / "collections" / "late_loans.py").unlink()

    with pytest.raises(DataError, match=r"no task file defines: late_loans; run"):
        build(sources, tmp_path / "data")


def test_a_task_without_edits_is_refused(sources, tmp_path):
    path = sources / DISTRACTORS
    lines = [line for line in path.read_text().splitlines() if "late_loans" not in line]
    path.write_text("\n".join(lines) + "\n")

    with pytest.raises(DataError, match=r"has no edits of late_loans; run"):
        build(sources, tmp_path / "data")


def test_edits_of_an_earlier_text_are_refused(sources, tmp_path):
    path = sources / "collections" / "late_loans.py"
    path.write_text(path.read_text().replace("return []", "return list()"))

    with pytest.raises(ExecRetrievalError, match=r"late_loans: the function has changed"):
        build(sources, tmp_path / "data")


def test_a_snippet_whose_outcomes_depend_on_the_hash_seed_is_refused(sources, tmp_path):
    path = sources / "collections" / "late_loans.py"
    head = path.read_text().partition("def late_loans")[0]
    path.write_text(
        f"{head}def late_loans(loans, allowed):\n"
        "    found = []\n"
        "    for name in set(loans):\n"
        "        found.append(name)\n"
        "    return sorted(found)\n\n\n"
        + "".join(
            f"assert late_loans({list(names)!r}, {n}) == {sorted(names)!r}\n"
            for n, names in enumerate(
                ["abcdefg", "hijklm", "nopqrst", "uvwxyz", "aceg", "bdfh", "xy"]
            )
        )
    )
    task = parse_task(path)
    start = task.code.index("sorted(found)")
    edit = Edit("wrong_operator", "by_hand", start, start + len("sorted(found)"), "found")
    kept = [
        distractor
        for distractor in read_distractors(sources / DISTRACTORS)
        if distractor.function_name != "late_loans"
    ]
    write_distractors(sources / DISTRACTORS, [*kept, distractor_of(task, edit)])
    (sources / "collections" / "reference" / "late_loans.py").unlink()

    with pytest.raises(DataError, match=r"q_late_loans, distractor c_\w+ are not certain.*select"):
        build(sources, tmp_path / "data")


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")

    with pytest.raises(DataError, match="no data set"):
        build(SOURCES, tmp_path)
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_pools_that_ask_in_other_words_share_the_file_of_the_corpus(folder):
    assert not (folder / "keywords-corpus").exists()
    assert not (folder / "code-corpus").exists()
    assert read_config(folder, "code-corpus") == read_config(folder, "corpus")


def test_queries_that_are_code_bear_the_neutral_name_only(folder):
    texts = {row["_id"]: row["text"] for row in read_config(folder, "code-queries")}

    assert texts["q_largest_tile_edge"] == (
        "from math import gcd\n\n\n"
        "def solve(width, height):\n"
        "    return gcd(width, height) if min(width, height) > 0 else 0\n"
    )
    assert len(texts) == len(read_config(folder, "queries"))


def test_a_reference_that_fails_its_tests_is_refused(sources, tmp_path):
    path = sources / "collections" / "reference" / "late_loans.py"
    path.write_text("def late_loans(loans, allowed):\n    return []\n")

    with pytest.raises(DataError, match="late_loans"):
        build(sources, tmp_path / "data")


def test_tasks_without_a_reference_are_not_asked_for_by_code(sources, tmp_path):
    (sources / "collections" / "reference" / "late_loans.py").unlink()
    folder = build(sources, tmp_path / "data")
    queries = {row["_id"] for row in read_config(folder, "code-queries")}

    assert queries == {"q_count_alarms", "q_initials_badge", "q_largest_tile_edge"}
    assert load_pool("code", data=folder).query_ids == tuple(sorted(queries))


def test_every_file_bears_the_canary_and_no_digest_does(folder):
    for path in folder.glob("*/*.parquet"):
        metadata = pq.read_schema(path).metadata
        assert metadata[b"execretrieval_canary"] == CANARY.encode()
    assert CANARY in (folder / "README.md").read_text()
