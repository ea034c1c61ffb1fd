"""``execretrieval submit``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import data_option, json_option, pool_option, print_json, say

if TYPE_CHECKING:
    from execretrieval_hf.leaderboard.submissions.submission import Submission


@click.command("submit")
@click.argument("record")
@click.option(
    "--to",
    "place",
    type=click.Choice(["hub", "mteb", "local"]),
    required=True,
    help="Where the score goes.",
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="local: the leaderboard's folder, such as docs/results of this repository. mteb: the "
    "--output-folder of a run by hand.",
)
@click.option("--confirm", is_flag=True, help="local: RECORD is a maintainer's run of a row there.")
@click.option("--create-pr", is_flag=True, help="hub, mteb: open the pull request.")
@pool_option
@data_option
@json_option
def command(
    record: str,
    place: str,
    folder: Path | None,
    confirm: bool,
    create_pr: bool,
    pool: str,
    data: Path | None,
    as_json: bool,
) -> None:
    """Hand on the score of RECORD, a record or a model that was evaluated.

    \b
    hub    .eval_results/execretrieval.yaml for the repository of the model: shown, and with
           --create-pr opened as a pull request
    mteb   the result in the form of mteb's results repository, by `mteb submit-results`
    local  the record with an excerpt of its scores, in the folder of a leaderboard

    \b
        execretrieval evaluate MODEL
        execretrieval submit MODEL --to local --folder docs/results

    First the record is checked without a network: that it is a whole run on this very data, and
    that every number, rank and verdict follows from its scores and from the data. What a record
    claims as a whole cannot be checked so: --confirm marks the rows that were run again.
    """  # noqa: D301 - click's own mark for text that keeps its lines
    from execretrieval_hf.cli.records import record_path_of
    from execretrieval_hf.data import settings
    from execretrieval_hf.leaderboard.runs import data_beside
    from execretrieval_hf.leaderboard.submissions.submission import read_submission

    if place == "local" and folder is None:
        raise click.UsageError("--to local needs the leaderboard's --folder")
    if place == "hub" and folder is not None:
        raise click.UsageError("--folder belongs to --to local and --to mteb")
    if place != "local" and confirm:
        raise click.UsageError("--confirm belongs to --to local")
    if place == "local" and create_pr:
        raise click.UsageError("--create-pr belongs to --to hub and --to mteb")
    if place == "local" and folder is not None and data is None:
        data = data_beside(folder)
    store = settings.verdict_store()
    submission = read_submission(record_path_of(record, pool, data), data=data, store=store)
    if place == "local" and folder is not None:
        _submit_locally(submission, folder, confirmed=confirm, data=data, as_json=as_json)
    elif place == "mteb":
        _submit_to_mteb(submission, folder, create_pr=create_pr, as_json=as_json)
    else:
        _submit_to_the_hub(submission, create_pr=create_pr, as_json=as_json)


def _submit_locally(
    submission: Submission, folder: Path, *, confirmed: bool, data: Path | None, as_json: bool
) -> None:
    from execretrieval_hf.data import settings
    from execretrieval_hf.leaderboard.submissions import local

    if confirmed:
        path = local.confirm(submission, folder, data=data, store=settings.verdict_store())
    else:
        path = local.put(submission, folder)
    if as_json:
        print_json({"record": str(path), "confirmed": confirmed})
        return
    click.echo(str(path))
    say("marked as run again by the maintainers" if confirmed else "checked and put there")


def _submit_to_mteb(
    submission: Submission, results: Path | None, *, create_pr: bool, as_json: bool
) -> None:
    from execretrieval_mteb import submitting

    staged = submitting.stage(submission, results or submitting.default_results())
    made = submitting.submit(submission, staged, create_pr=create_pr)
    if as_json:
        fields = {"status": made.status, "branch": made.branch, "pull_request": made.pull_request}
        print_json({**fields, "clone": str(made.clone), "staged": str(staged)})
        return
    click.echo(made.pull_request or str(made.clone))
    if made.status == "no_changes":
        say("the results repository has this result already")
    elif made.pull_request is None:
        say(f"{made.status}: branch {made.branch} of the clone; push it to a fork of yours")
    say(f"the results repository takes it once mteb has the task {submission.record.task}")


def _submit_to_the_hub(submission: Submission, *, create_pr: bool, as_json: bool) -> None:
    from execretrieval_hf.leaderboard.submissions import hub

    model, address = submission.record.system.name, None
    if create_pr:
        made = hub.open_pull_request(submission)
        text, address = made.text, made.address
    else:
        text = hub.results_text(submission)
    if as_json:
        print_json(
            {"model": model, "file": hub.RESULTS_FILE, "text": text, "pull_request": address}
        )
        return
    click.echo(text, nl=False)
    if address is not None:
        say(f"{hub.RESULTS_FILE} of {model}: {address}")
    else:
        say(f"{hub.RESULTS_FILE} of {model}; nothing was sent: --create-pr opens a pull request")
