from __future__ import annotations

import io
import tokenize
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.blind.tokens import DEDENT, EMPTY_STRING, INDENT, NEWLINE, STRING, tokens
from execretrieval_hf.data.pools import load_pool


def test_operators_names_and_numbers_are_themselves() -> None:
    assert tokens("n //= x[-1] ** 0x1F + 1.5e-3") == [
        *("n", "//=", "x", "[", "-", "1", "]", "**", "0x1F", "+", "1.5e-3"),
        NEWLINE,
    ]


def test_a_line_begins_with_what_happens_to_its_depth() -> None:
    code = "def f(a,\n      b):\n    if a:\n        return b\n\n    # why\n    return a\n\nf(1)\n"
    assert [token for token in tokens(code) if token[0] == "<" and token != "<"] == [
        *(INDENT, INDENT, DEDENT, DEDENT, NEWLINE)
    ]


def test_strings_are_one_token_whatever_stands_in_them() -> None:
    code = """x = 'a' + f"{b!r}" + rb'\\'' + '''c\n"d"''' + ""\n"""
    assert [token for token in tokens(code) if "string" in token] == [STRING] * 4 + [EMPTY_STRING]


@pytest.mark.parametrize(
    "code", ["'", '"""', "(((", ")))", "if:", "\\", "\x00", "é = ¬", "0x", "'\n"]
)
def test_broken_code_has_tokens_too(code: str) -> None:
    assert tokens(code)


@pytest.mark.parametrize("code", ["", "\n\n", "# nothing\n", "   "])
def test_a_text_of_comments_and_blanks_has_none(code: str) -> None:
    assert tokens(code) == []


def test_a_row_of_backslashes_takes_no_longer_than_another_text() -> None:
    assert tokens('"""' + "\\" * 5_000)


@given(st.text(alphabet="ab1.()[]:'\"\\#\n\t =<>!*é", max_size=60))
def test_depth_never_stays_open_and_nothing_is_lost(code: str) -> None:
    found = tokens(code)
    assert found.count(INDENT) == found.count(DEDENT)
    assert "".join(found) or not code.split("#")[0].strip(" \t\n\\")


def test_tokens_of_real_code_are_those_of_the_standard_library(sample: Path) -> None:
    layout = {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT}
    checked = 0
    for code in load_pool(data=sample).corpus.values():
        theirs = list(tokenize.generate_tokens(io.StringIO(code).readline))
        if any("FSTRING" in tokenize.tok_name[token.type] for token in theirs):
            continue
        expected = [
            EMPTY_STRING
            if token.string in ("''", '""')
            else STRING
            if token.type == tokenize.STRING
            else token.string
            for token in theirs
            if token.type not in layout and token.type != tokenize.ENDMARKER
        ]
        assert [t for t in tokens(code) if t not in (NEWLINE, INDENT, DEDENT)] == expected
        checked += 1
    assert checked > 100
