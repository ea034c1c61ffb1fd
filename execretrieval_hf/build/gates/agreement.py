"""G1, the rows: ids are unique and true, references resolve, and the configs say the same."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from execretrieval_hf.build.assemble import edit_id, provenance
from execretrieval_hf.build.edits import Edit
from execretrieval_hf.build.gates.data import ROW_IDS, Data, row_name
from execretrieval_hf.build.gates.rules import Finding, Rule
from execretrieval_hf.data.canonical_json import canonical_json
from execretrieval_hf.data.names import corpus_id, query_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from execretrieval_hf.data.folder import Row


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
    """A query has one canonical and else distractors, which share group, domain and name."""
    tasks = {row["query_id"]: row for row in data.rows("tasks")}
    for query, own in data.by_query("snippets").items():
        canonicals = [row["corpus_id"] for row in own if row["role"] == "canonical"]
        if query in data.queries and len(canonicals) != 1:
            yield Finding(query, f"queries/{query}", f"it has {len(canonicals)} canonicals, not 1")
        task = tasks.get(query, {})
        shared = {"group": query, **{key: task.get(key) for key in ("domain", "function_name")}}
        for row in own:
            if row["role"] not in ("canonical", "distractor"):
                yield Finding(query, row_name("snippets", row), f"the role is {row['role']!r}")
            for column, value in shared.items():
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
        for row in own:
            if row["role"] == "canonical" and (row["bug_types"] or row["edit_ids"]):
                yield Finding(
                    query, row_name("snippets", row), "a canonical has no bug and no edit"
                )


def origins(data: Data) -> Iterator[Finding]:
    """Every task tells the file that it was read from, and the files at hand are those."""
    for row in data.rows("tasks"):
        entry, name = row["query_id"], row_name("tasks", row)
        try:
            origin = json.loads(row["provenance"])
        except ValueError:
            origin = None
        path = f"{row['domain']}/{row['function_name']}.py"
        if not isinstance(origin, dict) or canonical_json(origin) != row["provenance"]:
            yield Finding(entry, name, f"provenance is no canonical JSON: {row['provenance']!r}")
        elif origin.get("path") != path or len(str(origin.get("sha256"))) != 64:
            yield Finding(entry, name, f"provenance names not {path} and its sha256: {origin}")
        elif entry in data.sources and row["provenance"] != provenance(data.sources[entry]):
            yield Finding(entry, name, "the task file has changed since; build the data again")
    if data.sources:
        for entry in data.sources.keys() ^ data.queries.keys():
            where = "task file" if entry in data.queries else "row in queries"
            yield Finding(entry, f"queries/{entry}", f"there is no {where} of it")


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
    Rule("G1-unique-ids", unique_ids),
    Rule("G1-true-ids", true_ids),
    Rule("G1-references", references),
    Rule("G1-owners", owners),
    Rule("G1-roles", roles),
    Rule("G1-relevance", relevance),
    Rule("G1-paired-ids", paired_ids),
    Rule("G1-edit-records", edit_records),
    Rule("G1-origins", origins),
)
