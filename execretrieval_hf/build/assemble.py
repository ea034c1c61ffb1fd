"""The rows of every config of the data set, made from tasks and their chosen edits.

Every row follows from a task file and an edit by rule, but for the execution cache, whose rows are
observed. Labels are those of the roles; that execution bears them out is for the gates to show.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.build.double_run import run_twice
from execretrieval_hf.build.edits import Edit, apply, describe
from execretrieval_hf.build.possible_pairs import possible_pairs
from execretrieval_hf.data.canonical_json import canonical_json, tests_sha256
from execretrieval_hf.data.names import (
    CORRECT,
    GRADE_CLONE,
    GRADE_CORRECT,
    GRADED,
    INCORRECT,
    JOINT,
    MAIN_POOL,
    corpus_id,
    pool_config,
    query_id,
    sha256_text,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from execretrieval_hf.build.double_run import DoubleVerdict, Runners
    from execretrieval_hf.build.tasks import Task
    from execretrieval_hf.data.folder import Row, Tables


@dataclass(frozen=True, slots=True)
class Mutant:
    """A canonical with edits applied, one in the main pool.

    Attributes:
        edits: the edits, by place.
        code: what they make of the canonical.
    """

    edits: tuple[Edit, ...]
    code: str


@dataclass(frozen=True, slots=True)
class Group:
    """A task with the snippets that stand in a pool because of it.

    Attributes:
        task: the task.
        distractors: its distractors.
    """

    task: Task
    distractors: tuple[Mutant, ...]

    @property
    def query_id(self) -> str:
        """Id of the group and of its query."""
        return query_id(self.task.function_name)

    @property
    def canonical_id(self) -> str:
        """Corpus id of the canonical."""
        return corpus_id(self.task.code)

    @property
    def codes(self) -> tuple[str, ...]:
        """All snippets of the group, the canonical first."""
        return (self.task.code, *(distractor.code for distractor in self.distractors))


def assemble(
    tasks: Sequence[Task], edits_by_task: Mapping[str, Sequence[Edit]], runners: Runners
) -> Tables:
    """Make the tables of the main pool.

    Args:
        tasks: the tasks.
        edits_by_task: the chosen edits of each task, by function name.
        runners: two runners with different hash seeds; every pair is run by both.

    Returns:
        The rows of every config; the same ones for the same tasks and edits.

    Raises:
        NotExecuted: the machine failed to run a pair.
    """
    groups = groups_of(tasks, edits_by_task)
    return {**unexecuted(groups), "execution_cache": _execution_cache(groups, runners)}


def unexecuted(groups: Sequence[Group]) -> Tables:
    """The tables of the main pool that follow from the sources without running anything."""
    main = pool_tables(MAIN_POOL, groups)
    return {
        **main,
        GRADED: graded_rows(main["snippets"]),
        "tasks": [_task_row(group) for group in groups],
        "distractor_metadata": [row for group in groups for row in _metadata_rows(group)],
    }


def graded_rows(snippets: Sequence[Row]) -> list[Row]:
    """Relevance in grades of a pool's snippets to their own queries, from their rows."""
    return [
        {
            "query-id": row["query_id"],
            "corpus-id": row["corpus_id"],
            "score": GRADE_CORRECT if row["role"] == "canonical" else GRADE_CLONE,
        }
        for row in snippets
    ]


def groups_of(tasks: Sequence[Task], edits_by_task: Mapping[str, Sequence[Edit]]) -> list[Group]:
    """The groups of the main pool, in the order of the tasks."""
    return [
        Group(
            task,
            tuple(
                Mutant((edit,), apply(task.code, edit))
                for edit in edits_by_task[task.function_name]
            ),
        )
        for task in tasks
    ]


def pool_tables(pool: str, groups: Sequence[Group]) -> Tables:
    """The rows of a pool's own configs, and what ``snippets`` says of it."""
    texts = {group.query_id: group.task.query for group in groups}
    corpus = [_corpus_row(code) for group in groups for code in group.codes]
    return {pool_config(pool, "corpus"): corpus, **asking_tables(pool, groups, texts)}


