"""G1, the rows: ids are unique and true, references resolve, and the configs say the same."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from execretrieval_hf.build.assemble import edit_id, graded_rows, provenance
from execretrieval_hf.build.edits import Edit
from execretrieval_hf.build.gates.data import OF_MAIN_SNIPPETS, ROW_IDS, Data, row_name
from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule
from execretrieval_hf.build.stacked import SIZES
from execretrieval_hf.data.canonical_json import canonical_json
from execretrieval_hf.data.names import (
    GRADED,
    JOINT,
    MAIN_POOL,
    STACKED_POOL,
    corpus_id,
    query_id,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from execretrieval_hf.data.folder import Row

SHA256_DIGITS = 64


def unique_ids(data: Data) -> Iterator[Finding]:
    """No two rows of a config have the same id."""
    for config in ROW_IDS:
        repeats = Counter(row_name(config, row) for row in data.rows(config))
        entries = {row_name(config, row): data.entry_of(config, row) for row in data.rows(config)}
        for name, count in repeats.items():
            if count > 1:
                yield Finding(entries[name], name, f"{count} rows have this id")


def true_ids(data: Data) -> Iterator[Finding]:
    """Ids follow from what they stand for: function name, code, edit."""
    names = {row["query_id"]: row["function_name"] for row in data.rows("tasks")}
    wanted: dict[str, Callable[[Row], str]] = {
        "tasks": lambda row: query_id(row["function_name"]),
        "corpus": lambda row: corpus_id(row["text"]),
        "distractor_metadata": lambda row: edit_id(names.get(row["query_id"], ""), edit_of(row)),
    }
    for config, id_of in wanted.items():
        for row in data.rows(config):
            (column,) = ROW_IDS[config]
            if row[column] != id_of(row):
                yield Finding(
                    data.entry_of(config, row),
                    row_name(config, row),
                    f"the id is {row[column]!r} and should be {id_of(row)!r}",
                )


def references(data: Data) -> Iterator[Finding]:
    """Every id that a row names exists, and every query has one task row."""
    for config in ROW_IDS:
        if data.pool != MAIN_POOL and config in OF_MAIN_SNIPPETS:
            continue
        for row in data.rows(config):
            for kind, name in _references(config, row):
                if name not in (data.queries if kind == "query" else data.codes):
                    yield Finding(
                        data.entry_of(config, row),
                        row_name(config, row),
                        f"it names the {kind} {name!r}, which does not exist",
                    )
    for query in data.queries.keys() - {row["query_id"] for row in data.rows("tasks")}:
        yield Finding(query, f"queries/{query}", "the query has no row in tasks")


def owners(data: Data) -> Iterator[Finding]:
    """Every snippet of the corpus is one of exactly one query's own."""
    for snippet in data.codes:
        queries = sorted(set(data.owners.get(snippet, ())))
        if len(queries) != 1:
            yield Finding(
                queries[0] if queries else "",
                f"corpus/{snippet}",
                f"it belongs to {' and '.join(queries) or 'no query'}, not to one query",
            )


def roles(data: Data) -> Iterator[Finding]:
    """A query has exactly one canonical, and distractors besides."""
    own = data.by_query("snippets")
    for query in data.queries:
        canonicals = sum(row["role"] == "canonical" for row in own[query])
        if canonicals != 1:
            yield Finding(query, f"queries/{query}", f"it has {canonicals} canonicals, not 1")
    for row in data.rows("snippets"):
        if row["role"] not in ("canonical", "distractor"):
            name = row_name("snippets", row)
            yield Finding(row["query_id"], name, f"the role {row['role']!r} is of another pool")


def groups(data: Data) -> Iterator[Finding]:
    """The snippets of a query bear its id as group, and its domain and function name."""
    tasks = {row["query_id"]: row for row in data.rows("tasks")}
    for row in data.rows("snippets"):
        query = row["query_id"]
        task = tasks.get(query, {})
        wanted = {
            "group": query,
            "domain": task.get("domain"),
            "function_name": task.get("function_name"),
        }
        for column, value in wanted.items():
            if row[column] != value:
                yield Finding(
                    query,
                    row_name("snippets", row),
                    f"{column} is {row[column]!r}, that of its query is {value!r}",
                )


def relevance(data: Data) -> Iterator[Finding]:
    """The only relevant snippet of a query is its canonical, with score 1."""
    qrels = data.by_query("qrels")
    for query, own in data.by_query("snippets").items():
        judged = {row["corpus-id"]: row["score"] for row in qrels.get(query, ())}
        wanted = {row["corpus_id"]: 1 for row in own if row["role"] == "canonical"}
        if judged != wanted:
            yield Finding(query, f"qrels/{query}", f"the scores are {judged}, not {wanted}")


def graded_relevance(data: Data) -> Iterator[Finding]:
    """In `graded-qrels` a query's canonical has grade 2, and its near-clones have grade 1."""
    grades = data.by_query(GRADED)
    for query, own in data.by_query("snippets").items():
        judged = {row["corpus-id"]: row["score"] for row in grades.get(query, ())}
        wanted = {row["corpus-id"]: row["score"] for row in graded_rows(own)}
        if judged != wanted:
            yield Finding(query, f"{GRADED}/{query}", f"the grades are {judged}, not {wanted}")


def paired_ids(data: Data) -> Iterator[Finding]:
    """A task lists the canonical and the distractors that its snippets have as roles."""
    own = data.by_query("snippets")
    columns = {"correct_corpus_ids": "canonical", "paired_distractor_corpus_ids": "distractor"}
    for task in data.rows("tasks"):
        for column, role in columns.items():
            wanted = sorted(
                row["corpus_id"] for row in own.get(task["query_id"], ()) if row["role"] == role
            )
            if task[column] != wanted:
                yield Finding(
                    task["query_id"],
                    row_name("tasks", task),
                    f"{column} is {task[column]}, the {role} snippets are {wanted}",
                )


