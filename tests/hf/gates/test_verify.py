"""What `verify` says of good and bad folders: places, stages, counts and the report's two forms."""

from __future__ import annotations

import ast
import json
import shutil
from dataclasses import replace
from types import SimpleNamespace

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from execretrieval_hf.build import stacked
from execretrieval_hf.build.assemble import assemble, merge
from execretrieval_hf.build.double_run import DoubleVerdict
from execretrieval_hf.build.gates import RULES, agreement, edits, verify
from execretrieval_hf.build.gates.data import ROW_IDS, of_pool, read_data
from execretrieval_hf.build.gates.entry import read_entries
from execretrieval_hf.build.gates.suites import is_literal
from execretrieval_hf.build.renaming import renamed_dump
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import parquet_path
from execretrieval_hf.data.names import corpus_id
from execretrieval_mteb.stock import load_stock


@pytest.fixture(scope="session")
def good_data(good_folder):
    return of_pool(read_data(good_folder, {}), "main")


@pytest.fixture
def check_alarms(sources, runners, write):
    """Verifies a data set of one task, some columns of which are changed."""

    def check(**columns):
        sources.keep(("count_alarms",))
        tables = assemble(list(sources.tasks.values()), sources.edits, runners)
        tables["tasks"][0].update(columns)
        return verify(write(tables))

    return check


@pytest.fixture
def check_stacked(sources, runners, write):
    """Verifies a data set of one task with its pool `stacked`, which is broken in its tables."""

    def check(break_tables):
        sources.keep(("count_alarms",))
        tasks = list(sources.tasks.values())
        tables = assemble(tasks, sources.edits, runners)
        more = stacked.stack(tasks, sources.edits, runners).tables
        break_tables(more)
        return verify(write(merge(tables, more)))

    return check


def codes(report):
    return sorted(fault.code for fault in report.faults)


def test_a_good_folder_passes_every_rule(good_folder, good_sources):
    report = verify(good_folder, tasks_root=good_sources, full=True, stock_loader=load_stock)

    assert report.is_clean, report.text()
    assert list(report.rules) == list(RULES)
    assert all(count.checked for count in report.rules.values())
    assert report.entries == 4
    assert report.executed_pairs == 20 + 20 + 4
    assert report.swept_pairs == 20 * 3 + 4 * 3
    assert report.bug_types["wrong_operator"] == 4


def test_the_rules_have_descriptions_and_codes_of_their_stage():
    assert all(text.endswith(".") and len(text) < 100 for text in RULES.values())
    assert {code.partition("-")[0] for code in RULES} == {"G1", "G2", "G3", "G4", "G5"}


def test_a_fault_in_a_test_is_located_in_the_task_file(sources, runners, write):
    task = sources.tasks["count_alarms"]
    tests = (task.tests[0], task.tests[1].replace("== 2", "== 3"), *task.tests[2:])
    sources.tasks["count_alarms"] = replace(task, tests=tests)
    folder = write(assemble(list(sources.tasks.values()), sources.edits, runners))

    (fault,) = verify(folder, tasks_root=sources.root).faults

    assert fault.place == f"{task.path}:{task.test_lines[1]}"
    assert (fault.code, fault.entry) == ("G3-passes", "q_count_alarms")


def test_without_task_files_a_fault_is_located_in_the_data(check_alarms):
    (fault,) = check_alarms(register="novel").faults

    assert fault.place == "tasks/q_count_alarms"


def test_a_fault_in_a_snippet_is_located_at_the_function(sources, runners, write):
    sources.edits["count_alarms"][0] = replace(sources.edits["count_alarms"][0], operator="none")
    folder = write(assemble(list(sources.tasks.values()), sources.edits, runners))

    (fault,) = verify(folder, tasks_root=sources.root).faults

    task = sources.tasks["count_alarms"]
    assert fault.place == f"{task.path}:{task.function_line}"


