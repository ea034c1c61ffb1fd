"""The part of a score matrix that can be handed on: a tenth of it, and the very same record.

A matrix of 1,000 queries and 5,000 snippets takes 20 MB, most of them scores far below the group
that a query is about. An excerpt keeps, for each query, every score from which a number of a
record or of a table follows:

- those at or above the lowest score of the query's own group, since the ranks of the group count
  them, and the first ten results;
- those of all groups of the query's domain, which the query is permuted with.

All other snippets count as not returned.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.ranking import NOT_RETURNED, ScoreMatrix, first_columns
from execretrieval_hf.evaluate.record import write_record
from execretrieval_hf.evaluate.score import TOP

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.ranking import Indexes
    from execretrieval_hf.evaluate.record import Record

    Flags = NDArray[np.bool_]


def excerpt(scores: ScoreMatrix, pool: Pool) -> ScoreMatrix:
    """The scores that the record and every analysis of a run depend on.

    Args:
        scores: scores over the whole pool.
        pool: the pool.

    Returns:
        A matrix of the same shape; `score_run` makes the same record of it.
    """
    own = {query: _columns(scores, pool, query) for query in scores.query_ids}
    of_domain: dict[str, Flags] = {}
    for query, columns in own.items():
        domain = pool.tasks[query].domain
        flags = of_domain.setdefault(domain, np.zeros(len(scores.corpus_ids), dtype=bool))
        flags[columns] = True
    values = np.full_like(scores.values, NOT_RETURNED)
    for place, query in enumerate(scores.query_ids):
        row = scores.values[place]
        needed = np.append(own[query], first_columns(row, TOP))
        kept = of_domain[pool.tasks[query].domain] | (row >= row[needed].min())
        values[place, kept] = row[kept]
    return ScoreMatrix(scores.query_ids, scores.corpus_ids, values)


def write_excerpt(path: Path, record: Record, scores: ScoreMatrix, pool: Pool) -> Record:
    """Write a record with an excerpt of its score matrix beside it.

    Args:
        path: the file; packed if its name ends in ``.gz``.
        record: the record.
        scores: its score matrix, whole or an excerpt.
        pool: the pool that was searched.

    Returns:
        The record as written.

    Raises:
        NotWritable: the disk is full or the folder cannot be written.
    """
    return write_record(path, replace(record, scores_kept="excerpt"), excerpt(scores, pool))


def _columns(scores: ScoreMatrix, pool: Pool, query: str) -> Indexes:
    return np.array(
        [scores.column_of[own.corpus_id] for own in pool.snippets.get(query, ())], dtype=np.intp
    )
