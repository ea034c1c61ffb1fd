"""A toy pool and scores on it, for tests of what is read from files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from toy_data import GOOD, Toy, write_toy

from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import Record, System
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray


def judged_pool(folder: Path) -> Pool:
    """A pool whose every verdict is in its execution cache."""
    cache = {(task.id, s.id): s.correct for task in GOOD for s in task.snippets}
    return load_pool(data=write_toy(folder / "data", Toy(GOOD, cache)))


def random_vectors(rows: int, seed: int) -> NDArray[np.float32]:
    return np.random.default_rng(seed).standard_normal((rows, 24), dtype=np.float32)


def scored(pool: Pool, values: NDArray[np.float32]) -> Record:
    """A record of scores in the pool's order of ids."""
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
    return score_run(pool, matrix, Oracle(pool, store=None), System("direct", "1"))
