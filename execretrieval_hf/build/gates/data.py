"""A data folder as the gates read it: raw, so that what is wrong with it can be told."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import config_names, parquet_path
from execretrieval_hf.data.names import (
    ASKING_POOLS,
    GRADED,
    MAIN_POOL,
    POOL_PARTS,
    STACKED_POOL,
    pool_config,
)

if TYPE_CHECKING:
    from collections.abc import Container, Mapping
    from pathlib import Path

    import pyarrow as pa

    from execretrieval_hf.build.tasks import Task
    from execretrieval_hf.data.folder import Row

POOLS = (MAIN_POOL, STACKED_POOL, *ASKING_POOLS)
ROW_IDS: Mapping[str, tuple[str, ...]] = {
    "corpus": ("_id",),
    "queries": ("_id",),
    "qrels": ("query-id", "corpus-id"),
    GRADED: ("query-id", "corpus-id"),
    "snippets": ("pool", "query_id", "corpus_id"),
    "tasks": ("query_id",),
    "distractor_metadata": ("edit_id",),
    "execution_cache": ("query_id", "corpus_id"),
}
"""Every config of the main pool, with the columns that identify a row of it."""

OF_MAIN_SNIPPETS = ("tasks", "distractor_metadata")
"""Configs whose rows name snippets of the main pool, whatever pool their query is in."""


@dataclass(frozen=True, slots=True)
class Table:
    """One config as it is on disk.

    Attributes:
        columns: name of each column's Arrow type by the column's name, in file order.
        rows: the rows in file order.
    """

    columns: Mapping[str, str]
    rows: list[Row]


@dataclass(frozen=True)
class Data:
    """A whole data folder, or what it says of one pool.

    Attributes:
        folder: where it lies.
        tables: its configs.
        sources: the task files that it was made from, by query id; empty if they are not at hand.
        pool: the pool; of a whole folder the main one.
        main_queries: text of the main pool's queries by query id.
    """

    folder: Path
    tables: Mapping[str, Table]
    sources: Mapping[str, Task] = field(default_factory=dict)
    pool: str = MAIN_POOL
    main_queries: Mapping[str, str] = field(default_factory=dict)

    def rows(self, config: str) -> list[Row]:
        """Rows of one config."""
        return self.tables[config].rows

    @cached_property
    def codes(self) -> dict[str, str]:
        """Text of the snippets by corpus id."""
        return {row["_id"]: row["text"] for row in self.rows("corpus")}

    @cached_property
    def queries(self) -> dict[str, str]:
        """Text of the queries by query id."""
        return {row["_id"]: row["text"] for row in self.rows("queries")}

    @cached_property
    def owners(self) -> dict[str, list[str]]:
        """Queries that have a snippet among their own, by corpus id."""
        owners: dict[str, list[str]] = {}
        for row in self.rows("snippets"):
            owners.setdefault(row["corpus_id"], []).append(row["query_id"])
        return owners

    def by_query(self, config: str) -> dict[str, list[Row]]:
        """Rows of one config, by the query that they concern; every query is there."""
        found: dict[str, list[Row]] = {query: [] for query in self.queries}
        for row in self.rows(config):
            found.setdefault(self.entry_of(config, row), []).append(row)
        return found

    def entry_of(self, config: str, row: Row) -> str:
        """The query that a row concerns; "" for a snippet that no query has."""
        match config:
            case "corpus":
                return next(iter(self.owners.get(row["_id"], ())), "")
            case "queries":
                return str(row["_id"])
            case "qrels" | "graded-qrels":
                return str(row["query-id"])
            case _:
                return str(row["query_id"])


def pools_of(data: Data) -> list[str]:
    """The pools of a folder whose rules are known."""
    return [pool for pool in POOLS if pool_config(pool, "corpus") in data.tables]


def of_pool(data: Data, pool: str) -> Data:
    """What a whole folder says of one pool, its configs under the names that the main pool's have.

    A row of ``execution_cache`` is the main pool's unless its snippet is in another pool alone.
    """
    parts = {part: data.rows(pool_config(pool, part)) for part in POOL_PARTS}
    queries = {row["_id"] for row in parts["queries"]}
    main = {row["_id"] for row in data.rows("corpus")}
    elsewhere = {
        row["_id"]: other
        for other in pools_of(data)
        for row in data.rows(pool_config(other, "corpus"))
        if row["_id"] not in main
    }
    rows = {
        **parts,
        GRADED: data.rows(GRADED) if pool == MAIN_POOL else [],
        "snippets": [row for row in data.rows("snippets") if row["pool"] == pool],
        "execution_cache": [
            row
            for row in data.rows("execution_cache")
            if elsewhere.get(row["corpus_id"], MAIN_POOL) == pool
        ],
        **{
            config: [
                row for row in data.rows(config) if pool == MAIN_POOL or row["query_id"] in queries
            ]
            for config in OF_MAIN_SNIPPETS
        },
    }
    tables = {config: Table(data.tables[config].columns, found) for config, found in rows.items()}
    asked = {row["_id"]: row["text"] for row in data.rows("queries")}
    return replace(data, tables=tables, pool=pool, main_queries=asked)


def without(data: Data, queries: Container[str]) -> Data:
    """The same without the rows that concern some queries."""
    tables = {
        config: replace(
            table, rows=[row for row in table.rows if data.entry_of(config, row) not in queries]
        )
        for config, table in data.tables.items()
    }
    return replace(data, tables=tables)


def row_name(config: str, row: Row) -> str:
    """``config/row id``, such as ``qrels/q_count/c_0123456789abcdef``."""
    return "/".join((config, *(str(row[name]) for name in ROW_IDS[config])))


def type_names(schema: pa.Schema) -> dict[str, str]:
    """Name of each column's type, without the name that Parquet gives to the items of a list."""
    import pyarrow as pa

    return {
        column.name: f"list of {column.type.value_type}"
        if pa.types.is_list(column.type)
        else str(column.type)
        for column in schema
    }


def read_data(folder: Path, sources: Mapping[str, Task]) -> Data:
    """Read every config of a folder, whatever columns it has.

    Raises:
        DataError: a file is no Parquet file.
    """
    return Data(folder, {name: _read(folder, name) for name in config_names(folder)}, sources)


def _read(folder: Path, config: str) -> Table:
    import pyarrow as pa
    import pyarrow.parquet as pq

    path = parquet_path(folder, config)
    try:
        table = pq.read_table(path)
    except (pa.ArrowInvalid, OSError) as error:
        reason = str(error).splitlines()[0]
        raise DataError(f"{path} is damaged ({reason}); build or fetch the data again") from error
    return Table(type_names(table.schema), table.to_pylist())
