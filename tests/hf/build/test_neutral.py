"""A function under a neutral name: renamed wherever it is named, and nowhere else."""

from __future__ import annotations

import ast
import keyword

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.build.neutral import neutral, under_own_name
from execretrieval_hf.data.errors import DataError

WORDS = st.from_regex(r"[a-z]{2,6}(_[a-z]{1,4})?", fullmatch=True).filter(
    lambda word: not keyword.iskeyword(word) and word != "solve"
)


def test_recursion_and_helpers_are_renamed_and_texts_are_not():
    code = (
        "def fac(n):\n"
        "    def step(k):\n"
        "        return k * fac(k - 1)\n"
        "    return step(n) if n else len('fac') // 3\n"
    )

    assert neutral(code, "fac") == code.replace("def fac", "def solve").replace(
        "* fac(", "* solve("
    )


def test_two_names_in_a_line_and_letters_beyond_ascii_are_renamed_in_place():
    code = "def pick(é):\n    return ['é', pick(é - 1), pick(é - 2)] if é else []\n"

    assert neutral(code, "pick") == code.replace("pick", "solve")


def test_a_longer_name_that_begins_alike_stays():
    assert neutral("def sum_of(x):\n    sum_of_all = x\n    return sum_of_all\n", "sum_of") == (
        "def solve(x):\n    sum_of_all = x\n    return sum_of_all\n"
    )


def test_code_that_uses_the_neutral_name_is_refused():
    with pytest.raises(DataError, match="'solve'"):
        neutral("def f(solve):\n    return solve\n", "f")


def test_code_that_is_no_python_is_refused():
    with pytest.raises(DataError, match="no Python"):
        neutral("def f(:\n  '''", "f")


@given(name=WORDS, local=WORDS)
def test_only_the_name_of_the_function_changes(name, local):
    code = f"def {name}(x_):\n    {local}_ = x_\n    return {name}({local}_) if x_ else '{name}'\n"
    renamed = neutral(code, name)

    assert neutral(renamed.replace("solve", name), name) == renamed
    assert ast.parse(under_own_name(renamed, name))
    assert f"'{name}'" in renamed
