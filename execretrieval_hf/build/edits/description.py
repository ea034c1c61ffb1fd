"""An edit in words, derived from the edit itself so that the words cannot disagree with it."""

from __future__ import annotations

from execretrieval_hf.build.edits.model import Edit, apply


def describe(code: str, edit: Edit) -> str:
    """Say in one line what an edit changes: the lines before and after, by number.

    Args:
        code: The canonical.
        edit: The edit of it.

    Returns:
        A sentence such as ``wrong comparison: line 3, `if a < b:`, became `if a <= b:`.``

    Raises:
        ExecRetrievalError: The edit does not lie within the code.
    """
    mutant = apply(code, edit)
    first_line = code.count("\n", 0, edit.start)
    start = code.rfind("\n", 0, edit.start) + 1
    whole_lines = edit.start == start and not edit.replacement and code[: edit.end].endswith("\n")
    if whole_lines:
        old, new = code[start : edit.end - 1], ""
    else:
        tail = code[edit.end :].partition("\n")[0]
        old = code[start : edit.end] + tail
        new = mutant[start : edit.start + len(edit.replacement)] + tail
    old_lines = old.split("\n")
    where = f"line {first_line + 1}"
    if len(old_lines) > 1:
        where = f"lines {first_line + 1}-{first_line + len(old_lines)}"
    what = f"became {_quoted(new)}" if new else "removed"
    return f"{edit.bug_type.replace('_', ' ')}: {where}, {_quoted(old)}, {what}."


def _quoted(text: str) -> str:
    """The lines of a text, each in backticks; blank lines are left out."""
    return " ".join(f"`{line.strip()}`" for line in text.split("\n") if line.strip())
