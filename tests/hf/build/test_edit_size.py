import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.blind import edit_size as module
from execretrieval_hf.blind.edit_size import edit_size

TEXT = st.text(st.sampled_from("ab <=\n"), max_size=40)


@pytest.mark.parametrize(
    ("a", "b", "size"),
    [
        ("", "", 0),
        ("a < b", "a <= b", 1),
        ("a < b", "a > b", 1),
        ("row[i]", "row[i - 1]", 4),
        ("a and b", "a", 6),
        ("x = 9", "x = 10", 2),
    ],
)
def test_the_size_counts_the_longer_side_of_each_changed_region(a, b, size):
    assert edit_size(a, b) == size


def test_frequent_characters_of_long_texts_count_too():
    # difflib's default heuristic ignores them from 200 characters on and finds 300 here.
    text = "ab" * 150
    assert edit_size(text, "x" + text) == 1


@given(TEXT, TEXT)
def test_the_size_lies_between_the_difference_of_lengths_and_the_sum(a, b):
    assert abs(len(a) - len(b)) <= edit_size(a, b) <= len(a) + len(b)
    assert (edit_size(a, b) == 0) == (a == b)


def test_the_examples_of_the_docstring_hold():
    assert doctest.testmod(module).attempted == 3
    assert doctest.testmod(module).failed == 0
