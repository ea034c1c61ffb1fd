"""Tables and figures of a folder of runs, made anew and compared with those that lie there."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Any

from execretrieval_hf.leaderboard.figures import draw_all
from execretrieval_hf.leaderboard.results import SAYS
from execretrieval_hf.leaderboard.tables import table_files, table_of_rows

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

TABLES, FIGURES = "tables", "figures"
_DRAWN_BY = re.compile(rb"Matplotlib v[\d.]+|Matplotlib version ?[\d.]+")


def result_files(tables: Mapping[str, tuple[Any, ...]]) -> dict[str, bytes]:
    """Content of every file by its path in the folder: the same bytes for the same runs.

    Args:
        tables: rows by name of the table, see `results.results`.

    Figures are the same bytes with the same version of matplotlib.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    files: dict[str, bytes] = {}
    for name, rows in tables.items():
        if rows:
            made = table_files(table_of_rows(name, SAYS[name], rows))
            files |= {f"{TABLES}/{file}": content for file, content in made.items()}
    drawn = draw_all(tables)
    return files | {f"{FIGURES}/{file}": content for file, content in drawn.items()}


def stored_files(folder: Path) -> dict[str, bytes]:
    """The tables and figures that lie in a folder, by path; empty if there are none."""
    return {
        f"{part}/{path.name}": path.read_bytes()
        for part in (TABLES, FIGURES)
        for path in sorted((folder / part).glob("*.*"))
    }


def differences(stored: Mapping[str, bytes], made: Mapping[str, bytes]) -> list[str]:
    """One line for every file that is missing, left over or different, saying where."""
    lines = [f"{name}: is not there" for name in made if name not in stored]
    lines += [f"{name}: no table or figure of these runs" for name in stored if name not in made]
    lines += [
        f"{name}: {_where(name, stored[name], content)}"
        for name, content in made.items()
        if name in stored and stored[name] != content
    ]
    return sorted(lines)


def _where(name: str, stored: bytes, made: bytes) -> str:
    """The first line that differs, or what drew the two figures."""
    if name.startswith(FIGURES):
        drawn = [_DRAWN_BY.search(content) for content in (stored, made)]
        by = [found.group().decode() if found else "an unknown program" for found in drawn]
        return "differs" if by[0] == by[1] else f"was drawn by {by[0]}, here by {by[1]}"
    old, new = stored.decode("utf-8", "replace"), made.decode()
    changed = [
        line
        for line in difflib.unified_diff(old.splitlines(), new.splitlines(), n=0, lineterm="")
        if not line.startswith(("---", "+++"))
    ]
    count = sum(line.startswith("+") for line in changed)
    at = re.sub(r"@@ -(\d+).*", r"line \1", changed[0])
    was = next((line[1:] for line in changed if line.startswith("-")), "")
    now = next((line[1:] for line in changed if line.startswith("+")), "")
    return f"{count} line(s) differ, first at {at}: {was!r} is now {now!r}"
