"""The text in the middle of its group: the centre of a star, found without reading a query.

Where every distractor is one edit away from the answer, two distractors are two edits apart, so the
answer is nearest to all others. In a square of two edits, where both together make the fourth
corner, no text is nearer than another.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_distance import edit_distance

if TYPE_CHECKING:
    from collections.abc import Sequence

DEPTH = 10
"""How many first results `centre_of_first` looks at."""

NEAR = 1 / 3
"""Least share of common lines of two texts that count as versions of one: two versions of three
lines, each with an edit in another line, have one line in common."""


def nearness(texts: Sequence[str]) -> list[int]:
    """Sum of each text's edit distances to the others, below 0; the medoid's is the highest.

    >>> nearness(["return a <= b", "return a < b", "return a <= 2"])
    [-2, -3, -3]
    """
    totals = [0] * len(texts)
    for i, one in enumerate(texts):
        for j in range(i):
            distance = edit_distance(one, texts[j])
            totals[i] -= distance
            totals[j] -= distance
    return totals


def centre_of_first(texts: Sequence[str]) -> int:
    r"""Place of the text that a reranker by medoid puts first, without knowing the groups.

    The group is found by the texts alone: of the first `DEPTH` results, those that share at least
    `NEAR` of their lines with the first one. The earliest of its medoids is taken.

    Args:
        texts: results of a first stage, best first, at least one.

    >>> centre_of_first(["a = 1\nb = 2\nc = 4", "y", "a = 1\nb = 2\nc = 3", "a = 1\nb = 0\nc = 3"])
    2
    """
    group = [
        place for place, text in enumerate(texts[:DEPTH]) if common_lines(texts[0], text) >= NEAR
    ]
    near = nearness([texts[place] for place in group])
    return group[near.index(max(near))]


def common_lines(a: str, b: str) -> float:
    r"""Number of lines that two texts share, divided by the number of lines of the longer one.

    >>> common_lines("x = 1\ny = 2", "x = 1\ny = 3")
    0.5
    """
    lines_a, lines_b = a.splitlines(), b.splitlines()
    shared = Counter(lines_a) & Counter(lines_b)
    return shared.total() / max(len(lines_a), len(lines_b), 1)
