"""Scores by domain: a row a system or rule, a column a domain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.leaderboard.page.cells import WIN_RATE, Axis, Cell, axis_around, estimate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.leaderboard.page.boards import Board
    from execretrieval_hf.leaderboard.page.standings_view import Line

_KEYS = {
    "win_rate": WIN_RATE,
    "exec_at_1": ("exec_at_1", "low", "high"),
}


@dataclass(frozen=True, slots=True)
class Matrix:
    """One score by domain.

    Attributes:
        key: as in `standings_view.COLUMNS`.
        title: what it is called.
        axis: holds all intervals.
        rows: a cell a domain, by name of the system or rule.
    """

    key: str
    title: str
    axis: Axis
    rows: Mapping[str, tuple[Cell, ...]]


@dataclass(frozen=True, slots=True)
class DomainsView:
    """The scores that are known by domain.

    Attributes:
        domains: names with their numbers of queries, in alphabetical order.
        matrices: win rate and exec@1.
    """

    domains: tuple[tuple[str, int], ...]
    matrices: tuple[Matrix, ...]


def domains_view(board: Board, lines: Sequence[Line]) -> DomainsView:
    """The scores by domain of systems and rules, in the order of these lines."""
    rows = {
        (row["system"], row["domain"]): row
        for name in ("domains_of_systems", "domains_of_rules")
        for row in board.rows(name)
    }
    sizes = {domain: row["n_queries"] for (_, domain), row in sorted(rows.items())}
    domains = tuple(sorted(sizes.items()))
    systems = [line.system for line in lines if any((line.system, name) in rows for name in sizes)]
    matrices = []
    for key, title in (("win_rate", "Win rate"), ("exec_at_1", "exec@1")):
        shown = {
            system: tuple(estimate(rows[system, domain], *_KEYS[key]) for domain, _ in domains)
            for system in systems
        }
        ends = [
            rows[system, domain][end]
            for system in systems
            for domain, _ in domains
            for end in _KEYS[key]
        ]
        matrices.append(
            Matrix(key, title, axis_around(ends, 0.0 if key == "exec_at_1" else 0.5), shown)
        )
    return DomainsView(domains, tuple(matrices))
