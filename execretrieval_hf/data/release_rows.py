"""The four data files of the published release, as rows made from a data folder's tables.

===========================  ====================================================================
corpus.jsonl                 corpus_id, code, label, bug_type (not on a canonical),
                             source_entry_id
queries.jsonl                query_id, query, test_suite, correct_corpus_ids,
                             paired_distractor_corpus_ids, entry_id, metadata
distractor_metadata.jsonl    corpus_id, query_id, bug_type, bug_description
execution_cache.jsonl        code_sha256, tests_sha256, test_results
===========================  ====================================================================

A row of ours has a key: the id of its snippet or query, or the two hashes. The columns of the last
two files beyond these, and the recipe of the authors' hashes, are not published; what a release
has besides is kept in a side file, `SIDE_FILE`, when it is imported.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import reason
from execretrieval_hf.data.names import CORRECT, INCORRECT, MAIN_POOL

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from execretrieval_hf.data.folder import Row, Tables

    Keyed = dict[str, Row]
    """Rows by key, in the order of the file."""

CONFIGS = ("corpus", "queries", "snippets", "tasks", "distractor_metadata", "execution_cache")
"""Configs from which the release's rows follow."""

CORPUS, QUERIES = "corpus", "queries"
METADATA, CACHE = "distractor_metadata", "execution_cache"
FILES = (CORPUS, QUERIES, METADATA, CACHE)
SIDE_FILE = "release.jsonl"


def release_rows(tables: Tables) -> dict[str, Keyed]:
    """Rows of the release's files that follow from a data folder's main pool.

    Args:
        tables: rows of the `CONFIGS`.

    Returns:
        Rows by file and key.
    """
    own = [row for row in tables["snippets"] if row["pool"] == MAIN_POOL]
    task_of = {row["query_id"]: row for row in tables["tasks"]}
    entry_of = {query: _entry_fields(task) for query, task in task_of.items()}
    known = {row["corpus_id"]: row for row in reversed(own)}
    code_of = {row["_id"]: row["text"] for row in tables["corpus"]}
    return {
        CORPUS: {
            key: _corpus_row(key, code, known.get(key), entry_of) for key, code in code_of.items()
        },
        QUERIES: {
            row["_id"]: {
                "query_id": row["_id"],
                "query": row["text"],
                **{
                    name: task_of[row["_id"]][name]
                    for name in ("test_suite", "correct_corpus_ids", "paired_distractor_corpus_ids")
                },
                **entry_of[row["_id"]],
            }
            for row in tables["queries"]
        },
        METADATA: {
            row["corpus_id"]: {
                name: row[name] for name in ("corpus_id", "query_id", "bug_type", "bug_description")
            }
            for row in tables["distractor_metadata"]
            if row["corpus_id"] in code_of
        },
        CACHE: {
            cache_key(row): {
                "code_sha256": row["code_sha256"],
                "tests_sha256": row["tests_sha256"],
                "test_results": row["outcomes"],
            }
            for row in tables["execution_cache"]
            if row["corpus_id"] in code_of
        },
    }


def cache_key(row: Row) -> str:
    """Key of a row of the execution cache."""
    return f"{row['code_sha256']} {row['tests_sha256']}"


def _corpus_row(key: str, code: str, known: Row | None, entry_of: dict[str, Row]) -> Row:
    label = known["label"] if known else INCORRECT
    row = {"corpus_id": key, "code": code, "label": label}
    if label != CORRECT:
        row["bug_type"] = known["bug_types"] if known else ""
    if known:
        row["source_entry_id"] = entry_of[known["query_id"]]["entry_id"]
    return row


def _entry_fields(task: Row) -> Row:
    """What `queries.jsonl` says of the origin of a query; an imported task says it itself."""
    provenance: Row = json.loads(task["provenance"])
    if "entry_id" in provenance:
        return provenance
    return {
        "entry_id": task["query_id"],
        "function_name": task["function_name"],
        "domain": task["domain"],
        "metadata": provenance,
    }


def read_lines(path: Path) -> list[Row]:
    """Objects of a file of JSON lines; none if the file is not there.

    Raises:
        DataError: a line is no object, with the line's number.
    """
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        text = reason(error) if isinstance(error, OSError) else error.reason
        raise DataError(f"cannot read {path}: {text}") from error
    rows = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                row = json.loads(line)
            except ValueError as error:
                raise DataError(f"{path}:{number}: this is no JSON ({error})") from error
            if not isinstance(row, dict):
                raise DataError(f"{path}:{number}: this is no JSON object")
            rows.append(row)
    return rows


def as_lines(rows: Iterable[Row]) -> str:
    """Objects as JSON lines, keys in their order."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
