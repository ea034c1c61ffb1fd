"""How often a distractor scores at least as high as its canonical (paper, section 5.5 and G.1).

A pair is *deceived* in the paper's sense if the distractor's score is at least the canonical's, so
that a tie counts as a deception. A system that cannot see an edit ties and is called deceived,
which says nothing about the edit: rates are therefore over the pairs whose edit reached the model,
with the share of the others beside them, and the loss rate, in which a tie counts one half, stands
next to the paper's rate. Where it is not known what a model sees, all pairs count and the row says
so.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.data.folder import config_names, read_config
from execretrieval_hf.evaluate.analyses.over_queries import (
    parts,
    rank_correlation,
    share,
    summed,
)
from execretrieval_hf.evaluate.analyses.pairs import Pair, pairs
from execretrieval_hf.evaluate.panel import labels

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.record import Record

    Sizes = Mapping[tuple[str, str], int]

METADATA = "distractor_metadata"
"""Config that records the size of every edit."""

ALL_SYSTEMS = "all systems"
"""System of the rows that count the pairs of every system, such as the paper's 86,135 triples."""

BUCKETS = ((1, 1), (2, 5), (6, 10), (11, 20), (21, None))
"""First and last number of changed characters; the paper states the outer two alone."""


@dataclass(frozen=True, slots=True)
class Deception:
    """How often the distractors of one kind deceive one system.

    Attributes:
        system: the system, or ``all systems``.
        group: the kind of distractors: ``all``, a bug type, or a range of changed characters.
        scope: ``visible`` if pairs whose edit did not reach the model are left out, ``all`` if it
            is not known which these are, ``mixed`` if that differs between systems.
        n_queries: queries with a pair that counts.
        n_pairs: pairs that count.
        deceived: share of them with the distractor at least as high as the canonical.
        low: low end of its interval.
        high: high end of its interval.
        loss_rate: the same share with a tie as one half, so that .5 is blindness and chance.
        loss_low: low end of its interval.
        loss_high: high end of its interval.
        invisible: share of all pairs of this kind whose edit did not reach the model.
    """

    system: str
    group: str
    scope: str
    n_queries: int
    n_pairs: int
    deceived: float | None
    low: float | None
    high: float | None
    loss_rate: float | None
    loss_low: float | None
    loss_high: float | None
    invisible: float | None

    @property
    def win_rate(self) -> tuple[float | None, float | None, float | None]:
        """One minus the loss rate, with the ends of its interval."""
        if self.loss_rate is None or self.loss_low is None or self.loss_high is None:
            return (None, None, None)
        return (1 - self.loss_rate, 1 - self.loss_high, 1 - self.loss_low)


@dataclass(frozen=True, slots=True)
class EditSizeCorrelation:
    """Whether larger edits deceive less: Spearman's correlation with tied ranks.

    The paper has -.069 for the relative and .035 for the absolute size.

    Attributes:
        system: the system, or ``all systems`` with each pair's rate over the systems that see it.
        size: ``absolute``, in characters, or ``relative`` to the length of the canonical.
        scope: as in `Deception`.
        n_pairs: pairs that count.
        rho: the correlation; ``None`` if one side does not vary.
        low: low end of its interval.
        high: high end of its interval.
    """

    system: str
    size: str
    scope: str
    n_pairs: int
    rho: float | None
    low: float | None
    high: float | None


def deception(records: Sequence[Record]) -> tuple[Deception, ...]:
    """Rates over all pairs, one row a system and one for all of them."""
    return _rows(records, lambda _: "all", ["all"])


def deception_by_bug_type(records: Sequence[Record]) -> tuple[Deception, ...]:
    """Rates by bug type of the distractor."""
    types = {pair.bug_type for record in records for pair in pairs(record)}
    return _rows(records, lambda pair: pair.bug_type, sorted(types))


def deception_by_edit_size(records: Sequence[Record], sizes: Sizes) -> tuple[Deception, ...]:
    """Rates by number of changed characters, in the ranges of `BUCKETS`.

    Args:
        records: runs on the same data.
        sizes: changed characters by canonical and distractor, as `edit_sizes` gives them.
    """
    return _rows(
        records,
        lambda pair: _bucket(sizes[pair.canonical, pair.distractor]),
        [_bucket(first) for first, _ in BUCKETS],
    )


