"""What a command prints of the records that it made: their table, or their heads as JSON."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import print_json, say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.blind_rows import BlindRow
    from execretrieval_hf.evaluate.record import Record


def print_records(records: Sequence[tuple[Path, Record]], pool: Pool, *, as_json: bool) -> None:
    """Print records of runs on a pool, each with the path where it is kept."""
    from execretrieval_hf.evaluate.audit import ceiling
    from execretrieval_hf.evaluate.blind_rows import above_blind
    from execretrieval_hf.evaluate.report import intervals, report

    blind = _blind(pool)
    if as_json:
        rows = [
            {
                "record": str(path),
                **{
                    key: value
                    for key, value in dataclasses.asdict(record).items()
                    if key != "per_query"
                },
                "intervals": intervals(record),
                "above_blind": dataclasses.asdict(above_blind(record, blind))
                if blind and record.complete
                else None,
            }
            for path, record in records
        ]
        print_json(rows)
    else:
        click.echo(report([record for _, record in records], blind, ceiling(pool)))
        click.echo("\nRecords (every number above follows from them):")
        for path, record in records:
            click.echo(f"  {record.system.name}: {path}")


def _blind(pool: Pool) -> Sequence[BlindRow]:
    """The rules that read no query, unless their verdicts need a sandbox that is not there."""
    from execretrieval_hf.data import settings
    from execretrieval_hf.evaluate.blind_rows import blind_records
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_runner.errors import SandboxUnavailable

    try:
        return blind_records(pool, Oracle(pool, store=settings.verdict_store()))
    except SandboxUnavailable as error:
        say(f"the rows of blind rules are left out: {error}")
        return ()
