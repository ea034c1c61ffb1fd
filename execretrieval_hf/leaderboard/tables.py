"""A table of results, and the files that it becomes.

Numbers have six decimals: what differs behind them between machines is the order in which a
library adds, not a result.
"""

from __future__ import annotations

import csv
import dataclasses
import io
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_hf.evaluate.plain_text import cell

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

DECIMALS = 6
SHOWN = 200
"""Rows of a long table that are shown as Markdown; its other files hold all."""

MOST_IN_JSON = 5_000
"""Rows of a table that is written as JSON; longer ones, one row a pair, would take megabytes."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of plain values under one name.

    Attributes:
        name: stem of its files.
        says: how to read it, in plain words.
        columns: names of the columns.
        rows: values, one tuple a row; ``None`` for what is not defined or not known.
    """

    name: str
    says: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Any, ...], ...]


def table_of_rows(name: str, says: str, rows: tuple[Any, ...]) -> Table:
    """A table whose columns are the fields of some row dataclasses, at least one row."""
    columns = tuple(field.name for field in dataclasses.fields(rows[0]))
    values = tuple(tuple(plain(getattr(row, name)) for name in columns) for row in rows)
    return Table(name, says, columns, values)


def table_files(table: Table) -> Mapping[str, bytes]:
    """The files of a table by name: the same rows as CSV, JSON and Markdown.

    A table of more than `MOST_IN_JSON` rows has no JSON file.
    """
    files = {f"{table.name}.csv": _csv(table), f"{table.name}.md": _markdown(table)}
    if len(table.rows) <= MOST_IN_JSON:
        files[f"{table.name}.json"] = _json(table)
    return {name: text.encode() for name, text in files.items()}


def plain(value: object) -> Any:  # noqa: ANN401 - as in `Table.rows`
    """A value as it is written.

    >>> plain(0.1 + 0.2), plain(-1e-9), plain(3)
    (0.3, 0.0, 3)
    """
    return round(value, DECIMALS) + 0.0 if isinstance(value, float) else value


def _csv(table: Table) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([table.columns, *table.rows])
    return text.getvalue()


def _json(table: Table) -> str:
    """One row a line, so that two versions of a table can be compared line by line."""
    rows = [
        json.dumps(dict(zip(table.columns, row, strict=True)), ensure_ascii=False, allow_nan=False)
        for row in table.rows
    ]
    head = json.dumps({"table": table.name, "says": table.says}, ensure_ascii=False)
    return head[:-1] + ', "rows": [\n' + ",\n".join(rows) + "\n]}\n"


def _markdown(table: Table) -> str:
    lines = [f"# {table.name}", "", table.says, ""]
    lines += [_line(table.columns), _line("---" for _ in table.columns)]
    lines += [_line(cell(value) for value in row) for row in table.rows[:SHOWN]]
    if len(table.rows) > SHOWN:
        lines += ["", f"{len(table.rows)} rows in all; {table.name}.csv holds them."]
    return "\n".join(lines) + "\n"


def _line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(text.replace("|", "\\|") for text in cells) + " |"
