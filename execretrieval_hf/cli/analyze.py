"""``execretrieval analyze``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import data_option, json_option, pool_option, print_json
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import MAIN_POOL, STACKED_POOL

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.record import Record


@click.command("analyze")
@click.argument("systems", nargs=-1, required=True)
@pool_option
@data_option
@json_option
def command(systems: tuple[str, ...], pool: str, data: Path | None, as_json: bool) -> None:
    """Say what the numbers of SYSTEMS mean, from their records; no model is run.

    A system is the path of a record (.json, .json.gz), or a model that `execretrieval evaluate`
    has scored. The tables: chance lines, the query's part in the score, misses, pool density,
    score gaps, deception by bug type and edit size, difficulty, curves, a model of bug types, and
    stacked edits for systems that were run with `--pool stacked` as well.

    \b
        execretrieval analyze bm25 all-MiniLM-L6-v2
        execretrieval analyze records/*.json --json
    """  # noqa: D301 - click's own mark for text that keeps its lines
    import dataclasses

    from execretrieval_hf.cli.records import find_records
    from execretrieval_hf.data import settings
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.analyses.text import tables_text
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.record import kept_matrix
    from execretrieval_hf.leaderboard.results import SAYS, results
    from execretrieval_hf.leaderboard.runs import Run

    searched = load_pool(pool, data=data)
    found = find_records(systems, searched)
    own = {path: record for path, record in found.items() if _is_of(path, record, searched)}
    if not own:
        raise DataError(f"name at least one run on the pool {searched.name}")
    stacked = [record for path, record in found.items() if path not in own]
    runs = [Run(record, kept_matrix(path, record)) for path, record in own.items()]
    runs += [Run(record, None) for record in [*_stacked(own.values(), searched), *stacked]]
    oracle = Oracle(searched, store=settings.verdict_store())
    tables = results(runs, searched, oracle)
    if as_json:
        print_json(
            {
                "records": [str(path) for path in own],
                "tables": {
                    name: {"says": SAYS[name], "rows": [dataclasses.asdict(row) for row in rows]}
                    for name, rows in tables.items()
                },
            }
        )
    else:
        click.echo(tables_text(tables, SAYS))


def _is_of(path: Path, record: Record, pool: Pool) -> bool:
    """Whether a run is one on this pool; one on stacked edits may stand beside it."""
    if (record.pool, record.data_digest) == (pool.name, pool.digest):
        return True
    if record.pool == STACKED_POOL != pool.name:
        return False
    raise DataError(
        f"{path} is of {record.task} {record.data_revision}, not of {pool.task} "
        f"{pool.revision}; name its pool and data folder with --pool and --data"
    )


def _stacked(records: Iterable[Record], pool: Pool) -> list[Record]:
    """Runs of the same systems on the stacked edits of the same data, where there are any."""
    from execretrieval_hf.data.gzipped import either
    from execretrieval_hf.data.pools import load_pool, pool_names
    from execretrieval_hf.data.settings import home
    from execretrieval_hf.evaluate.record import read_record, record_path

    if pool.name != MAIN_POOL or STACKED_POOL not in pool_names(pool.folder):
        return []
    stacked = load_pool(STACKED_POOL, data=pool.folder)
    paths = [
        either(
            record_path(
                home(),
                task=stacked.task,
                model=record.system.name,
                revision=record.system.revision,
                digest=stacked.digest,
            )
        )
        for record in records
    ]
    return [read_record(path) for path in paths if path.is_file()]
