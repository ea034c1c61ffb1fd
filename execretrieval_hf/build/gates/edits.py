"""G2, the edits: the record of each distractor makes exactly its text and says what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.build.edits import apply, candidates, describe
from execretrieval_hf.build.gates.rules import Finding, Rule
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.entry import Distractor, Entry


def replay(entry: Entry) -> Iterator[Finding]:
    """The edit, applied to the canonical, gives the distractor: one contiguous change."""
    for distractor in entry.distractors:
        if not _replays(entry, distractor):
            edit = distractor.edit
            yield entry.in_snippet(
                distractor,
                f"the edit of {edit.start}-{edit.end} to {edit.replacement!r} gives another text",
            )


def description(entry: Entry) -> Iterator[Finding]:
    """The description is the one that follows from the edit, so that it cannot lie."""
    for distractor in _replayed(entry):
        wanted = describe(entry.canonical.code, distractor.edit)
        if distractor.description != wanted:
            yield entry.in_snippet(
                distractor, f"it is described as {distractor.description!r}, not {wanted!r}"
            )


def size(entry: Entry) -> Iterator[Finding]:
    """The edit size is that of the two texts."""
    for distractor in entry.distractors:
        wanted = edit_size(entry.canonical.code, distractor.code)
        if distractor.edit_size != wanted:
            yield entry.in_snippet(
                distractor, f"the edit size is {distractor.edit_size}, not {wanted}"
            )


def engine(entry: Entry) -> Iterator[Finding]:
    """The edit with its bug type is one that the engine makes of the canonical."""
    made = {candidate.edit for candidate in candidates(entry.canonical.code)}
    for distractor in _replayed(entry):
        if distractor.edit not in made:
            yield entry.in_snippet(
                distractor, f"the engine does not make {distractor.edit} of the canonical"
            )


def _replays(entry: Entry, distractor: Distractor) -> bool:
    try:
        return apply(entry.canonical.code, distractor.edit) == distractor.code
    except ExecRetrievalError:
        return False


def _replayed(entry: Entry) -> Iterator[Distractor]:
    return (distractor for distractor in entry.distractors if _replays(entry, distractor))


RULES: tuple[Rule[Entry], ...] = (
    Rule("G2-replay", replay),
    Rule("G2-description", description),
    Rule("G2-edit-size", size),
    Rule("G2-engine", engine),
)
