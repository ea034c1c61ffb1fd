"""``execretrieval import-release``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import json_option, print_json, say


@click.command("import-release")
@click.argument("source", default="AaryanK/ExecRetrieval")
@click.option("--revision", help="Commit, tag or branch of a repository of the Hub.")
@click.option(
    "--to",
    "destination",
    type=click.Path(path_type=Path),
    default=Path("ExecRetrievalPaper"),
    help="Data folder to write; default: ./ExecRetrievalPaper.",
)
@json_option
def command(source: str, revision: str | None, destination: Path, as_json: bool) -> None:
    """Make a data folder from the data set of the paper's authors.

    SOURCE is its repository on the Hugging Face Hub (default AaryanK/ExecRetrieval), a clone of it,
    or a folder with its four JSON-lines files. Its MTEB task is ExecRetrievalPaper:

    \b
        execretrieval import-release AaryanK/ExecRetrieval --revision main --to release
        execretrieval evaluate MODEL --data release
        EXECRETRIEVAL_DATA=release mteb run -t ExecRetrievalPaper -m MODEL

    Results carry the commit that the revision named. Of a folder whose commit is not known they
    carry the digest of its rows, in the name of the task too.
    """  # noqa: D301 - click's own mark for text that keeps its lines
    import dataclasses

    from execretrieval_hf.blind.edit_size import edit_size
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.data.release_import import import_release
    from execretrieval_hf.data.release_source import find_release

    found = find_release(source, revision)
    made = import_release(found.folder, destination, edit_size=edit_size, origin=found.origin)
    pool = load_pool(data=made.folder)
    if as_json:
        fields = {**dataclasses.asdict(made), "folder": str(made.folder)}
        origin = dataclasses.asdict(found.origin)
        print_json({**fields, **origin, "task": pool.task, "data_revision": pool.revision})
        return
    click.echo(str(made.folder))
    say(
        f"{pool.task}, {pool.revision}: {made.queries} queries, {made.snippets} snippets, "
        f"{made.verdicts} verdicts of the authors ({made.other_cache_rows} rows of their cache are "
        "of no use here)"
    )
    if found.origin.commit is None:
        say("the commit of the release is not known: results carry the digest of its rows instead")
