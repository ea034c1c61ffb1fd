"""An entry: all that the data says about one query, put together for the rules that read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.agreement import edit_of
from execretrieval_hf.build.gates.rules import Finding
from execretrieval_hf.data.names import JOINT

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.gates.data import Data
    from execretrieval_hf.data.folder import Row


@dataclass(frozen=True, slots=True)
class Snippet:
    """A snippet of an entry.

    Attributes:
        corpus_id: its id.
        code: its text.
        label: what the data says about it, ``correct`` or ``incorrect``.
    """

    corpus_id: str
    code: str
    label: str


@dataclass(frozen=True, slots=True)
class Planted:
    """The record of an edit."""

    edit: Edit
    description: str
    edit_size: int


@dataclass(frozen=True, slots=True)
class Distractor(Snippet):
    """A snippet with the records of the edits that made it, one in the main pool."""

    planted: tuple[Planted, ...]

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The edits alone."""
        return tuple(planted.edit for planted in self.planted)


@dataclass(frozen=True, slots=True)
class Entry:
    """A query with its tests and its own snippets."""

    query_id: str
    query: str
    function_name: str
    domain: str
    topic: str
    register: str
    keywords: str
    inputs: str
    requires: str
    tests: tuple[str, ...]
    canonical: Snippet
    distractors: tuple[Distractor, ...]

    @property
    def snippets(self) -> tuple[Snippet, ...]:
        """The canonical, then the distractors."""
        return (self.canonical, *self.distractors)

    def in_query(self, message: str) -> Finding:
        """A finding about the text of the query."""
        return Finding(self.query_id, f"queries/{self.query_id}", message)

    def in_task(self, message: str) -> Finding:
        """A finding about a field of the task, or about its snippets together."""
        return Finding(self.query_id, f"tasks/{self.query_id}", message)

    def in_test(self, index: int, message: str) -> Finding:
        """A finding about one test."""
        text = f"test {index} `{self.tests[index]}`: {message}"
        return Finding(self.query_id, f"tasks/{self.query_id}", text, test=index)

    def in_snippet(self, snippet: Snippet, message: str) -> Finding:
        """A finding about the code of one snippet."""
        role = "canonical" if snippet is self.canonical else f"distractor {snippet.corpus_id}"
        return Finding(self.query_id, f"corpus/{snippet.corpus_id}", f"{role}: {message}")


def read_entries(data: Data, faulty: Container[str]) -> list[Entry]:
    """The entries of all queries but those whose rows do not fit together.

    Args:
        data: the folder.
        faulty: ids of the queries to leave out.
    """
    tasks = {row["query_id"]: row for row in data.rows("tasks")}
    snippets = data.by_query("snippets")
    records = {row["edit_id"]: row for row in data.rows("distractor_metadata")}
    return [
        _entry(query, text, tasks[query], _snippets(data, snippets[query], records))
        for query, text in data.queries.items()
        if query not in faulty
    ]


def _entry(query: str, text: str, task: Row, snippets: Sequence[Snippet]) -> Entry:
    (canonical,) = (item for item in snippets if not isinstance(item, Distractor))
    return Entry(
        query_id=query,
        query=text,
        function_name=task["function_name"],
        domain=task["domain"],
        topic=task["topic"],
        register=task["register"],
        keywords=task["keywords"],
        inputs=task["inputs"],
        requires=task["requires"],
        tests=tuple(task["test_suite"]),
        canonical=canonical,
        distractors=tuple(item for item in snippets if isinstance(item, Distractor)),
    )


def _snippets(data: Data, rows: Sequence[Row], records: Mapping[str, Row]) -> list[Snippet]:
    """The snippets of one query; a distractor is one that has an edit."""
    snippets = []
    for row in rows:
        key = row["corpus_id"]
        if row["role"] == "canonical":
            snippets.append(Snippet(key, data.codes[key], row["label"]))
        else:
            planted = tuple(_planted(records[name]) for name in row["edit_ids"].split(JOINT))
            snippets.append(Distractor(key, data.codes[key], row["label"], planted))
    return snippets


def _planted(record: Row) -> Planted:
    return Planted(edit_of(record), record["bug_description"], record["edit_size"])
