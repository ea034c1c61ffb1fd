"""Numbers and tables as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.bootstrap import Interval


def table(header: Sequence[str], *groups: Sequence[Sequence[str]]) -> str:
    """Aligned text, first column to the left, the others to the right.

    Args:
        header: one text a column.
        groups: rows; a line is drawn before each group that has any.

    >>> print(table(["a", "n"], [["x", "1"]], [["yy", "22"]]))
    a    n
    --  --
    x    1
    --  --
    yy  22
    """
    lines = [header, *(row for group in groups for row in group)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(header))]
    rule = ["-" * width for width in widths]
    drawn = [header]
    for group in groups:
        drawn += [rule, *group] if group else []
    return "\n".join(
        "  ".join(
            text.ljust(width) if column == 0 else text.rjust(width)
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in drawn
    )


def short(value: float) -> str:
    """Three decimals, without the zero before the point.

    >>> short(0.5), short(-0.0021), short(1.25)
    ('.500', '-.002', '1.250')
    """
    text = f"{value:.3f}"
    return text.replace("0.", ".", 1) if abs(value) < 1 and text.lstrip("-")[0] == "0" else text


def signed(value: float) -> str:
    """As `short`, with a sign.

    >>> signed(0.5), signed(-0.0021)
    ('+.500', '-.002')
    """
    return f"+{short(value)}" if value >= 0 else short(value)


def probability(p: float) -> str:
    """Four decimals of a p-value.

    >>> probability(0.04567), probability(0.00001), probability(1.0)
    ('.0457', '<.0001', '1.0000')
    """
    return "<.0001" if p < 0.0001 else f"{p:.4f}".removeprefix("0")


def with_interval(interval: Interval) -> str:
    """A mean with its interval, such as ``.310 [.220, .400]``."""
    return f"{short(interval.mean)} [{short(interval.low)}, {short(interval.high)}]"


def signed_interval(mean: float, low: float, high: float) -> str:
    """A difference with its interval, such as ``+.044 [-.015, +.103]``."""
    return f"{signed(mean)} [{signed(low)}, {signed(high)}]"


def cell(value: object) -> str:
    """Any value of a table in few characters.

    >>> [cell(value) for value in (None, 3, 0.5, 0.00004)]
    ['-', '3', '.500', '4e-05']
    """
    if value is None:
        return "-"
    if not isinstance(value, float):
        return str(value)
    return f"{value:.0e}" if 0 < abs(value) < 5e-4 else short(value)
