"""Options that several sub-commands share, and the two ways of printing."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Self

import click

data_option = click.option(
    "--data",
    type=click.Path(path_type=Path),
    help="Data folder to use instead of EXECRETRIEVAL_DATA or the packaged data.",
)
pool_option = click.option("--pool", default="main", show_default=True, help="Pool to use.")
tasks_option = click.option(
    "--tasks",
    type=click.Path(path_type=Path),
    help="Folder of task files instead of the packaged one.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
quiet_option = click.option("-q", "--quiet", is_flag=True, help="Say nothing on the way.")


def print_json(value: object) -> None:
    """Write data to stdout as JSON; NaN is refused."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False))


class Progress:
    """A counter on stderr: redrawn in place on a terminal, a line now and then elsewhere."""

    def __init__(self, unit: str, *, quiet: bool = False) -> None:
        """Count ``unit``, such as tasks."""
        self._unit = unit
        self._quiet = quiet
        self._redraw = sys.stderr.isatty()
        self._started = self._shown = time.monotonic()

    def __enter__(self) -> Self:
        """Start the clock."""
        return self

    def __exit__(self, *_: object) -> None:
        """End the redrawn line."""
        if self._redraw and not self._quiet:
            click.echo(err=True)

    def __call__(self, done: int, total: int) -> None:
        """Show how many of how many are done."""
        now = time.monotonic()
        pause = 0.2 if self._redraw else 10.0
        if self._quiet or (done < total and now - self._shown < pause):
            return
        self._shown = now
        text = f"{done} of {total} {self._unit}"
        # Before a tenth is done the time that is left is anybody's guess.
        if total / 10 < done < total:
            text += f", about {(total - done) * (now - self._started) / done:.0f} s left"
        click.echo(f"\r\x1b[K{text}" if self._redraw else text, err=True, nl=not self._redraw)


def say(text: str, *, quiet: bool = False) -> None:
    """Write a line for the person at the keyboard to stderr."""
    if not quiet:
        click.echo(text, err=True)
