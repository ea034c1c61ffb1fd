"""``execretrieval execute``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import quiet_option


@click.command("execute")
@click.argument("pairs", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    help="File for the verdicts, which is there only when it is whole.",
)
@click.option(
    "--store",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Verdict store to look pairs up in and add to.",
)
@click.option("--ray", "address", metavar="ADDRESS", help="Ray cluster to run on (extra [ray]).")
@quiet_option
def command(pairs: Path, out: Path, store: Path | None, address: str | None, quiet: bool) -> int:
    """Run the test suite of every pair in the file PAIRS, here or on a Ray cluster.

    Files whose names end in .parquet are Parquet, others JSON lines. A row has `code`, `tests` (a
    list of texts) and perhaps an `id`, which comes back. A run that was interrupted goes on where
    it was when it is started again. Exit code 1 if the machine failed for some pair.

    \b
        execretrieval execute pairs.parquet --out verdicts.parquet
        execretrieval execute pairs.jsonl --out verdicts.jsonl --ray auto
    """  # noqa: D301 - click's own mark for text that keeps its lines
    from execretrieval_hf.evaluate.execute import RayRunner
    from execretrieval_hf.evaluate.pair_files import count_pairs, read_pairs_file, rows_file
    from execretrieval_runner import Limits, Runner
    from execretrieval_runner.output import store_for
    from execretrieval_runner.progress import Progress, shown
    from execretrieval_runner.rows import verdict_row

    progress = Progress(count_pairs(pairs))
    with (
        store_for(out, store, progress) as kept,
        Runner() if address is None else RayRunner(address) as runner,
        rows_file(out) as write,
    ):
        verdicts = runner.run(read_pairs_file(pairs), limits=Limits(), store=kept)
        for verdict in progress.watch(verdicts) if quiet else shown(verdicts, progress):
            write(verdict_row(verdict, runner.conditions))
    return 1 if progress.unknown else 0
