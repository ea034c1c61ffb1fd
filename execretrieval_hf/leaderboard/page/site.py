"""The leaderboard as a folder: pages, the data of queries by domain, and the tables as files.

The folder is a static Space of the Hugging Face Hub as well.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError, NotWritable
from execretrieval_hf.data.folder import reason, replace_folder
from execretrieval_hf.data.names import MAIN_POOL
from execretrieval_hf.leaderboard.page.cells import Cell, estimate
from execretrieval_hf.leaderboard.page.curves import curves_svg
from execretrieval_hf.leaderboard.page.domains_view import domains_view
from execretrieval_hf.leaderboard.page.embedding import for_script
from execretrieval_hf.leaderboard.page.queries import documents, query_list
from execretrieval_hf.leaderboard.page.rendering import GENERATOR, render
from execretrieval_hf.leaderboard.page.standings_view import standings_view
from execretrieval_hf.leaderboard.page.system_view import system_view
from execretrieval_hf.leaderboard.tables import table_files

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from execretrieval_hf.leaderboard.page.boards import Board
    from execretrieval_hf.leaderboard.page.domains_view import DomainsView
    from execretrieval_hf.leaderboard.page.standings_view import StandingsView
    from execretrieval_hf.leaderboard.page.system_view import SystemView

INDEX = "index.html"
TABLES = (
    "standings",
    "scores",
    "pairs",
    "power",
    "null_lines",
    "query_permutation",
    "domains_of_systems",
    "domains_of_rules",
    "misses",
    "misses_by_bug_type",
    "deception_by_bug_type",
    "curves",
    "query_difficulty",
)
"""The tables that the pages are made of, which the folder holds as files too."""

_PLAIN = re.compile(r"[^A-Za-z0-9._-]+")
_SPACE = """\
---
title: ExecRetrieval
emoji: 🎯
colorFrom: blue
colorTo: gray
sdk: static
app_file: index.html
pinned: false
license: cc-by-4.0
short_description: Does a code retriever rank correct code above buggy copies?
---

