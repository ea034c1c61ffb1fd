"""How large an edit is, measured on the two texts alone and so without knowing how it was made."""

from __future__ import annotations

from difflib import SequenceMatcher


def edit_size(a: str, b: str) -> int:
    """Number of characters covered by the regions in which two texts differ.

    The texts are aligned by difflib's character-level matcher; with A and B the lengths of the two
    sides of a region that is not equal, the size is the sum of max(A, B) over these regions. A
    replaced character thus counts once. The matcher's ``autojunk`` heuristic is off: it would
    ignore frequent characters in texts of 200 characters and more, and inflate the size.

    Args:
        a: One text.
        b: The other.

    Returns:
        The size in characters; 0 if the texts are equal.

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