def asking_tables(pool: str, groups: Sequence[Group], texts: Mapping[str, str]) -> Tables:
    """The rows by which a pool asks for the snippets of groups, without a corpus of its own.

    Args:
        pool: name of the pool.
        groups: the groups that it asks for.
        texts: text of each group's query, by query id.
    """
    return {
        pool_config(pool, "queries"): [
            {"_id": group.query_id, "text": texts[group.query_id]} for group in groups
        ],
        pool_config(pool, "qrels"): [_qrels_row(group) for group in groups],
        "snippets": [row for group in groups for row in _snippet_rows(pool, group)],
    }


def merge(tables: Tables, more: Tables) -> Tables:
    """The rows of both."""
    return {
        config: [*tables.get(config, []), *more.get(config, [])] for config in {**tables, **more}
    }


def edit_id(function_name: str, edit: Edit) -> str:
    """Id of an edit: a hash of its whole record and of the function that it is made to."""
    record = canonical_json({"function_name": function_name, **asdict(edit)})
    return "e_" + sha256_text(record)[:16]


def _corpus_row(code: str) -> Row:
    return {"_id": corpus_id(code), "title": "", "text": code}


def _qrels_row(group: Group) -> Row:
    return {"query-id": group.query_id, "corpus-id": group.canonical_id, "score": 1}


def _snippet_rows(pool: str, group: Group) -> Iterator[Row]:
    task = group.task
    shared = {
        "pool": pool,
        "query_id": group.query_id,
        "group": group.query_id,
        "domain": task.domain,
        "function_name": task.function_name,
    }
    yield {
        **shared,
        "corpus_id": group.canonical_id,
        "label": CORRECT,
        "role": "canonical",
        "bug_types": "",
        "edit_ids": "",
    }
    for distractor in group.distractors:
        yield {
            **shared,
            "corpus_id": corpus_id(distractor.code),
            "label": INCORRECT,
            "role": "distractor",
            "bug_types": JOINT.join(edit.bug_type for edit in distractor.edits),
            "edit_ids": JOINT.join(edit_id(task.function_name, edit) for edit in distractor.edits),
        }


def _task_row(group: Group) -> Row:
    task = group.task
    return {
        "query_id": group.query_id,
        "function_name": task.function_name,
        "domain": task.domain,
        "topic": task.topic,
        "register": task.register,
        "keywords": task.keywords,
        "inputs": task.inputs,
        "requires": task.requires,
        "test_suite": list(task.tests),
        "correct_corpus_ids": [group.canonical_id],
        "paired_distractor_corpus_ids": sorted(
            corpus_id(distractor.code) for distractor in group.distractors
        ),
        "provenance": provenance(task),
    }


def provenance(task: Task) -> str:
    """Which file a task was read from; its path starts at the folder of the domains."""
    provenance = {
        "path": f"{task.domain}/{task.path.name}",
        "sha256": sha256_text(task.path.read_text(encoding="utf-8")),
    }
    if task.canary:
        provenance["canary"] = task.canary
    return canonical_json(provenance)


def _metadata_rows(group: Group) -> Iterator[Row]:
    task = group.task
    for distractor in group.distractors:
        (edit,) = distractor.edits
        yield {
            "edit_id": edit_id(task.function_name, edit),
            "query_id": group.query_id,
            "corpus_id": corpus_id(distractor.code),
            "canonical_corpus_id": group.canonical_id,
            **asdict(edit),
            "bug_description": describe(task.code, edit),
            "edit_size": edit_size(task.code, distractor.code),
        }


def _execution_cache(groups: Sequence[Group], runners: Runners) -> list[Row]:
    """One row for each pair that might pass and whose outcomes are certain."""
    suites = {group.query_id: group.task.tests for group in groups}
    functions = {group.query_id: group.task.function_name for group in groups}
    codes = {corpus_id(code): code for group in groups for code in group.codes}
    jobs = {
        (query, snippet): (codes[snippet], suites[query])
        for query, snippet in possible_pairs(codes, functions)
    }
    return [
        cache_row(query, codes[snippet], suites[query], verdicts)
        for (query, snippet), verdicts in run_twice(jobs, runners).items()
        if verdicts.is_certain
    ]


def cache_row(query: str, code: str, tests: Sequence[str], verdicts: DoubleVerdict) -> Row:
    """The row of ``execution_cache`` that states the outcomes of one pair."""
    return {
        "query_id": query,
        "corpus_id": corpus_id(code),
        "code_sha256": sha256_text(code),
        "tests_sha256": tests_sha256(tests),
        "outcomes": list(verdicts.outcomes),
        "passed": verdicts.passed,
    }
