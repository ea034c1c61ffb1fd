"""T5, the wording: queries of the length of their register, keywords, topic and canary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.gates import corpus
from execretrieval_hf.build.soundness.entries import entry_of
from execretrieval_hf.build.soundness.rules import Finding, Rule
from execretrieval_hf.data.names import CANARY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_hf.build.soundness.whole import Whole

QUERY_WORDS = {
    "request": range(8, 21),
    "specification": range(1, 76),
    "ticket": range(1, 76),
}
"""Words of a query by register."""

KEYWORDS = range(2, 7)
CANARY_LINE = f"Canary: {CANARY}"
"""The line that stands in every task file."""


def query_length(source: Source) -> Iterator[Finding]:
    """A request has 8 to 20 words, a specification or ticket at most 75."""
    count, allowed = len(source.task.query.split()), QUERY_WORDS[source.task.register]
    if count not in allowed:
        yield source.in_header(
            f"the {source.task.register} has {count} words, not {allowed[0]} to {allowed[-1]}"
        )


def keywords(source: Source) -> Iterator[Finding]:
    """Keywords are two to six words and not the function's name."""
    found = source.task.keywords
    count = len(found.split())
    if count not in KEYWORDS:
        yield source.in_header(f"Keywords has {count} words, not {KEYWORDS[0]} to {KEYWORDS[-1]}")
    if source.name.replace("_", " ") in found.casefold().replace("_", " "):
        yield source.in_header(f"Keywords has the name of the function: {found!r}")


def topic(source: Source) -> Iterator[Finding]:
    """Every task has a topic."""
    if not source.task.topic:
        yield source.in_header("field 'Topic' is missing")


def has_canary(source: Source) -> Iterator[Finding]:
    """Every task has the canary."""
    if not source.task.canary:
        yield source.in_header(f"the canary is missing; add the line  {CANARY_LINE}")


def right_canary(source: Source) -> Iterator[Finding]:
    """There is one canary for all tasks."""
    if source.task.canary not in {"", CANARY}:
        yield source.in_header(f"the canary is another one; the line reads  {CANARY_LINE}")


def distinct_keywords(whole: Whole) -> Iterator[Finding]:
    """No two tasks have the same keywords, order and letter case aside."""
    seen: dict[tuple[str, ...], str] = {}
    for source in whole.sources:
        words = tuple(sorted(source.task.keywords.casefold().split()))
        first = seen.setdefault(words, source.name)
        if first != source.name:
            yield source.in_header(f"{first} has the same keywords")


def mean_overlap(whole: Whole) -> Iterator[Finding]:
    """On average at most half of the words of a function name occur in its query."""
    for found in corpus.mean_overlap([entry_of(source.task) for source in whole.sources]):
        yield Finding(whole.root, found.message)


TASK: tuple[Rule[Source], ...] = (
    Rule("T5-query-length", query_length),
    Rule("T5-keywords", keywords),
    Rule("T5-topic", topic),
    Rule("T5-canary", right_canary),
    Rule("T5-no-canary", has_canary, of_finished=True),
)
SET: tuple[Rule[Whole], ...] = (
    Rule("T5-distinct-keywords", distinct_keywords),
    Rule("T5-mean-overlap", mean_overlap),
)
