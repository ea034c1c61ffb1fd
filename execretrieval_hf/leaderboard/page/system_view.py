"""What the page of one system says of its run on one pool."""

from __future__ import annotations

import dataclasses
import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.analyses.deception import ALL_SYSTEMS
from execretrieval_hf.evaluate.plain_text import probability
from execretrieval_hf.leaderboard.page.cells import (
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
from execretrieval_hf.leaderboard.page.curves import curves_svg
from execretrieval_hf.leaderboard.tables import plain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from markupsafe import Markup

    from execretrieval_hf.leaderboard.page.boards import Board
    from execretrieval_hf.leaderboard.page.standings_view import Line, StandingsView

    Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a table of win rates, such as of a domain or a bug type.

    Attributes:
        name: what it is about.
        cells: numbers.
        mark: the interval of the win rate.
    """

    name: str
    cells: tuple[Cell, ...]
    mark: Mark | None


@dataclass(frozen=True, slots=True)
class SystemView:
    """One system on one pool.

    Attributes:
        board: all runs on the pool.
        standings: the main table of the pool.
        line: its row of the main table.
        beside: the ceiling and rules that read no query, to read its scores by.
        axis: what the intervals of `domains` and `bug_types` span.
        domains: queries, win rate and exec@1 by domain.
        bug_types: pairs, win rate, share of invisible edits, and misses by bug type.
        misses: numbers of misses by kind, and the share of own distractors.
        skill: win rate, that under other queries, and the difference, with its p-value.
        scores: every metric.
        facts: how it was run, by name.
        curve: exec@k over k.
    """

    board: Board
    standings: StandingsView
    line: Line
    beside: tuple[Line, ...]
    axis: Axis
    domains: tuple[Bar, ...]
    bug_types: tuple[Bar, ...]
    misses: tuple[tuple[str, Cell], ...]
    skill: tuple[tuple[str, Cell], ...]
    scores: tuple[tuple[str, Cell], ...]
    facts: tuple[tuple[str, str], ...]
    curve: Markup


def system_view(board: Board, standings: StandingsView, system: str) -> SystemView:
    """The page of a system, from the rows about it in all tables and the main table of the pool."""
    by_domain = board.rows_of("domains_of_systems", system)
    by_type = _by_bug_type(board, system)
    axis = axis_around((row[key] for row in [*by_domain, *by_type] for key in WIN_RATE), 0.5)
    return SystemView(
        board=board,
        standings=standings,
        line=next(line for line in standings.systems if line.system == system),
        beside=(*standings.top, *standings.rules),
        axis=axis,
        domains=tuple(
            Bar(
                row["domain"],
                (
                    number(row, "n_queries"),
                    estimate(row, *WIN_RATE),
                    estimate(row, "exec_at_1", "low", "high"),
                ),
                mark(axis, row, *WIN_RATE),
            )
            for row in by_domain
        ),
        bug_types=tuple(
            Bar(
                row["group"],
                (
                    number(row, "n_pairs"),
                    estimate(row, *WIN_RATE),
                    number(row, "invisible"),
                    number(row["missed"], "misses"),
                    number(row["missed"], "share"),
                    number(row["missed"], "share_of_distractors"),
                ),
                mark(axis, row, *WIN_RATE),
            )
            for row in by_type
        ),
        misses=_misses(board.row_of("misses", system)),
        skill=_skill(board.row_of("query_permutation", system)),
        scores=tuple(
            (row["metric"], estimate(row, "mean", "low", "high"))
            for row in board.rows("scores")
            if row["system"] == system and row["kind"] == "system"
        ),
        facts=facts_of(board, system),
        curve=curves_svg(board, [system]),
    )


def facts_of(board: Board, system: str) -> tuple[tuple[str, str], ...]:
    """How a system was run, as its record says, by name; what is not known is left out."""
    run = board.run_of[system]
    record = run.record
    ran = record.system
    prompts = ", ".join(f"{kind} {text!r}" for kind, text in ran.prompts.items() if text)
    cut = (
        f"{ran.truncated_snippets} snippets and {ran.truncated_queries} queries "
        f"at {ran.max_tokens} tokens"
        if ran.truncated_snippets or ran.truncated_queries
        else ""
    )
    facts = {
        "revision": ran.revision,
        "sha256 of the weights": ran.weights_sha256,
        "prompts": prompts or "none",
        "precision": ran.dtype,
        "similarity": ran.similarity,
        "texts that were cut": cut or "none",
        "settings": ", ".join(f"{key}: {value}" for key, value in ran.settings.items()),
        "verdicts": record.verdicts.source,
        "data": record.data_revision,
        "scorer version": record.scorer_version,
        "sha256 of the record": run.path and hashlib.sha256(run.path.read_bytes()).hexdigest(),
        "software": ", ".join(f"{name} {version}" for name, version in record.versions.items()),
    }
    return tuple((name, str(value)) for name, value in facts.items() if value)


def _by_bug_type(board: Board, system: str) -> list[dict[str, Any]]:
    """The rows about deception with the win rate, and what is known of misses of the type."""
    missed = {row["bug_type"]: row for row in board.rows_of("misses_by_bug_type", system)}
    return [
        {
            **{field: plain(value) for field, value in dataclasses.asdict(row).items()},
            **dict(zip(WIN_RATE, map(plain, row.win_rate), strict=True)),
            "missed": missed.get(row.group),
        }
        for row in board.tables.get("deception_by_bug_type", ())
        if row.system == system != ALL_SYSTEMS
    ]


def _misses(row: Row | None) -> tuple[tuple[str, Cell], ...]:
    if row is None:
        return ()
    return (
        ("misses at rank 1", number(row, "misses")),
        ("a buggy copy of the right function first", number(row, "own_distractor")),
        ("another function first", number(row, "foreign")),
        ("nothing returned", number(row, "nothing")),
        ("share of buggy copies", estimate(row, "paired_share", "low", "high")),
    )


def _skill(row: Row | None) -> tuple[tuple[str, Cell], ...]:
    if row is None or row["query_skill"] is None:
        return ()
    return (
        ("win rate under the own query", number(row, "win_rate")),
        ("under other queries of the domain", number(row, "win_rate_permuted")),
        ("query skill", difference(row, "query_skill", "low", "high")),
        ("p, one-sided", Cell(probability(row["p"]), value=row["p"])),
    )
