"""The body of the data set's card: the template with every number computed from the tables."""

from __future__ import annotations

import json
import statistics
from collections import Counter
from string import Template
from typing import TYPE_CHECKING

from execretrieval_hf.build.publishing.fields import columns_of, pool_and_part, row_of
from execretrieval_hf.build.stacked import SIZES
from execretrieval_hf.data import schema
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.card import DEFAULT_CONFIG, read_template
from execretrieval_hf.data.folder import sharing
from execretrieval_hf.data.names import (
    BUG_TYPES,
    CANARY,
    CODE_POOL,
    DOMAINS,
    HUB_REPO,
    JOINT,
    KEYWORDS_POOL,
    MAIN_POOL,
    NEUTRAL_NAME,
    STACKED_POOL,
    pool_config,
    stored_config,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from execretrieval_hf.build.stacked import Stacked
    from execretrieval_hf.data.folder import Tables

_KINDS = {"strings": "list of string"}


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
    rows = {config: len(tables[stored_config(config)]) for config in _configs(tables)}
    return Template(read_template("README.md")).substitute(
        version=version,
        hub_repo=HUB_REPO,
        queries=_number(rows["queries"]),
        snippets=_number(rows["corpus"]),
        distractors_per_query=_range(group_sizes),
        tests=_number(sum(suite_sizes)),
        tests_per_query=_range(suite_sizes),
        executed=_number(rows["execution_cache"]),
        edit_size_median=f"{statistics.median(edit['edit_size'] for edit in edits):g}",
        bug_type_number=len(BUG_TYPES),
        domain_table=_count_table("domain", DOMAINS, (task["domain"] for task in tasks)),
        bug_type_table=_count_table("bug type", BUG_TYPES, (edit["bug_type"] for edit in edits)),
        digest_table=_table(
            ("config", "sha256"),
            [(f"`{config}`", f"`{digest_of_rows(tables[config])}`") for config in sorted(tables)],
        ),
        split_rows="\n".join(f"| `{config}` | {_number(rows[config])} |" for config in rows),
        field_tables="\n\n".join(_fields(config) for config in rows if _is_first(config)),
        instance=_instance(tables),
        canary=CANARY,
        neutral_name=NEUTRAL_NAME,
        keywords_queries=_number(rows.get(pool_config(KEYWORDS_POOL, "queries"), 0)),
        code_queries=_number(rows.get(pool_config(CODE_POOL, "queries"), 0)),
        stacked_queries=_number(rows.get("stacked-queries", 0)),
        stacked_snippets=_number(rows.get("stacked-corpus", 0)),
        stacked_left_out=stacked.left_out,
        stacked_sizes=_stacked_sizes(tables),
        stacked_executed=_number(stacked.executed),
        stacked_passed=_number(stacked.passed),
        stacked_odd=_number(stacked.odd),
    )


def _configs(tables: Tables) -> list[str]:
    """All configs, the default one first, then those without a file of their own as well."""
    return sorted(
        {*tables, *sharing(tables)}, key=lambda config: (config != DEFAULT_CONFIG, config)
    )


def _is_first(config: str) -> bool:
    """Whether a config's columns are told under its own name: those of pools are all alike."""
    found = pool_and_part(config)
    return found is None or found[0] == MAIN_POOL


def _fields(config: str) -> str:
    """What a row of a config is, and a table of its columns."""
    found = pool_and_part(config)
    alike = f" (and `POOL-{config}` of the other pools)" if found else ""
    default = ", the default config" if config == DEFAULT_CONFIG else ""
    kinds = schema.columns(config)
    header = f"`{config}`{alike}{default}: a row is {row_of(config)}."
    lines = [
        f"| `{name}` | {_KINDS.get(kinds[name], kinds[name])} | {text} |"
        for name, text in columns_of(config).items()
    ]
    return "\n".join([header, "", "| column | type | |", "|---|---|---|", *lines])


def _instance(tables: Tables) -> str:
    """Rows of the query whose correct snippet is the shortest, as JSON."""
    texts = {row["_id"]: row["text"] for row in tables["corpus"]}
    task = min(
        tables["tasks"],
        key=lambda task: (len(texts[task["correct_corpus_ids"][0]]), task["query_id"]),
    )
    query, correct = task["query_id"], task["correct_corpus_ids"][0]
    edit = min(
        (row for row in tables["distractor_metadata"] if row["query_id"] == query),
        key=lambda row: str(row["edit_id"]),
    )
    (asked,) = (row for row in tables["queries"] if row["_id"] == query)
    shown = {
        "queries": asked,
        "corpus": [
            {"_id": key, "title": "", "text": texts[key]}
            for key in sorted([correct, edit["corpus_id"]])
        ],
        "qrels": {"query-id": query, "corpus-id": correct, "score": 1},
        "tasks": {"query_id": query, "test_suite": [*task["test_suite"][:2], "..."]},
        "distractor_metadata": {
            name: edit[name]
            for name in ("query_id", "corpus_id", "bug_type", "bug_description", "edit_size")
        },
    }
    return json.dumps(shown, indent=2, ensure_ascii=False)


def _number(count: int) -> str:
    return f"{count:,}"


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
    *others, last = (f"{_number(counts[size])} of {size}" for size in SIZES)
    return f"{', '.join(others)} and {last} bugs"


def _count_table(title: str, names: Sequence[str], found: Iterable[str]) -> str:
    counts = Counter(found)
    return _table((title, "count"), [(f"`{name}`", _number(counts[name])) for name in names])


def _table(header: tuple[str, str], rows: Sequence[tuple[str, str]]) -> str:
    """A Markdown table of two columns."""
    lines = [header, ("---", "---"), *rows]
    return "\n".join(f"| {left} | {right} |" for left, right in lines)
