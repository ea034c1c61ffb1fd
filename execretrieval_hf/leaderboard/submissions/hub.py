"""A submission to the repository of a model on the Hugging Face Hub: one file of results.

The Hub shows what stands in ``.eval_results/*.yaml`` of a model's repository on the page of the
model and on the leaderboard of the data set, if that is known to it as a benchmark. Anyone may open
a pull request with such a file. The form is that of https://huggingface.co/docs/hub/eval-results.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_hf.build.publishing.eval_yaml import EVAL_YAML
from execretrieval_hf.data.card import read_info
from execretrieval_hf.data.errors import DataError, HubError
from execretrieval_hf.data.gzipped import read_bytes
from execretrieval_hf.data.hub import hub_errors, is_repo_id, open_api
from execretrieval_hf.data.names import HUB_REPOSITORIES, MAIN_SCORES
from execretrieval_hf.data.origin import is_commit
from execretrieval_hf.data.snapshot import commit_of, snapshot
from execretrieval_hf.leaderboard.submissions.submission import Refused

if TYPE_CHECKING:
    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.leaderboard.submissions.submission import Submission

CARD = "README.md"
RESULTS_FILE = ".eval_results/execretrieval.yaml"
VERSION_NEEDED = "1.4"
"""The first huggingface_hub that writes such files."""

DECIMALS = 5
"""As mteb rounds the percentages that it sends."""

_NOT_ON_THE_HUB = {
    "local": "is a folder on a machine: upload it and evaluate it by its name on the Hub",
    "execretrieval": "comes with this package and has no repository of a model on the Hub",
}


@dataclass(frozen=True, slots=True)
class PullRequest:
    """A pull request on the Hub.

    Attributes:
        address: its page.
        text: content of the file in it.
    """

    address: str
    text: str


def results_text(submission: Submission, *, commit: str | None = None) -> str:
    """The file of results of one run, as YAML.

    Args:
        submission: the record of the run.
        commit: the commit of the data set's repository on the Hub; if not given, that from which
            the data was imported, else none.

    Raises:
        Refused: the run is of no model on the Hub, or of data that is not published.
        DataError: the installed huggingface_hub is too old.
    """
    _require_model_on_the_hub(submission)
    return _as_yaml([_entry(submission, commit)])


def open_pull_request(submission: Submission) -> PullRequest:
    """Open a pull request with the file of results on the model's repository.

    Results of other tasks that stand in the file already are kept.

    Raises:
        Refused: see `results_text`; or the Hub's data set is another than that of the run.
        DataError: the installed huggingface_hub is too old.
        HubError: the Hub cannot be reached, or does not take the pull request.
    """
    from huggingface_hub import CommitOperationAdd

    _require_model_on_the_hub(submission)
    model, revision = submission.record.system.name, submission.record.system.revision
    api = open_api(writes=True)
    with hub_errors(model, "model"):
        head = api.model_info(model).sha
        # A revision that the repository does not have is no revision of this model.
        api.model_info(model, revision=revision)
    entry = _entry(submission, _commit_of_data(submission))
    kept = [row for row in _results_there(model, str(head)) if not _is_of(row, entry)]
    text = _as_yaml([*kept, entry])
    with hub_errors(model, "model"):
        made = api.create_commit(
            model,
            [CommitOperationAdd(RESULTS_FILE, text.encode())],
            commit_message=f"Add the result of {submission.record.task}",
            commit_description=entry["notes"],
            create_pr=True,
            parent_commit=head,
        )
    return PullRequest(str(made.pr_url), text)


def _require_model_on_the_hub(submission: Submission) -> None:
    system, pool = submission.record.system, submission.pool
    if pool.task != pool.plain_task:
        reason = f"{pool.task} is a data set of your own: the Hub ranks on published data"
    elif system.name.partition("/")[0] in _NOT_ON_THE_HUB:
        reason = f"{system.name} {_NOT_ON_THE_HUB[system.name.partition('/')[0]]}"
    elif "input" in system.settings:
        reason = f"{system.name} was scored from a file, which tells of no model and revision"
    elif not is_repo_id(system.name) or not is_commit(system.revision):
        reason = (
            f"{system.name} at revision {system.revision!r} is no commit of a repository on the "
            "Hub, as hosted models have none; --to mteb and --to local take it"
        )
    elif pool.plain_task not in _leaderboards(pool):
        reason = f"the eval.yaml of the data names no leaderboard {pool.plain_task}"
    else:
        return
    raise Refused(submission.path, [reason])


def _leaderboards(pool: Pool) -> set[str]:
    """Ids that the data set's `EVAL_YAML` gives the Hub; an imported release comes without one."""
    import yaml

    path = pool.folder / EVAL_YAML
    if not path.is_file():
        return {pool.plain_task}
    try:
        return {str(task["id"]) for task in yaml.safe_load(path.read_text("utf-8"))["tasks"]}
    except (OSError, KeyError, TypeError, ValueError, yaml.YAMLError) as error:
        raise DataError(f"cannot read {path}; build or fetch the data again") from error


