"""G1, the files: the right configs with the right columns, ordered, under true digests.

`SHAPE` comes first and alone: if it finds anything, no other rule can read the rows. `SHAPE` and
`FOLDER` look at the whole folder, all other rules at one pool after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.data import ROW_IDS, Data, pools_of, row_name, type_names
from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule
from execretrieval_hf.data import schema
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.card import read_info
from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.data.names import POOL_PARTS, pool_config

if TYPE_CHECKING:
    from collections.abc import Iterator


def configs(data: Data) -> Iterator[Finding]:
    """The folder holds every config of the schema and no unknown one."""
    parts = {pool_config(pool, part) for pool in pools_of(data) for part in POOL_PARTS}
    for config in sorted((ROW_IDS.keys() | parts) - data.tables.keys()):
        yield Finding("", config, "the config is missing; build the data again")
    for config in data.tables:
        if not _is_known(config):
            yield Finding("", config, f"{config!r} is no config of the schema; remove it")


def columns(data: Data) -> Iterator[Finding]:
    """Every config has exactly the columns of the schema, in its types and order."""
    for config, table in data.tables.items():
        if _is_known(config):
            wanted = type_names(schema.arrow_schema(config))
            if list(table.columns.items()) != list(wanted.items()):
                yield Finding("", config, f"the columns are {dict(table.columns)}, not {wanted}")


def nulls(data: Data) -> Iterator[Finding]:
    """No value is null: what is unknown or absent is an empty text or list."""
    for config, table in data.tables.items():
        for index, row in enumerate(table.rows):
            for column, value in row.items():
                if value is None or (isinstance(value, list) and None in value):
                    yield Finding("", f"{config}/{index}", f"row {index} has a null in {column!r}")


def order(data: Data) -> Iterator[Finding]:
    """Rows are sorted by their ids, so that their order tells nothing."""
    for config, table in data.tables.items():
        keys = [tuple(row[name] for name in schema.sort_key(config)) for row in table.rows]
        if keys != sorted(keys):
            yield Finding("", config, "rows are not sorted by id; build the data again")


def digests(data: Data) -> Iterator[Finding]:
    """The card states the digest that the rows of each config have."""
    try:
        stated = dict(read_info(data.folder).digests)
    except DataError as error:
        yield Finding("", "README.md", str(error))
        return
    actual = {config: digest_of_rows(table.rows) for config, table in data.tables.items()}
    for config in sorted(stated.keys() | actual.keys()):
        if stated.get(config) != actual.get(config):
            yield Finding(
                "",
                f"README.md/{config}",
                f"the card states digest {stated.get(config)}, the rows have {actual.get(config)}",
            )


def titles(data: Data) -> Iterator[Finding]:
    """Titles are empty: models are shown them."""
    for row in data.rows("corpus"):
        if row["title"]:
            entry = data.entry_of("corpus", row)
            yield Finding(entry, row_name("corpus", row), f"the title is {row['title']!r}, not ''")


def _is_known(config: str) -> bool:
    try:
        schema.columns(config)
    except UnknownName:
        return False
    return True


SHAPE: tuple[Rule[Data], ...] = (
    Rule("G1-configs", configs),
    Rule("G1-columns", columns),
    Rule("G1-nulls", nulls),
)
FOLDER: tuple[Rule[Data], ...] = (
    Rule("G1-order", order),
    Rule("G1-digests", digests),
)
RULES: tuple[Rule[Data], ...] = (Rule("G1-titles", titles, EVERY_POOL),)
