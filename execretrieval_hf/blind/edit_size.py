"""How large an edit is, measured on the two texts alone and so without knowing how it was made."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence


def edit_size(a: Sequence[Hashable], b: Sequence[Hashable]) -> int:
    """Number of characters covered by the regions in which two texts differ.

    The texts are aligned by difflib's matcher; with A and B the lengths of the two sides of a
    region that is not equal, the size is the sum of max(A, B) over these regions. A replaced
    character thus counts once. The matcher's ``autojunk`` heuristic is off: it would ignore
    frequent characters in texts of 200 characters and more, and inflate the size. Two lists of
    tokens or of lines are compared in the same way.

    Args:
        a: One text, or list.
        b: The other.

    Returns:
        The size in characters, or in items of the lists; 0 if both are equal.

    >>> edit_size("return a - b", "return a + b")
    1
    >>> edit_size("rows[:k]", "rows[:k + 1]")
    4
    >>> edit_size("return a - b", "return b - a")
    2
    """
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    return sum(
        max(a_end - a_start, b_end - b_start)
        for tag, a_start, a_end, b_start, b_end in matcher.get_opcodes()
        if tag != "equal"
    )
