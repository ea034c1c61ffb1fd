"""The grid: every attack in every column, each column in an arena of its own, and its table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from attacks.catalogue import CATEGORIES, Attack
from attacks.columns import CONTROL, LEVELS, UNSAFE, Column
from attacks.signs import SIGNS

import execretrieval_runner

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_TESTS = Path(__file__).resolve().parents[1]
_RUNNER = Path(execretrieval_runner.__file__).resolve().parents[1]
_SECONDS_PER_ATTACK = 20


@dataclass(frozen=True, slots=True)
class Cell:
    """What one attack did in one column: the signs that were seen, or what stopped it."""

    signs: tuple[str, ...]
    exception: str


@dataclass(frozen=True, slots=True)
class Grid:
    """What was seen of some attacks.

    Attributes:
        attacks: The rows.
        cells: By name of the column, then of the attack.
        left_out: Columns that cannot be set up here.
    """

    attacks: tuple[Attack, ...]
    cells: dict[str, dict[str, Cell]]
    left_out: tuple[str, ...] = ()

    def shown(self) -> tuple[Attack, ...]:
        """Attacks whose effect the control has shown; only they count."""
        control = self.cells[CONTROL.name]
        return tuple(a for a in self.attacks if a.effect in control[a.name].signs)


def run(attacks: Iterable[Attack], columns: Sequence[Column]) -> Grid:
    """Runs attacks in the control and in `columns`.

    Raises:
        RuntimeError: As for `run_column`.
    """
    attacks = tuple(attacks)
    possible = [column for column in (CONTROL, *columns) if column.is_possible]
    return Grid(
        attacks,
        {column.name: run_column(attacks, column) for column in possible},
        tuple(column.name for column in columns if not column.is_possible),
    )


def run_column(attacks: Iterable[Attack], column: Column) -> dict[str, Cell]:
    """What attacks do in one column, by their names.

    Raises:
        RuntimeError: The arena could not be set up, or the judge failed before an attack.
    """
    names = [attack.name for attack in attacks]
    done = _start("from attacks.director import main; main()", column.name, *names)
    if done.returncode != 0:
        raise RuntimeError(f"column {column.name} ended with {done.returncode}:\n{done.stderr}")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return {line["name"]: Cell(tuple(line["signs"]), line["exception"]) for line in lines}


def arena_is_possible() -> bool:
    """Whether the kernel lets this user have an arena."""
    return _start("from attacks.arena import enter; enter([])").returncode == 0


def _start(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that knows the attacks and the runner, and nothing else of this place."""
    interpreter = Path(sys.executable).resolve()
    readable = {str(_TESTS), str(_RUNNER), sys.base_prefix, str(interpreter.parents[1])}
    environment = {
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": f"{_TESTS}{os.pathsep}{_RUNNER}",
        "READABLE": json.dumps(sorted(path for path in readable if not path.startswith("/usr"))),
    }
    return subprocess.run(
        [str(interpreter), "-sSB", "-c", program, *arguments],
        env=environment,
        cwd="/",
        capture_output=True,
        text=True,
        timeout=60 + _SECONDS_PER_ATTACK * len(arguments),
        check=False,
    )


def breaches(attacks: Iterable[Attack], cells: dict[str, dict[str, Cell]]) -> list[str]:
    """Every effect that an attack had at a level, but for those that are known and said."""
    return [
        f"{attack.name} at {column.name}: {', '.join(cell.signs)}"
        for column in LEVELS
        for attack in attacks
        if (cell := cells.get(column.name, {}).get(attack.name))
        and cell.signs
        and not _is_known(attack, column.name, cell)
    ]


def table(grid: Grid) -> str:
    """The grid in Markdown, and what a reader needs to understand it."""
    columns = [column.name for column in (CONTROL, UNSAFE, *LEVELS) if column.name in grid.cells]
    counted = grid.shown()
    lines = [
        f"{len(counted)} attacks whose effect the control shows."
        " **X**: it had its effect; (x): it had, which is known and said below; ·: none;"
        " i: none, but it got no further than an import.",
        "",
        f"| category | attack | sign | {' | '.join(columns)} |",
        f"|---|---|---|{'---|' * len(columns)}",
    ]
    for category in CATEGORIES:
        for attack in counted:
            if attack.category == category:
                marks = [_mark(attack, name, grid.cells[name][attack.name]) for name in columns]
                row = " | ".join([category, attack.name, attack.effect, *marks])
                lines.append(f"| {row} |")
    totals = [
        str(sum(bool(grid.cells[name][attack.name].signs) for attack in counted))
        for name in columns
    ]
    lines.append(f"| | **with an effect, of {len(counted)}** | | {' | '.join(totals)} |")
    lines += ["", "| sign | meaning |", "|---|---|"]
    lines += [f"| {name} | {meaning} |" for name, (meaning, _) in SIGNS.items()]
    if grid.left_out:
        lines += ["", f"Not run, as they need a superuser: {', '.join(grid.left_out)}."]
    remarks = [f"- {a.name}: {a.remark}." for a in counted if a.known]
    if remarks:
        lines += ["", "Known and not prevented:", "", *remarks]
    missed = [attack for attack in grid.attacks if attack not in counted]
    if missed:
        lines += ["", "Not counted, as the control did not show their effect here:", ""]
        lines += [f"- {attack.name} ({attack.category})" for attack in missed]
    return "\n".join(lines) + "\n"


def _mark(attack: Attack, column: str, cell: Cell) -> str:
    if cell.signs:
        return "(x)" if _is_known(attack, column, cell) else "X"
    return "i" if cell.exception in ("ImportError", "ModuleNotFoundError") else "·"


def _is_known(attack: Attack, column: str, cell: Cell) -> bool:
    """Whether an effect is no news, and no other was seen beside it."""
    return column in attack.known and cell.signs == (attack.effect,)
