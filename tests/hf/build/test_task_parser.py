import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.build.tasks import TaskSyntaxError, load_tasks, parse_task
from execretrieval_runner.errors import ExecRetrievalError

HEADER = '''"""Count how often a reading climbs above the limit,
where a run of readings above it counts once.

Keywords: threshold crossings
Inputs: values, a list of integers; limit, an integer
Requires: type(values) is list and type(limit) is int
Topic: scanning
Register: specification
"""
'''
FUNCTION = """

def count_alarms(values, limit):
    return sum(value > limit for value in values)


"""
TESTS = """assert count_alarms([], 3) == 0
assert count_alarms([4, 5, 1, 6], limit=3) == 2
"""


def write(folder, text, name="count_alarms", domain="scanning"):
    path = folder / domain / f"{name}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def faults(path):
    with pytest.raises(TaskSyntaxError) as caught:
        parse_task(path)
    return [(fault.line, fault.message) for fault in caught.value.faults]


def test_every_field_of_a_task_is_read(tmp_path):
    path = write(tmp_path, HEADER + "\nimport math\n" + FUNCTION + TESTS)
    task = parse_task(path)
    assert task.path == path
    assert task.domain == "scanning"
    assert task.function_name == "count_alarms"
    assert task.query == (
        "Count how often a reading climbs above the limit, "
        "where a run of readings above it counts once."
    )
    assert task.keywords == "threshold crossings"
    assert task.inputs == "values, a list of integers; limit, an integer"
    assert task.requires == "type(values) is list and type(limit) is int"
    assert task.topic == "scanning"
    assert task.register == "specification"
    assert task.canary == ""
    assert task.code == "import math\n" + FUNCTION.rstrip("\n") + "\n"
    assert task.tests == tuple(TESTS.splitlines())
    assert task.calls == ("count_alarms([], 3)", "count_alarms([4, 5, 1, 6], limit=3)")
    assert task.function_line == 14
    assert task.test_lines == (18, 19)


def test_a_canary_is_read_and_topic_may_be_missing(tmp_path):
    header = HEADER.replace("Topic: scanning", "Canary: 7f3a")
    task = parse_task(write(tmp_path, header + FUNCTION + TESTS))
    assert (task.canary, task.topic) == ("7f3a", "")


def test_decorators_and_nested_helpers_belong_to_the_code(tmp_path):
    function = (
        "\n\n@cache\ndef count_alarms(v, limit=2):\n    def g():\n        pass\n\n    return g\n"
    )
    task = parse_task(write(tmp_path, HEADER + function + TESTS))
    assert task.code == function.lstrip("\n")


def test_the_domain_of_a_side_file_is_the_folder_above(tmp_path):
    path = write(tmp_path, HEADER + FUNCTION + TESTS, domain="scanning/twins")
    assert parse_task(path).domain == "scanning"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (HEADER, "", 1, "no docstring"),
        ("Keywords: threshold crossings\n", "", 1, "field 'Keywords' is missing"),
        ("Keywords: threshold crossings", "Keywords:", 4, "field 'Keywords' is empty"),
        ("Topic: scanning", "Subject: scanning", 7, "unknown field 'Subject'"),
        ("Topic: scanning", "Inputs: limit", 7, "field 'Inputs' is repeated"),
        ("Topic: scanning", "no field", 7, "'no field' is not a field"),
        ("Topic: scanning", "  Topic: scanning", 7, "'Topic: scanning' is not a field"),
        ("specification", "poem", 8, "Register 'poem' is not one of specification, request"),
        ("is list and", "is list an", 6, "Requires is not a Python expression"),
        ("is list and", "is list and '\\\\.' and", 6, "Requires is not a Python expression"),
        (
            "counts once.\n\n",
            "counts once.\n",
            3,
            "a blank line goes between the query and the fields",
        ),
        ("type(limit) is int", r"match(r'\d', limit)", 1, "not valid Python: invalid escape"),
        ("def count_alarms", "def count", 12, "the function is 'count', the file is"),
        ("def count_alarms", "async def count_alarms", 1, "no function"),
        ("    return", "\treturn", 13, "a tab; use blanks"),
        ("    return", "    return (", 13, "not valid Python"),
        ("assert count_alarms([]", "x = 1\nassert count_alarms([]", 16, "Assign is neither"),
        ("assert count_alarms([]", "import re\nassert count_alarms([]", 16, "an import after"),
        (
            "assert count_alarms([]",
            "def g(): pass\nassert count_alarms([]",
            16,
            "a second function",
        ),
        ("== 0", "== 0, 'text'", 16, "a test reads: assert count_alarms(<literals>) == <literal>"),
        ("count_alarms([], 3) ==", "other([], 3) ==", 16, "a test reads"),
        ("== 0", "!= 0", 16, "a test reads"),
        ("== 0", "== 0 == 0", 16, "a test reads"),
        (TESTS, "", 1, "no tests"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path, old, new, line, message):
    text = HEADER + FUNCTION + TESTS
    assert old in text
    found = faults(write(tmp_path, text.replace(old, new, 1)))
    assert [at for at, said in found if message in said] == [line]


