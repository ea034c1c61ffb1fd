"""``execretrieval publish``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import data_option, json_option, print_json, quiet_option, say

if TYPE_CHECKING:
    from pathlib import Path


@click.command("publish")
@click.argument("repo", metavar="NAMESPACE/NAME")
@data_option
@click.option("--push", is_flag=True, help="Do it; without this only what would be done is told.")
@click.option("--create-pr", is_flag=True, help="With --push: open a pull request instead.")
@click.option("--tag", is_flag=True, help="Also set the tag vX.Y.Z of the data's version.")
@json_option
@quiet_option
def command(
    repo: str,
    data: Path | None,
    push: bool,
    create_pr: bool,
    tag: bool,
    as_json: bool,
    quiet: bool,
) -> None:
    """Publish a data folder as a data set on the Hugging Face Hub.

    Without --push nothing is changed: every file that would be added, changed or deleted is told
    with its size. With it, all changes are one commit on the commit that was looked at, the Hub's
    hashes are compared with the files afterwards, and the commit to pin is printed. A repository
    that does not exist is created, open to all. Needs a token with write access (`hf auth login`,
    HF_TOKEN).
    """
    from execretrieval_hf.build.publishing.publish import carry_out, plan, require_sound
    from execretrieval_hf.data.pools import resolve

    if create_pr and tag:
        raise click.UsageError("a pull request is not tagged; publish with --tag once it is merged")
    folder = resolve(data)
    # First, as it takes less time: a mistake in the call or a missing token is told at once.
    planned = plan(repo, folder, tag=tag, writes=push)
    from execretrieval_mteb.stock import load_stock

    require_sound(folder, stock_loader=load_stock, progress=lambda line: say(line, quiet=quiet))
    if not push:
        if as_json:
            print_json(planned.to_json())
        else:
            click.echo(planned.text())
        say("nothing was changed; do it with --push", quiet=quiet)
        return
    say(planned.text(), quiet=quiet)
    done = carry_out(planned, create_pr=create_pr)
    if as_json:
        print_json(
            planned.to_json()
            | {"commit": done.commit, "pull_request": done.pull_request, "tag": done.tag}
        )
        return
    if not done.is_new:
        say("nothing to do: the Hub has these very files", quiet=quiet)
    if done.tag:
        say(f"tagged {done.tag}", quiet=quiet)
    if done.pull_request:
        say("the commit to pin is the one that the pull request becomes when it is merged")
        click.echo(done.pull_request)
    else:
        say("the Hub's hashes are those of the folder; the commit to pin:", quiet=quiet)
        click.echo(done.commit)
