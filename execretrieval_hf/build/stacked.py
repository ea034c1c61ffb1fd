"""The pool `stacked`: two to four of a task's chosen bugs planted in one copy of its function.

It asks whether a system that misses one bug sees several (paper, appendix G.2). The edits of a
composition are the ones that the main pool has one by one, so nothing but their number differs.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from itertools import combinations, islice, pairwise, zip_longest
from typing import TYPE_CHECKING

from execretrieval_hf.build.assemble import Group, Mutant, cache_row, pool_tables
from execretrieval_hf.build.double_run import DoubleVerdict, pair_key, run_once
from execretrieval_hf.build.edits import apply
from execretrieval_hf.build.renaming import renamed_dump
from execretrieval_hf.data.names import STACKED_POOL, sha256_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from execretrieval_hf.build.double_run import PairKey, Runners
    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.tasks import Task
    from execretrieval_hf.data.folder import Tables

SIZES = (2, 3, 4)
"""Numbers of bugs in a composition."""

MOST = 4
"""Compositions of a query; as many as it has distractors in the main pool."""

SEED = 20260510


@dataclass(frozen=True, slots=True)
class Stacked:
    """The pool and how it came about.

    Attributes:
        tables: its rows, and those that it adds to ``snippets`` and ``execution_cache``; none if no
            query admits a composition.
        executed: compositions that were executed.
        passed: those of them that pass, whose bugs cancel each other; they are dropped.
        odd: those that raise, reach a limit or depend on the hash seed; they are dropped as well,
            as such mutants are for the main pool.
        left_out: queries that admit no composition.
    """

    tables: Tables
    executed: int
    passed: int
    odd: int
    left_out: int


def stack(
    tasks: Sequence[Task], edits_by_task: Mapping[str, Sequence[Edit]], runners: Runners
) -> Stacked:
    """Make the pool: for each task up to four compositions that fail by wrong values alone.

    Args:
        tasks: the tasks.
        edits_by_task: the chosen edits of each task, by function name.
        runners: two runners with different hash seeds. What is fit under the first one is run by
            the second as well; the others are not, since an endless loop costs seconds each time.

    Raises:
        NotExecuted: the machine failed to run a composition.
    """
    mutants = {task: compositions(task, edits_by_task[task.function_name]) for task in tasks}
    jobs = {
        pair_key(task, mutant.code): (mutant.code, task.tests)
        for task in tasks
        for mutant in mutants[task]
    }
    first, second = runners
    once = run_once(jobs, first)
    likely = {
        key: jobs[key]
        for key, verdict in once.items()
        if DoubleVerdict(verdict, verdict).fails_plainly
    }
    verdicts = {
        key: both
        for key, again in run_once(likely, second).items()
        if (both := DoubleVerdict(once[key], again)).fails_plainly
    }
    groups = []
    for task in tasks:
        fit = (mutant for mutant in mutants[task] if pair_key(task, mutant.code) in verdicts)
        if chosen := tuple(islice(fit, MOST)):
            groups.append(Group(task, chosen))
    passed = sum(verdict.passed for verdict in once.values())
    return Stacked(
        _tables(groups, verdicts) if groups else {},
        executed=len(jobs),
        passed=passed,
        odd=len(jobs) - len(verdicts) - passed,
        left_out=len(tasks) - len(groups),
    )


def compositions(task: Task, edits: Iterable[Edit]) -> list[Mutant]:
    """Everything that two to four disjoint edits of a task make, the preferred ones first.

    The sizes take turns, in an order drawn for the task; within a size the order is drawn as well.
    Hence the first four of tasks that admit all sizes have each size once and one more of two or
    three bugs. The draw depends on the task's name and texts and on the seed.
    """
    placed = sorted(edits, key=lambda edit: (edit.start, edit.end, edit.replacement))
    turns = (
        sorted(
            (
                Mutant(group, compose(task.code, group))
                for group in combinations(placed, size)
                if are_disjoint(group)
            ),
            key=lambda mutant: _chance(task, mutant.code),
        )
        for size in sorted(SIZES, key=lambda size: _chance(task, str(size)))
    )
    ordered = (mutant for turn in zip_longest(*turns) for mutant in turn if mutant is not None)
    # Programs of the main pool, and programs that two compositions share, are no new snippets:
    # where one bug removes what another one changes, texts differ in a name that nothing uses.
    seen = {_program(code) for code in (task.code, *(apply(task.code, edit) for edit in placed))}
    distinct = []
    for mutant in ordered:
        program = _program(mutant.code)
        if program not in seen:
            seen.add(program)
            distinct.append(mutant)
    return distinct


def compose(code: str, edits: Iterable[Edit]) -> str:
    """The code with several disjoint edits applied, all of which name places of `code` itself.

    >>> from execretrieval_hf.build.edits import Edit
    >>> plus = Edit("wrong_operator", "arithmetic", 2, 3, "-")
    >>> compose("a + b", [plus, Edit("off_by_one", "operand", 4, 5, "b + 1")])
    'a - b + 1'

    Raises:
        ExecRetrievalError: an edit does not lie within the code.
    """
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        code = apply(code, edit)
    return code


def are_disjoint(edits: Iterable[Edit]) -> bool:
    """Whether some text of the canonical stands between any two of the edits."""
    placed = sorted(edits, key=lambda edit: (edit.start, edit.end))
    return all(one.end < other.start for one, other in pairwise(placed))


def _tables(groups: Sequence[Group], verdicts: Mapping[PairKey, DoubleVerdict]) -> Tables:
    tables = pool_tables(STACKED_POOL, groups)
    tables["execution_cache"] = [
        cache_row(
            group.query_id,
            mutant.code,
            group.task.tests,
            verdicts[pair_key(group.task, mutant.code)],
        )
        for group in groups
        for mutant in group.distractors
    ]
    return tables


def _program(code: str) -> str:
    """What is left of a text but for layout and its own names; the text if it does not parse."""
    try:
        return renamed_dump(ast.parse(code))
    except SyntaxError:
        return code


def _chance(task: Task, text: str) -> str:
    return sha256_text(f"{SEED} {task.function_name} {text}")
