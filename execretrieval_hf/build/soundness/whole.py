"""The set of all tasks, as the rules see it that look at many tasks at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import DATA_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.soundness.side_files import Source


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole set.

    Attributes:
        root: folder of the domains.
        sources: the tasks; at least one.
        edits: the chosen distractors by function name; a task may have none yet.
    """

    root: Path
    sources: Sequence[Source]
    edits: Mapping[str, Sequence[Edit]]


def is_finished(version: str = DATA_VERSION) -> bool:
    """Whether data of a version has to be complete and balanced: from 1.0.0 on.

    >>> is_finished("0.9.0"), is_finished("1.0.0")
    (False, True)
    """
    return int(version.partition(".")[0]) >= 1
