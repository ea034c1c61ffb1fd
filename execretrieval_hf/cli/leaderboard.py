"""``execretrieval leaderboard``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import data_option, quiet_option, say


@click.command("leaderboard")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    help="Folder to write; an older leaderboard there is replaced.",
)
@data_option
@quiet_option
def command(folder: Path, out: Path, data: Path | None, quiet: bool) -> None:
    """Make a leaderboard of the runs in FOLDER that a browser opens as a file; no model is run.

    FOLDER is as `execretrieval reproduce` takes it. Every pool that has runs gets a table, every
    system a page, every query a place with its snippets and rankings. Runs whose records are named
    in FOLDER/rerun.sha256 are marked as done again by the maintainers. Open index.html; the folder
    is a static Space of the Hugging Face Hub as well.
    """
    from execretrieval_hf.data import settings
    from execretrieval_hf.leaderboard.page.boards import find_boards
    from execretrieval_hf.leaderboard.page.site import INDEX, require_site, site_files, write_site

    require_site(out)
    boards = find_boards(
        folder,
        data=data,
        store=settings.verdict_store(),
        say=lambda line: say(line, quiet=quiet),
    )
    made = site_files(boards)
    write_site(out, made)
    say(f"wrote {len(made)} files; open {out / INDEX}", quiet=quiet)
