"""Tables of a data folder from the rows of the published release.

What the release does not say is worked out from it: the tested function from the test suite, the
domain from the entry id, the edit from the two texts. Verdicts are taken from the execution cache
as the authors recorded them, where it can be told which snippet and suite a row is about: rows are
compared with several recipes for the hash of a suite, as the authors' own is not published. A row
with a timeout is no verdict, since it depends on the machine.
"""

from __future__ import annotations

import ast
import json
import re
from typing import TYPE_CHECKING

from execretrieval_hf.data.canonical_json import canonical_json, tests_sha256
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import CORRECT, MAIN_POOL, sha256_text
from execretrieval_hf.data.release_rows import CACHE, CORPUS, METADATA, QUERIES
from execretrieval_runner.parsing import parse
from execretrieval_runner.static import tested_function

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from execretrieval_hf.data.folder import Row, Tables

    Release = dict[str, list[Row]]
    """Rows of every file."""

_OF_TABLES = (
    "query_id",
    "query",
    "test_suite",
    "correct_corpus_ids",
    "paired_distractor_corpus_ids",
)
"""Columns of a query that have a place in our tables; the others become its provenance."""

_DISTRACTOR_ID = ("corpus_id", "distractor_corpus_id", "distractor_id")
"""Columns that may name the snippet in a row of distractor metadata."""

_SUITE_TEXTS: tuple[Callable[[list[str]], str], ...] = (
    canonical_json,
    "\n".join,
    json.dumps,
    "".join,
    "\n\n".join,
)
"""Texts of a suite whose hash may be the authors'."""

_ENTRY_ID = re.compile(r"exec_(?P<domain>.+)_\d+")


def tables_of(release: Release, edit_size: Callable[[str, str], int]) -> Tables:
    """Rows of every config.

    Raises:
        DataError: it cannot be told which function a suite tests.
    """
    corpus = {row["corpus_id"]: row for row in release[CORPUS]}
    tasks = [_task_row(row, corpus) for row in release[QUERIES]]
    return {
        "corpus": [{"_id": k, "title": "", "text": row["code"]} for k, row in corpus.items()],
        "queries": [{"_id": row["query_id"], "text": row["query"]} for row in release[QUERIES]],
        "qrels": [
            {"query-id": task["query_id"], "corpus-id": key, "score": 1}
            for task in tasks
            for key in task["correct_corpus_ids"]
        ],
        "snippets": [
            _snippet_row(task, corpus[key], role)
            for task in tasks
            for role, ids in (
                ("canonical", task["correct_corpus_ids"]),
                ("distractor", task["paired_distractor_corpus_ids"]),
            )
            for key in ids
        ],
        "tasks": tasks,
        "distractor_metadata": list(_metadata_rows(release[METADATA], tasks, corpus, edit_size)),
        "execution_cache": [row for _, row in verdicts(release, tasks)],
    }


def _task_row(row: Row, corpus: dict[str, Row]) -> Row:
    entry = str(row.get("entry_id", row["query_id"]))
    named = _ENTRY_ID.fullmatch(entry)
    canonicals = [corpus[key]["code"] for key in row["correct_corpus_ids"]]
    return {
        "query_id": row["query_id"],
        "function_name": row.get("function_name") or _function_name(row, canonicals),
        "domain": row.get("domain") or (named["domain"] if named else ""),
        "topic": "",
        "register": "",
        "keywords": "",
        "inputs": "",
        "requires": "True",
        "test_suite": list(row["test_suite"]),
        "correct_corpus_ids": list(row["correct_corpus_ids"]),
        "paired_distractor_corpus_ids": list(row["paired_distractor_corpus_ids"]),
        "provenance": canonical_json(
            {"entry_id": entry} | {key: row[key] for key in row if key not in _OF_TABLES}
        ),
    }


