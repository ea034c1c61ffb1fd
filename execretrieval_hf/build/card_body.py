"""The body of the data set's card: the template with every number computed from the tables."""

from __future__ import annotations

import statistics
from collections import Counter
from string import Template
from typing import TYPE_CHECKING

from execretrieval_hf.build.stacked import SIZES
from execretrieval_hf.data import schema
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.card import read_template
from execretrieval_hf.data.names import (
    BUG_TYPES,
    CANARY,
    CODE_POOL,
    DOMAINS,
    JOINT,
    KEYWORDS_POOL,
    NEUTRAL_NAME,
    STACKED_POOL,
    pool_config,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from execretrieval_hf.build.stacked import Stacked
    from execretrieval_hf.data.folder import Tables


def card_body(tables: Tables, version: str, stacked: Stacked) -> str:
    """Text of the card below its YAML head.

    Args:
        tables: rows of every config.
        version: version of the data, ``X.Y.Z``.
        stacked: how the pool `stacked` came about; its rows are in `tables`.

    Raises:
        DataError: this installation came without the template.
    """
    tasks, edits = tables["tasks"], tables["distractor_metadata"]
    suite_sizes = [len(task["test_suite"]) for task in tasks]
    group_sizes = {len(task["paired_distractor_corpus_ids"]) for task in tasks}
    return Template(read_template("README.md")).substitute(
        version=version,
        queries=len(tables["queries"]),
        snippets=len(tables["corpus"]),
        distractors_per_query=_range(group_sizes),
        tests=sum(suite_sizes),
        tests_per_query=_range(suite_sizes),
        executed=len(tables["execution_cache"]),
        edit_size_median=f"{statistics.median(edit['edit_size'] for edit in edits):g}",
        domain_table=_count_table("domain", DOMAINS, (task["domain"] for task in tasks)),
        bug_type_table=_count_table("bug type", BUG_TYPES, (edit["bug_type"] for edit in edits)),
        digest_table=_table(
            ("config", "sha256"),
            [(f"`{config}`", f"`{digest_of_rows(tables[config])}`") for config in sorted(tables)],
        ),
        canary=CANARY,
        neutral_name=NEUTRAL_NAME,
        keywords_queries=len(tables.get(pool_config(KEYWORDS_POOL, "queries"), [])),
        code_queries=len(tables.get(pool_config(CODE_POOL, "queries"), [])),
        stacked_queries=len(tables.get("stacked-queries", [])),
        stacked_snippets=len(tables.get("stacked-corpus", [])),
        stacked_left_out=stacked.left_out,
        stacked_sizes=_stacked_sizes(tables),
        stacked_executed=stacked.executed,
        stacked_passed=stacked.passed,
        stacked_odd=stacked.odd,
        **{f"columns_{config}": _columns(config) for config in tables},
    )


def _range(sizes: Iterable[int]) -> str:
    """Smallest and largest of some counts, such as ``8 to 10``, or ``4`` if they are equal."""
    distinct = sorted(set(sizes))
    return f"{distinct[0]} to {distinct[-1]}" if len(distinct) > 1 else f"{distinct[0]}"


def _stacked_sizes(tables: Tables) -> str:
    """How many compositions have how many bugs, such as ``140 of 2, 138 of 3 and 79 of 4 bugs``."""
    counts = Counter(
        len(row["edit_ids"].split(JOINT))
        for row in tables["snippets"]
        if row["pool"] == STACKED_POOL and row["edit_ids"]
    )
    *others, last = (f"{counts[size]} of {size}" for size in SIZES)
    return f"{', '.join(others)} and {last} bugs"


def _columns(config: str) -> str:
    return ", ".join(f"`{name}`" for name in schema.columns(config))


def _count_table(title: str, names: Sequence[str], found: Iterable[str]) -> str:
    counts = Counter(found)
    return _table((title, "count"), [(f"`{name}`", str(counts[name])) for name in names])


def _table(header: tuple[str, str], rows: Sequence[tuple[str, str]]) -> str:
    """A Markdown table of two columns."""
    lines = [header, ("---", "---"), *rows]
    return "\n".join(f"| {left} | {right} |" for left, right in lines)
