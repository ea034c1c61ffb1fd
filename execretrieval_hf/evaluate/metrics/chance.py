"""exec@1 that chance gives a system which finds the group as often as the one at hand."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import JOINT
from execretrieval_hf.evaluate.metrics.group import all_executed, topical_at_1

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.record import QueryResult


def blind_line(query: QueryResult) -> float:
    """exec@1 expected of a system that finds the group as this one did and cannot see the edits."""
    verdicts = [own.verdict for own in query.own]
    if not verdicts:
        return 0.0
    if not all_executed(query):
        return math.nan
    return topical_at_1(query) * verdicts.count("pass") / len(verdicts)


def has_independent_edits(query: QueryResult) -> bool:
    """Whether no distractor carries several edits; stacked ones share edits with one another."""
    return not any(JOINT in own.bug_type for own in query.own)


def random_edit_line(query: QueryResult) -> float:
    """exec@1 expected of a system that finds the group and reacts to each edit at random.

    Every failing clone then beats the canonical with probability 1/2, independently of the
    others: with four of them the canonical comes first in 1/16 of the groups. Not defined for
    distractors of several edits (`has_independent_edits`).
    """
    verdicts = [own.verdict for own in query.own]
    if not all_executed(query):
        return math.nan
    return topical_at_1(query) * 0.5 ** verdicts.count("fail") if "pass" in verdicts else 0.0
