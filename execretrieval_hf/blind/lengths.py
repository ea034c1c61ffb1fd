"""The longest and the shortest snippet first: what the length of a text alone gives away."""

from __future__ import annotations


def longest(_corpus_id: str, code: str) -> float:
    """Number of characters.

    >>> longest("c_1", "x = 1") > longest("c_2", "x=1")
    True
    """
    return float(len(code))


def shortest(_corpus_id: str, code: str) -> float:
    """Number of characters, below 0."""
    return -float(len(code))
