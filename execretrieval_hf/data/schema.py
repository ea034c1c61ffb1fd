"""Columns of every config, as plain tables from which the Arrow schemas are made.

The `corpus` and `queries` configs hold text and ids and nothing else: mteb hands every column of
them to the model, so a label there would reach it. What is known about a snippet lies in
`snippets`, one row per (pool, query, snippet), and is read only after ranking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from execretrieval_hf.data.errors import UnknownName
from execretrieval_hf.data.names import CANARY

if TYPE_CHECKING:
    import pyarrow as pa

ColumnType = Literal["string", "int32", "bool", "strings"]

CORPUS: dict[str, ColumnType] = {"_id": "string", "title": "string", "text": "string"}
QUERIES: dict[str, ColumnType] = {"_id": "string", "text": "string"}
QRELS: dict[str, ColumnType] = {"query-id": "string", "corpus-id": "string", "score": "int32"}
SNIPPETS: dict[str, ColumnType] = {
    "pool": "string",
    "query_id": "string",
    "corpus_id": "string",
    "group": "string",
    "label": "string",
    "role": "string",
    "bug_types": "string",
    "edit_ids": "string",
    "domain": "string",
    "function_name": "string",
}
TASKS: dict[str, ColumnType] = {
    "query_id": "string",
    "function_name": "string",
    "domain": "string",
    "topic": "string",
    "register": "string",
    "keywords": "string",
    "inputs": "string",
    "requires": "string",
    "test_suite": "strings",
    "correct_corpus_ids": "strings",
    "paired_distractor_corpus_ids": "strings",
    "provenance": "string",
}
DISTRACTOR_METADATA: dict[str, ColumnType] = {
    "edit_id": "string",
    "query_id": "string",
    "corpus_id": "string",
    "canonical_corpus_id": "string",
    "bug_type": "string",
    "operator": "string",
    "start": "int32",
    "end": "int32",
    "replacement": "string",
    "bug_description": "string",
    "edit_size": "int32",
}
EXECUTION_CACHE: dict[str, ColumnType] = {
    "query_id": "string",
    "corpus_id": "string",
    "code_sha256": "string",
    "tests_sha256": "string",
    "outcomes": "strings",
    "passed": "bool",
}

_FIXED = {
    "snippets": SNIPPETS,
    "tasks": TASKS,
    "distractor_metadata": DISTRACTOR_METADATA,
    "execution_cache": EXECUTION_CACHE,
}
_OF_A_POOL = {"corpus": CORPUS, "queries": QUERIES, "qrels": QRELS}


def columns(config: str) -> dict[str, ColumnType]:
    """Columns of ``config`` by name, in file order.

    Raises:
        UnknownName: no config has this name or this form.
    """
    if config in _FIXED:
        return _FIXED[config]
    part = config.rpartition("-")[2]
    if part in _OF_A_POOL:
        return _OF_A_POOL[part]
    raise UnknownName("config", config, [*_OF_A_POOL, *_FIXED])


def sort_key(config: str) -> tuple[str, ...]:
    """Columns by which the rows of ``config`` are sorted."""
    names = columns(config)
    return tuple(
        name
        for name in ("_id", "pool", "edit_id", "query-id", "query_id", "corpus-id", "corpus_id")
        if name in names
    )


def arrow_schema(config: str) -> pa.Schema:
    """Arrow schema of ``config``, with the canary in its metadata.

    Plain Arrow, without the Hub's own feature description: that one has changed its spelling of
    lists between versions of `datasets`, while the Arrow types are read alike by all of them.
    """
    import pyarrow as pa

    kinds = {
        "string": pa.string(),
        "int32": pa.int32(),
        "bool": pa.bool_(),
        "strings": pa.list_(pa.string()),
    }
    fields = [(name, kinds[kind]) for name, kind in columns(config).items()]
    return pa.schema(fields, metadata={"execretrieval_canary": CANARY})
