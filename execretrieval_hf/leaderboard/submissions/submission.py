"""A record that is handed on, with the data that it is of and its score matrix."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError, ExecRetrievalError
from execretrieval_hf.data.folder import reason
from execretrieval_hf.data.gzipped import read_bytes
from execretrieval_hf.data.pools import load_pool, pool_names, resolve
from execretrieval_hf.evaluate.inputs.matrices import read_matrices
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.record import from_json, matrix_path, named_matrix
from execretrieval_hf.leaderboard.submissions.identity import identity_faults, name_faults
from execretrieval_hf.leaderboard.submissions.rankings import group_faults, ranking_faults
from execretrieval_hf.leaderboard.submissions.recomputing import (
    metric_faults,
    recomputing_faults,
)
from execretrieval_hf.leaderboard.submissions.schema import schema_faults
from execretrieval_hf.leaderboard.submissions.verdicts import (
    is_self_checked,
    source_faults,
    verdict_faults,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.ranking import ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

SHOWN = 10


class Refused(ExecRetrievalError):
    """A record that is not handed on, with one line a reason."""

    def __init__(self, path: Path, faults: Iterable[str]) -> None:
        lines = list(faults)
        more = [f"and {len(lines) - SHOWN} more"] if len(lines) > SHOWN else []
        super().__init__("\n  ".join([f"{path} is refused:", *lines[:SHOWN], *more]))
        self.faults = tuple(lines)


@dataclass(frozen=True)
class Submission:
    """A record that passed every check that needs no network.

    Attributes:
        path: the file of the record.
        record: the record.
        pool: the pool that it is of.
        scores: its score matrix, or ``None`` if none lies beside it.
    """

    path: Path
    record: Record
    pool: Pool
    scores: ScoreMatrix | None


def read_submission(path: Path, *, data: Path | None, store: Path | None) -> Submission:
    """Read a record and check it: form, data, names, numbers, ranks, ties and verdicts.

    Nothing is asked of a network. Verdicts that the data does not have are executed here, and so is
    the self-check if the run came without one.

    Args:
        path: the record; its score matrix, if it has one, lies beside it.
        data: the data folder it must be of; see `execretrieval_hf.data.pools.resolve`.
        store: file of the verdict store, or ``None`` for none.

    Raises:
        Refused: the record does not pass; every reason is named.
        DataError: the file cannot be read, or the folder holds no data.
    """
    record = _read(path)
    folder = resolve(data)
    if record.pool not in pool_names(folder):
        known = ", ".join(pool_names(folder))
        raise Refused(path, [f"it is of the pool {record.pool!r}; the leaderboard has: {known}"])
    pool = load_pool(record.pool, data=folder)
    # Each step rests on what the ones before it have found to be so.
    _require(path, [*identity_faults(record, pool), *name_faults(record)])
    _require(path, group_faults(record, pool))
    oracle = Oracle(pool, store=store if is_self_checked(record) else None)
    faults = [*metric_faults(record)]
    for query in record.per_query:
        faults += ranking_faults(query, pool)
        faults += verdict_faults(query, oracle)
    _require(path, [*faults, *source_faults(record, pool)])
    scores = _scores(path, record, pool)
    if scores is None and not is_self_checked(record):
        _require(
            path,
            [
                "some verdicts come from a local store without a self-check: keep the score matrix "
                f"{matrix_path(path).name} beside the record, and they are executed here"
            ],
        )
    if scores is not None:
        _require(path, recomputing_faults(record, scores, pool, oracle))
    return Submission(path, record, pool, scores)


def _require(path: Path, faults: list[str]) -> None:
    if faults:
        raise Refused(path, faults)


def _read(path: Path) -> Record:
    try:
        text = read_bytes(path)
    except OSError as error:
        raise DataError(f"cannot read the record {path}: {reason(error)}") from error
    _require(path, schema_faults(text))
    try:
        return from_json(text)
    except DataError as error:
        raise Refused(path, [str(error)]) from error


def _scores(path: Path, record: Record, pool: Pool) -> ScoreMatrix | None:
    """The score matrix beside a record, if there is one and the record names it."""
    kept = matrix_path(path)
    if record.scores_sha256 is None or not kept.is_file():
        return None
    try:
        named_matrix(path, record)
        return read_matrices(kept, pool, system=record.system.name).scores
    except ExecRetrievalError as error:
        raise Refused(path, [str(error)]) from error
