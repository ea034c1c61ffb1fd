"""The main table of a pool: the rows of `standings`, with what other tables say of the same row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.audit import READER
from execretrieval_hf.leaderboard.drawing import short
from execretrieval_hf.leaderboard.page.cells import (
    DASH,
    WIN_RATE,
    Axis,
    Cell,
    Mark,
    axis_around,
    difference,
    estimate,
    mark,
    number,
)
from execretrieval_hf.leaderboard.page.families import family_of
from execretrieval_hf.leaderboard.scores import CEILING, SYSTEM

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from execretrieval_hf.leaderboard.page.boards import Board

    Row = Mapping[str, Any]

SNIPPET_BLIND = "snippet-blind"
SECOND_STAGE = "blind/medoid-after/"
"""Start of the names of rules that choose among what a system found."""

KINDS = {
    CEILING: "reads one group at a time",
    SNIPPET_BLIND: "reads no query",
    "pool-aware": "compares candidates",
}
"""What the kinds of rows besides systems are, in a few words."""

_KEYS = {
    "win_rate": WIN_RATE,
    "exec@1": ("exec_at_1", "exec_at_1_low", "exec_at_1_high"),
}


@dataclass(frozen=True, slots=True)
class Column:
    """A column of numbers.

    Attributes:
        key: its name, the field of the table that it is sorted by.
        title: its heading.
        says: what it is, in a sentence.
        by_domain: whether it is known for single domains too.
    """

    key: str
    title: str
    says: str
    by_domain: bool = False


COLUMNS = (
    Column("win_rate", "Win rate", "Share of (correct, buggy) pairs in the right order.", True),
    Column("exec_at_1", "exec@1", "Share of queries whose first snippet passes its tests.", True),
    Column("blind", "if blind", "exec@1 if the group were found as often and its members tied."),
    Column("random_edit", "if random", "exec@1 if each edit moved the score at random."),
    Column("exec_at_10", "exec@10", "A passing snippet among the first ten."),
    Column("in_group", "In group", "Share of queries whose best ranked own snippet passes."),
    Column("query_skill", "Query skill", "Win rate minus that under other queries of the domain."),
    Column("tied_pairs", "Ties", "Share of (correct, buggy) pairs with equal scores."),
    Column("above_blind", "Above blind", "Better than the best rule that reads no query."),
)


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the table.

    Attributes:
        system: the label of the system, or the name of the rule.
        name: the same without its organisation.
        by: who made it and its family, or what the rule does.
        kind: as in `Standing`.
        family: the family of a system, empty for others.
        rank: the ranks that the tests allow.
        cells: one for each of `COLUMNS`.
        mark: the interval of the score that ranks the systems.
        confirmed: whether the maintainers have done the run again.
    """

    system: str
    name: str
    by: str
    kind: str
    family: str
    rank: Cell
    cells: tuple[Cell, ...]
    mark: Mark | None
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class StandingsView:
    """The table in its parts.

    Attributes:
        key: key of the column with the score that ranks the systems and that the intervals show.
        named: what that score is called.
        axis: what the column of intervals spans.
        lines: where on it lines are drawn, by what they mean.
        top: the line of the ceiling, if there is one.
        systems: the systems, the best first.
        rules: rules that read no query.
        second_stages: rules that choose among what a system found.
        second_axis: what the intervals of these span.
        columns: the columns of numbers.
    """

    key: str
    named: str
    axis: Axis
    lines: dict[str, float]
    top: tuple[Line, ...]
    systems: tuple[Line, ...]
    rules: tuple[Line, ...]
    second_stages: tuple[Line, ...]
    second_axis: Axis
    columns: tuple[Column, ...] = COLUMNS


def standings_view(board: Board) -> StandingsView:
    """The main table of a pool."""
    rows = board.rows("standings")
    keys = _KEYS[board.named]
    axis, lines = _axis(rows, board.named, keys)
    second = [row for row in rows if _is_second_stage(row)]
    second_axis = axis_around((row[key] for row in second for key in keys), axis.low)
    made = [_line(board, row, axis, keys) for row in rows if row not in second]
    return StandingsView(
        key=keys[0],
        named="win rate" if board.named == "win_rate" else board.named,
        axis=axis,
        lines=lines,
        top=tuple(line for line in made if line.kind == CEILING),
        systems=tuple(line for line in made if line.kind == SYSTEM),
        rules=tuple(line for line in made if line.kind not in {CEILING, SYSTEM}),
        second_stages=tuple(_line(board, row, second_axis, keys) for row in second),
        second_axis=second_axis,
    )


def _is_second_stage(row: Row) -> bool:
    system: str = row["system"]
    return row["kind"] != SYSTEM and system.startswith(SECOND_STAGE)


def _axis(
    rows: Sequence[Row], named: str, keys: tuple[str, str, str]
) -> tuple[Axis, dict[str, float]]:
    """An axis that holds systems and snippet-blind rules, and its lines."""
    shown = [row for row in rows if row["kind"] in {SYSTEM, SNIPPET_BLIND}]
    ends = [row[key] for row in shown for key in keys]
    if named != "win_rate":
        # Rules do not find the group: where exec@1 ranks, their best is no line to be above.
        return axis_around(ends, 0.0), {}
    axis = axis_around(ends, 0.5)
    blind = [row[keys[0]] for row in rows if row["kind"] == SNIPPET_BLIND]
    lines = {"half": 0.5, "best": max((value for value in blind if value), default=0.5)}
    return axis, {name: axis.place(value) for name, value in lines.items()}


def _line(board: Board, row: Row, axis: Axis, keys: tuple[str, str, str]) -> Line:
    is_system = row["kind"] == SYSTEM
    system = row["system"]
    chance = board.row_of("null_lines", system) if is_system else None
    skill = board.row_of("query_permutation", system) if is_system else None
    cells = (
        estimate(row, *_KEYS["win_rate"]),
        estimate(row, *_KEYS["exec@1"]),
        number(chance, "blind"),
        number(chance, "random_edit"),
        number(row, "exec_at_10"),
        estimate(row, "in_group_exec_at_1", "in_group_low", "in_group_high"),
        difference(skill, "query_skill", "low", "high"),
        number(row, "tied_pairs"),
        _yes_or_no(row["above_blind"]),
    )
    name, by = _name(row)
    return Line(
        system=system,
        name=name,
        by=by,
        kind=row["kind"],
        family=family_of(system) if is_system else "",
        rank=_rank(row),
        cells=cells,
        mark=mark(axis, row, *keys),
        confirmed=is_system and system in board.confirmed,
    )


def _name(row: Row) -> tuple[str, str]:
    """Name without organisation, and who made it or what it does."""
    system: str = row["system"]
    kind: str = row["kind"]
    if kind != SYSTEM:
        return READER if kind == CEILING else short(system), KINDS.get(kind, kind)
    by, _, name = system.rpartition("/")
    family = family_of(system)
    return name, family if by.lower() in {"", family.lower()} else f"{by} · {family}"


def _rank(row: Row) -> Cell:
    best, worst = row["best_rank"], row["worst_rank"]
    if best is None:
        return Cell("")
    return Cell(f"{best}" if best == worst else f"{best}{DASH}{worst}", value=best)


def _yes_or_no(value: bool | None) -> Cell:
    return Cell(DASH) if value is None else Cell("yes" if value else "no", value=float(value))
