"""What else differs between a canonical and its clone, besides the bug.

Bug types differ in the size, the place and the look of their edits. A guard that is removed makes
the code shorter; an operator that is changed does not. Whoever compares bug types compares these
too, unless they are recorded pair by pair, as here, and held constant, as in
`execretrieval_hf.evaluate.analyses.bug_type_model`.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_distance import common_start
from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.blind.ngram import log_ratio
from execretrieval_hf.blind.tokens import tokens
from execretrieval_hf.evaluate.analyses.pairs import pairs
from execretrieval_hf.evaluate.analyses.words import words
from execretrieval_hf.evaluate.panel import labels

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.record import Record

    Sizes = Mapping[tuple[str, str], int]


@dataclass(frozen=True, slots=True)
class TextConfounds:
    """What is seen of a (canonical, clone) pair in the texts alone.

    Attributes:
        position: place of the first changed character in the canonical, divided by its length: 0
            for the first character.
        characters: changed characters; see `execretrieval_hf.blind.edit_size`.
        tokens: changed tokens by the same measure; a string is one token whatever stands in it.
        lines: changed lines by the same measure.
        length_difference: characters of the clone minus those of the canonical.
        ngram_log_ratio: log-probability of the clone minus that of the canonical under the token
            n-gram model; above 0 if the clone looks more usual.
        overlap_change: share of the query's words that occur in the clone, minus the same share
            for the canonical.
    """

    position: float
    characters: int
    tokens: int
    lines: int
    length_difference: int
    ngram_log_ratio: float
    overlap_change: float


@dataclass(frozen=True, slots=True)
class Confounds:
    """One (canonical, clone) pair of one system's run.

    Attributes:
        system: the system.
        query_id: id of the query.
        corpus_id: id of the clone, which fails.
        canonical_id: id of the canonical, which passes.
        domain: domain of the query.
        bug_type: bug type of the clone.
        position: as in `TextConfounds`, like the next six.
        characters: changed characters.
        tokens: changed tokens.
        lines: changed lines.
        length_difference: characters that the clone has more.
        ngram_log_ratio: how much more usual the clone looks.
        overlap_change: how much more of the query's words the clone has.
        visible: whether the edit reached the model; ``None`` if not known.
        margin: score of the canonical minus that of the clone; ``None`` if one of them was not
            returned or an own snippet of the query was not executed.
        won: 1 if the canonical scores higher, 1/2 if both score the same, else 0; a snippet that
            was not returned scores below all that were. ``None`` if a snippet was not executed.
    """

    system: str
    query_id: str
    corpus_id: str
    canonical_id: str
    domain: str
    bug_type: str
    position: float
    characters: int
    tokens: int
    lines: int
    length_difference: int
    ngram_log_ratio: float
    overlap_change: float
    visible: bool | None
    margin: float | None
    won: float | None


def confounds(records: Sequence[Record], pool: Pool, sizes: Sizes) -> tuple[Confounds, ...]:
    """One row a system and (canonical, clone) pair; the texts of a pair are compared once.

    Args:
        records: runs on ``pool``.
        pool: texts of queries and snippets.
        sizes: changed characters by canonical and clone, as
            `execretrieval_hf.evaluate.analyses.deception.edit_sizes` gives them.
    """
    of_texts: dict[tuple[str, str, str], TextConfounds] = {}
    rows = []
    for system, record in zip(labels(records), records, strict=True):
        for pair in pairs(record):
            query = record.per_query[pair.place]
            key = (query.query_id, pair.canonical, pair.distractor)
            if key not in of_texts:
                of_texts[key] = text_confounds(
                    pool.queries[query.query_id],
                    pool.corpus[pair.canonical],
                    pool.corpus[pair.distractor],
                    sizes[pair.canonical, pair.distractor],
                )
            rows.append(
                Confounds(
                    system=system,
                    query_id=query.query_id,
                    corpus_id=pair.distractor,
                    canonical_id=pair.canonical,
                    domain=query.domain,
                    bug_type=pair.bug_type,
                    **asdict(of_texts[key]),
                    visible=pair.visible,
                    margin=pair.margin if math.isfinite(pair.margin) else None,
                    won=None if math.isnan(pair.margin) else 1.0 - pair.lost,
                )
            )
    return tuple(rows)


def text_confounds(query: str, canonical: str, clone: str, characters: int) -> TextConfounds:
    """Compare the texts of one pair.

    Args:
        query: text of the query.
        canonical: code of the canonical.
        clone: code of the clone, another text.
        characters: number of changed characters.
    """
    asked = words(query)
    return TextConfounds(
        position=common_start(canonical, clone) / len(canonical),
        characters=characters,
        tokens=edit_size(tokens(canonical), tokens(clone)),
        lines=edit_size(canonical.splitlines(), clone.splitlines()),
        length_difference=len(clone) - len(canonical),
        ngram_log_ratio=log_ratio(clone, canonical),
        overlap_change=(len(asked & words(clone)) - len(asked & words(canonical)))
        / max(len(asked), 1),
    )
