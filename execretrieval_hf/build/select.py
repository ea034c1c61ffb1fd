"""Selection: four distractors for each task file, every one of them proved by execution."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.blind.ngram import log_probability
from execretrieval_hf.build.distractors import Distractor, distractor_of
from execretrieval_hf.build.edits import BUG_TYPES, apply, candidates
from execretrieval_hf.build.mining import Mined, mine
from execretrieval_hf.build.policy import Choice, choose
from execretrieval_runner.errors import RunnerFailure
from execretrieval_runner.labels import FAIL, PASS
from execretrieval_runner.types import Pair, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.mining import Effect
    from execretrieval_hf.build.tasks import Task
    from execretrieval_runner.runner import Runner


@dataclass(frozen=True, slots=True)
class TaskSelection:
    """The outcome for one task.

    Attributes:
        task: The task.
        edits: Its distractors, sorted by place; empty if the task fell short.
        by_hash: What would have been chosen if ties were broken by hash alone, in no order that
            matters; only to be compared with.
        effects: Number of its candidates by (bug type, effect).
        reason: Why the task fell short, or "".
    """

    task: Task
    edits: tuple[Edit, ...]
    effects: Mapping[tuple[str, Effect], int]
    reason: str = ""
    by_hash: tuple[Edit, ...] = ()


@dataclass(frozen=True, slots=True)
class Selection:
    """The outcome for all tasks.

    Attributes:
        seed: Seed of the draw.
        tasks: One entry a task, in the order of the input.
    """

    seed: int
    tasks: tuple[TaskSelection, ...]

    @property
    def short(self) -> tuple[TaskSelection, ...]:
        """The tasks that got no distractors; nothing may be published while there are any."""
        return tuple(entry for entry in self.tasks if entry.reason)

    @property
    def distractors(self) -> list[Distractor]:
        """The records to write."""
        return [distractor_of(entry.task, edit) for entry in self.tasks for edit in entry.edits]


def select(
    tasks: Sequence[Task],
    runner: Runner,
    *,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Selection:
    """Choose and prove the distractors of every task.

    What a task gets depends on its code, its tests and the seed, and not on the other tasks.

    Args:
        tasks: The tasks.
        runner: Executes the mutants.
        seed: Seed of all draws.
        progress: Called with the number of tasks done and of all tasks.

    Returns:
        The selection; tasks that fell short are in it, with the reason.

    Raises:
        RunnerFailure: Something could not be executed because of the machine.
    """
    done: dict[str, TaskSelection] = {}

    def note(entry: TaskSelection) -> None:
        done[entry.task.function_name] = entry
        if progress is not None:
            progress(len(done), len(tasks))

    sound = []
    for task, fault in _prove_canonicals(tasks, runner):
        if fault:
            note(TaskSelection(task, (), {}, fault))
        else:
            sound.append(task)

    for entry in _select_from(sound, runner, seed):
        note(entry)
    return Selection(seed, tuple(done[task.function_name] for task in tasks))


def report(selection: Selection) -> dict[str, object]:
    """The figures of a selection as JSON values, for people and for the record of a build."""
    chosen = [(entry.task, edit) for entry in selection.tasks for edit in entry.edits]
    complete = [entry for entry in selection.tasks if not entry.reason]
    by_type = Counter(edit.bug_type for _, edit in chosen)
    sizes = [edit_size(task.code, apply(task.code, edit)) for task, edit in chosen]
    types_of_task = Counter(len({edit.bug_type for edit in entry.edits}) for entry in complete)
    return {
        "seed": selection.seed,
        "tasks": len(selection.tasks),
        "distractors": len(chosen),
        "distractors_by_bug_type": {bug_type: by_type[bug_type] for bug_type in BUG_TYPES},
        "tasks_by_number_of_bug_types": {
            str(number): types_of_task[number] for number in sorted(types_of_task)
        },
        "median_edit_size": statistics.median(sizes) if sizes else None,
        "blind_ngram_win_rate": {
            "ties_by_hash": _ngram_win_rate(
                (entry.task, edit) for entry in selection.tasks for edit in entry.by_hash
            ),
            "ties_by_likelihood": _ngram_win_rate(chosen),
        },
        "candidates": _by_bug_type(selection.tasks),
        "survivors": {
            entry.task.function_name: _by_bug_type([entry])["all"].get("survived", 0)
            for entry in selection.tasks
        },
        "short": [
            {
                "function_name": entry.task.function_name,
                "reason": entry.reason,
                "candidates": _by_bug_type([entry]),
            }
            for entry in selection.short
        ],
    }


def _ngram_win_rate(chosen: Iterable[tuple[Task, Edit]]) -> float | None:
    """How often the likelihood of a text as code, a blind rule, prefers the canonical.

    A tie counts for a half; None if there is no distractor.
    """
    wins = []
    for task, edit in chosen:
        own, other = log_probability(task.code), log_probability(apply(task.code, edit))
        wins.append(0.5 if own == other else float(own > other))
    return round(statistics.fmean(wins), 4) if wins else None


def _by_bug_type(entries: Sequence[TaskSelection]) -> dict[str, dict[str, int]]:
    """Number of candidates by bug type (and ``all``) and effect."""
    table: dict[str, Counter[str]] = {bug_type: Counter() for bug_type in (*BUG_TYPES, "all")}
    for entry in entries:
        for (bug_type, effect), count in entry.effects.items():
            table[bug_type][effect] += count
            table["all"][effect] += count
    return {bug_type: dict(sorted(counts.items())) for bug_type, counts in table.items()}


def _select_from(tasks: Sequence[Task], runner: Runner, seed: int) -> Iterator[TaskSelection]:
    """Choose from all candidates, and prove the choice under the full limits.

    Mining runs under short limits and sees the returned values only. Whoever is refused by the
    real tests is left out and the task chooses again, until a choice is proved or falls short.
    """
    waiting = list(mine(tasks, lambda task: candidates(task.code), runner))
    refused: set[tuple[str, str]] = set()
    while waiting:
        choices = [(mined, _choose(mined, refused, seed)) for mined in waiting]
        refused_now = _refused(choices, runner)
        refused |= refused_now
        waiting = []
        for mined, choice in choices:
            name = mined.task.function_name
            if any((name, mutant.candidate.code) in refused_now for mutant in choice.mutants):
                waiting.append(mined)
            else:
                edits = sorted(
                    (mutant.candidate.edit for mutant in choice.mutants),
                    key=lambda edit: (edit.start, edit.end, edit.replacement),
                )
                by_hash = _choose(mined, refused, seed, by_likelihood=False).mutants
                yield TaskSelection(
                    mined.task,
                    tuple(edits),
                    mined.effects,
                    choice.reason,
                    tuple(mutant.candidate.edit for mutant in by_hash),
                )


def _choose(
    mined: Mined, refused: set[tuple[str, str]], seed: int, *, by_likelihood: bool = True
) -> Choice:
    if mined.fault:
        return Choice((), mined.fault)
    name = mined.task.function_name
    mutants = [m for m in mined.clean if (name, m.candidate.code) not in refused]
    return choose(mined.task.code, name, mutants, seed=seed, by_likelihood=by_likelihood)


def _refused(choices: Iterable[tuple[Mined, Choice]], runner: Runner) -> set[tuple[str, str]]:
    """(function name, code) of the chosen mutants that the tests do not plainly fail."""
    pairs = (
        Pair(mutant.candidate.code, mined.task.tests, mined.task.function_name)
        for mined, choice in choices
        for mutant in choice.mutants
    )
    return {
        (verdict.pair.id, verdict.pair.code)
        for verdict in _verdicts(pairs, runner)
        if set(verdict.outcomes) not in ({FAIL}, {PASS, FAIL}) or verdict.near_limit
    }


def _prove_canonicals(tasks: Sequence[Task], runner: Runner) -> Iterator[tuple[Task, str]]:
    """Each task with what is wrong with its canonical, or ""."""
    by_name = {task.function_name: task for task in tasks}
    pairs = (Pair(task.code, task.tests, task.function_name) for task in tasks)
    for verdict in _verdicts(pairs, runner):
        task = by_name[verdict.pair.id]
        failed = [
            f"line {line}: {outcome}"
            for line, outcome in zip(task.test_lines, verdict.outcomes, strict=True)
            if outcome != PASS
        ]
        yield task, f"the function fails its own tests ({', '.join(failed)})" if failed else ""


def _verdicts(pairs: Iterable[Pair], runner: Runner) -> Iterator[Verdict]:
    """Verdicts under the full limits; trouble of the machine is an error."""
    for verdict in runner.run(pairs):
        if verdict.status != "done":
            raise RunnerFailure(
                f"a snippet of {verdict.pair.id} was not executed ({verdict.reason}); run it again"
            )
        yield verdict
