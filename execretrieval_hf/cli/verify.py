"""``execretrieval verify``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import (
    data_option,
    json_option,
    print_json,
    quiet_option,
    say,
    tasks_option,
)

if TYPE_CHECKING:
    from pathlib import Path


@click.command("verify")
@data_option
@tasks_option
@click.option("--full", is_flag=True, help="Also run every snippet against every other suite.")
@json_option
@quiet_option
def command(data: Path | None, tasks: Path | None, full: bool, as_json: bool, quiet: bool) -> int:
    """Check a data folder by every rule, and derive all its labels again by execution.

    Nothing is taken from caches; every pair is run afresh under two hash seeds. With --full the
    task files, if they are at hand, are checked as a set as well. Exit code 1 if a rule is broken.
    """
    from execretrieval_hf.build.gates.verify import verify
    from execretrieval_hf.build.soundness import check_set, is_finished
    from execretrieval_hf.data.card import read_info
    from execretrieval_hf.data.folder import packaged_folder, packaged_tasks
    from execretrieval_hf.data.pools import resolve

    folder = resolve(data)
    if tasks is None and folder == packaged_folder():
        tasks = packaged_tasks()
    found = verify(
        folder, tasks_root=tasks, full=full, progress=lambda line: say(line, quiet=quiet)
    )
    as_set = None
    if full and tasks is not None:
        say("checking the task files as a set", quiet=quiet)
        version = read_info(folder).version
        as_set = check_set(tasks, finished=is_finished(version), single=False)
    if as_json:
        print_json(found.to_json() | {"task_files": as_set.to_json() if as_set else None})
    else:
        click.echo(found.text())
        if as_set is not None:
            click.echo("\n".join(["", *map(str, as_set.faults), as_set.text()]))
    return 1 if found.faults or (as_set is not None and as_set.faults) else 0
