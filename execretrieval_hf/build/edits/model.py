"""The edit as data: what the whole chain from mining to the published metadata passes around."""

from __future__ import annotations

from dataclasses import dataclass

from execretrieval_runner.errors import ExecRetrievalError

BUG_TYPES = (
    "off_by_one",
    "off_by_one_boundary",
    "wrong_operator",
    "wrong_comparison",
    "swap_arguments",
    "remove_edge_case_check",
)
"""The bug types, in the order in which candidates and tables list them."""


@dataclass(frozen=True, slots=True)
class Edit:
    """The replacement of one contiguous piece of a canonical.

    Attributes:
        bug_type: One of `BUG_TYPES`.
        operator: Name of the rule that proposed the edit, unique within its bug type.
        start: Offset of the first replaced character of the code.
        end: Offset behind the last replaced character; equal to `start` for an insertion.
        replacement: The text that takes their place.
    """

    bug_type: str
    operator: str
    start: int
    end: int
    replacement: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """An edit, the mutant that it makes, and how welcome it is.

    Attributes:
        edit: The edit.
        code: The canonical with the edit applied.
        tier: 0, or 1 for an operator that is to be used only if there is nothing better.
    """

    edit: Edit
    code: str
    tier: int


def apply(code: str, edit: Edit) -> str:
    """The code with an edit applied.

    Raises:
        ExecRetrievalError: The edit does not lie within the code.
    """
    if not 0 <= edit.start <= edit.end <= len(code):
        raise ExecRetrievalError(
            f"edit {edit.start}-{edit.end} lies outside a code of {len(code)} characters; "
            "it was recorded for another canonical"
        )
    return code[: edit.start] + edit.replacement + code[edit.end :]
