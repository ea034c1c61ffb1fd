"""``execretrieval report``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import data_option, pool_option, say


@click.command("report")
@click.argument("system")
@click.option(
    "--html",
    "page",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write a page as well, with every query, its snippets and ranking; one file, no server.",
)
@pool_option
@data_option
def command(system: str, page: Path | None, pool: str, data: Path | None) -> None:
    """Print what a run shows as Markdown for the card of a model; no model is run.

    SYSTEM is the path of a record (.json, .json.gz), or a model that `execretrieval evaluate` has
    scored.

    \b
        execretrieval report all-MiniLM-L6-v2 > section.md
        execretrieval report records/my-model.json.gz --html my-model.html
    """  # noqa: D301 - click's own mark for text that keeps its lines
    from execretrieval_hf.cli.records import find_records
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.folder import write_text_atomically
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.record import kept_matrix
    from execretrieval_hf.leaderboard.page.boards import board_of
    from execretrieval_hf.leaderboard.page.report import report_markdown, report_page
    from execretrieval_hf.leaderboard.runs import Run

    searched = load_pool(pool, data=data)
    ((path, record),) = find_records([system], searched).items()
    run = Run(record, kept_matrix(path, record), path)
    oracle = Oracle(searched, store=settings.verdict_store())
    board = board_of(searched, [run], [run], oracle)
    if page is not None:
        write_text_atomically(page, report_page(board))
        say(f"wrote {page}")
    click.echo(report_markdown(board), nl=False)
