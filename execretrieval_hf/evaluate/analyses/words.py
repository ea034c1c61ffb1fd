"""The words of a text, for measures that need no model."""

from __future__ import annotations

import re

_HUMP = re.compile(r"(?<=[a-z\d])(?=[A-Z])")
_WORD = re.compile(r"[^\W_]+")


def words(text: str) -> frozenset[str]:
    """Lower-case words of a query or a snippet; a name in code is cut at underscores and humps.

    >>> sorted(words("def total_price(rowsLeft): return 2"))
    ['2', 'def', 'left', 'price', 'return', 'rows', 'total']
    """
    return frozenset(_WORD.findall(_HUMP.sub(" ", text).lower()))


def jaccard(a: frozenset[str], b: frozenset[str]) -> float:
    """Shared items divided by all items; 0 if there is none.

    >>> jaccard(frozenset("abc"), frozenset("bcd"))
    0.5
    """
    return len(a & b) / len(a | b) if a | b else 0.0