def test_all_faults_of_an_entry_in_a_stage_are_told_at_once(check_alarms):
    report = check_alarms(register="novel", keywords="", test_suite=["pass"])

    assert codes(report) == ["G1-task-fields", "G1-task-fields", "G1-test-count"]


def test_later_stages_leave_out_a_faulty_entry_and_no_other(tables, write):
    task = next(row for row in tables["tasks"] if row["function_name"] == "count_alarms")
    task.update(register="novel", requires="values is None")
    report = verify(write(tables))

    assert codes(report) == ["G1-task-fields"]
    assert report.rules["G1-task-fields"].checked == 4
    assert report.rules["G3-requires"].checked == 3


def test_a_canonical_that_fails_is_the_only_fault_of_its_entry(sources, runners, write):
    sources.rewrite("count_alarms", "alarms = 0", "alarms = len(0)")
    report = verify(write(assemble(list(sources.tasks.values()), sources.edits, runners)))

    assert set(codes(report)) == {"G3-passes"}
    assert report.rules["G4-strict"].checked == 3


@pytest.mark.parametrize("suite", [[], [""], ["# comment"], ["pass"]])
def test_a_suite_that_cannot_fail_is_refused(check_alarms, suite):
    assert "G1-test-count" in codes(check_alarms(test_suite=suite))


@pytest.mark.parametrize(
    ("test", "code"),
    [
        ("", "G1-test-texts"),
        ("# comment", "G2-test-form"),
        ("pass", "G2-test-form"),
        ("assert count_alarms([1], 0) == 1, 'one'", "G2-test-form"),
        ("assert count_alarms([1], 0) == 1 == 1", "G2-test-form"),
        ("assert 1 == count_alarms([1], 0)", "G2-test-form"),
        ("assert late_loans([1], 0) == 1", "G2-test-form"),
        ("assert count_alarms([1], 0) == 1; pass", "G2-test-form"),
        ("assert count_alarms([1], 0) == count_alarms([1], 0)", "G2-test-literals"),
        ("assert count_alarms(**{'values': []}) == 0", "G2-test-literals"),
        ("assert count_alarms(*[[], 3]) == 0", "G2-test-literals"),
        ("assert count_alarms([1], 0) == float('nan')", "G2-test-literals"),
        ("assert count_alarms([1], 0) == 1e999 - 1e999", "G2-test-floats"),
        ("assert count_alarms([1], 0) == 9007199254740994.0", "G2-test-floats"),
        ("assert count_alarms([1], '\\d') == 1", "G2-test-parses"),
    ],
)
def test_a_bad_test_is_told_by_reason(check_alarms, sources, test, code):
    others = sources.tasks["count_alarms"].tests[1:]

    assert set(codes(check_alarms(test_suite=[*others, test]))) == {code}


def test_requires_that_raises_is_told_with_the_exception(check_alarms):
    report = check_alarms(requires="limits > 0")

    assert set(codes(report)) == {"G3-requires"}
    assert "NameError" in report.faults[0].message


def test_integer_ids_are_not_taken_for_text(write, tables):
    folder = write(tables)
    path = parquet_path(folder, "qrels")
    numbers = pa.table({"query-id": [1], "corpus-id": [12], "score": pa.array([1], pa.int32())})
    pq.write_table(numbers, path)

    assert codes(verify(folder)) == ["G1-columns"]


@pytest.mark.parametrize(
    ("old", "new"), [("= limit\n", "= limit\n\n"), ("previous = value", "previous = (value)")]
)
def test_a_copy_in_another_dress_is_found(sources, runners, write, old, new):
    sources.copy_task("count_alarms", "tally_alerts")
    sources.rewrite("tally_alerts", old, new)
    report = verify(write(assemble(list(sources.tasks.values()), sources.edits, runners)))

    assert codes(report) == ["G5-distinct-programs"] * 5