The leaderboard of ExecRetrieval, made by `execretrieval leaderboard` from records of runs. Open
`index.html`; it needs no server and asks no other host for anything.
"""


@dataclass(frozen=True, slots=True)
class Section:
    """What the first page shows of a pool.

    Attributes:
        board: the runs on it.
        standings: the main table.
        domains: scores by domain.
        curves: exec@k over k.
        curve_rows: the same as numbers, by system.
        pages: path of each system's page, by its label.
        files: path of each table without its ending, by its name.
        client: what the scripts need to know.
    """

    board: Board
    standings: StandingsView
    domains: DomainsView
    curves: Markup
    curve_rows: dict[str, list[Cell]]
    pages: dict[str, str]
    files: dict[str, str]
    client: dict[str, Any]


def site_files(boards: Sequence[Board]) -> dict[str, bytes]:
    """Content of every file of the folder by its path: the same bytes for the same runs.

    Args:
        boards: at least one, see `boards.find_boards`.
    """
    sections = [_section(board) for board in boards]
    views: dict[str, list[SystemView]] = {}
    for section in sections:
        for label, path in section.pages.items():
            views.setdefault(path, []).append(system_view(section.board, section.standings, label))
    texts = {
        "README.md": _SPACE,
        INDEX: render("index.html", sections=sections),
        **{
            path: render("system.html", views=own, home="../", queries=None)
            for path, own in views.items()
        },
    }
    for section in sections:
        texts |= _query_files(section.board)
    made = {path: text.encode() for path, text in texts.items()}
    for section in sections:
        made |= _table_files(section)
    return dict(sorted(made.items()))


def write_site(folder: Path, made: dict[str, bytes]) -> None:
    """Write the folder; it appears complete or not at all, in the place of an older one.

    Raises:
        DataError: something else is there.
        NotWritable: the disk is full or the place cannot be written.
    """
    require_site(folder)
    target = folder.absolute()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".making-") as scratch:
            new = Path(scratch) / "site"
            for name, content in made.items():
                path = new / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            replace_folder(new, target)
    except OSError as error:
        raise NotWritable(f"cannot write {folder}: {reason(error)}") from error


def require_site(folder: Path) -> None:
    """Check that a site may be written at ``folder``.

    Raises:
        DataError: something else than an older site or an empty folder is there.
    """
    if folder.exists() and not folder.is_dir():
        raise DataError(f"{folder} is a file; name a new folder")
    if not folder.exists() or not any(folder.iterdir()):
        return
    index = folder / INDEX
    if not index.is_file() or GENERATOR.encode() not in index.read_bytes()[:2_000]:
        raise DataError(f"{folder} is not empty and no leaderboard; name a new or an empty folder")


def data_path(pool: str, domain: str) -> str:
    """Where the queries of a domain lie.

    >>> data_path("main", "geometry"), data_path("stacked", "geometry")
    ('data/geometry.js', 'data/stacked-geometry.js')
    """
    name = domain if pool == MAIN_POOL else f"{pool}-{domain}"
    return f"data/{_safe(name)}.js"


def page_path(system: str, revision: str) -> str:
    """Where the page of a system lies.

    Args:
        system: its name; whatever it holds, the path stays in its folder.
        revision: its revision, which tells systems of the same name apart.

    >>> page_path("intfloat/e5-base-v2", "1c64")
    'systems/intfloat__e5-base-v2--1c64.html'
    """
    return f"systems/{_safe(system.replace('/', '__'))}--{_safe(revision[:12])}.html"


def client_data(board: Board, *, files: bool) -> dict[str, Any]:
    """What the scripts need: the systems, the queries, and where the rest lies.

    Args:
        board: the runs on a pool.
        files: whether the data of a domain lie in a file of their own.
    """
    pool = board.pool.name
    domains = sorted({task.domain for task in board.pool.tasks.values()})
    return {
        "pool": pool,
        "systems": board.systems,
        "queries": query_list(board),
        "files": {domain: data_path(pool, domain) for domain in domains} if files else {},
    }


def _query_files(board: Board) -> dict[str, str]:
    """The data of each domain, as a script that hands them to those of the page."""
    pool = board.pool.name
    return {
        data_path(pool, domain): (
            f"execretrieval.add({for_script(pool)},{for_script(domain)},{for_script(document)});\n"
        )
        for domain, document in documents(board).items()
    }


def _table_files(section: Section) -> dict[str, bytes]:
    """The tables that the page is made of, as CSV and JSON."""
    return {
        f"{stem}.{ending}": content
        for name, stem in section.files.items()
        if (table := section.board.table(name)) is not None
        for ending in ("csv", "json")
        for content in [table_files(table)[f"{name}.{ending}"]]
    }


def _safe(name: str) -> str:
    """A name as part of a path: a digest follows where signs had to be replaced."""
    safe = _PLAIN.sub("_", name).lstrip(".")[:80]
    if safe == name:
        return safe
    return f"{safe}-{hashlib.sha256(name.encode()).hexdigest()[:8]}"


def _section(board: Board) -> Section:
    standings = standings_view(board)
    pool = board.pool.name
    domains = domains_view(board, [*standings.systems, *standings.rules])
    pages = {
        label: page_path(
            board.run_of[label].record.system.name, board.run_of[label].record.system.revision
        )
        for label in board.systems
    }
    folder = "tables" if pool == MAIN_POOL else f"tables/{_safe(pool)}"
    return Section(
        board=board,
        standings=standings,
        domains=domains,
        curves=curves_svg(board, board.systems),
        curve_rows={
            system: [
                estimate(row, "exec_at_k", "low", "high") for row in board.rows_of("curves", system)
            ]
            for system in board.systems
        },
        pages=pages,
        files={name: f"{folder}/{name}" for name in TABLES if board.tables.get(name)},
        client=client_data(board, files=True),
    )
