"""``execretrieval evaluate``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import (
    data_option,
    json_option,
    pool_option,
    quiet_option,
    say,
)
from execretrieval_hf.cli.record_table import print_records

if TYPE_CHECKING:
    from pathlib import Path


@click.command("evaluate")
@click.argument("models", nargs=-1, required=True)
@pool_option
@data_option
@click.option("--fresh", is_flag=True, help="Run all tests again, on the ranking that is there.")
@json_option
@quiet_option
@click.option("-v", "--verbose", is_flag=True, help="Show mteb's own log as well.")
def command(
    models: tuple[str, ...],
    pool: str,
    data: Path | None,
    fresh: bool,
    as_json: bool,
    quiet: bool,
    verbose: bool,
) -> int:
    """Score MODELS and print their table.

    A model is `bm25`, `all-MiniLM-L6-v2` (extra [demo]), any name that mteb knows or that lies on
    the Hugging Face Hub, or a folder that holds a Sentence Transformers model.

    \b
        execretrieval evaluate bm25 all-MiniLM-L6-v2
        execretrieval evaluate ./my-model --json

    Exit code 1 if a run failed or is incomplete.
    """  # noqa: D301 - click's own mark for text that keeps its lines
    from execretrieval_hf.data.folder import config_names
    from execretrieval_hf.data.loader import card_fits
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_mteb import runs
    from execretrieval_mteb.models.find import find_model

    searched = load_pool(pool, data=data)
    runs.require_writable_home()
    folder = searched.folder
    changed = [config for config in config_names(folder) if not card_fits(folder, config)]
    if changed:
        say(
            f"{folder}: {', '.join(changed)} changed since version {searched.version} was built; "
            f"`execretrieval verify --data {folder}` tells more"
        )
    chosen = list(dict.fromkeys(find_model(model) for model in models))
    records = []
    for model in chosen:
        path = runs.path_of_record(searched, model)
        record = runs.find_record(searched, model)
        if record is not None:
            say(f"{model.name}: using the record that is there: {path}", quiet=quiet)
        else:
            record = runs.run(
                searched, model, say=lambda line: say(line, quiet=quiet), verbose=verbose
            )
        if fresh:
            record = runs.judge_anew(searched, path, record)
            say(f"{model.name}: all verdicts executed anew", quiet=quiet)
        records.append((path, record))
    print_records(records, searched, as_json=as_json)
    return 0 if all(record.complete for _, record in records) else 1
