"""The pools `keywords` and `code`: the main pool's snippets, asked for in other words.

Only the queries differ, so whatever separates a system's scores on them is the way of asking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.assemble import asking_tables, groups_of, merge
from execretrieval_hf.build.neutral import neutral, run_neutral
from execretrieval_hf.build.side_files import REFERENCE, side_text
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import CODE_POOL, KEYWORDS_POOL, query_id

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.build.double_run import Runners
    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.tasks import Task
    from execretrieval_hf.data.folder import Tables


def ask_otherwise(
    tasks: Sequence[Task], edits_by_task: Mapping[str, Sequence[Edit]], runners: Runners
) -> Tables:
    """Make both pools; `code` holds the tasks that have a reference, and is left out without any.

    Args:
        tasks: the tasks.
        edits_by_task: the chosen edits of each task, by function name.
        runners: two runners with different hash seeds; every reference is run by both.

    Raises:
        DataError: a reference fails the tests of its task, or cannot be renamed.
        NotExecuted: the machine failed to run a reference.
    """
    groups = groups_of(tasks, edits_by_task)
    keywords = {group.query_id: group.task.keywords for group in groups}
    tables = asking_tables(KEYWORDS_POOL, groups, keywords)
    codes = neutral_references(tasks)
    if not codes:
        return tables
    _prove(tasks, codes, runners)
    asked = [group for group in groups if group.query_id in codes]
    return merge(tables, asking_tables(CODE_POOL, asked, codes))


def neutral_references(tasks: Sequence[Task]) -> dict[str, str]:
    """Text of the references under the neutral name, by query id, of the tasks that have one.

    Raises:
        DataError: a file cannot be read, or uses the neutral name for something else.
    """
    return {
        query_id(task.function_name): neutral(reference, task.function_name)
        for task in tasks
        if (reference := side_text(task, REFERENCE)) is not None
    }


def _prove(tasks: Sequence[Task], codes: Mapping[str, str], runners: Runners) -> None:
    """Run every reference, as it stands in the data, on the tests of its task."""
    suites = {query_id(task.function_name): (task.function_name, task.tests) for task in tasks}
    verdicts = run_neutral(codes, suites, runners)
    failed = [suites[query][0] for query, found in verdicts.items() if not found.passed]
    if failed:
        raise DataError(
            f"{len(failed)} references fail the tests of their tasks: {', '.join(failed[:5])}; "
            "run `execretrieval check`"
        )
