"""G1, loading: the libraries of the field give the rows of a folder's files."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.rules import Finding, Rule
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.names import SPLIT, pool_config
from execretrieval_hf.data.pools import pool_names
from execretrieval_hf.data.streaming import end_cleanly

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.data import Data

_BATCH = 1_000


@dataclass(frozen=True, slots=True)
class StockPool:
    """A pool as mteb's stock loader gives it: texts by id, and relevance by query and snippet."""

    corpus: Mapping[str, str]
    queries: Mapping[str, str]
    qrels: Mapping[str, Mapping[str, int]]


StockLoader = Callable[[Path, str], StockPool]
"""Loads a pool of a folder by mteb's stock loader; this layer must not import mteb itself."""


@dataclass(frozen=True, slots=True)
class Stocked:
    """A folder, and mteb's stock loader to try on it."""

    data: Data
    load: StockLoader


@contextmanager
def fresh_cache() -> Iterator[None]:
    """Let `datasets` load from the files and not from an earlier load, and say nothing on the way.

    It names the cache entry of a folder by its card, so files that were changed under the card
    would go unseen.
    """
    import datasets

    cache, shows_progress = datasets.config.HF_DATASETS_CACHE, datasets.is_progress_bar_enabled()
    end_cleanly()
    with tempfile.TemporaryDirectory(prefix="execretrieval-loading-") as scratch:
        datasets.config.HF_DATASETS_CACHE = Path(scratch)
        datasets.disable_progress_bars()
        try:
            yield
        finally:
            datasets.config.HF_DATASETS_CACHE = cache
            if shows_progress:
                datasets.enable_progress_bars()


def loading(data: Data) -> Iterator[Finding]:
    """`datasets` loads every config, whole and streamed, with the rows of its file."""
    import datasets

    with fresh_cache():
        for config, table in data.tables.items():
            if not table.rows:
                continue  # `datasets` reads no file without rows; other rules miss them.
            wanted = digest_of_rows(table.rows)
            for streaming in (False, True):
                how = "streamed" if streaming else "loaded"
                try:
                    loaded = datasets.load_dataset(
                        str(data.folder), config, split=SPLIT, streaming=streaming
                    )
                    batches = loaded.with_format("arrow").iter(batch_size=_BATCH)
                    rows = [row for batch in batches for row in batch.to_pylist()]
                    is_same = digest_of_rows(rows) == wanted
                except Exception as error:  # noqa: BLE001 - whatever a library that reads it raises
                    yield Finding("", config, f"it cannot be {how}: {_first_line(error)}")
                else:
                    if not is_same:
                        yield Finding("", config, f"{how}, it has other rows than its file")


def stock_loading(stocked: Stocked) -> Iterator[Finding]:
    """The stock loader of mteb gives the texts and the relevance of every pool."""
    with fresh_cache():
        for pool in pool_names(stocked.data.folder):
            rows = {
                part: stocked.data.rows(pool_config(pool, part))
                for part in ("corpus", "queries", "qrels")
            }
            qrels: dict[str, dict[str, int]] = {}
            for row in rows["qrels"]:
                qrels.setdefault(row["query-id"], {})[row["corpus-id"]] = row["score"]
            corpus, queries = (
                {row["_id"]: row["text"] for row in rows[part]} for part in ("corpus", "queries")
            )
            try:
                found = stocked.load(stocked.data.folder, pool)
            except Exception as error:  # noqa: BLE001 - whatever a library that reads it raises
                yield Finding("", pool, f"mteb cannot load the pool: {_first_line(error)}")
            else:
                if found != StockPool(corpus, queries, qrels):
                    yield Finding(
                        "", pool, "mteb loads other texts or relevance than the files have"
                    )


def _first_line(error: Exception) -> str:
    cause = error.__cause__ or error
    return f"{type(cause).__name__}: {(str(cause).splitlines() or [''])[0]}"


LOADING: tuple[Rule[Data], ...] = (Rule("G1-loading", loading),)
STOCK: tuple[Rule[Stocked], ...] = (Rule("G1-stock-loader", stock_loading),)
