"""Likeness of texts: symmetric, whole for a text and itself, blind to names."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.build.soundness.alike import alike_sets, alike_vectors
from execretrieval_hf.build.soundness.complexity import cyclomatic, statements
from execretrieval_hf.build.soundness.similarity import (
    fivegrams,
    jaccard,
    normalized_tokens,
    words,
)

CODE = """
def total_of(rows, least):
    kept = [row for row in rows if row[1] >= least and row[0]]
    total = 0
    for name, count in kept:
        total += count * 2 if name == 'x' else count
    return total
"""
NAMES = ("total_of", "rows", "least", "kept", "row", "total", "name", "count")

sets = st.frozensets(st.integers(0, 8))


@given(sets, sets)
def test_the_jaccard_index_is_symmetric_and_lies_between_0_and_1(first, second):
    assert jaccard(first, second) == jaccard(second, first)
    assert 0 <= jaccard(first, second) <= 1
    assert (jaccard(first, second) == 1) == (first == second)


@given(sets)
def test_the_jaccard_index_of_a_set_and_itself_is_1(some):
    assert jaccard(some, some) == 1


@given(st.permutations([f"other_{number}" for number in range(len(NAMES))]))
def test_renaming_changes_nothing(others):
    new = dict(zip(NAMES, others, strict=True))
    renamed = re.sub(r"[a-z_]+", lambda match: new.get(match[0], match[0]), CODE)
    assert normalized_tokens(renamed) == normalized_tokens(CODE)
    assert fivegrams(renamed) == fivegrams(CODE)


def test_numbers_strings_and_layout_are_alike_but_operators_are_not():
    tokens = normalized_tokens("x = 1.5 + 'a'\n")
    assert normalized_tokens('long_name  =  0x1f+"b" # why\n\n') == tokens
    assert normalized_tokens("x = 1.5 - 'a'\n") != tokens


def test_words_are_compared_without_letter_case():
    assert words("The fee, the FEE!") == {"the", "fee"}


@given(st.lists(sets, max_size=6), st.lists(sets, max_size=6), st.sampled_from([0.3, 0.5, 1.0]))
def test_pairs_of_sets_are_those_that_comparing_one_by_one_gives(left, right, least):
    wanted = {
        (i, j): jaccard(first, second)
        for i, first in enumerate(left)
        for j, second in enumerate(right)
        if first & second and jaccard(first, second) >= least
    }
    assert {(i, j): value for i, j, value in alike_sets(left, right, least)} == wanted


def test_pairs_of_vectors_do_not_depend_on_their_lengths():
    rows = np.array([[1, 0], [9, 0], [0, 1]], dtype=np.float32)
    found = {(i, j) for i, j, _ in alike_vectors(rows, rows, 0.85)}
    assert found == {(0, 0), (0, 1), (1, 0), (1, 1), (2, 2)}


@pytest.mark.parametrize(
    ("body", "complexity"),
    [
        ("return a", 1),
        ("return a if a else 0", 2),
        ("return [b for b in a if b if a]", 4),
        ("return a and b or a", 3),
        ("while a:\n        a -= 1\n    for b in a:\n        pass", 3),
        ("try:\n        pass\n    except ValueError:\n        pass", 2),
        ("match a:\n        case 1:\n            pass\n        case _:\n            pass", 3),
    ],
)
def test_complexity_is_one_more_than_the_decisions(body, complexity):
    assert cyclomatic(f"def f(a, b):\n    {body}\n") == complexity


def test_statements_are_counted_with_those_of_nested_functions():
    assert statements("import re\n\ndef f(a):\n    def g():\n        return 1\n    return g\n") == 5
