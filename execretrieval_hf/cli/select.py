"""``execretrieval select``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    from pathlib import Path


@click.command("select")
@tasks_option
@click.option("--seed", default=0, show_default=True, help="Seed of every draw.")
@json_option
@quiet_option
def command(tasks: Path | None, seed: int, as_json: bool, quiet: bool) -> int:
    """Mine single-edit bugs of every task, execute them, choose four, write distractors.jsonl.

    The same tasks and seed always give the same choice, whatever other tasks there are. Exit code
    1 if a task has too few usable bugs; its name and counts are printed.
    """
    from execretrieval_hf.build.dataset import DISTRACTORS
    from execretrieval_hf.build.distractors import write_distractors
    from execretrieval_hf.build.double_run import open_runners
    from execretrieval_hf.build.select import report, select
    from execretrieval_hf.build.tasks import load_tasks
    from execretrieval_hf.data.folder import packaged_tasks

    root = tasks if tasks is not None else packaged_tasks()
    with Progress("tasks", quiet=quiet) as progress, open_runners() as runners:
        selection = select(load_tasks(root), runners, seed=seed, progress=progress)
    summary = report(selection)
    if as_json:
        print_json(summary)
    else:
        click.echo(_text(summary))
    for entry in selection.short:
        say(f"{entry.task.path}: {entry.task.function_name} falls short: {entry.reason}")
    if selection.short:
        say("Nothing was written; mend these tasks and select again.")
        return 1
    write_distractors(root / DISTRACTORS, selection.distractors)
    return 0


def _text(summary: dict[str, Any]) -> str:
    lines = []
    for key, value in summary.items():
        if key in {"survivors", "short"}:
            continue
        if isinstance(value, dict):
            lines += [f"{key}:", *(f"  {inner}: {number}" for inner, number in value.items())]
        else:
            lines.append(f"{key}: {value}")
    return "\n".join(lines)
