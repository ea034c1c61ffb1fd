"""T1, retired tasks: ids stay what they are; the name of a withdrawn task is never used again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.soundness.jsonl import read_rows
from execretrieval_hf.build.soundness.rules import Rule
from execretrieval_hf.data.names import RETIRED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.soundness.rules import Finding
    from execretrieval_hf.build.soundness.whole import Whole

_FIELDS = {"function_name": str, "version": str, "reason": str}
"""The task, the version of the data that first lacked it, and why."""


def not_retired(whole: Whole) -> Iterator[Finding]:
    """No task bears the name of a retired one."""
    retired = {
        row["function_name"]: row for _, row in read_rows(whole.root / RETIRED, _FIELDS) or ()
    }
    for source in whole.sources:
        if source.name in retired:
            row = retired[source.name]
            yield source.in_function(f"a task of this name was retired in {row['version']}")


RULES: tuple[Rule[Whole], ...] = (Rule("T1-retired", not_retired),)
