"""A folder of runs on a sample of the data, with names that mean harm, and its leaderboard."""

from __future__ import annotations

import dataclasses
import hashlib
from typing import TYPE_CHECKING

import numpy as np
from real_run import bm25_run

from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import System, write_record
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.leaderboard.reruns import RERUN

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.evaluate.record import Record

HARMFUL = "evil/</script><img src=x onerror=alert(1)>\u2028|`*"
"""A name that would be a script, a picture, a line or a table if it were not escaped."""

SYSTEMS = ("intfloat/e5-base-v2", "BAAI/bge-m3", HARMFUL, "../../outside")
DATA = "data"


def write_runs(folder: Path, data: Path) -> Path:
    """Write BM25 and perturbed copies of its scores on the main pool, and BM25 on stacked edits.

    BM25 is in the list of runs that were done again; so is a record that was changed since.
    """
    pool = load_pool(data=data)
    record, matrix = bm25_run(pool)
    records = folder / "records"
    write_record(records / "bm25.json.gz", _named(record, "execretrieval/bm25"), matrix)
    for seed, name in enumerate(SYSTEMS):
        noise = np.random.default_rng(seed).normal(0, 1 + seed, matrix.values.shape)
        values = np.round(matrix.values + noise, 1).astype(np.float32)
        other = ScoreMatrix(matrix.query_ids, matrix.corpus_ids, values)
        made = score_run(pool, other, Oracle(pool, store=None), System(name, f"revision-{seed}"))
        write_record(records / f"{seed}.json.gz", made, other if seed else None)
    stacked, scores = bm25_run(load_pool("stacked", data=data))
    write_record(
        records / "stacked" / "bm25.json.gz", _named(stacked, "execretrieval/bm25"), scores
    )
    known = hashlib.sha256((records / "bm25.json.gz").read_bytes()).hexdigest()
    (folder / RERUN).write_text(
        f"{known}  records/bm25.json.gz\n{'0' * 64}  records/0.json.gz\n", "utf-8"
    )
    return folder


def _named(record: Record, name: str) -> Record:
    return dataclasses.replace(record, system=dataclasses.replace(record.system, name=name))