def edit_size_correlation(
    records: Sequence[Record], sizes: Sizes, pool: Pool
) -> tuple[EditSizeCorrelation, ...]:
    """Correlation of deception with the size of the edit, two rows a system and for all of them."""
    n_queries = len(records[0].per_query)
    rows = []
    for system, scope, counted, _ in _of_systems(records):
        deceived: dict[tuple[int, str, str], list[float]] = defaultdict(list)
        for pair in counted:
            deceived[pair.place, pair.canonical, pair.distractor].append(pair.deceived)
        places = np.array([place for place, _, _ in deceived], dtype=np.intp)
        rates = np.array([np.mean(values) for values in deceived.values()], dtype=np.float64)
        absolute = np.array([sizes[key[1:]] for key in deceived], dtype=np.float64)
        lengths = np.array([len(pool.corpus[key[1]]) for key in deceived], dtype=np.float64)
        for size, values in (("absolute", absolute), ("relative", absolute / lengths)):
            found = rank_correlation(values, rates, places, n_queries) if rates.size else None
            rows.append(EditSizeCorrelation(system, size, scope, rates.size, *parts(found)))
    return tuple(rows)


def edit_sizes(records: Sequence[Record], pool: Pool) -> dict[tuple[str, str], int]:
    """Changed characters of every pair of some runs, by canonical and distractor.

    Those that the data records are taken from there.
    """
    wanted = {(pair.canonical, pair.distractor) for record in records for pair in pairs(record)}
    recorded = _recorded_sizes(pool)
    return {
        (a, b): recorded[a, b] if (a, b) in recorded else edit_size(pool.corpus[a], pool.corpus[b])
        for a, b in sorted(wanted)
    }


def _recorded_sizes(pool: Pool) -> dict[tuple[str, str], int]:
    """The sizes that stand in the data, where comparing thousands of texts would take a minute."""
    if METADATA not in config_names(pool.folder):
        return {}
    return {
        (row["canonical_corpus_id"], row["corpus_id"]): row["edit_size"]
        for row in read_config(pool.folder, METADATA)
    }


def in_scope(everything: list[Pair]) -> tuple[str, list[Pair]]:
    """Which pairs of a run count, and these: the visible ones where that is known."""
    if any(pair.visible is None for pair in everything):
        return "all", everything
    return "visible", [pair for pair in everything if pair.visible]


def _of_systems(records: Sequence[Record]) -> list[tuple[str, str, list[Pair], list[Pair]]]:
    """Name, scope, pairs that count and all pairs of each system, and of all together."""
    found = [
        (system, *in_scope(everything), everything)
        for system, everything in zip(labels(records), map(pairs, records), strict=True)
    ]
    if len(found) > 1:
        scopes = {scope for _, scope, _, _ in found}
        counted = [pair for _, _, some, _ in found for pair in some]
        everything = [pair for _, _, _, every in found for pair in every]
        scope = scopes.pop() if len(scopes) == 1 else "mixed"
        found.append((ALL_SYSTEMS, scope, counted, everything))
    return found


def _rows(
    records: Sequence[Record], group_of: Callable[[Pair], str], groups: Sequence[str]
) -> tuple[Deception, ...]:
    n_queries = len(records[0].per_query)
    rows = []
    for system, scope, counted, everything in _of_systems(records):
        for group in groups:
            of_group = [pair for pair in everything if group_of(pair) == group]
            if of_group:
                some = [pair for pair in counted if group_of(pair) == group]
                rows.append(_row(system, group, scope, some, of_group, n_queries))
    return tuple(rows)


def _row(
    system: str,
    group: str,
    scope: str,
    counted: list[Pair],
    everything: list[Pair],
    n_queries: int,
) -> Deception:
    places = np.array([pair.place for pair in counted], dtype=np.intp)
    out_of = summed(np.ones(len(counted)), places, n_queries)
    rates = [
        parts(share(summed(np.array(values, dtype=np.float64), places, n_queries), out_of))
        for values in ([pair.deceived for pair in counted], [pair.lost for pair in counted])
    ]
    unseen = [pair.visible is False for pair in everything]
    known = all(pair.visible is not None for pair in everything)
    return Deception(
        system,
        group,
        scope,
        int((out_of > 0).sum()),
        len(counted),
        *rates[0],
        *rates[1],
        float(np.mean(unseen)) if known else None,
    )


def _bucket(size: int) -> str:
    """Name of the range in which a number of changed characters lies.

    >>> [_bucket(size) for size in (1, 5, 21)]
    ['1', '2-5', '21+']
    """
    first, last = next((a, b) for a, b in BUCKETS if b is None or size <= b)
    return f"{first}+" if last is None else str(first) if first == last else f"{first}-{last}"
