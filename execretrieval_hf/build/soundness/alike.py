"""All pairs of sets that are alike, and of vectors, without a look at each pair in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence, Set

    from numpy.typing import NDArray

Pair = tuple[int, int, float]
"""Index on the left, index on the right, how alike they are."""

_ROWS = 500


def alike_sets(
    left: Sequence[Set[Hashable]], right: Sequence[Set[Hashable]], least: float
) -> Iterator[Pair]:
    """Pairs whose Jaccard index is at least `least`, which is above 0, by place on the left."""
    from scipy.sparse import csr_matrix

    numbers: dict[Hashable, int] = {}
    for member in (member for group in (*left, *right) for member in group):
        numbers.setdefault(member, len(numbers))

    def matrix(groups: Sequence[Set[Hashable]]) -> csr_matrix:
        columns = [numbers[member] for group in groups for member in group]
        ends = np.cumsum([0, *map(len, groups)])
        ones = np.ones(len(columns), dtype=np.int32)
        return csr_matrix((ones, columns, ends), shape=(len(groups), len(numbers)))

    rows, columns = matrix(left), matrix(right).T.tocsc()
    sizes = np.array([len(group) for group in right])
    for start in range(0, len(left), _ROWS):
        shared = (rows[start : start + _ROWS] @ columns).tocoo()
        own = np.array([len(group) for group in left[start : start + _ROWS]])
        index = shared.data / (own[shared.row] + sizes[shared.col] - shared.data)
        for place in np.flatnonzero(index >= least):
            yield start + int(shared.row[place]), int(shared.col[place]), float(index[place])


def alike_vectors(
    left: NDArray[np.float32], right: NDArray[np.float32], least: float
) -> Iterator[Pair]:
    """Pairs of rows whose cosine is at least `least`, by place on the left."""
    left, right = (
        rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-12)
        for rows in (left, right)
    )
    for start in range(0, len(left), _ROWS):
        cosines = left[start : start + _ROWS] @ right.T
        for row, column in zip(*np.nonzero(cosines >= least), strict=True):
            yield start + int(row), int(column), float(cosines[row, column])
