"""A submission to a leaderboard's folder: the record, and an excerpt of its scores beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.excerpt import write_excerpt
from execretrieval_hf.evaluate.record import MATRIX_LIMIT, matrix_path, read_record
from execretrieval_hf.leaderboard.runs import RECORDS
from execretrieval_hf.leaderboard.submissions.reruns import disagreements, mark_rerun
from execretrieval_hf.leaderboard.submissions.submission import Refused, read_submission

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.evaluate.record import Record
    from execretrieval_hf.leaderboard.submissions.submission import Submission

REVISION_SHOWN = 12


def path_in(folder: Path, record: Record) -> Path:
    """Where the record of a run goes in a leaderboard's folder.

    Names and revision have been checked to hold no parts of a path.
    """
    system = record.system
    name = system.name.replace("/", "__")
    return folder / RECORDS / record.task / name / f"{system.revision[:REVISION_SHOWN]}.json.gz"


def put(submission: Submission, folder: Path) -> Path:
    """Write a record and the excerpt of its scores into a leaderboard's folder.

    A record of older data or of an older scorer makes way; any other run that is there stays.

    Args:
        submission: the record.
        folder: the folder.

    Returns:
        Where the record lies.

    Raises:
        Refused: its score matrix is not there, or another run has its place.
        NotWritable: the folder cannot be written.
    """
    record = submission.record
    if submission.scores is None:
        raise Refused(
            submission.path,
            [
                f"its score matrix {matrix_path(submission.path).name} must lie beside it (kept of "
                f"runs on up to {MATRIX_LIMIT} snippets)"
            ],
        )
    path = path_in(folder, record)
    if path.is_file():
        there = read_record(path)
        if _model(there) != _model(record):
            raise Refused(
                submission.path,
                [f"{path} is of {there.system.name} at {there.system.revision}: names too alike"],
            )
        is_current = (there.data_digest, there.scorer_version) == (
            record.data_digest,
            record.scorer_version,
        )
        if is_current and there.per_query != record.per_query:
            raise Refused(
                submission.path,
                [f"another run of this revision is there already, {path}; compare it by --confirm"],
            )
        if is_current:
            return path
    write_excerpt(path, record, submission.scores, submission.pool)
    return path


def _model(record: Record) -> tuple[str, str]:
    return record.system.name, record.system.revision


def confirm(own: Submission, folder: Path, *, data: Path | None, store: Path | None) -> Path:
    """Mark the run that lies in a leaderboard's folder as run again by its maintainers.

    Args:
        own: a maintainer's own run of the same revision of the model.
        folder: the leaderboard's folder.
        data: the data folder of the leaderboard.
        store: file of the verdict store, or ``None`` for none.

    Returns:
        Where the confirmed record lies.

    Raises:
        Refused: there is no such run, it does not pass the checks, or the two do not agree.
        NotWritable: the folder cannot be written.
    """
    path = path_in(folder, own.record)
    if not path.is_file():
        raise Refused(own.path, [f"there is no run of this revision to confirm, {path}"])
    if path.resolve() == own.path.resolve():
        raise Refused(own.path, ["it is the very run to be confirmed; name a run of your own"])
    there = read_submission(path, data=data, store=store)
    differing = disagreements(there.record, own.record)
    if differing:
        raise Refused(own.path, differing)
    mark_rerun(folder, path)
    return path