def with_another_code(more):
    """One distractor is another program under a true id."""
    row = more["stacked-corpus"][1]
    old, text = row["_id"], row["text"].replace("alarms = 0", "alarms = 5")
    row.update(_id=corpus_id(text), text=text)
    for rows in (more["snippets"], more["execution_cache"]):
        for other in rows:
            if other["corpus_id"] == old:
                other["corpus_id"] = row["_id"]


@pytest.mark.parametrize(
    ("break_tables", "code", "config"),
    [
        (lambda more: more["stacked-qrels"][0].update(score=2), "G1-relevance", "stacked-qrels"),
        (lambda more: more["stacked-corpus"].pop(), "G1-references", "execution_cache"),
        (lambda more: more["stacked-corpus"][1].update(title="a"), "G1-titles", "stacked-corpus"),
        (lambda more: more["snippets"][1].update(group="q"), "G1-groups", "snippets"),
        (lambda more: more["snippets"][1].update(label="correct"), "G5-labels", "stacked-corpus"),
        (lambda more: more["execution_cache"].pop(), "G5-cache-complete", "stacked-corpus"),
        (with_another_code, "G2-replay", "stacked-corpus"),
    ],
)
def test_a_fault_of_the_stacked_pool_is_found_there(check_stacked, break_tables, code, config):
    faults = check_stacked(break_tables).faults

    assert {(fault.code, fault.place.partition("/")[0]) for fault in faults} >= {(code, config)}
    assert {fault.code.partition("-")[0] for fault in faults} == {code.partition("-")[0]}


def test_bugs_that_cancel_each_other_are_no_stacked_distractor(check_stacked, sources, monkeypatch):
    sources.edit_by_hand("count_alarms", 0, "alarms = 0", "alarms = 1")
    sources.edit_by_hand("count_alarms", 1, "return alarms", "return alarms - 1")
    monkeypatch.setattr(DoubleVerdict, "fails_plainly", True)
    monkeypatch.setattr(stacked, "MOST", 11)
    by_hand = [SimpleNamespace(edit=edit) for edit in sources.edits["count_alarms"]]
    monkeypatch.setattr(edits, "candidates", lambda code: by_hand)
    report = check_stacked(lambda more: None)

    assert codes(report) == ["G4-fails"]
    assert report.faults[0].place.startswith("stacked-corpus/")


def test_a_part_of_a_pool_that_is_missing_is_named(tables, sources, runners, write):
    more = stacked.stack(list(sources.tasks.values()), sources.edits, runners).tables
    del more["stacked-qrels"]
    (fault,) = verify(write(merge(tables, more))).faults

    assert (fault.code, fault.place) == ("G1-configs", "stacked-qrels")


def test_a_missing_card_is_a_fault(tables, write):
    folder = write(tables)
    (folder / "README.md").unlink()

    assert codes(verify(folder)) == ["G1-digests", "G1-files", "G1-sums"]


def test_the_rules_of_the_files_alone_execute_nothing(good_folder):
    report = verify(good_folder, files_only=True)

    assert report.is_clean, report.text()
    assert report.executed_pairs == 0
    assert {code for code, count in report.rules.items() if count.checked} < {
        code for code in RULES if code.startswith("G1-")
    }


def test_a_file_that_is_missing_added_or_changed_is_named(good_folder, tmp_path):
    folder = shutil.copytree(good_folder, tmp_path / "data")
    (folder / "LICENSE").write_text("mine")
    (folder / "notes.txt").write_text("mine")
    (folder / "build_info.json").unlink()
    (folder / ".gitattributes").write_text("the Hub's own")
    faults = verify(folder, files_only=True).faults

    assert [(fault.place, fault.code) for fault in faults] == [
        ("LICENSE", "G1-sums"),
        ("build_info.json", "G1-sums"),
        ("notes.txt", "G1-sums"),
    ]


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("eval.yaml", "tasks: [", "G1-eval"),
        ("eval.yaml", "- one", "G1-eval"),
        ("eval.yaml", "name: 3", "G1-eval"),
        ("croissant.json", "{", "G1-croissant"),
        ("croissant.json", "[]", "G1-croissant"),
        ("SHA256SUMS", "no sums", "G1-sums"),
    ],
)
def test_a_malformed_file_is_a_fault_and_no_traceback(good_folder, tmp_path, name, text, code):
    folder = shutil.copytree(good_folder, tmp_path / "data")
    (folder / name).write_text(text)

    assert code in codes(verify(folder, files_only=True))


