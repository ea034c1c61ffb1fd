"""An honest record on toy data, with its score matrix, as a file that a test may forge."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
from inputs import judged_pool, random_vectors
from release_fixture import release, write_release

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.data.names import RELEASE_REPOSITORY
from execretrieval_hf.data.origin import Origin
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.data.release_import import import_release
from execretrieval_hf.evaluate.metrics import all_metrics
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import System, from_json, read_record, write_record
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool

NAME, REVISION = "someone/mini", "0123456789" * 4


def write_submission(
    folder: Path,
    pool: Pool,
    *,
    seed: int = 0,
    name: str = NAME,
    revision: str = REVISION,
    store: Path | None = None,
) -> Path:
    """Write the record of a run with drawn scores below ``folder``; returns its path.

    The first two snippets of the first query have the same, best score.
    """
    values = random_vectors(len(pool.queries), seed)[:, : len(pool.corpus)]
    values[0, :2] = 9.0
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, np.ascontiguousarray(values))
    record = score_run(pool, matrix, Oracle(pool, store=store), System(name, revision))
    path = folder / "run.json"
    write_record(path, record, matrix)
    return path


def honest(tmp_path: Path, **fields: Any) -> tuple[Path, Path]:
    """A data folder and the path of an honest record on it."""
    pool = judged_pool(tmp_path)
    return pool.folder, write_submission(tmp_path / "run", pool, **fields)


def edited(path: Path) -> dict[str, Any]:
    """The record as plain values, to be changed and written by `rewrite`."""
    content: dict[str, Any] = json.loads(path.read_text())
    return content


def rewrite(path: Path, content: dict[str, Any], *, metrics: bool = False) -> None:
    """Write a changed record; with ``metrics`` those of its head are made to fit its rankings."""
    path.write_text(json.dumps(content))
    if metrics:
        content["metrics"] = all_metrics(from_json(path.read_text()).per_query)
        path.write_text(json.dumps(content))
        read_record(path)


def published(tmp_path: Path, *, commit: str = "ab" * 20) -> Pool:
    """The pool of a small release that counts as the authors' own, with every verdict in it."""
    files = release()
    for row in files["execution_cache"]:
        row["outcomes"] = ["FAIL" if label == "TIMEOUT" else label for label in row["outcomes"]]
    origin = Origin(repository=RELEASE_REPOSITORY, commit=commit)
    source = write_release(tmp_path / "release", files)
    made = import_release(source, tmp_path / "data", edit_size=edit_size, origin=origin)
    return load_pool(data=made.folder)
