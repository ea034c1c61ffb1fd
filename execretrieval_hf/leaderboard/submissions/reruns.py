"""Marking a row of a leaderboard as run again by its maintainers; `leaderboard.reruns` reads it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.folder import write_text_atomically
from execretrieval_hf.evaluate.metrics import METRICS, per_query
from execretrieval_hf.leaderboard.reruns import RERUN, read_reruns

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.evaluate.record import Record

TOLERANCE = 0.005
"""How far two runs of one model may differ in any metric: the mean over queries of the absolute
difference, so that changes in both directions do not cancel out. Other hardware, batch sizes and
libraries flip near-ties; half a hundredth is five queries of 1,000 in exec@1. Batches of 1 and of
32 texts give all-MiniLM-L6-v2 in float32 the same metrics on 100 queries, to the last digit."""


def mark_rerun(folder: Path, record_at: Path) -> None:
    """Add the line of a record, or replace it.

    Raises:
        DataError: the file that is there has another form.
        NotWritable: it cannot be written.
    """
    name = record_at.relative_to(folder).as_posix()
    sums = read_reruns(folder) | {name: hashlib.sha256(record_at.read_bytes()).hexdigest()}
    lines = [f"{sha256}  {path}\n" for path, sha256 in sorted(sums.items())]
    write_text_atomically(folder / RERUN, "".join(lines))


def disagreements(there: Record, own: Record) -> list[str]:
    """What differs between the run of a leaderboard and a maintainer's own, beyond `TOLERANCE`.

    Both are complete runs on the same data.
    """
    faults = [
        f"{field} is {theirs!r}, in the own run {ours!r}"
        for field, theirs, ours in (
            ("system", there.system.name, own.system.name),
            ("revision", there.system.revision, own.system.revision),
            ("task", there.task, own.task),
            ("data", there.data_revision, own.data_revision),
        )
        if theirs != ours
    ]
    if faults:
        return faults
    rows = [sorted(record.per_query, key=lambda query: query.query_id) for record in (there, own)]
    for metric in METRICS:
        theirs, ours = (per_query(queries, metric) for queries in rows)
        apart = float(np.abs(theirs - ours).mean()) if theirs.size else 0.0
        if apart > TOLERANCE:
            faults.append(
                f"{metric} is {theirs.mean():.4f}, in the own run {ours.mean():.4f}: they differ "
                f"by {apart:.4f} a query, more than {TOLERANCE}"
            )
    return faults
