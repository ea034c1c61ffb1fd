"""``execretrieval compare``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import (
    data_option,
    json_option,
    pool_option,
    print_json,
    quiet_option,
    say,
)


@click.command("compare")
@click.argument("systems", nargs=-1, required=True)
@pool_option
@data_option
@click.option("--metric", help="Score of the primary family instead of the pool's own.")
@click.option(
    "--tables",
    type=click.Path(path_type=Path),
    help="Folder to write the full table to, in the published release's files.",
)
@json_option
@quiet_option
def command(
    systems: tuple[str, ...],
    pool: str,
    data: Path | None,
    metric: str | None,
    tables: Path | None,
    as_json: bool,
    quiet: bool,
) -> None:
    """Test which of SYSTEMS differ, from their records; no model is run.

    A system is the path of a record (.json, .json.gz), or a model that `execretrieval evaluate`
    has scored. All pairs are tested as one family on the score that ranks the pool's systems;
    other scores are exploratory.

    \b
        execretrieval compare bm25 all-MiniLM-L6-v2
        execretrieval compare records/*.json --json
    """  # noqa: D301 - click's own mark for text that keeps its lines
    import dataclasses

    from execretrieval_hf.cli.records import find_records
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.statistics.comparison import compare
    from execretrieval_hf.evaluate.statistics.comparison_report import comparison_text
    from execretrieval_hf.evaluate.statistics.release_tables import write_release_tables

    records = list(find_records(systems, load_pool(pool, data=data)).values())
    found = compare(records, metric)
    if tables is not None:
        write_release_tables(tables, records)
        say(f"the full table is in {tables}", quiet=quiet)
    if as_json:
        print_json(dataclasses.asdict(found))
    else:
        click.echo(comparison_text(found))
