"""``execretrieval materialize``."""

from __future__ import annotations

from pathlib import Path

import click

from execretrieval_hf.cli.options import data_option, json_option, print_json, say


@click.command("materialize")
@click.argument("destination", type=click.Path(path_type=Path), default=Path("ExecRetrieval"))
@data_option
@json_option
def command(destination: Path, data: Path | None, as_json: bool) -> None:
    """Copy the data set into a folder (default ./ExecRetrieval).

    Beside that folder the plain call works:

    \b
        execretrieval materialize
        python -c 'from datasets import load_dataset; load_dataset("ExecRetrieval", "corpus")'
    """  # noqa: D301 - click's own mark for text that keeps its lines
    from execretrieval_hf.data.folder import config_names
    from execretrieval_hf.data.loader import materialize

    folder = materialize(destination, data=data)
    if as_json:
        print_json({"folder": str(folder), "configs": config_names(folder)})
        return
    click.echo(str(folder))
    say(
        f'In {folder.parent}:  datasets.load_dataset("{folder.name}", "corpus")  '
        f"(configs: {', '.join(config_names(folder))})"
    )
