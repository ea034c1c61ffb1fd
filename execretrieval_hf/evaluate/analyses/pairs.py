"""The (canonical, distractor) pairs of a run, which most analyses count."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import BUG_TYPES, CORRECT, JOINT
from execretrieval_hf.evaluate.metrics import all_executed, margin

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.record import OwnSnippet, QueryResult, Record


@dataclass(frozen=True, slots=True)
class Pair:
    """A passing and a failing snippet of one query's own group.

    Attributes:
        place: place of the query in its record.
        canonical: corpus id of the snippet that passes.
        distractor: corpus id of the one that fails.
        bug_type: bug type of the distractor, joined by ``+`` where it has several bugs.
        margin: score of the canonical minus that of the distractor; a snippet that was not
            returned scores minus infinity, and two of them tie. NaN if a snippet of the group was
            not executed, since it is then not known which pairs there are.
        visible: whether the model's input differs between the two; ``None`` if not known.
    """

    place: int
    canonical: str
    distractor: str
    bug_type: str
    margin: float
    visible: bool | None

    @property
    def deceived(self) -> float:
        """Whether the distractor scores at least as high as the canonical (paper, section 5.5)."""
        return math.nan if math.isnan(self.margin) else float(self.margin <= 0)

    @property
    def lost(self) -> float:
        """1 if the distractor scores higher, 1/2 if both score the same: one minus the win rate."""
        return math.nan if math.isnan(self.margin) else (self.margin < 0) + (self.margin == 0) / 2


def pairs(record: Record) -> list[Pair]:
    """All pairs of a run whose bug is of the six mechanical types, in the record's order.

    The paper counts these alone; its data have ten distractors of other types.
    """
    return [
        Pair(
            place=place,
            canonical=passing.corpus_id,
            distractor=failing.corpus_id,
            bug_type=failing.bug_type,
            margin=margin(passing, failing) if all_executed(query) else math.nan,
            visible=failing.visible,
        )
        for place, query in enumerate(record.per_query)
        for passing in canonicals(query)
        for failing in distractors(query)
        if is_mechanical(failing.bug_type)
    ]


def canonicals(query: QueryResult) -> list[OwnSnippet]:
    """Own snippets that pass; where one was not executed, those that are labelled correct."""
    if all_executed(query):
        return [own for own in query.own if own.verdict == "pass"]
    return [own for own in query.own if own.label == CORRECT]


def distractors(query: QueryResult) -> list[OwnSnippet]:
    """Own snippets that fail; where one was not executed, those that are not labelled correct."""
    if all_executed(query):
        return [own for own in query.own if own.verdict == "fail"]
    return [own for own in query.own if own.label != CORRECT]


def is_mechanical(bug_types: str) -> bool:
    """Whether all bugs of a snippet are of the six mechanical types.

    >>> is_mechanical("off_by_one+wrong_operator"), is_mechanical("wrong_semantics")
    (True, False)
    """
    return all(bug_type in BUG_TYPES for bug_type in bug_types.split(JOINT))
