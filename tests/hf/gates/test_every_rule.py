"""One broken data set for every rule, in which that rule and no other finds a fault.

A data set is broken in its sources before it is assembled, in its tables, in its folder, or in the
task files that are compared with it. Where no data set can break a rule, or only a slow one, the
rule itself is made stricter or blind.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace

import pyarrow.parquet as pq
import pytest

from execretrieval_hf.build import possible_pairs
from execretrieval_hf.build.asking import ask_otherwise
from execretrieval_hf.build.assemble import assemble, edit_id, merge
from execretrieval_hf.build.gates import RULES, execution, verify
from execretrieval_hf.build.gates.agreement import edit_of
from execretrieval_hf.build.neutral import neutral
from execretrieval_hf.build.publishing.croissant import croissant
from execretrieval_hf.build.stacked import stack
from execretrieval_hf.data.card import card_head, read_info
from execretrieval_hf.data.folder import config_names, parquet_path, read_config, size_of
from execretrieval_hf.data.names import corpus_id
from execretrieval_hf.data.sums import write_sums
from execretrieval_mteb.stock import load_stock

IN_RULES, IN_SOURCES, IN_TABLES, IN_FOLDER, IN_TASK_FILES = {}, {}, {}, {}, {}
IN_STACKED_TABLES, IN_ASKING_TABLES, IN_LOADER = {}, {}, {}
TASKS = {}
ALL_TASKS = ("count_alarms", "initials_badge", "largest_tile_edge", "late_loans")
ONLY_IN_FULL = {"G5-static-rule", "G5-near-duplicates"}


def breaks(code, where, *tasks):
    """Registers the way to break one rule in a data set of some tasks, by default of one."""

    def register(function):
        where[code] = function
        TASKS[code] = tasks or ("count_alarms",)
        return function

    return register


def leave(_):
    """Breaks nothing."""


def row_of(rows, **wanted):
    return next(row for row in rows if wanted.items() <= row.items())


def alarm_task(tables):
    return row_of(tables["tasks"], function_name="count_alarms")


def alarm_query(tables):
    return row_of(tables["queries"], _id="q_count_alarms")


def alarm_edit(tables):
    return row_of(tables["distractor_metadata"], query_id="q_count_alarms")


def replace_text(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def describe_again(folder):
    """Make card and description fit files that were changed by hand."""
    card, rows = folder / "README.md", {c: read_config(folder, c) for c in config_names(folder)}
    sizes = {config: size_of(folder, config, found) for config, found in rows.items()}
    _, _, body = card.read_text().split("---\n", 2)
    card.write_text(f"---\n{card_head(read_info(folder), sizes)}---\n{body}")
    (folder / "croissant.json").write_text(croissant(folder, read_info(folder).version))


def set_first_test(tables, test):
    alarm_task(tables)["test_suite"][0] = test


# G1, the files


@breaks("G1-configs", IN_FOLDER)
def _(folder):
    shutil.rmtree(folder / "qrels")


@breaks("G1-columns", IN_FOLDER)
def _(folder):
    path = parquet_path(folder, "corpus")
    table = pq.read_table(path)
    pq.write_table(table.append_column("label", table.column("title")), path)


@breaks("G1-nulls", IN_TABLES)
def _(tables):
    tables["corpus"][0]["title"] = None


@breaks("G1-order", IN_FOLDER)
def _(folder):
    path = parquet_path(folder, "corpus")
    table = pq.read_table(path)
    pq.write_table(table.take(list(reversed(range(len(table))))), path)
    describe_again(folder)


@breaks("G1-digests", IN_FOLDER)
def _(folder):
    card = folder / "README.md"
    card.write_text(card.read_text().replace("sha256:", "sha256:0", 1))


# G1, the repository


@breaks("G1-files", IN_FOLDER)
def _(folder):
    (folder / "CHANGELOG.md").unlink()


@breaks("G1-sums", IN_FOLDER)
def _(folder):
    (folder / "LICENSE").write_text("Do what you like.\n")


@breaks("G1-card", IN_FOLDER)
def _(folder):
    replace_text(folder / "README.md", "- en\n", "- de\n")


@breaks("G1-eval", IN_FOLDER)
def _(folder):
    replace_text(folder / "eval.yaml", "config: queries", "config: default")


@breaks("G1-croissant", IN_FOLDER)
def _(folder):
    replace_text(folder / "croissant.json", '"column": "text"', '"column": "title"')


@breaks("G1-loading", IN_FOLDER)
def _(folder):
    # Whoever loads by the card's pattern reads this as a further part of the corpus.
    shutil.copy(parquet_path(folder, "corpus"), folder / "corpus" / "test-00001-of-00002.parquet")


@breaks("G1-stock-loader", IN_LOADER)
def _(folder, pool):
    loaded = load_stock(folder, pool)
    return replace(loaded, qrels={query: {} for query in loaded.qrels})


@breaks("G1-titles", IN_TABLES)
def _(tables):
    tables["corpus"][0]["title"] = "the right one"


# G1, the rows


@breaks("G1-unique-ids", IN_TABLES)
def _(tables):
    tables["qrels"].append(tables["qrels"][0])


@breaks("G1-true-ids", IN_TABLES)
def _(tables):
    edit = alarm_edit(tables)
    row_of(tables["snippets"], edit_ids=edit["edit_id"])["edit_ids"] = "e_0"
    edit["edit_id"] = "e_0"


@breaks("G1-references", IN_TABLES)
def _(tables):
    tables["execution_cache"][0]["corpus_id"] = "c_0000000000000000"


@breaks("G1-owners", IN_TABLES)
def _(tables):
    tables["corpus"].append({"_id": corpus_id("nobody's"), "title": "", "text": "nobody's"})


@breaks("G1-roles", IN_TABLES)
def _(tables):
    record = tables["distractor_metadata"].pop()
    row_of(tables["snippets"], edit_ids=record["edit_id"])["role"] = "reference"
    alarm_task(tables)["paired_distractor_corpus_ids"].remove(record["corpus_id"])


@breaks("G1-groups", IN_TABLES)
def _(tables):
    tables["snippets"][0]["domain"] = "geometry"


@breaks("G1-relevance", IN_TABLES)
def _(tables):
    tables["qrels"][0]["score"] = 2


@breaks("G1-graded-relevance", IN_TABLES)
def _(tables):
    row_of(tables["graded-qrels"], score=1)["score"] = 2


@breaks("G1-paired-ids", IN_TABLES)
def _(tables):
    alarm_task(tables)["paired_distractor_corpus_ids"].pop()


@breaks("G1-edit-records", IN_TABLES)
def _(tables):
    row_of(tables["snippets"], role="canonical")["bug_types"] = "off_by_one"


@breaks("G1-origins", IN_TABLES)
def _(tables):
    alarm_task(tables)["provenance"] = "{}"


@breaks("G1-task-files", IN_TASK_FILES, *ALL_TASKS)
def _(root):
    path = root / "state_machines" / "count_alarms.py"
    path.write_text(path.read_text().replace("How often", "How many times"))


# G1, the pool `stacked`


@breaks("G1-same-queries", IN_STACKED_TABLES)
def _(tables):
    tables["stacked-queries"][0]["text"] += " Please."


@breaks("G1-compositions", IN_STACKED_TABLES)
def _(tables):
    row_of(tables["snippets"], pool="stacked", role="distractor")["bug_types"] = "off_by_one"


# G1, the entries


@breaks("G1-name", IN_SOURCES)
def _(sources):
    sources.copy_task("count_alarms", "Count_alarms")
    del sources.tasks["count_alarms"]


@breaks("G1-domain", IN_SOURCES)
def _(sources):
    sources.tasks["count_alarms"] = replace(sources.tasks["count_alarms"], domain="alarms")


@breaks("G1-task-fields", IN_TABLES)
def _(tables):
    alarm_task(tables)["register"] = "novel"


@breaks("G1-query", IN_TABLES)
def _(tables):
    alarm_query(tables)["text"] = "How often?"


@breaks("G1-quotation", IN_TABLES)
def _(tables):
    alarm_query(tables)["text"] += " It may return alarms."


@breaks("G1-overlap", IN_TABLES)
def _(tables):
    alarm_query(tables)["text"] = "Count the alarms of a list of readings."


@breaks("G1-characters", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms = 0", "alarms =\t0")


@breaks("G1-test-count", IN_TABLES)
def _(tables):
    del alarm_task(tables)["test_suite"][6:]


@breaks("G1-test-texts", IN_TABLES)
def _(tables):
    set_first_test(tables, alarm_task(tables)["test_suite"][1])


@breaks("G1-distractor-count", IN_SOURCES)
def _(sources):
    sources.edits["count_alarms"].pop()


@breaks("G1-bug-types", IN_SOURCES)
def _(sources):
    edits = sources.edits["count_alarms"]
    edits[0] = replace(edits[0], bug_type="wrong_semantics")


@breaks("G1-bug-variety", IN_SOURCES)
def _(sources):
    sources.edits["count_alarms"] = [
        replace(edit, bug_type="off_by_one") for edit in sources.edits["count_alarms"]
    ]


# G2, the snippets


@breaks("G2-parses", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms += 1", "alarms +=")


@breaks("G2-one-function", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "return alarms\n", "return alarms\n\n\nLIMIT = 3\n")


@breaks("G2-imports", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms = 0", "import random\n    alarms = 0")


@breaks("G2-forbidden", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms = 0", "assert values\n    alarms = 0")


@breaks("G2-docstring", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "limit):\n", 'limit):\n    """Counts."""\n')


@breaks("G2-comment", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms = 0", "alarms = 0  # none yet")


@breaks("G2-parameters", IN_SOURCES)
def _(sources):
    sources.edit_by_hand("count_alarms", 0, "limit):", "limit, start=0):")


@breaks("G2-distinct-trees", IN_SOURCES)
def _(sources):
    sources.edit_by_hand("count_alarms", 0, "alarms = 0", "alarms  =  0")


# G2, the tests


@breaks("G2-test-parses", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert count_alarms([], 3 == 0")


@breaks("G2-test-tuple", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert (count_alarms([], 3) == 0, 'none')")


@breaks("G2-test-comparison", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert count_alarms([] == [], 3)")


@breaks("G2-test-form", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert count_alarms([4], 3)")


@breaks("G2-test-literals", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert count_alarms(list(), 3) == 0")


@breaks("G2-test-repeated", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert count_alarms([4,5,1,6], 3) == 2")


@breaks("G2-test-floats", IN_TABLES)
def _(tables):
    set_first_test(tables, "assert count_alarms([], 3) == 0.1")


@breaks("G2-requires", IN_TABLES)
def _(tables):
    alarm_task(tables)["requires"] = "type(values is"


# G2, the edits


@breaks("G2-replay", IN_TABLES)
def _(tables):
    record = alarm_edit(tables)
    snippet = row_of(tables["snippets"], edit_ids=record["edit_id"])
    record["replacement"] += " "
    record["edit_id"] = snippet["edit_ids"] = edit_id("count_alarms", edit_of(record))


@breaks("G2-description", IN_TABLES)
def _(tables):
    alarm_edit(tables)["bug_description"] = "nothing"


@breaks("G2-edit-size", IN_TABLES)
def _(tables):
    alarm_edit(tables)["edit_size"] += 1


@breaks("G2-engine", IN_SOURCES)
def _(sources):
    sources.edit_by_hand("count_alarms", 0, "alarms = 0", "alarms = 7")


# G3


@breaks("G3-stable", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms = 0", f"alarms = int(not {UNDER_SEED_0})")


@breaks("G3-passes", IN_SOURCES)
def _(sources):
    task = sources.tasks["count_alarms"]
    wrong = task.tests[1].replace("== 2", "== 3")
    sources.tasks["count_alarms"] = replace(task, tests=(task.tests[0], wrong, *task.tests[2:]))


@breaks("G3-requires", IN_TABLES)
def _(tables):
    alarm_task(tables)["requires"] = "limit > 0"


@breaks("G3-fast", IN_RULES)
def _(monkeypatch):
    # A function that is truly slow would make this test slow, so the allowance shrinks instead.
    monkeypatch.setattr(execution, "SHARE_OF_LIMIT", 1e-9)


# G4


@breaks("G4-loads", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "limit):", "limit, start=[5, 0][1]):")
    sources.replace_edit("count_alarms", 0, "[1]", "[2]")


@breaks("G4-fails", IN_SOURCES, "largest_tile_edge")
def _(sources):
    sources.replace_edit("largest_tile_edge", 0, "min(", "max(")


@breaks("G4-strict", IN_SOURCES, "late_loans")
def _(sources):
    sources.replace_edit("late_loans", 0, "name, days in", "days, name in")


@breaks("G4-stable", IN_SOURCES)
def _(sources):
    sources.rewrite("count_alarms", "alarms = 0", f"alarms = int({UNDER_SEED_0} and limit > 99)")
    sources.replace_edit("count_alarms", 0, f"{UNDER_SEED_0} and limit > 99", UNDER_SEED_0)


@breaks("G4-fail-sets", IN_SOURCES)
def _(sources):
    sources.replace_edit("count_alarms", 0, "alarms += 1", "alarms += 2")
    sources.replace_edit("count_alarms", 1, "alarms += 1", "alarms -= 1")
    sources.replace_edit("count_alarms", 2, "value > limit", "value > limit + 1")
    sources.replace_edit(
        "count_alarms",
        3,
        "        if value > limit and previous <= limit:\n            alarms += 1\n",
        "",
    )


@breaks("G4-behaviours", IN_SOURCES, "late_loans")
def _(sources):
    sources.replace_edit("late_loans", 1, "days > allowed", "days >= allowed")
    sources.replace_edit("late_loans", 2, "days > allowed", "days > allowed - 1")


# G5


@breaks("G5-distinct-queries", IN_TABLES, "count_alarms", "late_loans")
def _(tables):
    tables["queries"][0]["text"] = tables["queries"][1]["text"].upper()


@breaks("G5-mean-overlap", IN_TABLES, "largest_tile_edge")
def _(tables):
    for row in tables["queries"]:
        row["text"] += " The largest tile counts."


@breaks("G5-foreign-definitions", IN_SOURCES, "count_alarms", "late_loans")
def _(sources):
    sources.rewrite(
        "count_alarms", "alarms = 0", "def late_loans():\n        pass\n\n    alarms = 0"
    )


@breaks("G5-distinct-programs", IN_SOURCES)
def _(sources):
    sources.copy_task("count_alarms", "tally_alerts")


@breaks("G5-labels", IN_TABLES)
def _(tables):
    row_of(tables["snippets"], role="distractor")["label"] = "correct"


@breaks("G5-foreign-passes", IN_SOURCES, "count_alarms", "largest_tile_edge")
def _(sources):
    sources.rewrite(
        "count_alarms", "def count", "from math import gcd as largest_tile_edge\n\n\ndef count"
    )


@breaks("G5-cache-hashes", IN_TABLES)
def _(tables):
    tables["execution_cache"][0]["code_sha256"] = "0" * 64


@breaks("G5-cache-outcomes", IN_TABLES)
def _(tables):
    row = tables["execution_cache"][0]
    row["passed"] = not row["passed"]


@breaks("G5-cache-complete", IN_TABLES)
def _(tables):
    tables["execution_cache"].pop()


@breaks("G5-static-rule", IN_SOURCES, "count_alarms", "largest_tile_edge")
def _(sources):
    sources.rewrite(
        "count_alarms", "def count", "from math import gcd as largest_tile_edge\n\n\ndef count"
    )


@breaks("G5-static-rule", IN_RULES, "count_alarms", "largest_tile_edge")
def _(monkeypatch):
    # The static rule is sound, so an unsound one takes its place: it overlooks imports.
    monkeypatch.setattr(possible_pairs, "may_define", lambda code, name: f"def {name}(" in code)


@breaks("G5-near-duplicates", IN_SOURCES)
def _(sources):
    sources.copy_task("count_alarms", "tally_alerts")
    sources.rewrite("tally_alerts", "return alarms\n", "return 0 + alarms\n")


# The pools that ask for the same snippets in other words


@breaks("G1-same-answers", IN_ASKING_TABLES)
def _(tables):
    tables["snippets"].remove(row_of(tables["snippets"], pool="keywords", role="distractor"))


@breaks("G1-keyword-queries", IN_ASKING_TABLES)
def _(tables):
    tables["keywords-queries"][0]["text"] = "something else"


@breaks("G1-distinct-asking", IN_ASKING_TABLES, "count_alarms", "late_loans")
def _(tables):
    for row in tables["keywords-queries"]:
        row["text"] = "The same words"
    for row in tables["tasks"]:
        row["keywords"] = "The same words"


@breaks("G2-neutral-code", IN_ASKING_TABLES)
def _(tables):
    tables["code-queries"][0]["text"] += "\n\ncount_alarms = solve\n"


@breaks("G3-code-passes", IN_ASKING_TABLES)
def _(tables):
    tables["code-queries"][0]["text"] = "def solve(values, limit):\n    return 0\n"


@breaks("G5-other-programs", IN_ASKING_TABLES)
def _(tables):
    code = row_of(tables["corpus"], _id=alarm_task(tables)["correct_corpus_ids"][0])["text"]
    tables["code-queries"][0]["text"] = neutral(code, "count_alarms").replace("value", "item")


def order_of_set(seed):
    """The letters of a set in the order in which Python walks it under a hash seed."""
    made = subprocess.run(
        [sys.executable, "-c", "print(''.join(set('abcdefgh')))"],
        env={**os.environ, "PYTHONHASHSEED": str(seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout.strip()


UNDER_SEED_0 = f'"".join(set("abcdefgh")) == "{order_of_set(0)}"'


@pytest.mark.parametrize("code", TASKS)
def test_a_rule_finds_its_fault_and_no_other_rule_finds_one(
    code, sources, write, runners, monkeypatch
):
    sources.keep(TASKS[code])
    IN_RULES.get(code, leave)(monkeypatch)
    IN_SOURCES.get(code, leave)(sources)
    tables = assemble(list(sources.tasks.values()), sources.edits, runners)
    if code in IN_STACKED_TABLES:
        tables = merge(tables, stack(list(sources.tasks.values()), sources.edits, runners).tables)
    if code in IN_ASKING_TABLES:
        asking = ask_otherwise(list(sources.tasks.values()), sources.edits, runners)
        tables = merge(tables, asking)
    {**IN_TABLES, **IN_STACKED_TABLES, **IN_ASKING_TABLES}.get(code, leave)(tables)
    folder = write(tables)
    IN_FOLDER.get(code, leave)(folder)
    if code != "G1-sums":
        write_sums(folder)
    IN_TASK_FILES.get(code, leave)(sources.root)

    report = verify(
        folder,
        tasks_root=sources.root if code in IN_TASK_FILES else None,
        full=code in ONLY_IN_FULL,
        stock_loader=IN_LOADER.get(code),
    )

    assert {fault.code for fault in report.faults} == {code}, report.text()
    assert report.rules[code].faults == len(report.faults)


def test_every_rule_has_a_broken_data_set():
    assert sorted(TASKS) == sorted(RULES)
