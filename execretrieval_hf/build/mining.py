"""What every candidate edit does on its task's tests: the evidence that selection works from.

Nothing is decided by the form of an edit. Each mutant is executed on the arguments of the asserts
and compared with what the canonical returns there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from execretrieval_runner.errors import RunnerFailure
from execretrieval_runner.types import CallResult, Limits, ObserveJob

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from execretrieval_hf.build.edits import Candidate
    from execretrieval_hf.build.tasks import Task
    from execretrieval_runner.runner import Runner

Effect = Literal["clean", "mixed", "crash", "survived", "timeout"]
"""What a mutant does on a suite, in terms of mutation testing.

``survived``: it returns what the canonical returns. ``timeout``: a test reaches a limit. ``crash``:
tests fail, all by an exception. ``mixed``: some by an exception, some by a wrong value. ``clean``:
all by a wrong value, which is the only effect that makes a distractor.
"""

MINING_LIMITS = Limits(cpu_s=0.25, wall_s=5.0)
"""Short, because most mutants that are slower than this never end."""


class CleanMutant(NamedTuple):
    """A mutant that fails by wrong values only.

    Attributes:
        candidate: The edit and its code.
        values: Canonical bytes of the value that it returns for each test: its behaviour vector.
        failing: Indices of the tests that it fails; never empty.
    """

    candidate: Candidate
    values: tuple[bytes, ...]
    failing: frozenset[int]


@dataclass(frozen=True, slots=True)
class Mined:
    """What was found out about the candidates of one task.

    Attributes:
        task: The task.
        clean: The mutants that may become distractors, in no order that matters.
        effects: Number of candidates by (bug type, effect).
        fault: Why nothing could be found out, or "".
        survivors: The mutants that no test tells from the canonical, in their order of generation.
    """

    task: Task
    clean: tuple[CleanMutant, ...]
    effects: Mapping[tuple[str, Effect], int]
    fault: str = ""
    survivors: tuple[Candidate, ...] = ()


def mine(
    tasks: Iterable[Task], candidates_of: Callable[[Task], Sequence[Candidate]], runner: Runner
) -> Iterator[Mined]:
    """Execute the candidates of many tasks.

    Args:
        tasks: The tasks; their names differ.
        candidates_of: Gives the candidates of a task.
        runner: Executes them.

    Yields:
        One result a task, in the order in which the tasks are done.

    Raises:
        RunnerFailure: A candidate could not be executed because of the machine.
    """
    under_way: dict[str, tuple[Task, Sequence[Candidate], dict[int, tuple[CallResult, ...]]]] = {}

    def jobs() -> Iterator[ObserveJob]:
        for task in tasks:
            candidates = candidates_of(task)
            under_way[task.function_name] = task, candidates, {}
            codes = [task.code, *(candidate.code for candidate in candidates)]
            for index, code in enumerate(codes):
                yield ObserveJob(code, task.calls, f"{task.function_name} {index}")

    for observation in runner.observe_all(jobs(), limits=MINING_LIMITS):
        if observation.status != "done":
            raise RunnerFailure(
                f"mutant {observation.job.id} was not executed ({observation.reason}); run it again"
            )
        name, index = observation.job.id.split()
        task, candidates, results = under_way[name]
        results[int(index)] = observation.results
        if len(results) == len(candidates) + 1:
            del under_way[name]
            yield _assess(task, candidates, results)


def _assess(
    task: Task, candidates: Sequence[Candidate], results: Mapping[int, tuple[CallResult, ...]]
) -> Mined:
    """Compare the results of the candidates (1, 2, ...) with those of the canonical (0)."""
    expected = _values(results[0])
    if expected is None:
        fault = f"a call of the tests gave no comparable value within {MINING_LIMITS.cpu_s} s"
        return Mined(task, (), {}, fault)
    effects: Counter[tuple[str, Effect]] = Counter()
    clean = []
    survivors = []
    for index, candidate in enumerate(candidates, start=1):
        effect = _effect(results[index], expected)
        effects[candidate.edit.bug_type, effect] += 1
        values = _values(results[index])
        if effect == "clean" and values is not None:
            pairs = enumerate(zip(values, expected, strict=True))
            failing = frozenset(test for test, (value, wanted) in pairs if value != wanted)
            clean.append(CleanMutant(candidate, values, failing))
        elif effect == "survived":
            survivors.append(candidate)
    return Mined(task, tuple(clean), effects, survivors=tuple(survivors))


def _values(results: Sequence[CallResult]) -> tuple[bytes, ...] | None:
    """The returned values in canonical form; None if a call has none."""
    values = tuple(result.canonical for result in results if result.canonical is not None)
    return values if len(values) == len(results) else None


def _effect(results: Sequence[CallResult], expected: Sequence[bytes]) -> Effect:
    if any(result.kind == "timeout" for result in results):
        return "timeout"
    outcomes = list(zip(results, expected, strict=True))
    wrong = any(
        result.canonical is not None and result.canonical != value for result, value in outcomes
    )
    # A value that has no canonical form cannot be shown to be wrong, so it is treated as a crash.
    raised = any(result.canonical is None for result in results)
    if wrong:
        return "mixed" if raised else "clean"
    return "crash" if raised else "survived"
