"""The snippet-blind rules: a fixed score a snippet, whatever the query and the rest of the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.blind.constant import constant
from execretrieval_hf.blind.lengths import longest, shortest
from execretrieval_hf.blind.ngram import log_probability
from execretrieval_hf.blind.random_score import random_score

if TYPE_CHECKING:
    from collections.abc import Callable

RULES_VERSION = 1
"""Raised whenever a rule would give the same snippet another score."""


def ngram(_corpus_id: str, code: str) -> float:
    """Mean log-probability of a token."""
    return log_probability(code)


SNIPPET_RULES: dict[str, Callable[[str, str], float]] = {
    "ngram": ngram,
    "longest": longest,
    "shortest": shortest,
    "constant": constant,
    "random": random_score,
}
"""Score of a snippet from its id and its code, by the name of the rule."""
