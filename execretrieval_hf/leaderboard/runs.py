"""The runs that lie in a folder: records with their score matrices, and frozen embeddings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import parquet_path
from execretrieval_hf.data.gzipped import plain
from execretrieval_hf.evaluate.inputs.score_file import score_file
from execretrieval_hf.evaluate.record import is_record_name, kept_matrix, matrix_path, read_record

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.ranking import ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

RECORDS = "records"
"""Sub-folder that is searched beside the folder itself."""

DATA = "data"
"""Sub-folder with the data of the runs."""


@dataclass(frozen=True)
class Run:
    """A record, and the score matrix if there is one.

    Attributes:
        record: the record.
        scores: its score matrix, whole or an excerpt.
        path: the file that was read, if the run comes from one.
    """

    record: Record
    scores: ScoreMatrix | None
    path: Path | None = None


def data_beside(folder: Path) -> Path | None:
    """The data folder that the runs of a folder were run on, if it lies among them as ``data``."""
    own = folder / DATA
    return own if parquet_path(own, "corpus").is_file() else None


def find_runs(folder: Path, pool: Pool, oracle: Oracle) -> list[Run]:
    """Read the records of a folder, of any pool, and score the frozen embeddings in it.

    Args:
        folder: its ``.json``, ``.json.gz`` and ``.npz`` files count, and all below its sub-folder
            ``records``.
        pool: the pool of frozen embeddings.
        oracle: judges their pairs.

    Returns:
        Runs in the order of their systems' names and revisions.

    Raises:
        DataError: there is none, a record lies there both packed and unpacked, or a file is
            malformed or does not fit the pool.
    """
    runs = [_run(path, pool, oracle) for path in _files(folder)]
    if not runs:
        raise DataError(
            f"{folder} holds no records and no matrices; copy records with their .scores.npz there"
        )
    return sorted(runs, key=lambda run: (run.record.system.name, run.record.system.revision))


def _files(folder: Path) -> Iterator[Path]:
    """Records, and archives that belong to no record."""
    found = sorted([*folder.glob("*.*"), *(folder / RECORDS).rglob("*.*")])
    records = [path for path in found if is_record_name(path)]
    kept = {matrix_path(path) for path in records}
    for path in records:
        if path != plain(path) and plain(path) in records:
            raise DataError(f"{path} lies beside {plain(path).name}; remove one of them")
    yield from records
    yield from (path for path in found if path.suffix == ".npz" and path not in kept)


def _run(path: Path, pool: Pool, oracle: Oracle) -> Run:
    if path.suffix == ".npz":
        scored = score_file(path, pool, oracle)
        return Run(scored.record, scored.scores, path)
    record = read_record(path)
    return Run(record, kept_matrix(path, record), path)
