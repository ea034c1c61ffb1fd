"""T7, near-duplicates: no two tasks ask the same, share their code or do the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.soundness.alike import alike_sets, alike_vectors
from execretrieval_hf.build.soundness.behaviour import LARGEST_AGREEMENT
from execretrieval_hf.build.soundness.jsonl import read_rows
from execretrieval_hf.build.soundness.rules import Finding, Rule
from execretrieval_hf.build.soundness.similarity import fivegrams, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_hf.build.soundness.whole import Whole

    Embed = Callable[[Sequence[str]], NDArray[np.float32]]

LISTED = "near_duplicates.jsonl"
LEAST_COSINE = 0.85
LEAST_WORDS = 0.60
LEAST_CODE = 0.50
NEVER_MEANT = 0.92
"""Cosine from which on no reason is good enough."""

Names = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Duplicates:
    """The pairs of tasks that are alike, by sorted names.

    Attributes:
        sources: the tasks by function name.
        path: the file of pairs that are meant.
        meant: line of the file by pair.
        cosines: of the embedded queries, from `LEAST_COSINE` on; None if there was no model.
        words: Jaccard index of the words of the queries, from `LEAST_WORDS` on.
        codes: the largest Jaccard index of 5-grams of tokens of canonicals and references, from
            `LEAST_CODE` on.
        behaviours: share of arguments on which the canonicals agree, above `LARGEST_AGREEMENT`.
    """

    sources: Mapping[str, Source]
    path: Path
    meant: Mapping[Names, int]
    cosines: Mapping[Names, float] | None
    words: Mapping[Names, float]
    codes: Mapping[Names, float]
    behaviours: Mapping[Names, float]


def find_duplicates(
    whole: Whole, *, embed: Embed | None, behaviours: Mapping[Names, float]
) -> Duplicates:
    """Compare all tasks of a set.

    Args:
        whole: the set.
        embed: gives vectors of texts, shape (texts, dimensions); None leaves the cosines out.
        behaviours: see `execretrieval_hf.build.soundness.behaviour.same_behaviour`.

    Raises:
        DataError: the file of pairs that are meant is damaged.
    """
    path = whole.root / LISTED
    names = [source.name for source in whole.sources]
    queries = [source.task.query for source in whole.sources]
    query_words = [words(query) for query in queries]
    cosines = None
    if embed is not None:
        vectors = embed(queries)
        cosines = _largest(alike_vectors(vectors, vectors, LEAST_COSINE), names)
    owners, grams = [], []
    for source in whole.sources:
        for code in (source.task.code, source.reference):
            if code is not None:
                owners.append(source.name)
                grams.append(fivegrams(code))
    return Duplicates(
        sources={source.name: source for source in whole.sources},
        path=path,
        meant=_read_meant(path),
        cosines=cosines,
        words=_largest(alike_sets(query_words, query_words, LEAST_WORDS), names),
        codes=_largest(alike_sets(grams, grams, LEAST_CODE), owners),
        behaviours=behaviours,
    )


def alike_queries(found: Duplicates) -> Iterator[Finding]:
    """No two queries have a cosine of .85 or share .6 of their words, unless that is meant."""
    cosines = found.cosines or {}
    for pair in sorted({*cosines, *found.words}):
        cosine, shared = cosines.get(pair, 0), found.words.get(pair, 0)
        if pair not in found.meant or cosine >= NEVER_MEANT:
            measures = [f"cosine {cosine:.2f}"] * (cosine > 0)
            measures += [f"Jaccard index of words {shared:.2f}"] * (shared > 0)
            yield _finding(
                found, pair, f"the query is close to that of {{}}: {'; '.join(measures)}"
            )


def alike_codes(found: Duplicates) -> Iterator[Finding]:
    """No implementations of two tasks share half of their 5-grams of tokens, unless meant."""
    for pair, value in sorted(found.codes.items()):
        if pair not in found.meant:
            yield _finding(found, pair, f"the code is close to that of {{}}: Jaccard {value:.2f}")


def alike_behaviours(found: Duplicates) -> Iterator[Finding]:
    """No two canonicals agree on more than 90 % of the arguments of one of them, unless meant."""
    for pair, value in sorted(found.behaviours.items()):
        if pair not in found.meant:
            yield _finding(
                found,
                pair,
                f"it agrees with {{}} on {value:.0%}, more than {LARGEST_AGREEMENT:.0%}",
            )


def known_pairs(found: Duplicates) -> Iterator[Finding]:
    """Pairs that are meant name two tasks of the set, sorted."""
    for (first, second), line in found.meant.items():
        unknown = [name for name in (first, second) if name not in found.sources]
        if unknown:
            yield Finding(found.path, f"there is no task {', '.join(unknown)}", line=line)
        elif first >= second:
            yield Finding(found.path, "the names are not sorted", line=line)


def _finding(found: Duplicates, pair: Names, message: str) -> Finding:
    first, second = pair
    return found.sources[first].in_header(message.format(second))


def _largest(pairs: Iterator[tuple[int, int, float]], owners: Sequence[str]) -> dict[Names, float]:
    """The largest value of each pair of different owners."""
    largest: dict[Names, float] = {}
    for left, right, value in pairs:
        first, second = sorted((owners[left], owners[right]))
        if first != second:
            largest[first, second] = max(value, largest.get((first, second), 0))
    return largest


def _read_meant(path: Path) -> dict[Names, int]:
    from execretrieval_hf.data.errors import DataError

    meant = {}
    for line, row in read_rows(path, {"function_names": list, "reason": str}) or []:
        match row:
            case {"function_names": [str(first), str(second)], "reason": str(reason)} if reason:
                meant[first, second] = line
            case _:
                raise DataError(f"{path}:{line}: write two function_names and a reason")
    return meant


RULES: tuple[Rule[Duplicates], ...] = (
    Rule("T7-queries", alike_queries, of_finished=True),
    Rule("T7-code", alike_codes, of_finished=True),
    Rule("T7-listed", known_pairs),
)
BEHAVIOUR: tuple[Rule[Duplicates], ...] = (
    Rule("T7-behaviour", alike_behaviours, of_finished=True),
)