def test_an_assert_before_the_function_is_a_fault(tmp_path):
    found = faults(write(tmp_path, HEADER + TESTS + FUNCTION))
    assert found == [(14, "the function stands after an assert")]


def test_all_faults_of_a_file_are_told_at_once(tmp_path):
    text = HEADER.replace("Topic", "Subject").replace("Inputs", "Args") + FUNCTION + "x = 1\n"
    path = write(tmp_path, text)
    with pytest.raises(TaskSyntaxError) as caught:
        parse_task(path)
    lines = str(caught.value).splitlines()
    assert len(lines) == 5
    assert all(line.startswith(f"{path}:") for line in lines)


def test_a_file_that_is_not_utf_8_is_a_fault(tmp_path):
    path = write(tmp_path, "")
    path.write_bytes(b'"""caf\xe9"""')
    assert "not UTF-8" in faults(path)[0][1]


def test_tasks_are_loaded_in_order_and_side_folders_are_skipped(tmp_path):
    for domain, name in [("b", "two"), ("a", "three"), ("a", "one")]:
        text = (HEADER + FUNCTION + TESTS).replace("count_alarms", name)
        write(tmp_path, text, name, domain)
    write(tmp_path, "not a task", "one", "a/reference")
    write(tmp_path, "not a task", "one", "inputs")
    found = [(task.domain, task.function_name) for task in load_tasks(tmp_path)]
    assert found == [("a", "one"), ("a", "three"), ("b", "two")]


def test_the_faults_of_all_files_are_told_at_once(tmp_path):
    for name in ("one", "two"):
        write(tmp_path, "x = 1", name)
    with pytest.raises(TaskSyntaxError) as caught:
        load_tasks(tmp_path)
    assert {fault.path.stem for fault in caught.value.faults} == {"one", "two"}


def test_two_tasks_of_one_name_are_refused(tmp_path):
    text = HEADER + FUNCTION + TESTS
    first = write(tmp_path, text, domain="a")
    write(tmp_path, text, domain="b")
    with pytest.raises(TaskSyntaxError, match="the name is taken by") as caught:
        load_tasks(tmp_path)
    assert str(first) in str(caught.value)


def test_a_folder_without_tasks_is_refused(tmp_path):
    with pytest.raises(ExecRetrievalError, match="no task files"):
        load_tasks(tmp_path)


WORDS = st.text(st.characters(categories=["L", "N", "P"], exclude_characters="\\\"':"), min_size=1)


@given(st.lists(st.lists(WORDS, min_size=1), min_size=1, max_size=4))
def test_the_lines_of_a_query_are_joined_by_single_blanks(tmp_path_factory, lines):
    query = "\n".join(" ".join(line) for line in lines)
    text = '"""' + query + HEADER[HEADER.index("\n\nKeywords") :] + FUNCTION + TESTS
    task = parse_task(write(tmp_path_factory.mktemp("tasks"), text))
    assert task.query == " ".join(query.split())
    assert task.code == FUNCTION.strip("\n") + "\n"
