"""``execretrieval build``."""

from __future__ import annotations

import re
from pathlib import Path

import click

from execretrieval_hf.cli.options import json_option, print_json, quiet_option, say, tasks_option


def _three_numbers(_: click.Context, __: click.Parameter, value: str | None) -> str | None:
    if value is not None and not re.fullmatch(r"\d+\.\d+\.\d+", value):
        raise click.BadParameter(f"{value!r} is not of the form X.Y.Z")
    return value


@click.command("build")
@tasks_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Folder to write; default: the packaged one, or ./ExecRetrieval for other tasks.",
)
@click.option(
    "--data-version", callback=_three_numbers, help="Version of the data, three numbers X.Y.Z."
)
@json_option
@quiet_option
def command(
    tasks: Path | None, out: Path | None, data_version: str | None, as_json: bool, quiet: bool
) -> None:
    """Replay the chosen edits on the task files and write the data folder.

    The same sources give the same bytes. Without options the packaged data is made anew.
    """
    from execretrieval_hf.build.dataset import build
    from execretrieval_hf.data.card import read_info
    from execretrieval_hf.data.folder import packaged_folder, packaged_tasks
    from execretrieval_hf.data.names import DATA_VERSION, DATASET

    default = packaged_folder() if tasks is None else Path(DATASET)
    folder = build(
        tasks if tasks is not None else packaged_tasks(),
        (out if out is not None else default).absolute(),
        version=data_version or DATA_VERSION,
        progress=lambda line: say(line, quiet=quiet),
    )
    if as_json:
        info = read_info(folder)
        print_json({"folder": str(folder), "version": info.version, "digests": dict(info.digests)})
    else:
        click.echo(str(folder))
