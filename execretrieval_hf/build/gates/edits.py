"""G2, the edits: the record of each distractor makes exactly its text and says what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.build.edits import candidates, describe
from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule
from execretrieval_hf.build.stacked import are_disjoint, compose
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.entry import Distractor, Entry, Planted


def replay(entry: Entry) -> Iterator[Finding]:
    """The edits, applied to the canonical at disjoint places, give the distractor."""
    for distractor in entry.distractors:
        if not _replays(entry, distractor):
            shown = " and ".join(
                f"{edit.start}-{edit.end} to {edit.replacement!r}" for edit in distractor.edits
            )
            yield entry.in_snippet(distractor, f"the edit of {shown} gives another text")


def description(entry: Entry) -> Iterator[Finding]:
    """The description is the one that follows from the edit, so that it cannot lie."""
    for distractor, planted in _replayed(entry):
        wanted = describe(entry.canonical.code, planted.edit)
        if planted.description != wanted:
            yield entry.in_snippet(
                distractor, f"it is described as {planted.description!r}, not {wanted!r}"
            )


def size(entry: Entry) -> Iterator[Finding]:
    """The edit size is that of the two texts."""
    for distractor in entry.distractors:
        (planted,) = distractor.planted
        wanted = edit_size(entry.canonical.code, distractor.code)
        if planted.edit_size != wanted:
            yield entry.in_snippet(
                distractor, f"the edit size is {planted.edit_size}, not {wanted}"
            )


def engine(entry: Entry) -> Iterator[Finding]:
    """The edit with its bug type is one that the engine makes of the canonical."""
    made = {candidate.edit for candidate in candidates(entry.canonical.code)}
    for distractor, planted in _replayed(entry):
        if planted.edit not in made:
            yield entry.in_snippet(
                distractor, f"the engine does not make {planted.edit} of the canonical"
            )


def _replays(entry: Entry, distractor: Distractor) -> bool:
    try:
        made = compose(entry.canonical.code, distractor.edits)
    except ExecRetrievalError:
        return False
    return made == distractor.code and are_disjoint(distractor.edits)


def _replayed(entry: Entry) -> Iterator[tuple[Distractor, Planted]]:
    """The distractors with their one edit, but for those whose edit is not theirs."""
    for distractor in entry.distractors:
        if _replays(entry, distractor):
            (planted,) = distractor.planted
            yield distractor, planted


RULES: tuple[Rule[Entry], ...] = (
    Rule("G2-replay", replay, EVERY_POOL),
    Rule("G2-description", description),
    Rule("G2-edit-size", size),
    Rule("G2-engine", engine),
)
