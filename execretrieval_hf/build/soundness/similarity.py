"""How alike two texts are: by the tokens of code, whatever its names, and by words."""

from __future__ import annotations

import keyword
import re
from typing import TYPE_CHECKING

from execretrieval_hf.blind.tokens import DEDENT, EMPTY_STRING, INDENT, NEWLINE, STRING, tokens

if TYPE_CHECKING:
    from collections.abc import Hashable, Set

LENGTH = 5

_LAYOUT = {NEWLINE, INDENT, DEDENT}
_WORD = re.compile(r"\w+")


def normalized_tokens(code: str) -> list[str]:
    """Tokens of a Python text in which all names are alike, and all numbers, and all strings.

    Keywords and operators are themselves; line breaks and margins are left out.

    >>> normalized_tokens("for mark in (3, 'x'):")
    ['for', 'NAME', 'in', '(', 'NUMBER', ',', 'STRING', ')', ':']
    """
    return [_normalized(token) for token in tokens(code) if token not in _LAYOUT]


def fivegrams(code: str) -> frozenset[tuple[str, ...]]:
    """The different runs of five normalised tokens of a Python text."""
    found = normalized_tokens(code)
    return frozenset(
        tuple(found[start : start + LENGTH]) for start in range(len(found) - LENGTH + 1)
    )


def words(text: str) -> frozenset[str]:
    """The different words of a text, letter case aside."""
    return frozenset(_WORD.findall(text.casefold()))


def jaccard(first: Set[Hashable], second: Set[Hashable]) -> float:
    """Size of the intersection over that of the union; 1 if both are empty.

    Source: P. Jaccard, "The distribution of the flora in the alpine zone", 1912.

    >>> jaccard({1, 2}, {2, 3})
    0.3333333333333333
    """
    union = len(first | second)
    return len(first & second) / union if union else 1.0


def _normalized(token: str) -> str:
    if token in {STRING, EMPTY_STRING}:
        return "STRING"
    if token[0].isdigit() or (token[0] == "." and token[1:2].isdigit()):
        return "NUMBER"
    if (token[0].isalpha() or token[0] == "_") and not keyword.iskeyword(token):
        return "NAME"
    return token
