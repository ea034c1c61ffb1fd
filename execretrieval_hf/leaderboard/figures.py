"""The figures of a set of runs, each drawn from the rows of one table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from execretrieval_hf.evaluate.analyses.deception import ALL_SYSTEMS
from execretrieval_hf.leaderboard.drawing import (
    GREY,
    NARROW,
    WIDE,
    drawing,
    figure_files,
    look_of,
    short,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from execretrieval_hf.evaluate.analyses.curves import CurvePoint
    from execretrieval_hf.evaluate.analyses.deception import Deception
    from execretrieval_hf.evaluate.analyses.density import Density
    from execretrieval_hf.evaluate.analyses.difficulty import DomainOfSystem, QueryDifficulty
    from execretrieval_hf.evaluate.analyses.null_lines import NullLines
    from execretrieval_hf.evaluate.analyses.query_permutation import QueryPermutation
    from execretrieval_hf.evaluate.analyses.stacking import Stacking
    from execretrieval_hf.leaderboard.scores import Standing

    Files = dict[str, bytes]
    Triple = tuple[float, float, float]

_ROW = 0.26
"""Height in inches of one system in a list of systems."""


def draw_all(tables: Mapping[str, tuple[Any, ...]]) -> Files:
    """Every figure for which there is a table with rows.

    Args:
        tables: rows by name of the table, see `results.results`.

    Returns:
        Content by file name, an SVG and a PNG of each figure.
    """
    draw: dict[str, tuple[str, Callable[[str, Any], Files]]] = {
        "win_rate": ("standings", draw_win_rate),
        "chance": ("null_lines", draw_chance),
        "query_skill": ("query_permutation", draw_query_skill),
        "curves": ("curves", draw_curves),
        "density": ("density", draw_density),
        "deception_by_bug_type": ("deception_by_bug_type", draw_by_bug_type),
        "deception_by_edit_size": ("deception_by_edit_size", draw_by_edit_size),
        "domains": ("domains_of_systems", draw_domains),
        "difficulty": ("query_difficulty", draw_difficulty),
        "stacking": ("stacking", draw_stacking),
    }
    files: Files = {}
    for name, (table, function) in draw.items():
        if tables.get(table):
            files |= function(name, tables[table])
    return files


def draw_win_rate(name: str, rows: Sequence[Standing]) -> Files:
    """Win rate of systems and of blind rules, with intervals, the best above."""
    # Readers see single groups: they have no win rate over the pool.
    ranked = [row for row in rows if row.kind != "ceiling"]
    ordered = sorted(ranked, key=lambda row: (row.kind == "system", row.win_rate or 0.0))
    with drawing(WIDE, 0.9 + _ROW * len(ordered)) as (figure, axes):
        for place, row in enumerate(ordered):
            if row.win_rate is None or row.win_rate_low is None or row.win_rate_high is None:
                continue
            _point(
                axes,
                place,
                (row.win_rate, row.win_rate_low, row.win_rate_high),
                color="#0072b2" if row.kind == "system" else GREY,
            )
        axes.axvline(0.5, color="black", linewidth=0.8)
        _rows(axes, [f"{short(row.system)}" + _blind_mark(row) for row in ordered])
        axes.set_xlabel("win rate: correct above buggy, ties 1/2 (line: no knowledge of the edits)")
        return figure_files(name, figure)


def draw_chance(name: str, rows: Sequence[NullLines]) -> Files:
    """exec@1 as observed, beside what it would be without knowledge of the edits."""
    ordered = sorted(rows, key=lambda row: row.exec_at_1 or 0.0)
    with drawing(WIDE, 1.0 + _ROW * len(ordered)) as (figure, axes):
        for place, row in enumerate(ordered):
            if row.exec_at_1 is None or row.low is None or row.high is None:
                continue
            first = place == 0
            _point(
                axes,
                place,
                (row.exec_at_1, row.low, row.high),
                color="#0072b2",
                label="observed" if first else None,
            )
            marks = (
                (row.blind, "|", "black", "blind"),
                (row.random_edit, "x", "#d55e00", "random edit"),
                (row.independence_prediction, "d", GREY, "win rate to the 4th (description)"),
            )
            for value, marker, colour, label in marks:
                if value is None:
                    continue
                axes.plot(
                    [value],
                    [place],
                    marker=marker,
                    color=colour,
                    linestyle="none",
                    markersize=7,
                    fillstyle="none",
                    label=label if first else None,
                )
        _rows(axes, [short(row.system) for row in ordered])
        axes.set_xlim(left=0)
        axes.set_xlabel("exec@1")
        figure.legend(loc="outside lower center", ncols=4)
        return figure_files(name, figure)


def draw_query_skill(name: str, rows: Sequence[QueryPermutation]) -> Files:
    """What the query adds to the win rate of each system."""
    known = [row for row in rows if row.query_skill is not None]
    ordered = sorted(known, key=lambda row: row.query_skill or 0.0)
    with drawing(WIDE, 0.9 + _ROW * len(ordered)) as (figure, axes):
        for place, row in enumerate(ordered):
            if row.query_skill is not None and row.low is not None and row.high is not None:
                _point(axes, place, (row.query_skill, row.low, row.high), color="#0072b2")
        axes.axvline(0, color="black", linewidth=0.8)
        _rows(axes, [short(row.system) for row in ordered])
        axes.set_xlabel("query skill: win rate minus that under other queries of the domain")
        return figure_files(name, figure)


def draw_curves(name: str, rows: Sequence[CurvePoint]) -> Files:
    """exec@k over k, one line a system."""
    points = [(row.system, row.k, row.exec_at_k) for row in rows]
    return _lines(name, points, ("k", "exec@k"), highest=1)


def draw_density(name: str, rows: Sequence[Density]) -> Files:
    """exec@1 over the number of distractors that each query keeps."""
    points = [(row.system, row.distractors, row.expected) for row in rows]
    return _lines(
        name, points, ("distractors kept for each query", "exec@1, expected over ties"), highest=1
    )


def draw_by_bug_type(name: str, rows: Sequence[Deception]) -> Files:
    """Loss rate by bug type: all systems together with interval, each system as a point."""
    return _by_group(name, rows, "loss rate of the correct snippet, ties 1/2")


def draw_by_edit_size(name: str, rows: Sequence[Deception]) -> Files:
    """Loss rate by number of changed characters."""
    return _by_group(name, rows, "loss rate, by changed characters")


def draw_domains(name: str, rows: Sequence[DomainOfSystem]) -> Files:
    """exec@1 of every system in every domain."""
    systems = list(dict.fromkeys(row.system for row in rows))
    domains = list(dict.fromkeys(row.domain for row in rows))
    value = {(row.system, row.domain): row.exec_at_1 for row in rows}
    cells = [[value[system, domain] or 0.0 for domain in domains] for system in systems]
    highest = max(max(line) for line in cells)
    with drawing(WIDE, 1.5 + _ROW * len(systems)) as (figure, axes):
        axes.grid(visible=False)
        axes.imshow(cells, cmap="Blues", vmin=0, vmax=highest or 1, aspect="auto")
        for y, line in enumerate(cells):
            for x, number in enumerate(line):
                colour = "white" if highest and number > 0.6 * highest else "black"
                axes.text(x, y, f"{number:.2f}", ha="center", va="center", color=colour, fontsize=7)
        axes.set_xticks(range(len(domains)), domains, rotation=35, ha="right")
        axes.set_yticks(range(len(systems)), [short(system) for system in systems])
        axes.tick_params(length=0)
        axes.set_title("exec@1")
        return figure_files(name, figure)


def draw_difficulty(name: str, rows: Sequence[QueryDifficulty]) -> Files:
    """Number of queries by the number of systems that solve them at rank 1."""
    counts = Counter(row.solved_by for row in rows if row.solved_by is not None)
    places = range(rows[0].n_systems + 1)
    with drawing(NARROW, 2.6) as (figure, axes):
        bars = axes.bar(places, [counts[place] for place in places], color="#0072b2")
        axes.bar_label(bars, fontsize=7)
        axes.grid(visible=False, axis="x")
        axes.set_xticks(places)
        axes.set_xlabel(f"of {rows[0].n_systems} systems solve it at rank 1")
        axes.set_ylabel("queries")
        return figure_files(name, figure)


def draw_stacking(name: str, rows: Sequence[Stacking]) -> Files:
    """Deception by the number of edits in one distractor, on matched queries."""
    points = [(row.system, row.edits, row.deceived) for row in rows if row.queries == "matched"]
    labels = ("edits in one distractor", "pairs that deceive, ties included")
    return _lines(name, points, labels, highest=None, height=3.2)


def _by_group(name: str, rows: Sequence[Deception], label: str) -> Files:
    groups = list(dict.fromkeys(row.group for row in rows))
    place = {group: len(groups) - 1 - index for index, group in enumerate(groups)}
    systems = list(dict.fromkeys(row.system for row in rows if row.system != ALL_SYSTEMS))
    looks = look_of(systems)
    with drawing(WIDE, 1.4 + 1.4 * _ROW * len(groups)) as (figure, axes):
        for row in rows:
            if row.system == ALL_SYSTEMS and row.loss_low is not None:
                axes.barh(
                    place[row.group],
                    (row.loss_high or 0.0) - row.loss_low,
                    left=row.loss_low,
                    height=0.5,
                    color="#dddddd",
                    label="all systems, 95 %" if row.group == groups[0] else None,
                )
        for system in systems:
            own = [row for row in rows if row.system == system and row.loss_rate is not None]
            axes.plot(
                [row.loss_rate for row in own],
                [place[row.group] for row in own],
                linestyle="none",
                markersize=5,
                label=short(system),
                **looks[system],
            )
        axes.axvline(0.5, color="black", linewidth=0.8)
        _rows(axes, groups[::-1])
        axes.set_xlabel(f"{label} (line: no knowledge)")
        figure.legend(loc="outside lower center", ncols=4)
        return figure_files(name, figure)


def _lines(
    name: str,
    points: Sequence[tuple[str, int, float | None]],
    labels: tuple[str, str],
    *,
    highest: float | None,
    height: float = 3.4,
) -> Files:
    """One line a system over whole numbers, with labels of the two axes."""
    systems = list(dict.fromkeys(system for system, _, _ in points))
    looks = look_of(systems)
    with drawing(NARROW, height) as (figure, axes):
        for system in systems:
            own = [(x, y) for of, x, y in points if of == system and y is not None]
            axes.plot(
                [x for x, _ in own],
                [y for _, y in own],
                linewidth=1.2,
                markersize=3.5,
                label=short(system),
                **looks[system],
            )
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.set_xticks(sorted({x for _, x, _ in points}))
        axes.set_ylim(0, highest)
        figure.legend(loc="outside lower center", ncols=2)
        return figure_files(name, figure)


def _point(
    axes: Any,  # noqa: ANN401
    place: int,
    interval: Triple,
    *,
    color: str,
    label: str | None = None,
) -> None:
    mean, low, high = interval
    axes.plot([low, high], [place, place], color=color, linewidth=1.4)
    axes.plot([mean], [place], "o", color=color, markersize=4.5, linestyle="none", label=label)


def _rows(axes: Any, names: Sequence[str]) -> None:  # noqa: ANN401
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(visible=False, axis="y")


def _blind_mark(row: Standing) -> str:
    return "" if row.kind == "system" else f" ({row.kind})"
