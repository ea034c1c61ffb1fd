import json
from pathlib import Path

import pytest

from execretrieval_hf.build.distractors import (
    distractor_of,
    read_distractors,
    replay,
    write_distractors,
)
from execretrieval_hf.build.edits import candidates
from execretrieval_hf.build.tasks import Task
from execretrieval_runner.errors import ExecRetrievalError


def task(name="above", relation=">"):
    return Task(
        path=Path(f"{name}.py"),
        domain="scanning",
        function_name=name,
        query="Tell whether é is above the limit.",
        keywords="above limit",
        inputs="é and limit, integers",
        requires="True",
        topic="",
        register="specification",
        canary="",
        code=f"def {name}(é, limit):\n    return é + 1 {relation} limit\n",
        tests=(f"assert {name}(1, 2) == False",),
        function_line=1,
        test_lines=(3,),
    )


def test_what_is_written_is_read_again_in_order(tmp_path):
    tasks = [task("zulu"), task("alpha")]
    distractors = [
        distractor_of(task, candidate.edit) for task in tasks for candidate in candidates(task.code)
    ]
    path = tmp_path / "distractors.jsonl"
    write_distractors(path, reversed(distractors))
    first = path.read_bytes()
    found = read_distractors(path)
    assert sorted(map(repr, found)) == sorted(map(repr, distractors))
    places = [(d.function_name, d.edit.start, d.edit.end, d.edit.replacement) for d in found]
    assert places == sorted(places)
    write_distractors(path, found)
    assert path.read_bytes() == first
    assert list(tmp_path.glob("*.tmp")) == []


def test_a_record_is_one_object_of_seven_fields_on_a_line(tmp_path):
    path = tmp_path / "distractors.jsonl"
    edit = candidates(task().code)[0].edit
    write_distractors(path, [distractor_of(task(), edit)])
    record = json.loads(path.read_text("utf-8"))
    assert list(record) == [
        "function_name",
        "canonical_sha256",
        "bug_type",
        "operator",
        "start",
        "end",
        "replacement",
    ]


def test_a_distractor_is_replayed_on_its_task():
    for candidate in candidates(task().code):
        assert replay(task(), distractor_of(task(), candidate.edit)) == candidate.code


def test_a_changed_function_asks_for_a_new_selection():
    distractor = distractor_of(task(), candidates(task().code)[0].edit)
    with pytest.raises(ExecRetrievalError, match=r"above: .* run `execretrieval select`"):
        replay(task(relation=">="), distractor)


def test_a_distractor_of_another_task_is_refused():
    distractor = distractor_of(task(), candidates(task().code)[0].edit)
    with pytest.raises(ExecRetrievalError, match="other: a distractor of above"):
        replay(task("other"), distractor)


def test_a_missing_file_asks_for_a_selection(tmp_path):
    with pytest.raises(ExecRetrievalError, match=r"none.jsonl does not exist; run `execretrieval"):
        read_distractors(tmp_path / "none.jsonl")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("start", "1", "start is '1' and not of type int"),
        ("start", True, "start is True and not of type int"),
        ("bug_type", "wrong_semantics", "unknown bug type 'wrong_semantics'"),
        ("extra", 1, "not an object of exactly function_name"),
    ],
)
def test_a_broken_record_is_told_with_its_line(tmp_path, field, value, message):
    path = tmp_path / "distractors.jsonl"
    edits = [candidate.edit for candidate in candidates(task().code)]
    write_distractors(path, [distractor_of(task(), edit) for edit in edits[:2]])
    first, second = map(json.loads, path.read_text("utf-8").splitlines())
    second[field] = value
    path.write_text(f"{json.dumps(first)}\n{json.dumps(second)}\n", encoding="utf-8")
    with pytest.raises(ExecRetrievalError) as caught:
        read_distractors(path)
    assert f"{path}:2: {message}" in str(caught.value)


def test_a_line_that_is_no_json_is_told_with_its_number(tmp_path):
    path = tmp_path / "distractors.jsonl"
    path.write_text("{\n", encoding="utf-8")
    with pytest.raises(ExecRetrievalError, match=r"distractors.jsonl:1: .*execretrieval select"):
        read_distractors(path)
