"""What a row of each config is and what each column holds, for the card and for Croissant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import UnknownName
from execretrieval_hf.data.names import (
    CODE_POOL,
    GRADED,
    KEYWORDS_POOL,
    MAIN_POOL,
    NEUTRAL_NAME,
    POOL_PARTS,
    STACKED_POOL,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_QUERY_ID = "id of the query, `q_` and the name of the function"
_CORPUS_ID = "id of the snippet, `c_` and the first 16 hex digits of the sha256 of its text"

_OF_PARTS: Mapping[str, tuple[str, dict[str, str]]] = {
    "queries": ("a query", {"_id": _QUERY_ID, "text": "what is asked for"}),
    "corpus": (
        "a snippet",
        {"_id": _CORPUS_ID, "title": "always empty", "text": "source of one Python function"},
    ),
    "qrels": (
        "a correct answer",
        {
            "query-id": _QUERY_ID,
            "corpus-id": "id of the snippet that passes the query's tests",
            "score": "always 1",
        },
    ),
}
_OTHERS: Mapping[str, tuple[str, dict[str, str]]] = {
    GRADED: (
        "a snippet of a query's group, with its grade",
        {
            "query-id": _QUERY_ID,
            "corpus-id": _CORPUS_ID,
            "score": "2 for the snippet that passes, 1 for a near-clone that fails",
        },
    ),
    "snippets": (
        "a snippet with respect to its query, in a pool",
        {
            "pool": "name of the pool",
            "query_id": _QUERY_ID,
            "corpus_id": _CORPUS_ID,
            "group": "id of the group of near-clones, that of its query",
            "label": "`correct` if it passes the query's tests, else `incorrect`",
            "role": "`canonical` or `distractor`",
            "bug_types": "types of its planted bugs, joined by `+`; empty for a canonical",
            "edit_ids": "ids of the edits that planted them, joined by `+`",
            "domain": "domain of the query",
            "function_name": "name of the function that is asked for",
        },
    ),
    "tasks": (
        "a query's test suite and origin",
        {
            "query_id": _QUERY_ID,
            "function_name": "name of the function that is asked for",
            "domain": "domain of the query",
            "topic": "topic within the domain",
            "register": "how the query is phrased: `specification`, `request` or `ticket`",
            "keywords": "what one would type into a search box",
            "inputs": "the function's arguments, in words",
            "requires": "Python expression over the arguments that is true of every valid call",
            "test_suite": "asserts that decide what is correct",
            "correct_corpus_ids": "ids of the snippets that pass them",
            "paired_distractor_corpus_ids": "ids of the near-clones that fail one of them",
            "provenance": "path and sha256 of the task's source file, as JSON",
        },
    ),
    "distractor_metadata": (
        "a planted bug: the canonical's characters from `start` to before `end` become "
        "`replacement`",
        {
            "edit_id": "id of the edit, a hash of its record",
            "query_id": _QUERY_ID,
            "corpus_id": "id of the distractor that the edit makes",
            "canonical_corpus_id": "id of the snippet that is edited",
            "bug_type": "one of the six types",
            "operator": "the rule of the edit engine that proposed it",
            "start": "first character that is replaced",
            "end": "character after the last one that is replaced",
            "replacement": "what takes their place",
            "bug_description": "the bug in words",
            "edit_size": "characters of the larger side of each region that differs",
        },
    ),
    "execution_cache": (
        "the outcome of each test for a pair of query and snippet",
        {
            "query_id": _QUERY_ID,
            "corpus_id": _CORPUS_ID,
            "code_sha256": "sha256 of the snippet's text",
            "tests_sha256": "sha256 of the test suite as canonical JSON",
            "outcomes": "one label a test: `pass`, `FAIL`, `FAIL:<exception>`, ...",
            "passed": "whether all tests pass",
        },
    ),
}
_OF_POOLS: Mapping[str, str] = {
    MAIN_POOL: "",
    STACKED_POOL: "where a distractor has two to four bugs",
    KEYWORDS_POOL: "where a query is a few keywords",
    CODE_POOL: f"where a query is another implementation, its function named `{NEUTRAL_NAME}`",
}


def pool_and_part(config: str) -> tuple[str, str] | None:
    """The pool that a config is of and which part of it, or ``None`` if it is of no pool.

    >>> pool_and_part("corpus"), pool_and_part("code-queries"), pool_and_part("graded-qrels")
    (('main', 'corpus'), ('code', 'queries'), None)
    """
    pool, _, part = config.rpartition("-")
    return (pool or MAIN_POOL, part) if config != GRADED and part in POOL_PARTS else None


def row_of(config: str) -> str:
    """What a row of a config is, in a few words."""
    found = pool_and_part(config)
    if found is None:
        return _known(config)[0]
    pool, part = found
    where = _OF_POOLS.get(pool, "")
    return f"{_OF_PARTS[part][0]} of the pool `{pool}`{f', {where}' if where else ''}"


def columns_of(config: str) -> Mapping[str, str]:
    """What each column of a config holds, by name, in file order."""
    found = pool_and_part(config)
    return _known(config)[1] if found is None else _OF_PARTS[found[1]][1]


def _known(config: str) -> tuple[str, dict[str, str]]:
    if config not in _OTHERS:
        raise UnknownName("config", config, _OTHERS)
    return _OTHERS[config]
