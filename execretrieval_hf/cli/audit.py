"""``execretrieval audit``."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from execretrieval_hf.cli.options import data_option, json_option, print_json

if TYPE_CHECKING:
    from execretrieval_hf.evaluate.audit import GroupTally, TaskTally


@click.group("audit")
def command() -> None:
    """Have the data read by careful readers, and count what they find."""


@command.command("sheet")
@click.argument("kind", type=click.Choice(["tasks", "groups"]))
@click.argument("out", type=click.Path(path_type=Path, file_okay=False))
@click.option("--count", default=150, show_default=True, help="Queries, equally many a domain.")
@click.option("--seed", default=0, show_default=True, help="Seed of the sample.")
@click.option(
    "--reader", default=1, show_default=True, help="Number of the reader: same sample, other order."
)
@data_option
def make_sheet(kind: str, out: Path, count: int, seed: int, reader: int, data: Path | None) -> None:
    """Draw a sample and write OUT/sheet.md, to be read, and OUT/form.json, to be filled in.

    KIND tasks shows tasks whole and asks what is wrong with them; groups shows a query and its five
    snippets without tests and asks which one is right. A form that is there is not overwritten.
    """
    from execretrieval_hf.data.folder import write_text_atomically
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.audit import blank_form, sheet, stratified_sample, write_form

    form_at = out / "form.json"
    if form_at.exists():
        raise click.UsageError(f"{form_at} is there already; name another folder")
    pool = load_pool(data=data)
    form = blank_form(pool, kind, stratified_sample(pool, count, seed), seed=1000 * seed + reader)
    out.mkdir(parents=True, exist_ok=True)
    write_text_atomically(out / "sheet.md", sheet(pool, form))
    write_form(form_at, form)
    click.echo(str(form_at))


@command.command("tally")
@click.argument("first", type=click.Path(path_type=Path))
@click.argument("second", type=click.Path(path_type=Path))
@data_option
@json_option
def tally(first: Path, second: Path, data: Path | None, as_json: bool) -> None:
    """Count what two readers say of one sample, and how far they agree.

    FIRST and SECOND are their forms.
    """
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.audit import TASKS, read_form, tally_groups, tally_tasks

    forms = read_form(first), read_form(second)
    if forms[0].kind == TASKS:
        tasks = tally_tasks(*forms)
        print_json(asdict(tasks)) if as_json else click.echo(_tasks_text(tasks))
    else:
        groups = tally_groups(load_pool(data=data), *forms)
        print_json(asdict(groups)) if as_json else click.echo(_groups_text(groups))


def _tasks_text(found: TaskTally) -> str:
    from execretrieval_hf.evaluate.plain_text import cell, table

    rows = [
        [count.fault, *map(cell, (count.first, count.second, count.both, count.kappa))]
        for count in found.counts
    ]
    return "\n\n".join(
        [
            f"{found.n} tasks read twice, {found.with_fault} of them with a remark",
            table(["fault", "first reader", "second reader", "both", "kappa"], rows),
            f"serious: {', '.join(found.serious) or 'none'}",
        ]
    )


def _groups_text(found: GroupTally) -> str:
    from execretrieval_hf.evaluate.plain_text import cell, with_interval

    first, second = found.by_reader
    return "\n".join(
        [
            f"{found.n} groups read twice; {found.changed} more were changed since",
            f"careful reader, right of five: {with_interval(found.accuracy)}",
            f"first reader {first}, second reader {second} of {found.n}; kappa {cell(found.kappa)}",
            f"undecided: {', '.join(found.undecided) or 'none'}",
            f"missed: {', '.join(found.missed) or 'none'}",
        ]
    )
