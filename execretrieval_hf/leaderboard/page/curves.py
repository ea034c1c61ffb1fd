"""exec@k over k as an inline SVG, which needs no script to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup, escape

from execretrieval_hf.leaderboard.drawing import short

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.leaderboard.page.boards import Board

    Points = Sequence[tuple[int, float]]

COLOURED = 8
"""Systems with a colour and a label of their own; the others are drawn thin and grey."""

_WIDTH, _HEIGHT = 640, 340
_LEFT, _RIGHT, _TOP, _BOTTOM = 40, 190, 28, 26
_LINE = 15.0
"""Distance of two labels."""


def curves_svg(board: Board, systems: Sequence[str]) -> Markup:
    """The curves of some systems, the first of them in colour and labelled at their ends.

    Args:
        board: has the table `curves`.
        systems: labels, the best first.
    """
    of_system: dict[str, list[tuple[int, float]]] = {system: [] for system in systems}
    for row in board.rows("curves"):
        if row["system"] in of_system and row["exec_at_k"] is not None:
            of_system[row["system"]].append((row["k"], row["exec_at_k"]))
    drawn = {system: points for system, points in of_system.items() if points}
    last = max((points[-1][0] for points in drawn.values()), default=1)
    parts = [
        f'<svg class="curves" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="exec@k over k, {len(drawn)} systems; the table below has the numbers">',
        *_grid(last),
        *(_curve(system, place, drawn[system], last) for place, system in _back_to_front(drawn)),
        *_labels(drawn),
        "</svg>",
    ]
    return Markup("\n".join(parts))  # noqa: S704 - names are escaped where they are put in


def _back_to_front(drawn: Mapping[str, Points]) -> list[tuple[int, str]]:
    return list(enumerate(drawn))[::-1]


def _x(k: int, last: int) -> float:
    return round(_LEFT + (k - 1) / max(1, last - 1) * (_WIDTH - _LEFT - _RIGHT), 1)


def _y(value: float) -> float:
    return round(_TOP + (1 - value) * (_HEIGHT - _TOP - _BOTTOM), 1)


def _grid(last: int) -> list[str]:
    right = _WIDTH - _RIGHT
    lines = []
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        lines.append(f'<path class="grid" d="M{_LEFT} {y}H{right}"/>')
        lines.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{tenth / 10:.1f}</text>')
    lines += [
        f'<text x="{_x(k, last)}" y="{_HEIGHT - 6}" text-anchor="middle">'
        f"{'k = ' if k == 1 else ''}{k}</text>"
        for k in range(1, last + 1)
    ]
    lines.append(f'<text x="{_LEFT}" y="12">exec@k</text>')
    return lines


def _curve(system: str, place: int, points: Points, last: int) -> str:
    path = " ".join(f"{_x(k, last)},{_y(value)}" for k, value in points)
    shown = f"c{place}" if place < COLOURED else "other"
    return (
        f'<g class="curve {shown}" data-system="{escape(system)}"><title>{escape(system)}</title>'
        f'<polyline points="{path}"/></g>'
    )


def _labels(drawn: Mapping[str, Points]) -> list[str]:
    """The names at the right ends of the coloured curves, moved apart where they would overlap."""
    ends = sorted(
        (_y(points[-1][1]), place, system)
        for place, (system, points) in enumerate(drawn.items())
        if place < COLOURED
    )
    room = _HEIGHT - _BOTTOM
    places = [y for y, _, _ in ends]
    for number in range(1, len(places)):
        places[number] = max(places[number], places[number - 1] + _LINE)
    for number in reversed(range(len(places))):
        limit = room if number == len(places) - 1 else places[number + 1] - _LINE
        places[number] = min(places[number], limit)
    x = _WIDTH - _RIGHT
    return [
        f'<g class="label c{place}" data-system="{escape(system)}">'
        f'<path d="M{x + 3} {end}L{x + 14} {y:.1f}"/>'
        f'<text x="{x + 18}" y="{y + 4:.1f}">{escape(_fitting(short(system)))}</text></g>'
        for (end, place, system), y in zip(ends, places, strict=True)
    ]


def _fitting(name: str) -> str:
    """A name that fits beside the curves.

    >>> _fitting("a-model-with-a-remarkably-long-name")
    'a-model-with-a-remarkabl…'
    """
    return name if len(name) <= 25 else name[:24] + "…"