def test_a_damaged_file_is_named(tables, write):
    folder = write(tables)
    parquet_path(folder, "qrels").write_bytes(b"PAR1 and no more")

    with pytest.raises(DataError, match="qrels"):
        verify(folder)


def test_a_folder_without_data_is_refused(tmp_path):
    with pytest.raises(DataError, match="no data set"):
        verify(tmp_path)


def test_the_report_is_json_for_programs(check_alarms):
    report = json.loads(json.dumps(check_alarms(register="novel").to_json()))

    assert report["faults"][0]["code"] == "G1-task-fields"
    assert report["rules"]["G1-task-fields"]["faults"] == 1
    assert report["domains"] == {"state_machines": 1}


def test_the_report_is_a_table_and_one_line_a_fault_for_people(check_alarms):
    text = check_alarms(register="novel").text()

    assert "\nG1-task-fields " in text
    assert "\ntasks/q_count_alarms: G1-task-fields q_count_alarms: register 'novel'" in text


def test_progress_is_told(good_folder):
    told = []
    verify(good_folder, full=True, progress=told.append)

    assert len(told) == 6


@given(choice=st.data())
def test_rows_that_are_lost_doubled_or_mixed_up_are_found_by_reading(choice, good_data):
    config = choice.draw(st.sampled_from(sorted(ROW_IDS.keys() - {"execution_cache"})))
    rows = list(good_data.tables[config].rows)
    index, other = choice.draw(st.lists(st.sampled_from(range(len(rows))), min_size=2, max_size=2))
    match choice.draw(st.sampled_from(["lose", "double", "mix up"])):
        case "lose":
            del rows[index]
        case "double":
            rows.append(rows[index])
        case "mix up":
            column = choice.draw(st.sampled_from(ROW_IDS[config]))
            assume(rows[index][column] != rows[other][column])
            rows[index] = {**rows[index], column: rows[other][column]}
    tables = {**good_data.tables, config: replace(good_data.tables[config], rows=rows)}
    data = replace(good_data, tables=tables)

    faults = [finding for rule in agreement.RULES for finding in rule.check(data)]

    assert faults
    # What could be put together wrongly is left out, and the rest can be put together.
    assert len(read_entries(data, {fault.entry for fault in faults})) < 4


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("-2", True),
        ("2 ** 70 - 1", True),
        ("[(1, {'a': {2}}), None]", True),
        ("[1, *[2]]", False),
        ("{**{}}", False),
        ("...", False),
        ("'a' * 3", False),
        ("set()", False),
    ],
)
def test_literals_are_values_without_calls(source, expected):
    assert is_literal(ast.parse(source, mode="eval").body) is expected


def test_programs_that_differ_in_their_names_alone_are_the_same():
    one = "def f(a, b):\n    total = a - b\n    return abs(total)\n"
    other = "def g(x, y):\n    rest = x - y\n    return abs(rest)\n"
    swapped = "def g(x, y):\n    rest = y - x\n    return abs(rest)\n"
    builtin = "def g(x, y):\n    rest = x - y\n    return int(rest)\n"

    assert renamed_dump(ast.parse(one)) == renamed_dump(ast.parse(other))
    assert renamed_dump(ast.parse(one)) != renamed_dump(ast.parse(swapped))
    assert renamed_dump(ast.parse(one)) != renamed_dump(ast.parse(builtin))
