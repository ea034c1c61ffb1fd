"""A sample of the packaged data: what a test needs of it, however far the data grows."""

from __future__ import annotations

import shutil
from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

from execretrieval_hf.build.card_body import card_body
from execretrieval_hf.build.dataset import DISTRACTORS, build_info
from execretrieval_hf.build.distractors import read_distractors, write_distractors
from execretrieval_hf.build.publishing.repository import repository_files
from execretrieval_hf.build.stacked import Stacked
from execretrieval_hf.data.card import read_info
from execretrieval_hf.data.folder import (
    BUILD_INFO,
    config_names,
    packaged_folder,
    packaged_tasks,
    read_config,
    write_folder,
)
from execretrieval_hf.data.names import (
    pool_config,
    query_id,
    sha256_text,
    stored_config,
)
from execretrieval_hf.data.pools import pool_names

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.data.folder import Row, Tables


@cache
def sampled_queries(per_domain: int) -> frozenset[str]:
    """Some queries of each domain, by hash: of a grown domain a few are others, no more."""
    by_domain = defaultdict(list)
    for row in read_config(packaged_folder(), "tasks"):
        by_domain[row["domain"]].append(row["query_id"])
    return frozenset(
        query for own in by_domain.values() for query in sorted(own, key=sha256_text)[:per_domain]
    )


def write_sample(folder: Path, per_domain: int) -> Path:
    """Write the rows of all pools that belong to the sampled queries as a data folder."""
    tables = sample_tables(per_domain)
    version = read_info(packaged_folder()).version
    # How the pool `stacked` came about is not in the rows; of a sample nobody asks.
    stacked = Stacked({}, executed=0, passed=0, odd=0, left_out=0)
    write_folder(
        folder,
        tables,
        version=version,
        card=card_body(tables, version, stacked),
        extra={BUILD_INFO: build_info()},
        describe=lambda made: repository_files(made, version),
    )
    return folder


def write_sample_tasks(folder: Path, per_domain: int) -> Path:
    """Copy the task files of the sampled queries, and the distractors that were chosen for them."""
    wanted = sampled_queries(per_domain)
    for path in packaged_tasks().rglob("*.py"):
        if query_id(path.stem) in wanted:
            copy = folder / path.relative_to(packaged_tasks())
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    chosen = [
        distractor
        for distractor in read_distractors(packaged_tasks() / DISTRACTORS)
        if query_id(distractor.function_name) in wanted
    ]
    write_distractors(folder / DISTRACTORS, chosen)
    return folder


def sample_tables(per_domain: int) -> Tables:
    """The rows of every config that belong to the sampled queries."""
    packaged = packaged_folder()
    wanted = sampled_queries(per_domain)
    tables = {
        config: [row for row in read_config(packaged, config) if _query(row) in wanted]
        for config in config_names(packaged)
        if not config.endswith("corpus")
    }
    snippets = {
        pool: {row["corpus_id"] for row in tables["snippets"] if row["pool"] == pool}
        for pool in pool_names(packaged)
    }
    for pool, own in snippets.items():
        config = stored_config(pool_config(pool, "corpus"))
        tables[config] = [row for row in read_config(packaged, config) if row["_id"] in own]
    # A suite may have been run against a snippet of another query.
    there = set().union(*snippets.values())
    tables["execution_cache"] = [
        row for row in tables["execution_cache"] if row["corpus_id"] in there
    ]
    return tables


def _query(row: Row) -> str:
    """The query that a row is about, in any config but those of the snippets' texts."""
    return next(str(row[name]) for name in ("query_id", "query-id", "_id") if name in row)
