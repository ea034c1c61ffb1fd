"""What was changed in the canonical to get another snippet of its group."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Edit(NamedTuple):
    """A replaced stretch of a text, in characters."""

    start: int
    end: int
    replacement: str


def edits_between(canonical: str, code: str, recorded: Sequence[Edit] = ()) -> tuple[Edit, ...]:
    """The edits that make ``code`` of ``canonical``, in the order of the text.

    Args:
        canonical: the text before.
        code: the text after.
        recorded: the edits that the data name; taken if they lead to ``code``.

    Returns:
        These edits, or a single one from the first difference to the last.

    >>> edits_between("a < b", "a <= b")
    (Edit(start=3, end=3, replacement='='),)
    >>> edits_between("same", "same")
    ()
    """
    ordered = sorted(recorded)
    if ordered and apply_edits(canonical, ordered) == code:
        return tuple(ordered)
    if canonical == code:
        return ()
    start = _shared(canonical, code)
    rest = _shared(canonical[start:][::-1], code[start:][::-1])
    return (Edit(start, len(canonical) - rest, code[start : len(code) - rest]),)


def apply_edits(text: str, edits: Sequence[Edit]) -> str:
    """The text with all edits made; they are given in the order of the text."""
    for edit in reversed(edits):
        text = text[: edit.start] + edit.replacement + text[edit.end :]
    return text


def in_utf16(text: str, edit: Edit) -> list[int | str]:
    """An edit with the places that JavaScript counts."""
    return [_units(text[: edit.start]), _units(text[: edit.end]), edit.replacement]


def _shared(a: str, b: str) -> int:
    """Length of the start that two texts share."""
    pairs = enumerate(zip(a, b, strict=False))
    return next((place for place, (x, y) in pairs if x != y), min(len(a), len(b)))


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
