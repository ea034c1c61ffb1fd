"""The look of every figure, and files that come out the same on every run."""

from __future__ import annotations

import io
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5195", "#444444")
"""Told apart by colour-blind readers as well (after Okabe and Ito 2008)."""

MARKERS = "osD^vPX*"
GREY = "#8a8a8a"
NARROW, WIDE = 4.2, 7.2
"""Widths in inches: one column of a paper, and two."""

_STYLE: Mapping[str, Any] = {
    "svg.hashsalt": "execretrieval",
    "svg.fonttype": "path",
    "font.family": "DejaVu Sans",
    "font.size": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#e6e6e6",
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
    "axes.titlesize": 8.5,
    "axes.titlelocation": "left",
    "legend.frameon": False,
    "legend.fontsize": 7,
    "figure.dpi": 100,
    "savefig.dpi": 160,
}


@contextmanager
def drawing(width: float, height: float) -> Iterator[tuple[Any, Any]]:
    """A figure and its axes in the style of all figures; closed at the end.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    try:
        import matplotlib as mpl
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as error:
        raise MissingExtra("drawing figures", "analysis") from error
    style: Any = {**dict(mpl.rcParamsDefault), **_STYLE}  # none of the user's own
    with mpl.rc_context(style):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasAgg(figure)
        yield figure, figure.subplots()


def figure_files(name: str, figure: Any) -> dict[str, bytes]:  # noqa: ANN401 - untyped library
    """A figure as SVG and PNG, without a date in either."""
    files = {}
    for ending, metadata in (("svg", {"Date": None}), ("png", {})):
        content = io.BytesIO()
        figure.savefig(content, format=ending, metadata=metadata)
        files[f"{name}.{ending}"] = content.getvalue()
    return files


def look_of(systems: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Colour and marker of each system: the same one in every figure of a set."""
    return {
        system: {
            "color": COLOURS[place % len(COLOURS)],
            "marker": MARKERS[place // len(COLOURS) % len(MARKERS)],
        }
        for place, system in enumerate(systems)
    }


def short(system: str) -> str:
    """A system's name without its organisation.

    >>> short("execretrieval/bm25"), short("blind/medoid-after/execretrieval/bm25")
    ('bm25', 'medoid after bm25')
    """
    rule, _, _ = system.removeprefix("blind/").partition("-after/")
    name = system.rpartition("/")[2]
    return f"{rule} after {name}" if "-after/" in system else name
