"""``execretrieval check``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import (
    Progress,
    json_option,
    print_json,
    quiet_option,
    say,
    tasks_option,
)

if TYPE_CHECKING:
    from execretrieval_hf.build.gates.rules import Fault
    from execretrieval_hf.build.soundness.duplicates import Embed


@click.command("check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATH]...")
@tasks_option
@click.option("--seed", type=int, help="Seed of the arguments that the suites are tried with.")
@click.option("--complete", is_flag=True, help="Hold the set to be complete, whatever its version.")
@click.option("--outside", is_flag=True, help="Also compare with HumanEval and Python's library.")
@json_option
@quiet_option
def command(
    paths: tuple[Path, ...],
    tasks: Path | None,
    seed: int | None,
    complete: bool,
    outside: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    """Check task files before their bugs are chosen.

    A PATH is a task file or the folder of a domain; without one the whole set is checked, its
    balance and near-duplicates included. Prints a line for each fault as it is found, then the
    tests that weak suites lack and a table of the rules. Exit code 1 if there is a fault.
    """
    from execretrieval_hf.build.soundness import check, check_set, is_finished
    from execretrieval_hf.data.folder import packaged_tasks

    if paths and (outside or tasks is not None):
        raise click.UsageError("--outside and --tasks are about a whole set; leave out PATH")

    def show(fault: Fault) -> None:
        if not as_json:
            click.echo(str(fault))

    finished = complete or is_finished()
    with Progress("tasks", quiet=quiet) as progress:
        if paths:
            report = check(paths, finished=finished, seed=seed, progress=progress, on_fault=show)
        else:
            report = check_set(
                tasks if tasks is not None else packaged_tasks(),
                finished=complete or (tasks is None and finished),
                seed=seed,
                embed=_minilm(quiet=quiet),
                beyond=outside,
                tell=lambda line: say(line, quiet=quiet),
                progress=progress,
                on_fault=show,
            )
    if as_json:
        print_json(report.to_json())
    else:
        click.echo(report.text())
    return 1 if report.faults else 0


def _minilm(*, quiet: bool) -> Embed | None:
    """Vectors of all-MiniLM-L6-v2; None if the extra with its weights is not installed."""
    from execretrieval_hf.data.errors import MissingExtra
    from execretrieval_mteb.models import minilm

    try:
        return minilm.text_encoder()
    except MissingExtra as error:
        say(f"{error}; queries are compared by their words only", quiet=quiet)
        return None
