"""Small data folders for tests, written by the same functions as the packaged one."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from execretrieval_hf.data.folder import Tables, write_folder
from execretrieval_hf.data.names import corpus_id, query_id

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class ToySnippet:
    """A snippet of a toy task, with the label that its author believes."""

    code: str
    role: str = "distractor"
    correct: bool = False
    bug_type: str = ""

    @property
    def id(self) -> str:
        return corpus_id(self.code)


@dataclass(frozen=True)
class ToyTask:
    """A query with its tests and its own snippets."""

    function_name: str
    query: str
    tests: tuple[str, ...]
    snippets: tuple[ToySnippet, ...]
    domain: str = "math_numerical"

    @property
    def id(self) -> str:
        return query_id(self.function_name)

    def of_role(self, role: str) -> list[ToySnippet]:
        return [snippet for snippet in self.snippets if snippet.role == role]


def canonical(code: str) -> ToySnippet:
    return ToySnippet(code, "canonical", correct=True)


def distractor(code: str, bug_type: str = "wrong_operator") -> ToySnippet:
    return ToySnippet(code, bug_type=bug_type)


PLUS_ONE = ToyTask(
    "plus_one",
    "Add one to an integer.",
    ("assert plus_one(1) == 2", "assert plus_one(-1) == 0"),
    (
        canonical("def plus_one(x):\n    return x + 1\n"),
        distractor("def plus_one(x):\n    return x - 1\n"),
        distractor("def plus_one(x):\n    return x + 2\n", "off_by_one"),
        distractor("def plus_one(x):\n    return x * 1\n"),
        distractor("def plus_one(x):\n    return 1 - x\n", "swap_arguments"),
    ),
)
LARGER = ToyTask(
    "larger",
    "Return the larger of two numbers.",
    ("assert larger(1, 2) == 2", "assert larger(3, 2) == 3"),
    (
        canonical("def larger(a, b):\n    return a if a > b else b\n"),
        distractor("def larger(a, b):\n    return a if a < b else b\n", "wrong_comparison"),
        distractor("def larger(a, b):\n    return b if a > b else a\n", "swap_arguments"),
        distractor("def larger(a, b):\n    return a if a > b else a\n", "wrong_operator"),
        distractor("def larger(a, b):\n    return b\n", "remove_edge_case_check"),
    ),
)
SHOUT = ToyTask(
    "shout",
    "Put a text in upper case and add an exclamation mark; leave an empty text as it is.",
    ("assert shout('a') == 'A!'", "assert shout('') == ''"),
    (
        canonical(
            "def shout(text):\n    if not text:\n        return ''\n    return text.upper() + '!'\n"
        ),
        distractor("def shout(text):\n    return text.upper() + '!'\n", "remove_edge_case_check"),
        distractor(
            "def shout(text):\n    if text:\n        return ''\n    return text.upper() + '!'\n"
        ),
        distractor(
            "def shout(text):\n    if not text:\n        return ''\n    return text.lower() + '!'\n"
        ),
        distractor(
            "def shout(text):\n    if not text:\n        return ''\n    return '!' + text.upper()\n"
        ),
    ),
    "string_processing",
)
GOOD = (PLUS_ONE, LARGER, SHOUT)


@dataclass(frozen=True)
class Toy:
    """A toy data set and the verdicts that are to stand in its execution cache."""

    tasks: tuple[ToyTask, ...] = GOOD
    cache: dict[tuple[str, str], bool] = field(default_factory=dict)


def contradicting_labels() -> tuple[Toy, dict[str, list[str]]]:
    """A toy data set whose labels are wrong on purpose, and the first snippets of a ranking.

    larger: the distractor on top passes all its tests, so exec@1 is 1 although hit@1 is 0.
    plus_one: a reference labelled correct is on top and fails, so exec@1 is 0 although hit@1 is 1.
    shout: two snippets pass; the one on top is not labelled, the canonical is third.

    Hence exec@1 = 2/3 and hit@1 = 1/3.
    """
    passing_clone = distractor("def larger(a, b):\n    return max(a, b)\n")
    larger = replace(LARGER, snippets=(LARGER.snippets[0], passing_clone))
    failing_reference = replace(
        distractor("def plus_one(x):\n    return x + 3\n"), role="reference", correct=True
    )
    plus_one = replace(
        PLUS_ONE, snippets=(PLUS_ONE.snippets[0], failing_reference, PLUS_ONE.snippets[1])
    )
    second_answer = distractor("def shout(text):\n    return text and text.upper() + '!'\n")
    shout = replace(SHOUT, snippets=(*SHOUT.snippets, second_answer))
    best = {
        larger.id: [passing_clone.id, larger.snippets[0].id],
        plus_one.id: [failing_reference.id, plus_one.snippets[2].id, plus_one.snippets[0].id],
        shout.id: [second_answer.id, shout.snippets[1].id, shout.snippets[0].id],
    }
    return Toy((larger, plus_one, shout)), best


def tables(toy: Toy) -> Tables:
    """Rows of every config of a toy data set."""
    from execretrieval_hf.data.canonical_json import tests_sha256
    from execretrieval_hf.data.names import sha256_text

    code_of = {snippet.id: snippet.code for task in toy.tasks for snippet in task.snippets}
    suite_of = {task.id: task.tests for task in toy.tasks}
    return {
        "corpus": [{"_id": key, "title": "", "text": code} for key, code in code_of.items()],
        "queries": [{"_id": task.id, "text": task.query} for task in toy.tasks],
        "qrels": [
            {"query-id": task.id, "corpus-id": snippet.id, "score": 1}
            for task in toy.tasks
            for snippet in task.snippets
            if snippet.correct
        ],
        "snippets": [
            {
                "pool": "main",
                "query_id": task.id,
                "corpus_id": snippet.id,
                "group": task.id,
                "label": "correct" if snippet.correct else "incorrect",
                "role": snippet.role,
                "bug_types": snippet.bug_type,
                "edit_ids": "",
                "domain": task.domain,
                "function_name": task.function_name,
            }
            for task in toy.tasks
            for snippet in task.snippets
        ],
        "tasks": [
            {
                "query_id": task.id,
                "function_name": task.function_name,
                "domain": task.domain,
                "topic": "toy",
                "register": "specification",
                "keywords": "toy",
                "inputs": "toy",
                "requires": "True",
                "test_suite": list(task.tests),
                "correct_corpus_ids": [s.id for s in task.snippets if s.correct],
                "paired_distractor_corpus_ids": [s.id for s in task.of_role("distractor")],
                "provenance": "{}",
            }
            for task in toy.tasks
        ],
        "distractor_metadata": [],
        "execution_cache": [
            {
                "query_id": query,
                "corpus_id": snippet,
                "code_sha256": sha256_text(code_of[snippet]),
                "tests_sha256": tests_sha256(suite_of[query]),
                "outcomes": ["pass" if passed else "FAIL"] * len(suite_of[query]),
                "passed": passed,
            }
            for (query, snippet), passed in toy.cache.items()
        ],
    }


def write_toy(folder: Path, toy: Toy | None = None, *, version: str = "0.0.1") -> Path:
    """Write a toy data set as a data folder."""
    write_folder(folder, tables(toy or Toy()), version=version, card="# Toy\n")
    return folder


def long_task() -> ToyTask:
    """A task whose first distractor differs from the canonical behind the 256th token only."""
    body = "\n".join(f"    first_{n} = value + {n}" for n in range(120))
    code = f"def long_way(value):\n{body}\n    return value + 1\n"
    return ToyTask(
        "long_way",
        "Take the long way to the next integer.",
        ("assert long_way(1) == 2",),
        (
            ToySnippet(code, "canonical", correct=True),
            ToySnippet(code.replace("return value + 1", "return value - 1")),
            ToySnippet(code.replace("first_0 = value", "first_0 = 7 + value")),
        ),
    )
