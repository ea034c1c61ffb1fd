"""What holds of every edit of every snippet, on every supported Python."""

import ast
import io
import os
import re
import shutil
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import execretrieval_hf
import execretrieval_runner
from execretrieval_hf.build.edits import apply, candidates, describe
from execretrieval_hf.build.tasks import load_tasks

SNIPPETS = sorted((Path(__file__).parent / "snippets").glob("*.txt"))
TASKS = Path(execretrieval_hf.__path__[0]) / "tasks"

# Changes only when the engine is changed on purpose: all chosen edits of the data set then have to
# be checked, since an operator that is gone or relabelled may have made one of them.
GOLDEN = "73d105e8c527401bed963c52d0bbe2907c7de552692ecee4311882d90c236a95"

PRINT_DIGEST = """
import dataclasses, hashlib, json, pathlib, sys
from execretrieval_hf.build.edits import candidates
texts = [pathlib.Path(path).read_text(encoding="utf-8") for path in sys.argv[1:]]
edits = [[dataclasses.astuple(c.edit) + (c.tier,) for c in candidates(text)] for text in texts]
print(hashlib.sha256(json.dumps(edits, separators=(",", ":")).encode()).hexdigest())
"""


def pythons():
    """Every supported interpreter of this machine."""
    found = {(3, sys.version_info.minor): sys.executable}
    for minor in range(11, 15):
        name = f"python3.{minor}"
        versions = Path.home() / ".pyenv" / "versions"
        places = [*versions.glob(f"3.{minor}.*/bin/{name}"), shutil.which(name)]
        for place in filter(None, places):
            # A shim of pyenv stands for a version that need not be installed.
            if "shims" not in Path(place).parts:
                found.setdefault((3, minor), str(place))
    return [found[version] for version in sorted(found)]


@pytest.mark.parametrize("python", pythons())
def test_the_candidates_are_the_same_on_every_python(python):
    roots = [
        str(Path(package.__path__[0]).parent)
        for package in (execretrieval_hf, execretrieval_runner)
    ]
    command = f"import sys; sys.path[:0] = {roots!r}\n{PRINT_DIGEST}"
    done = subprocess.run(
        [python, "-S", "-E", "-B", "-W", "error", "-c", command, *map(str, SNIPPETS)],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": os.defpath},
    )
    assert done.stdout.strip() == GOLDEN


NAMES = st.sampled_from(["a", "b", "wäge", "rows"])
ATOMS = st.one_of(
    NAMES,
    st.integers(0, 300).map(str),
    st.sampled_from(["'é'", "None", "0x1F", "1_000", "f'{a + 1}'", "[]", "(a, b)", "2.5"]),
)
BINARY = st.sampled_from(["+", "-", "*", "/", "//", "%", "**", "<<", ">>", "&", "|", "^"])
RELATIONS = st.sampled_from(["<", "<=", ">", ">=", "==", "!=", "in", "not in", "is", "is not"])
WORDS = st.sampled_from(["and", "or"])


def text(template, *parts):
    return st.tuples(*parts).map(lambda values: template.format(*values))


def expressions(inner):
    return st.one_of(
        text("{} {} {}", inner, BINARY, inner),
        text("{}{}{}", NAMES, BINARY, inner),
        text("({} {} {})", inner, BINARY, inner),
        text("{} {} {}", inner, RELATIONS, inner),
        text("{} {} {} {} {}", inner, WORDS, inner, WORDS, inner),
        text("(not {})", inner),
        text("-{}", inner),
        text("({} if {} else\n {})", inner, inner, inner),
        text("f({}, {})", inner, inner),
        text("max({}, {})", inner, inner),
        text("len({})", NAMES),
        text("sum({} for i, j in ({}) if {})", inner, inner, inner),
        text("enumerate({})", inner),
        text("rows[{}:{}]", inner, inner),
        text("rows[{}][{}]", inner, inner),
        text("rows.startswith({})", inner),
    )


FUNCTIONS = st.lists(st.recursive(ATOMS, expressions, max_leaves=8), min_size=4, max_size=4).map(
    lambda parts: (
        "def f(a, b, wäge=1, rows=()):\n"
        "    '''1 < 2'''\n"
        f"    if {parts[0]}:\n"
        f"        return {parts[1]}\n"
        "\n"
        f"    for i, j in range({parts[2]}):\n"
        f"        a += {parts[3]}\n"
        "        if i: continue\n"
        "    return a\n"
    )
)
NUMBERS = st.one_of(NAMES, st.integers(2, 300).map(str))
ARITHMETIC = st.recursive(
    NUMBERS,
    lambda inner: st.one_of(
        text("{} {} {}", inner, BINARY, inner),
        text("({} {} {})", inner, BINARY, inner),
        text("-{}", NAMES),
    ),
    max_leaves=8,
).map("x = {}".format)


def holds_for_every_candidate(code):
    canonical = ast.dump(ast.parse(code))
    programs = set()
    protected = protected_spans(code)
    for candidate in candidates(code):
        edit = candidate.edit
        program = ast.dump(ast.parse(candidate.code))
        assert program != canonical
        assert program not in programs
        programs.add(program)
        assert apply(code, edit) == candidate.code
        assert not any(start < edit.start and edit.end < end for start, end in protected)
        description = describe(code, edit)
        assert "\n" not in description
        assert description.startswith(edit.bug_type.replace("_", " "))


def protected_spans(code):
    """Offsets of f-strings and of docstrings."""
    starts = [0]
    for line in code.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    spans = []
    opened = []
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        start = starts[token.start[0] - 1] + token.start[1]
        end = starts[token.end[0] - 1] + token.end[1]
        kind = tokenize.tok_name[token.type]
        if kind == "STRING" and token.string.startswith(("f", "'''", '"""')):
            spans.append((start, end))
        elif kind == "FSTRING_START":
            opened.append(start)
        elif kind == "FSTRING_END":
            spans.append((opened.pop(), end))
    return spans


@settings(max_examples=60, deadline=None)
@given(FUNCTIONS)
def test_every_edit_of_a_generated_function_is_sound(code):
    holds_for_every_candidate(code)


@settings(max_examples=100, deadline=None)
@given(ARITHMETIC)
def test_another_operator_leaves_its_operands_what_they_were(code):
    def shape(code):
        return re.sub(r"op=\w+\(\)", "op", ast.dump(ast.parse(code)))

    for candidate in candidates(code):
        if candidate.edit.operator == "arithmetic":
            assert shape(candidate.code) == shape(code)


@settings(max_examples=60, deadline=None)
@given(ARITHMETIC)
def test_a_swap_of_operands_is_undone_by_another(code):
    canonical = ast.dump(ast.parse(code))
    for candidate in candidates(code):
        if candidate.edit.operator == "operands":
            undone = [ast.dump(ast.parse(c.code)) for c in candidates(candidate.code)]
            assert canonical in undone


@pytest.mark.parametrize("path", SNIPPETS, ids=lambda path: path.stem)
def test_every_edit_of_a_snippet_is_sound(path):
    holds_for_every_candidate(path.read_text(encoding="utf-8"))


def test_every_edit_of_the_task_files_is_sound():
    for task in load_tasks(TASKS):
        holds_for_every_candidate(task.code)
