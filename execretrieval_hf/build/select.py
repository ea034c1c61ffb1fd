"""Selection: four distractors for each task file, every one of them proved by execution."""

from __future__ import annotations

import statistics
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.blind.ngram import log_probability
from execretrieval_hf.build.distractors import Distractor, distractor_of
from execretrieval_hf.build.double_run import pair_key, run_twice
from execretrieval_hf.build.edits import BUG_TYPES, apply, candidates
from execretrieval_hf.build.mining import Mined, mine
from execretrieval_hf.build.policy import Choice, choose
from execretrieval_runner.labels import PASS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from execretrieval_hf.build.double_run import PairKey, Runners
    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.mining import Effect
    from execretrieval_hf.build.tasks import Task


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
    runners: Runners,
    *,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Selection:
    """Choose and prove the distractors of every task.

    What a task gets depends on its code, its tests and the seed, and not on the other tasks.

    Args:
        tasks: The tasks.
        runners: Two runners with different hash seeds: the first one executes all mutants, both
            prove the functions and the chosen mutants.
        seed: Seed of all draws.
        progress: Called with the number of tasks done and of all tasks.

    Returns:
        The selection; tasks that fell short are in it, with the reason.

    Raises:
        NotExecuted: A function or a chosen mutant could not be executed because of the machine.
        RunnerFailure: The same of some other mutant.
    """
    done: dict[str, TaskSelection] = {}

    def note(entry: TaskSelection) -> None:
        done[entry.task.function_name] = entry
        if progress is not None:
            progress(len(done), len(tasks))

    sound = []
    for task, fault in _prove_canonicals(tasks, runners):
        if fault:
            note(TaskSelection(task, (), {}, fault))
        else:
            sound.append(task)

    for entry in _select_from(sound, runners, seed):
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


def _select_from(tasks: Sequence[Task], runners: Runners, seed: int) -> Iterator[TaskSelection]:
    """Choose from all candidates, and prove the choice under the full limits.

    Mining runs under short limits and one hash seed, and sees the returned values only. Whoever is
    refused by the real tests is left out and the task chooses again, until a choice is proved or
    falls short.
    """
    waiting = list(mine(tasks, lambda task: candidates(task.code), runners[0]))
    refused: set[PairKey] = set()
    while waiting:
        choices = [(mined, _choose(mined, refused, seed)) for mined in waiting]
        refused_now = _refused(choices, runners)
        refused |= refused_now
        waiting = []
        for mined, choice in choices:
            if any(
                pair_key(mined.task, mutant.candidate.code) in refused_now
                for mutant in choice.mutants
            ):
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
    mined: Mined, refused: set[PairKey], seed: int, *, by_likelihood: bool = True
) -> Choice:
    if mined.fault:
        return Choice((), mined.fault)
    task = mined.task
    mutants = [m for m in mined.clean if pair_key(task, m.candidate.code) not in refused]
    return choose(task.code, task.function_name, mutants, seed=seed, by_likelihood=by_likelihood)


def _refused(choices: Iterable[tuple[Mined, Choice]], runners: Runners) -> set[PairKey]:
    """The chosen mutants that the tests do not plainly fail under both hash seeds."""
    jobs = {
        pair_key(mined.task, mutant.candidate.code): (mutant.candidate.code, mined.task.tests)
        for mined, choice in choices
        for mutant in choice.mutants
    }
    return {key for key, verdict in run_twice(jobs, runners).items() if not verdict.fails_plainly}


def _prove_canonicals(tasks: Sequence[Task], runners: Runners) -> Iterator[tuple[Task, str]]:
    """Each task with what is wrong with its canonical, or ""."""
    jobs = {pair_key(task, task.code): (task.code, task.tests) for task in tasks}
    verdicts = run_twice(jobs, runners)
    for task in tasks:
        verdict = verdicts[pair_key(task, task.code)]
        failed = [
            f"line {line}: {outcome}"
            for run in (verdict.first, verdict.second)
            for line, outcome in zip(task.test_lines, run.outcomes, strict=True)
            if outcome != PASS
        ]
        distinct = ", ".join(dict.fromkeys(failed))
        yield task, f"the function fails its own tests ({distinct})" if failed else ""
