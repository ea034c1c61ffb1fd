"""An entry: all that the data says about one query, put together for the rules that read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.agreement import edit_of
from execretrieval_hf.build.gates.rules import Finding

if TYPE_CHECKING:
    from collections.abc import Container

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.gates.data import Data


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
class Distractor(Snippet):
    """A snippet with the record of the edit that made it."""

    edit: Edit
    edit_id: str
    description: str
    edit_size: int


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
    tasks = data.by_query("tasks")
    snippets = data.by_query("snippets")
    records = {row["edit_id"]: row for row in data.rows("distractor_metadata")}
    entries = []
    for query, text in data.queries.items():
        if query in faulty:
            continue
        (task,) = tasks[query]
        canonical = next(row for row in snippets[query] if row["role"] == "canonical")
        entries.append(
            Entry(
                query_id=query,
                query=text,
                **{name: task[name] for name in _FIELDS},
                tests=tuple(task["test_suite"]),
                canonical=Snippet(
                    canonical["corpus_id"], data.codes[canonical["corpus_id"]], canonical["label"]
                ),
                distractors=tuple(
                    Distractor(
                        corpus_id=row["corpus_id"],
                        code=data.codes[row["corpus_id"]],
                        label=row["label"],
                        edit=edit_of(records[row["edit_ids"]]),
                        edit_id=row["edit_ids"],
                        description=records[row["edit_ids"]]["bug_description"],
                        edit_size=records[row["edit_ids"]]["edit_size"],
                    )
                    for row in snippets[query]
                    if row["role"] == "distractor"
                ),
            )
        )
    return entries


_FIELDS = ("function_name", "domain", "topic", "register", "keywords", "inputs", "requires")
