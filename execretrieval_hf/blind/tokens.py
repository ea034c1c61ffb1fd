"""Tokens of a Python text, the same under every version of Python, for broken code too.

The standard library's ``tokenize`` follows the running Python (it cuts up f-strings since 3.12) and
refuses what it cannot read; a score that rests on it would differ between machines.
"""

from __future__ import annotations

import re

NEWLINE, INDENT, DEDENT = "<newline>", "<indent>", "<dedent>"
STRING, EMPTY_STRING = "<string>", "<empty-string>"

_STRING = (
    r"[bfruBFRU]{0,2}(?:"
    r'"""(?:\\[\s\S]|[^\\])*?"""'
    r"|'''(?:\\[\s\S]|[^\\])*?'''"
    r'|"(?:\\[\s\S]|[^"\\\n])*"'
    r"|'(?:\\[\s\S]|[^'\\\n])*')"
)
_NUMBER = r"0[xXoObB][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][-+]?\d[\d_]*)?[jJ]?"
_OPERATOR = r"\*\*=?|//=?|<<=?|>>=?|->|[-+*/%&|^@:=!<>]=|\.\.\.|[^\w\s]"
_TOKEN = re.compile(
    rf"(?P<blank>[^\S\n]+|\\\n|#[^\n]*)|(?P<line>\n[^\S\n]*)|(?P<string>{_STRING})"
    rf"|(?P<number>{_NUMBER})|(?P<word>[\w\x80-\U0010ffff]+)|(?P<operator>{_OPERATOR})",
    re.ASCII,
)


def tokens(code: str) -> list[str]:
    r"""Tokens of a Python text; comments, blank lines and line breaks inside brackets are none.

    A string is `STRING` or `EMPTY_STRING`, whatever stands in it; names, numbers and operators are
    themselves. A line begins with `NEWLINE`, or with `INDENT` or one `DEDENT` a level where its
    depth changes; the end of the text closes all levels.

    >>> tokens("if x:\n    return 'a' + y[1:]  # why")
    ['if', 'x', ':', '<indent>', 'return', '<string>', '+', 'y', '[', '1', ':', ']', '<dedent>']
    """
    found: list[str] = []
    levels = [0]
    brackets = 0
    margin: int | None = None
    for match in _TOKEN.finditer(code):
        kind, text = match.lastgroup, match.group()
        if kind == "blank":
            continue
        if kind == "line":
            margin = len(text.expandtabs(8)) - 1 if brackets == 0 else None
            continue
        if margin is not None and found:
            found += _line_break(levels, margin)
        margin = None
        if kind == "string":
            text = EMPTY_STRING if text.lstrip("bfruBFRU") in _EMPTY else STRING
        elif text in "([{":
            brackets += 1
        elif text in ")]}":
            brackets = max(brackets - 1, 0)
        found.append(text)
    return found + _line_break(levels, 0) if found else []


_EMPTY = {"''", '""', "''''''", '""""""'}


def _line_break(levels: list[int], margin: int) -> list[str]:
    """Token or tokens between two lines; ``levels`` is the stack of open margins."""
    if margin > levels[-1]:
        levels.append(margin)
        return [INDENT]
    closed = [DEDENT for level in levels if level > margin]
    del levels[len(levels) - len(closed) :]
    return closed or [NEWLINE]
