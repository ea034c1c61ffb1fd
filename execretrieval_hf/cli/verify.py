"""``execretrieval verify``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import (
    data_option,
    json_option,
    print_json,
    quiet_option,
    say,
    tasks_option,
)

if TYPE_CHECKING:
    from pathlib import Path


@click.command("verify")
@data_option
@tasks_option
@click.option("--full", is_flag=True, help="Also run every snippet against every other suite.")
@click.option("--files", is_flag=True, help="Only the rules G1, which run nothing.")
@click.option("--repo", metavar="NAMESPACE/NAME", help="Check a data set on the Hugging Face Hub.")
@click.option("--revision", help="With --repo: commit, tag or branch; default: main.")
@click.option(
    "--listing",
    is_flag=True,
    help="With --repo: download nothing, compare the Hub's sizes and hashes with the data folder.",
)
@json_option
@quiet_option
def command(
    data: Path | None,
    tasks: Path | None,
    full: bool,
    files: bool,
    repo: str | None,
    revision: str | None,
    listing: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    """Check a data folder by every rule, and derive all its labels again by execution.

    Nothing is taken from caches; every pair is run afresh under two hash seeds. With --full the
    task files, if they are at hand, are checked as a set as well. With --repo the data is fetched
    from the Hub and checked in the same way. Exit code 1 if a rule is broken.
    """
    from execretrieval_hf.build.gates.verify import verify
    from execretrieval_hf.build.soundness import check_set, is_finished
    from execretrieval_hf.data.card import read_info
    from execretrieval_hf.data.folder import packaged_folder, packaged_tasks
    from execretrieval_hf.data.pools import resolve

    _refuse_senseless(repo, revision, full=full, files=files, listing=listing)
    if repo is not None and listing:
        return _compare_listing(repo, revision, resolve(data), as_json=as_json, quiet=quiet)
    if repo is not None and data is not None:
        raise click.UsageError(
            "--repo and --data name two data sets; add --listing to compare them"
        )
    folder = resolve(data) if repo is None else _fetch(repo, revision, quiet=quiet)
    if tasks is None and folder == packaged_folder():
        tasks = packaged_tasks()
    from execretrieval_mteb.stock import load_stock

    found = verify(
        folder,
        tasks_root=tasks,
        full=full,
        files_only=files,
        stock_loader=load_stock,
        progress=lambda line: say(line, quiet=quiet),
    )
    as_set = None
    if full and tasks is not None:
        say("checking the task files as a set", quiet=quiet)
        version = read_info(folder).version
        as_set = check_set(tasks, finished=is_finished(version), single=False)
    if as_json:
        print_json(found.to_json() | {"task_files": as_set.to_json() if as_set else None})
    else:
        click.echo(found.text())
        if as_set is not None:
            click.echo("\n".join(["", *map(str, as_set.faults), as_set.text()]))
    return 1 if found.faults or (as_set is not None and as_set.faults) else 0


def _refuse_senseless(
    repo: str | None, revision: str | None, *, full: bool, files: bool, listing: bool
) -> None:
    if repo is None and (revision is not None or listing):
        raise click.UsageError(
            "--revision and --listing are about a data set on the Hub; add --repo"
        )
    if full and files:
        raise click.UsageError("--full runs everything and --files nothing; leave one out")


def _fetch(repo: str, revision: str | None, *, quiet: bool) -> Path:
    """A data set's snapshot from the Hub, in the Hub's cache."""
    from execretrieval_hf.data.folder import require_data
    from execretrieval_hf.data.snapshot import commit_of, snapshot

    commit = commit_of(repo, revision)
    say(f"fetching {repo} at commit {commit}", quiet=quiet)
    return require_data(snapshot(repo, commit))


def _compare_listing(
    repo: str, revision: str | None, folder: Path, *, as_json: bool, quiet: bool
) -> int:
    """Print how the Hub's files differ from a folder's; exit code 1 if they do."""
    from execretrieval_hf.build.publishing.listing import differences, remote_files
    from execretrieval_hf.data.hub import open_api
    from execretrieval_hf.data.snapshot import commit_of

    commit = commit_of(repo, revision)
    say(f"comparing {repo} at commit {commit} with {folder}", quiet=quiet)
    remote = remote_files(open_api(), repo, commit)
    told = {"add": "missing on the Hub", "change": "other bytes", "delete": "not in the folder"}
    found = {path: told[kind] for path, kind in differences(folder, remote).items()}
    if as_json:
        print_json({"repo": repo, "commit": commit, "folder": str(folder), "differences": found})
    else:
        lines = [f"{path}: {what}" for path, what in found.items()]
        summary = f"{len(found)} files differ" if found else f"{len(remote)} files, all the same"
        click.echo("\n".join([*lines, summary]))
    return 1 if found else 0
