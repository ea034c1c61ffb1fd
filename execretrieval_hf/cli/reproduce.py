"""``execretrieval reproduce``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import data_option, json_option, pool_option, print_json, say


@click.command("reproduce")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
@pool_option
@data_option
@click.option("--update", is_flag=True, help="Write what differs, instead of only naming it.")
@json_option
def command(folder: Path, pool: str, data: Path | None, update: bool, as_json: bool) -> int:
    """Make every table and figure of the runs in FOLDER anew; no model is run.

    FOLDER holds records (.json, .json.gz) with their .scores.npz, or frozen embeddings (.npz),
    itself or in its sub-folder records. A data folder FOLDER/data, if there is one, is the data
    that they were run on, unless --data names another. Tables go to FOLDER/tables as .csv, .md and,
    up to some thousand rows, .json, figures to FOLDER/figures as .svg and .png (extra [analysis]).

    If they are there already they are compared, and every difference is named with its place;
    exit code 1 then, and nothing is changed without --update.
    """
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.folder import write_together
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.leaderboard.reproduce import differences, result_files, stored_files
    from execretrieval_hf.leaderboard.results import results
    from execretrieval_hf.leaderboard.runs import data_beside, find_runs

    searched = load_pool(pool, data=data or data_beside(folder))
    oracle = Oracle(searched, store=settings.verdict_store())
    made = result_files(results(find_runs(folder, searched, oracle), searched, oracle))
    stored = stored_files(folder)
    found = differences(stored, made) if stored else []
    if update or not stored:
        for name in set(stored) - set(made):
            (folder / name).unlink()
        write_together({folder / name: content for name, content in made.items()})
        say(f"wrote {len(made)} files to {folder}")
    if as_json:
        print_json({"files": sorted(made), "differences": found})
    elif found:
        click.echo("\n".join(found))
    elif stored:
        click.echo(f"all {len(made)} tables and figures are as they were")
    return 1 if found and not update else 0
