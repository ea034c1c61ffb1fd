"""A submission to mteb's results repository: mteb's own result of a run, handed to mteb's command.

mteb clones https://github.com/embeddings-benchmark/results into its cache and commits the result
there on a new branch; with a pull request it pushes that to a fork of the user's.
"""

from __future__ import annotations

import importlib.metadata
import inspect
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data import settings
from execretrieval_hf.data.errors import DataError, NotWritable
from execretrieval_hf.data.folder import reason, write_together
from execretrieval_hf.data.names import SPLIT
from execretrieval_hf.leaderboard.submissions.submission import Refused
from execretrieval_mteb.errors import SubmissionFailed
from execretrieval_mteb.models import ORGANISATION, local
from execretrieval_mteb.tasks import main_score, mteb_scores

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from execretrieval_hf.evaluate.record import Record
    from execretrieval_hf.leaderboard.submissions.submission import Submission

VERSION_NEEDED = "2.26"
"""The first mteb whose `submit_results` takes single tasks."""

DECIMALS = 6
"""To which mteb rounds what it keeps."""

RESULTS = "results"
_META, _SETTINGS = "model_meta.json", "run_settings.jsonl"
_OF_THIS_MACHINE = "record"
"""Key of a result that holds a path on the machine of the run."""


@dataclass(frozen=True, slots=True)
class Submitted:
    """What mteb made of a submission.

    Attributes:
        status: mteb's word for it, such as ``ready_for_submission`` or ``pr_created``.
        clone: the clone of the results repository with the commit.
        branch: the branch there.
        pull_request: address of the pull request, if one was opened.
    """

    status: str
    clone: Path
    branch: str
    pull_request: str | None


def stage(submission: Submission, results: Path) -> Path:
    """Copy mteb's result of a run, without paths of this machine, to a cache of its own.

    Args:
        submission: the record of the run.
        results: the ``--output-folder`` of the run.

    Returns:
        The folder of the model's results in the layout of the results repository.

    Raises:
        Refused: the results repository cannot take such a run, or mteb's result is of another one.
        NotWritable: the copy cannot be written.
    """
    record = submission.record
    _require_acceptable(submission)
    name = record.system.name.replace("/", "__")
    source = results / RESULTS / name / record.system.revision
    path = source / f"{record.task}.json"
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        meta = (source / _META).read_bytes()
        lines = (source / _SETTINGS).read_text(encoding="utf-8").splitlines(keepends=True)
    except (OSError, ValueError) as error:
        said = reason(error) if isinstance(error, OSError) else error
        raise Refused(
            submission.path,
            [f"mteb's result of the run, {path}, cannot be read ({said}); name mteb's --folder"],
        ) from error
    faults = _differences(content, record)
    if faults:
        raise Refused(submission.path, [f"{path}: {fault}" for fault in faults])
    for scores in content["scores"][SPLIT]:
        scores.pop(_OF_THIS_MACHINE, None)
    of_task = [line for line in lines if json.loads(line).get("task") == record.task]
    made = _cache() / RESULTS / name / record.system.revision
    if made.parent.parent.exists():
        # The cache holds this one result, so that mteb submits nothing else.
        try:
            shutil.rmtree(made.parent.parent)
        except OSError as error:
            raise NotWritable(f"cannot replace {made}: {reason(error)}") from error
    write_together(
        {
            made / path.name: (json.dumps(content, indent=2) + "\n").encode(),
            made / _META: meta,
            made / _SETTINGS: "".join(of_task).encode(),
        }
    )
    return made


def submit(submission: Submission, staged: Path, *, create_pr: bool) -> Submitted:
    """Let mteb commit what was staged to a clone of its results repository.

    Args:
        submission: the record of the run.
        staged: what `stage` returned.
        create_pr: also push the commit to a fork and open a pull request.

    Raises:
        SubmissionFailed: mteb is too old, or mteb, git or GitHub refuses; says what to do.
    """
    from mteb.cache import ResultCache

    submit_results = getattr(ResultCache, "submit_results", None)
    if submit_results is None or "tasks" not in inspect.signature(submit_results).parameters:
        raise SubmissionFailed(
            f"mteb {importlib.metadata.version('mteb')} cannot submit results: run  pip install "
            f"'mteb>={VERSION_NEEDED}'  (the result lies in {staged})"
        )
    cache = ResultCache(_cache())
    _leave_older_branch(cache.remote_repo_path)
    try:
        with _stdout_to_stderr():
            told: Any = cache.submit_results(submission.record.system.name, create_pr=create_pr)
        branch = _git(cache.remote_repo_path, "rev-parse", "--abbrev-ref", "HEAD")
    except subprocess.CalledProcessError as error:
        command = " ".join(map(str, error.cmd))
        raise SubmissionFailed(f"`{command}` failed; is the network there?") from error
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        raise SubmissionFailed(f"mteb did not submit: {error}") from error
    return Submitted(
        status=told["status"],
        clone=cache.remote_repo_path,
        branch=branch,
        pull_request=told.get("pr_url"),
    )


def default_results() -> Path:
    """Where ``execretrieval evaluate`` lets mteb keep its results."""
    return settings.home() / "mteb"


def _cache() -> Path:
    return settings.home() / "submissions" / "mteb"


def _require_acceptable(submission: Submission) -> None:
    """Check what the results repository asks of every result: a known task and a known model."""
    from mteb.models.model_implementations import MODEL_REGISTRY

    name, pool = submission.record.system.name, submission.pool
    if pool.task != pool.plain_task:
        raise Refused(
            submission.path,
            [f"{pool.task} is a data set of your own: mteb's results are of published data"],
        )
    if name.startswith((local.PREFIX, f"{ORGANISATION}/")) or name not in MODEL_REGISTRY:
        raise Refused(
            submission.path,
            [f"mteb does not implement {name}, and takes results of models that it implements"],
        )


def _differences(content: Any, record: Record) -> list[str]:  # noqa: ANN401 - any JSON value
    """How mteb's result is not that of the record."""
    try:
        told: dict[str, tuple[object, object]] = {
            "task_name": (content["task_name"], record.task),
            "dataset_revision": (content["dataset_revision"], record.data_revision),
        }
        (scores,) = content["scores"][SPLIT]
        wanted = {**mteb_scores(record), "main_score": main_score(record)}
        told |= {key: (scores[key], round(value, DECIMALS)) for key, value in wanted.items()}
    except (KeyError, TypeError, ValueError):
        return ["this is no result of one task of ours"]
    return [
        f"{field} is {found}, in the record {ours}"
        for field, (found, ours) in told.items()
        if found != ours
    ]


def _leave_older_branch(clone: Path) -> None:
    """Go back to the default branch: mteb would reset the branch of an earlier submission."""
    if not clone.is_dir():
        return
    try:
        default = _git(clone, "rev-parse", "--abbrev-ref", "origin/HEAD").removeprefix("origin/")
        _git(clone, "checkout", "--quiet", default)
    except (OSError, subprocess.CalledProcessError) as error:
        raise DataError(f"{clone} is no clone that can be used; remove it and try again") from error


@contextmanager
def _stdout_to_stderr() -> Iterator[None]:
    """Let the git that mteb starts talk to stderr: stdout is for data."""
    sys.stdout.flush()
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)


def _git(folder: Path, *arguments: str) -> str:
    ended = subprocess.run(
        ["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=True
    )
    return ended.stdout.strip()
