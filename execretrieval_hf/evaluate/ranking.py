"""From scores to one ranking, with the tie rule that every metric shares.

Scores are compared as float32. The higher score comes first; among equal scores the higher corpus
id, compared as text, as trec_eval and mteb have it. Ids are hashes, so the rule favours no label.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    Matrix = NDArray[np.float32]
    Indexes = NDArray[np.intp]

NOT_RETURNED = np.float32(-np.inf)
"""Score of a snippet that a system did not return: below every score it did return."""


OVERFLOW_HINT = "a model in half precision may overflow: load it in float32"
"""What to do about scores that are not finite."""


class InvalidScores(ExecRetrievalError):
    """Scores that cannot be ranked, such as NaN."""


@dataclass(frozen=True)
class ScoreMatrix:
    """Scores of every snippet for every query.

    Attributes:
        query_ids: ids of the rows, ascending.
        corpus_ids: ids of the columns, ascending.
        values: float32, shape (queries, snippets); `NOT_RETURNED` where a system gave no score.
    """

    query_ids: tuple[str, ...]
    corpus_ids: tuple[str, ...]
    values: Matrix

    @cached_property
    def column_of(self) -> dict[str, int]:
        """Column of every corpus id."""
        return {key: column for column, key in enumerate(self.corpus_ids)}


def first_columns(row: Matrix, size: int) -> Indexes:
    """Columns of the first ``size`` ranks of a query, by the rule of the module's docstring.

    Only what may be among them is sorted.

    Args:
        row: scores of a query, shape (snippets,), columns ascending by id.
        size: how many are wanted; all come back if there are fewer.

    >>> first_columns(np.array([0.5, 0.9, 0.5, 0.1], dtype=np.float32), 2).tolist()
    [1, 2]
    """
    if row.size > size:
        last = row.size - size
        candidates = np.flatnonzero(row >= np.partition(row, last)[last])
    else:
        candidates = np.arange(row.size)
    # Seen from the back, a stable sort by falling score leaves equal scores in falling order of id.
    backwards = candidates[::-1]
    first: Indexes = backwards[np.argsort(-row[backwards], kind="stable")][:size]
    return first


def rank_of(row: Matrix, column: int) -> int:
    """Rank of one snippet for a query, from 1, counted without sorting the others.

    >>> rank_of(np.array([0.5, 0.9, 0.5, 0.1], dtype=np.float32), 0)
    3
    """
    score = row[column]
    # Behind the column equal scores come first as well; the snippet itself is the 1.
    before, behind = row[:column] > score, row[column:] >= score
    return int(np.count_nonzero(before) + np.count_nonzero(behind))


def score_matrix(
    results: Mapping[str, Mapping[str, float]],
    query_ids: Sequence[str],
    corpus_ids: Sequence[str],
    *,
    system: str,
) -> ScoreMatrix:
    """Arrange per-query result lists as one matrix.

    Args:
        results: score by query id and corpus id; a system may leave snippets out.
        query_ids: ids of the pool's queries, ascending.
        corpus_ids: ids of the pool's snippets, ascending.
        system: name of the system, for messages.

    Raises:
        InvalidScores: a score is NaN or infinite, or an id is not one of the pool's.
    """
    column_of = {key: column for column, key in enumerate(corpus_ids)}
    values = np.full((len(query_ids), len(corpus_ids)), NOT_RETURNED, dtype=np.float32)
    for row, query in enumerate(query_ids):
        returned = results.get(query, {})
        unknown = [key for key in returned if key not in column_of]
        if unknown:
            raise InvalidScores(f"{system} returned {unknown[0]!r}, which is not in the corpus")
        columns = np.fromiter((column_of[key] for key in returned), dtype=np.intp)
        with np.errstate(over="ignore"):
            scores = np.fromiter(returned.values(), dtype=np.float64).astype(np.float32)
        if not np.isfinite(scores).all():
            raise InvalidScores(
                f"{system} gave a score that is not finite for query {query}; {OVERFLOW_HINT}"
            )
        values[row, columns] = scores
    return ScoreMatrix(tuple(query_ids), tuple(corpus_ids), values)