def edit_records(data: Data) -> Iterator[Finding]:
    """Every distractor has one row of metadata that agrees with it, and nothing else has one."""
    records = data.by_query("distractor_metadata")
    for query, own in data.by_query("snippets").items():
        canonical = next((row["corpus_id"] for row in own if row["role"] == "canonical"), None)
        wanted = {
            (row["edit_ids"], row["corpus_id"], canonical, row["bug_types"])
            for row in own
            if row["role"] == "distractor"
        }
        recorded = {
            (row["edit_id"], row["corpus_id"], row["canonical_corpus_id"], row["bug_type"])
            for row in records.get(query, ())
        }
        for edit, snippet, _, bug_type in sorted(wanted ^ recorded, key=str):
            yield Finding(
                query,
                f"distractor_metadata/{edit}",
                f"snippets and distractor_metadata disagree on {snippet} ({bug_type})",
            )
    for row in data.rows("snippets"):
        if row["role"] == "canonical" and (row["bug_types"] or row["edit_ids"]):
            name = row_name("snippets", row)
            yield Finding(row["query_id"], name, "it is a canonical and yet has a bug or an edit")


def origins(data: Data) -> Iterator[Finding]:
    """Every task tells path and sha256 of the file that it was read from."""
    for row in data.rows("tasks"):
        path = f"{row['domain']}/{row['function_name']}.py"
        try:
            origin = json.loads(row["provenance"])
            is_true = (
                canonical_json(origin) == row["provenance"]
                and origin["path"] == path
                and len(origin["sha256"]) == SHA256_DIGITS
            )
        except (ValueError, KeyError, TypeError):
            is_true = False
        if not is_true:
            yield Finding(
                row["query_id"],
                row_name("tasks", row),
                f"provenance is not canonical JSON with {path} and a sha256: {row['provenance']!r}",
            )


def task_files(data: Data) -> Iterator[Finding]:
    """The task files at hand are those that the data was made from."""
    if not data.sources:
        return
    for row in data.rows("tasks"):
        task = data.sources.get(row["query_id"])
        if task is not None and row["provenance"] != provenance(task):
            message = "the task file is not the one of the data; build the data again"
            yield Finding(row["query_id"], row_name("tasks", row), message)
    for query in data.sources.keys() ^ data.queries.keys():
        missing = "no task file" if query in data.queries else "a task file but no query"
        yield Finding(query, f"queries/{query}", f"there is {missing} of it")


def same_queries(data: Data) -> Iterator[Finding]:
    """A query of another pool has the text and the canonical that it has in the main pool."""
    canonicals = {row["query_id"]: row["correct_corpus_ids"] for row in data.rows("tasks")}
    for query, own in data.by_query("snippets").items():
        found = [row["corpus_id"] for row in own if row["role"] == "canonical"]
        if data.queries.get(query) != data.main_queries.get(query):
            yield Finding(query, f"queries/{query}", "it reads otherwise in the main pool")
        if found != canonicals.get(query):
            yield Finding(query, f"queries/{query}", f"its canonical is {found} in this pool only")


def compositions(data: Data) -> Iterator[Finding]:
    """A stacked distractor has two to four different edits of its query, and their bug types."""
    bug_types = {
        (row["query_id"], row["edit_id"]): row["bug_type"]
        for row in data.rows("distractor_metadata")
    }
    for row in data.rows("snippets"):
        names = row["edit_ids"].split(JOINT)
        found = [bug_types.get((row["query_id"], name), "") for name in names]
        is_stacked = len(set(names)) == len(names) in SIZES and all(found)
        if row["role"] == "distractor" and not (
            is_stacked and row["bug_types"] == JOINT.join(found)
        ):
            message = f"it has the edits {row['edit_ids']!r} and the bugs {row['bug_types']!r}"
            yield Finding(row["query_id"], row_name("snippets", row), message)


def edit_of(row: Row) -> Edit:
    """The edit that a row of ``distractor_metadata`` records."""
    return Edit(row["bug_type"], row["operator"], row["start"], row["end"], row["replacement"])


def _references(config: str, row: Row) -> Iterator[tuple[str, str]]:
    """(kind, id) of every query and snippet that a row names."""
    for column in ("query_id", "query-id"):
        if column in row:
            yield "query", row[column]
    for column in ("corpus_id", "corpus-id", "canonical_corpus_id"):
        if column in row:
            yield "snippet", row[column]
    if config == "tasks":
        for name in (*row["correct_corpus_ids"], *row["paired_distractor_corpus_ids"]):
            yield "snippet", name


RULES: tuple[Rule[Data], ...] = (
    Rule("G1-unique-ids", unique_ids, EVERY_POOL),
    Rule("G1-true-ids", true_ids, EVERY_POOL),
    Rule("G1-references", references, EVERY_POOL),
    Rule("G1-owners", owners, EVERY_POOL),
    Rule("G1-roles", roles, EVERY_POOL),
    Rule("G1-groups", groups, EVERY_POOL),
    Rule("G1-relevance", relevance, EVERY_POOL),
    Rule("G1-graded-relevance", graded_relevance),
    Rule("G1-paired-ids", paired_ids),
    Rule("G1-edit-records", edit_records),
    Rule("G1-origins", origins),
    Rule("G1-task-files", task_files),
    Rule("G1-same-queries", same_queries, frozenset({STACKED_POOL})),
    Rule("G1-compositions", compositions, frozenset({STACKED_POOL})),
)
