"""The report of one run: a page that holds everything, and Markdown for the card of a model."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from execretrieval_hf.leaderboard.page.queries import documents
from execretrieval_hf.leaderboard.page.rendering import render
from execretrieval_hf.leaderboard.page.site import client_data
from execretrieval_hf.leaderboard.page.standings_view import COLUMNS, standings_view
from execretrieval_hf.leaderboard.page.system_view import system_view
from execretrieval_hf.leaderboard.page.texts import SAYS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from execretrieval_hf.leaderboard.page.boards import Board
    from execretrieval_hf.leaderboard.page.cells import Cell

PAPER = "https://arxiv.org/abs/2609.01865"
_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|])")
_SHOWN = ("win_rate", "exec_at_1", "exec_at_10", "in_group", "tied_pairs")
"""Columns of the main table that a card shows."""


def report_page(board: Board) -> str:
    """The page of the only run of a board, with the data of its queries inside."""
    (system,) = board.systems
    queries = {"client": client_data(board, files=False), "documents": documents(board)}
    return render(
        "system.html",
        views=[system_view(board, standings_view(board), system)],
        home=None,
        queries=queries,
    )


def report_markdown(board: Board) -> str:
    """The same in short, as a section of a model's card."""
    (system,) = board.systems
    view = system_view(board, standings_view(board), system)
    pool = board.pool
    says = SAYS.get(pool.name, "")
    lines = [
        "## ExecRetrieval",
        "",
        f"{_text(system)} on {_text(pool.task)}: {len(pool.queries):,} queries, "
        f"{len(pool.corpus):,} snippets, data version {_text(pool.version)} "
        f"(`{pool.digest[:12]}`). {says}".rstrip(),
        "",
        *_table(
            ["", *(column.title for column in COLUMNS if column.key in _SHOWN)],
            [
                [
                    f"**{_text(line.name)}**" if line == view.line else f"*{_text(line.name)}*",
                    *(
                        _cell(cell)
                        for column, cell in zip(COLUMNS, line.cells, strict=True)
                        if column.key in _SHOWN
                    ),
                ]
                for line in (view.line, *view.beside)
            ],
        ),
        "",
        "In brackets: 95 % intervals over queries. *Win rate*: share of (correct, buggy) pairs in "
        "the right order, ties one half; .500 without any knowledge of the edits. The rows in "
        "italics are readers and rules that read no query: read the scores beside them. "
        f"The scores cannot be compared with those of the [paper]({PAPER}), whose data are others.",
    ]
    if view.skill:
        lines += ["", *_list(view.skill)]
    lines += [
        "",
        *_table(
            ["domain", "queries", "win rate", "exec@1"],
            [[_words(bar.name), *map(_cell, bar.cells)] for bar in view.domains],
        ),
        "",
        *_table(
            ["bug type", "pairs", "win rate", "misses"],
            [
                [_words(bar.name), *(_cell(bar.cells[place]) for place in (0, 1, 3))]
                for bar in view.bug_types
            ],
        ),
        "",
        *_list(view.misses),
        "",
        "How it was run:",
        "",
        *(f"- {name}: {_text(text)}" for name, text in view.facts),
    ]
    return "\n".join(lines) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [
        "| " + " | ".join(head) + " |",
        "|---" + "|---:" * (len(head) - 1) + "|",
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def _list(rows: Sequence[tuple[str, Cell]]) -> Iterator[str]:
    for name, cell in rows:
        yield f"- {name}: {_cell(cell)}"


def _cell(cell: Cell) -> str:
    return f"{cell.text} {cell.interval}".rstrip()


def _words(name: str) -> str:
    return _text(name.replace("_", " "))


def _text(text: str) -> str:
    r"""Foreign text that Markdown does not read as its own.

    >>> _text("a|b\n<i>*c*")
    'a\\|b \\<i\\>\\*c\\*'
    """
    return _SIGNS.sub(r"\\\1", " ".join(text.split()))