def _entry(submission: Submission, commit: str | None) -> dict[str, Any]:
    """The result as the Hub's client writes it, read back by the client once."""
    try:
        from huggingface_hub import (
            EvalResultEntry,
            eval_result_entries_to_yaml,
            parse_eval_result_entries,
        )
    except ImportError as error:
        version = importlib.metadata.version("huggingface-hub")
        raise DataError(
            f"huggingface-hub {version} writes no files of results: run  pip install "
            f"'huggingface-hub>={VERSION_NEEDED}'"
        ) from error
    record, pool = submission.record, submission.pool
    metric = MAIN_SCORES.get(pool.name, "exec@1")
    value = record.metrics[metric]
    if value is None or not math.isfinite(value):
        raise Refused(submission.path, [f"{metric} is not known"])
    known = pool.origin.commit if pool.origin is not None else None
    entry = EvalResultEntry(
        dataset_id=HUB_REPOSITORIES[pool.dataset],
        task_id=record.task,
        value=round(100 * value, DECIMALS),
        dataset_revision=commit or known,
        notes=(
            f"{metric} in percent; data {record.data_revision}, scorer {record.scorer_version}, "
            f"model {record.system.revision}, record sha256 {_sha256(submission)}"
        ),
    )
    rows = eval_result_entries_to_yaml([entry])
    if parse_eval_result_entries(rows) != [entry]:
        raise DataError("huggingface-hub reads another result than it wrote; please report this")
    row: dict[str, Any] = rows[0]
    return row


def _sha256(submission: Submission) -> str:
    """Hash of the record, whether it lies packed or not."""
    return hashlib.sha256(read_bytes(submission.path)).hexdigest()


def _commit_of_data(submission: Submission) -> str:
    """The commit of the data set on the Hub that holds the very data of the run."""
    pool = submission.pool
    if pool.origin is not None and pool.origin.commit is not None:
        return pool.origin.commit
    repository = HUB_REPOSITORIES[pool.dataset]
    commit = commit_of(repository, f"v{pool.version}")
    there = read_info(snapshot(repository, commit, files=[CARD]))
    if there.digests != read_info(pool.folder).digests:
        raise Refused(
            submission.path,
            [f"{repository} has other data at v{pool.version} than the run ({pool.revision})"],
        )
    return commit


def _results_there(model: str, head: str) -> list[dict[str, Any]]:
    """What the file holds already; nothing if there is none."""
    import yaml

    api = open_api()
    with hub_errors(model, "model"):
        if not api.file_exists(model, RESULTS_FILE, revision=head):
            return []
        path = api.hf_hub_download(model, RESULTS_FILE, revision=head)
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123 - a path of the Hub's client
            rows = yaml.safe_load(file)
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise HubError(f"{RESULTS_FILE} of {model} cannot be read: mend it first") from error
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise HubError(f"{RESULTS_FILE} of {model} is no list of results: mend it first")
    return rows


def _is_of(row: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Whether a result is of the same task of the same data set."""
    dataset = row.get("dataset")
    keys = ("id", "task_id")
    return isinstance(dataset, dict) and all(
        dataset.get(key) == entry["dataset"][key] for key in keys
    )


def _as_yaml(rows: list[dict[str, Any]]) -> str:
    import yaml

    text: str = yaml.safe_dump(rows, sort_keys=False, allow_unicode=True, width=1000)
    return text