def _function_name(row: Row, canonicals: list[str]) -> str:
    """The function that the suite tests: the last one of a canonical that its tests call."""
    tested = tested_function(row["test_suite"])
    if tested is not None:
        return tested
    try:
        called = {
            node.func.id
            for test in row["test_suite"]
            for node in ast.walk(parse(test))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        defined = [
            node.name
            for code in canonicals
            for node in parse(code).body
            if isinstance(node, ast.FunctionDef) and node.name in called
        ]
    except SyntaxError:
        defined = []
    if not defined:
        raise DataError(f"it cannot be told which function the tests of {row['query_id']} call")
    return defined[-1]


def _snippet_row(task: Row, snippet: Row, role: str) -> Row:
    return {
        "pool": MAIN_POOL,
        "query_id": task["query_id"],
        "corpus_id": snippet["corpus_id"],
        "group": task["query_id"],
        "label": snippet["label"],
        "role": role,
        "bug_types": "" if snippet["label"] == CORRECT else snippet.get("bug_type") or "",
        "edit_ids": "" if role == "canonical" else snippet["corpus_id"],
        "domain": task["domain"],
        "function_name": task["function_name"],
    }


def _metadata_rows(
    rows: list[Row],
    tasks: list[Row],
    corpus: dict[str, Row],
    edit_size: Callable[[str, str], int],
) -> Iterator[Row]:
    """One row for every distractor that the release describes; its id serves as the edit's."""
    task_of = {key: task for task in tasks for key in task["paired_distractor_corpus_ids"]}
    for _, key, row in described(rows):
        task = task_of.get(key)
        if task is None or not task["correct_corpus_ids"]:
            continue
        canonical = task["correct_corpus_ids"][0]
        before, after = corpus[canonical]["code"], corpus[key]["code"]
        start, end, replacement = _span(before, after)
        yield {
            "edit_id": key,
            "query_id": task["query_id"],
            "corpus_id": key,
            "canonical_corpus_id": canonical,
            "bug_type": corpus[key].get("bug_type") or "",
            "operator": "",
            "start": start,
            "end": end,
            "replacement": replacement,
            "bug_description": row.get("bug_description") or "",
            "edit_size": edit_size(before, after),
        }


def described(rows: list[Row]) -> Iterator[tuple[int, str, Row]]:
    """Rows of distractor metadata with place and snippet, the first of each snippet."""
    seen = set()
    for place, row in enumerate(rows):
        key = next((row[column] for column in _DISTRACTOR_ID if column in row), None)
        if key is not None and key not in seen:
            seen.add(key)
            yield place, key, row


def _span(before: str, after: str) -> tuple[int, int, str]:
    """Start and end of what an edit replaced, and the text that it put there.

    >>> _span("return a - b", "return a + b")
    (9, 10, '+')
    """
    start = _shared(before, after)
    behind = _shared(before[start:][::-1], after[start:][::-1])
    return start, len(before) - behind, after[start : len(after) - behind]


def _shared(a: str, b: str) -> int:
    """Length of the start that two texts share."""
    differing = (place for place, (x, y) in enumerate(zip(a, b, strict=False)) if x != y)
    return next(differing, min(len(a), len(b)))


def verdicts(release: Release, tasks: list[Row]) -> Iterator[tuple[int, Row]]:
    """Rows of the release's cache that are verdicts, by their place there, as rows of ours."""
    snippet_of = {sha256_text(row["code"]): row for row in reversed(release[CORPUS])}
    task_of = {
        sha256_text(text(task["test_suite"])): task for task in tasks for text in _SUITE_TEXTS
    }
    seen = set()
    for place, row in enumerate(release[CACHE]):
        snippet = snippet_of.get(row.get("code_sha256", ""))
        task = task_of.get(row.get("tests_sha256", ""))
        outcomes = _outcomes(row)
        if snippet is None or task is None or len(outcomes) != len(task["test_suite"]):
            continue
        pair = (task["query_id"], snippet["corpus_id"])
        if pair in seen or "TIMEOUT" in outcomes:
            continue
        seen.add(pair)
        yield (
            place,
            {
                "query_id": task["query_id"],
                "corpus_id": snippet["corpus_id"],
                "code_sha256": row["code_sha256"],
                "tests_sha256": tests_sha256(task["test_suite"]),
                "outcomes": outcomes,
                "passed": set(outcomes) == {"pass"},
            },
        )


def _outcomes(row: Row) -> list[str]:
    """The one list of texts in a row, whatever its column is called."""
    lists = [
        value
        for value in row.values()
        if isinstance(value, list) and all(isinstance(item, str) for item in value)
    ]
    return lists[0] if len(lists) == 1 else []
