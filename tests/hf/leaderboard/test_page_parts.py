"""Parts of the page: edits, what stands in a script, and the examples of docstrings."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.leaderboard.page.edits import Edit, apply_edits, edits_between, in_utf16
from execretrieval_hf.leaderboard.page.embedding import for_script

ROOM = "execretrieval_hf.leaderboard.page"
MODULES = [module.name for module in pkgutil.iter_modules(importlib.import_module(ROOM).__path__)]
TEXTS = st.text("ab\n<é\U0001f600", max_size=12)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"{ROOM}.{name}")).failed == 0


@given(TEXTS, TEXTS)
def test_an_edit_that_is_found_leads_from_one_text_to_the_other(before: str, after: str) -> None:
    assert apply_edits(before, edits_between(before, after)) == after


def test_recorded_edits_are_taken_if_they_lead_there_and_only_then() -> None:
    recorded = [Edit(5, 6, ">"), Edit(0, 1, "x")]
    assert edits_between("a = b < c", "x = b < c", recorded) == (Edit(0, 1, "x"),)
    assert edits_between("a = b<c", "x = b>c", recorded) == (Edit(0, 1, "x"), Edit(5, 6, ">"))


@given(TEXTS, TEXTS)
def test_places_are_those_that_javascript_counts(before: str, after: str) -> None:
    units = before.encode("utf-16-le")
    for edit in edits_between(before, after):
        start, end, _ = in_utf16(before, edit)
        taken = units[2 * int(start) : 2 * int(end)].decode("utf-16-le")
        assert taken == before[edit.start : edit.end]


@given(
    st.recursive(
        st.text() | st.integers(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=8,
    )
)
def test_what_stands_in_a_script_is_the_same_value_and_cannot_end_it(value: object) -> None:
    text = for_script(value)
    assert json.loads(text) == value
    assert text.isascii()
    assert not set("<>&") & set(text)
