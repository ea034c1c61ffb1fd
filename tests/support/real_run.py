"""A real system's run on real data, without mteb and within seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.blind.tokens import tokens
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import Record, System
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from execretrieval_hf.data.pools import Pool


def bm25_run(pool: Pool) -> tuple[Record, ScoreMatrix]:
    """BM25 over tokens of Python; nothing is said of what it sees."""
    from rank_bm25 import BM25Okapi

    index = BM25Okapi([tokens(code) for code in pool.corpus.values()])
    values = np.array([index.get_scores(tokens(text.lower())) for text in pool.queries.values()])
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values.astype(np.float32))
    return score_run(pool, matrix, Oracle(pool, store=None), System("bm25", "1")), matrix
