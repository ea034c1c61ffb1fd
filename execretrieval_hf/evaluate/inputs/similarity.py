"""From embeddings to a score matrix: float32, in blocks, equal vectors with equal scores.

A matrix product does not give a snippet the same last bit in every column: libraries add up the
columns at the edge of a block in another order. Two snippets with the same vector, such as an edit
behind a model's truncation, would then be told apart by their places. Each distinct vector is
therefore multiplied once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from execretrieval_hf.evaluate.ranking import OVERFLOW_HINT, InvalidScores, ScoreMatrix

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.ranking import Indexes, Matrix

Similarity = Literal["cosine", "dot"]

BLOCK = 1_024
"""Queries that are multiplied at a time."""

_START = 8
"""Dimensions that tell most vectors apart, so that few have to be compared in full."""


@dataclass(frozen=True)
class Embeddings:
    """Vectors of queries or of snippets.

    Attributes:
        ids: ids of the rows, ascending.
        vectors: any floating type, shape (rows, dimensions).
    """

    ids: tuple[str, ...]
    vectors: NDArray[Any]


def similarity_matrix(
    queries: Embeddings, corpus: Embeddings, similarity: Similarity, *, system: str
) -> ScoreMatrix:
    """Similarity of every query with every snippet.

    Args:
        queries: vectors of the queries.
        corpus: vectors of the snippets, of the same number of dimensions.
        similarity: ``dot``, or ``cosine`` for the dot product of vectors of length 1.
        system: name of the system, for messages.

    Raises:
        InvalidScores: a vector or a similarity is not finite, or a vector is zero.
    """
    places, distinct = _distinct(_single(corpus, system))
    rows = _single(queries, system)
    if similarity == "cosine":
        rows, distinct = _unit(rows), _unit(distinct)
    values = np.empty((len(rows), len(distinct)), dtype=np.float32)
    for start in range(0, len(rows), BLOCK):
        block = values[start : start + BLOCK]
        with np.errstate(over="ignore", invalid="ignore"):
            np.matmul(rows[start : start + BLOCK], distinct.T, out=block)
        finite = np.isfinite(block)
        if not finite.all():
            query = queries.ids[start + int(np.flatnonzero(~finite.all(axis=1))[0])]
            raise InvalidScores(
                f"{system} has a similarity that is not finite for query {query}; {OVERFLOW_HINT}"
            )
    if len(distinct) < len(places):
        values = values[:, places]
    return ScoreMatrix(queries.ids, corpus.ids, values)


def _single(embeddings: Embeddings, system: str) -> Matrix:
    """The vectors in float32, none of them zero."""
    with np.errstate(over="ignore"):
        vectors = np.ascontiguousarray(embeddings.vectors, dtype=np.float32)
    for faulty, fault, hint in (
        (~np.isfinite(vectors).all(axis=1), "is not finite", OVERFLOW_HINT),
        (~vectors.any(axis=1), "is zero", "its text was perhaps not encoded"),
    ):
        if faulty.any():
            row = embeddings.ids[int(np.flatnonzero(faulty)[0])]
            raise InvalidScores(
                f"{system}: the vector of {row} {fault} ({int(faulty.sum())} in all); {hint}"
            )
    return vectors


def _unit(vectors: Matrix) -> Matrix:
    # Squares of large or small entries would leave float32.
    lengths = np.sqrt(np.einsum("ij,ij->i", vectors, vectors, dtype=np.float64))
    unit = np.empty_like(vectors)
    np.divide(vectors, lengths[:, None], out=unit, casting="same_kind")
    return unit


def _distinct(vectors: Matrix) -> tuple[Indexes, Matrix]:
    """For every row, the place of its vector among the distinct ones, and these."""
    starts = {row.tobytes() for row in vectors[:, :_START]}
    if len(starts) == len(vectors):
        return np.arange(len(vectors)), vectors
    seen: dict[bytes, int] = {}
    places = np.array([seen.setdefault(row.tobytes(), len(seen)) for row in vectors], dtype=np.intp)
    return places, vectors[np.unique(places, return_index=True)[1]]
