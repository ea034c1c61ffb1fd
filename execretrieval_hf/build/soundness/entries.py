"""Rules of the data folder that can be applied to a task file as soon as it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.gates import fields, suites, syntax
from execretrieval_hf.build.gates.entry import Entry, Snippet
from execretrieval_hf.data.names import CORRECT, corpus_id, query_id

if TYPE_CHECKING:
    from execretrieval_hf.build.gates.rules import Rule
    from execretrieval_hf.build.tasks import Task

_ABOUT_DISTRACTORS = frozenset(
    {"G1-distractor-count", "G1-bug-types", "G1-bug-variety", "G2-parameters", "G2-distinct-trees"}
)
RULES: tuple[Rule[Entry], ...] = tuple(
    rule
    for rule in (*fields.RULES, *syntax.RULES, *suites.RULES)
    if rule.code not in _ABOUT_DISTRACTORS
)


def entry_of(task: Task) -> Entry:
    """A task as an entry of a data folder, without distractors."""
    return Entry(
        query_id=query_id(task.function_name),
        query=task.query,
        function_name=task.function_name,
        domain=task.domain,
        topic=task.topic,
        register=task.register,
        keywords=task.keywords,
        inputs=task.inputs,
        requires=task.requires,
        tests=task.tests,
        canonical=Snippet(corpus_id(task.code), task.code, CORRECT),
        distractors=(),
    )
