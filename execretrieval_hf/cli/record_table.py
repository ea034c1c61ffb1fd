"""What a command prints of the records that it made: their table, or their heads as JSON."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import print_json

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from execretrieval_hf.evaluate.record import Record


def print_records(records: Sequence[tuple[Path, Record]], *, as_json: bool) -> None:
    """Print records, each with the path where it is kept."""
    from execretrieval_hf.evaluate.report import intervals, report

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
            }
            for path, record in records
        ]
        print_json(rows)
    else:
        click.echo(report([record for _, record in records]))
        click.echo("\nRecords (every number above follows from them):")
        for path, record in records:
            click.echo(f"  {record.system.name}: {path}")
