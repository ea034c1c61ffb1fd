"""Everything that a page says of the runs on one pool: the rows of the tables, by system."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import load_pool, pool_names
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.panel import labels, named_score
from execretrieval_hf.leaderboard.reruns import run_again
from execretrieval_hf.leaderboard.results import SAYS, results
from execretrieval_hf.leaderboard.runs import data_beside, find_runs
from execretrieval_hf.leaderboard.scores import SYSTEM
from execretrieval_hf.leaderboard.tables import Table, table_of_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.leaderboard.runs import Run

    Row = Mapping[str, Any]


@dataclass(frozen=True)
class Board:
    """The runs on one pool and every table of them.

    Attributes:
        pool: the pool.
        oracle: has the outcomes of its snippets.
        runs: the runs on it.
        tables: rows by name of the table, see `results.results`.
        confirmed: the labels of runs that the maintainers have done again.
    """

    pool: Pool
    oracle: Oracle
    runs: tuple[Run, ...]
    tables: Mapping[str, tuple[Any, ...]]
    confirmed: frozenset[str] = frozenset()

    @cached_property
    def run_of(self) -> dict[str, Run]:
        """The run of every system by its label, the label as in the tables."""
        names = labels([run.record for run in self.runs])
        return dict(zip(names, self.runs, strict=True))

    @cached_property
    def systems(self) -> tuple[str, ...]:
        """Labels of all systems, the best first."""
        return tuple(row["system"] for row in self.rows("standings") if row["kind"] == SYSTEM)

    @cached_property
    def _rows(self) -> dict[str, list[Row]]:
        """The rows that were asked for so far, by name of the table."""
        return {}

    @property
    def named(self) -> str:
        """The score by which the systems are ranked."""
        return named_score(self.pool.name)

    def table(self, name: str) -> Table | None:
        """A table as it is written to files; ``None`` if it has no rows."""
        rows = self.tables.get(name)
        return table_of_rows(name, SAYS[name], rows) if rows else None

    def rows(self, name: str) -> list[Row]:
        """The rows of a table with the values that stand in its files."""
        if name not in self._rows:
            table = self.table(name)
            self._rows[name] = (
                [dict(zip(table.columns, values, strict=True)) for values in table.rows]
                if table is not None
                else []
            )
        return self._rows[name]

    def rows_of(self, name: str, system: str) -> list[Row]:
        """The rows of a table that are about one system."""
        return [row for row in self.rows(name) if row["system"] == system]

    def row_of(self, name: str, system: str) -> Row | None:
        """The one row of a table about a system, or ``None``."""
        return next(iter(self.rows_of(name, system)), None)


def find_boards(
    folder: Path,
    *,
    data: Path | None,
    store: Path,
    say: Callable[[str], None] = lambda _: None,
) -> list[Board]:
    """Read the runs of a folder and make all tables, one board a pool, main first.

    Args:
        folder: as `runs.find_runs` reads it; ``rerun.sha256`` in it names the runs done again.
        data: data folder instead of the one among the runs, or the packaged one.
        store: the verdict store of this machine.
        say: told which pool is worked on.

    Raises:
        DataError: there are no runs, or a run is not complete, of other data or of a pool that is
            not there.
    """
    chosen = data or data_beside(folder)
    main = load_pool(data=chosen)
    runs = find_runs(folder, main, Oracle(main, store=store))
    names = pool_names(main.folder)
    for run in runs:
        if run.record.pool not in names:
            raise DataError(
                f"{run.path} is of the pool {run.record.pool!r}, which {main.folder} does not "
                "hold; name the data of the runs with --data"
            )
    paths = [run.path for run in runs if run.path is not None]
    again = run_again(folder, paths)
    made = []
    for name in names:
        own = [run for run in runs if run.record.pool == name]
        if own:
            say(f"{name}: the tables of {len(own)} runs")
            pool = load_pool(name, data=chosen)
            made.append(board_of(pool, own, runs, Oracle(pool, store=store), again))
    return made


def board_of(
    pool: Pool,
    own: Sequence[Run],
    runs: Sequence[Run],
    oracle: Oracle,
    again: frozenset[Path] = frozenset(),
) -> Board:
    """The board of one pool.

    Args:
        pool: the pool.
        own: the runs on it.
        runs: these and runs of the same systems on stacked edits.
        oracle: judges the pairs of the pool.
        again: the records of runs that the maintainers have done again.

    Raises:
        DataError: as `results.results`.
    """
    tables = results(runs, pool, oracle)
    board = Board(pool, oracle, tuple(own), tables)
    confirmed = frozenset(label for label, run in board.run_of.items() if run.path in again)
    return Board(pool, oracle, tuple(own), tables, confirmed)
