"""Running tasks: many at a time, to keep all cores busy; a mutant no longer than needed."""

from __future__ import annotations

import ast
import json
from dataclasses import replace
from typing import TYPE_CHECKING

from execretrieval_hf.build.double_run import NotExecuted, verdicts_by_id
from execretrieval_hf.build.edits import apply, candidates
from execretrieval_hf.build.mining import mine
from execretrieval_hf.build.observing import observe_jobs
from execretrieval_hf.build.policy import choose
from execretrieval_hf.build.requires import TRUE, requires_call, requires_function
from execretrieval_hf.build.soundness.evidence import (
    ODD,
    Drawn,
    Evidence,
    differs,
    parameters,
)
from execretrieval_hf.build.soundness.seeds import task_seed
from execretrieval_runner import InvalidJob, Limits, Pair
from execretrieval_runner.canon import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_runner import CallResult, Runner

INPUTS = 1_000
"""Arguments of the differential test."""

FURTHER_INPUTS = 400
"""Arguments that no suite was written against."""

FIRST_INPUTS = 100
"""Most distractors are killed by so many; only the others see the rest."""

LIMITS = Limits(cpu_s=10.0, wall_s=40.0, output_bytes=8 << 20)
"""Of an implementation on all arguments."""

MUTANT_LIMITS = Limits(cpu_s=1.0, wall_s=10.0, output_bytes=8 << 20)
"""Short, because a mutant that never ends on an argument is not run on the ones after it."""


def gather(
    sources: Sequence[Source],
    runner: Runner,
    *,
    further_seed: int,
    recorded: Mapping[str, Sequence[Edit]],
) -> list[Evidence]:
    """Run some tasks.

    Args:
        sources: the tasks; a few dozen at a time keep all cores busy and the memory small.
        runner: executes them.
        further_seed: seed of the further arguments.
        recorded: the distractors that were chosen, by function name; for other tasks they are
            chosen here.

    Raises:
        NotExecuted: the machine failed to run something.
        RunnerFailure: the machine failed to run something.
    """
    found = _suites(sources, runner)
    _mine(found, runner, recorded)
    _evaluate_contracts(found, runner)
    _draw(found, runner, further_seed)
    _run_canonicals(found, runner)
    _run_others(found, runner)
    _run_mutants(found, runner)
    _spell_values(found, runner)
    return list(found.values())


def _suites(sources: Sequence[Source], runner: Runner) -> dict[str, Evidence]:
    """Start the evidence of each task with the outcomes of its tests."""
    pairs = [Pair(source.task.code, source.task.tests, f"{source.name} 0") for source in sources]
    pairs += [
        Pair(source.reference, source.task.tests, f"{source.name} 1")
        for source in sources
        if source.reference is not None
    ]
    verdicts = verdicts_by_id(pairs, runner)
    return {
        source.name: Evidence(
            source,
            verdicts[f"{source.name} 0"],
            reference_suite=verdicts.get(f"{source.name} 1"),
        )
        for source in sources
    }


def _mine(
    found: dict[str, Evidence], runner: Runner, recorded: Mapping[str, Sequence[Edit]]
) -> None:
    """Run all mutants of the tasks whose canonical is right on the tests."""
    tasks = [evidence.source.task for evidence in found.values() if evidence.suite.passed]
    for mined in mine(tasks, lambda task: candidates(task.code), runner):
        task = mined.task
        choice = choose(task.code, task.function_name, mined.clean, seed=0)
        found[task.function_name] = replace(
            found[task.function_name],
            mined=mined,
            chosen=tuple(
                recorded.get(task.function_name)
                or (mutant.candidate.edit for mutant in choice.mutants)
            ),
            shortage=mined.fault or choice.reason,
        )


def _evaluate_contracts(found: dict[str, Evidence], runner: Runner) -> None:
    """Evaluate ``Requires`` for the tests and for odd arguments."""
    jobs: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {}
    for name, evidence in found.items():
        calls = _contract_calls(evidence.source)
        for key, group in calls.items():
            jobs[name, key] = _contract(evidence.source), group
    results = {key: seen.results for key, seen in observe_jobs(jobs, runner, limits=LIMITS).items()}
    for name, evidence in found.items():
        own = {key: result for (owner, key), result in results.items() if owner == name}
        found[name] = replace(evidence, requires=own.pop(""), odd=own)


def _contract_calls(source: Source) -> dict[str, tuple[str, ...]]:
    """Calls of ``requires``: under "" those of the tests, under each parameter the odd ones."""
    nodes = [ast.parse(call, mode="eval").body for call in source.task.calls]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    made = {"": tuple(map(requires_call, calls))}
    first = [ast.unparse(argument) for argument in calls[0].args]
    for place, parameter in enumerate(parameters(source)[: len(first)]):
        made[parameter] = tuple(
            f"requires({', '.join([*first[:place], odd, *first[place + 1 :]])})" for odd in ODD
        )
    return made


def _contract(source: Source) -> str:
    return requires_function(source.task.code, source.name, source.task.requires)


def _draw(found: dict[str, Evidence], runner: Runner, further_seed: int) -> None:
    """Draw the arguments of the tasks that have a generator and a right canonical."""
    ready = [name for name, evidence in found.items() if evidence.suite.passed]
    with_inputs = [name for name in ready if found[name].source.inputs is not None]

    def drawn(name: str) -> Evidence:
        evidence = found[name]
        text = evidence.source.inputs or ""
        try:
            first = runner.draw(text, count=INPUTS, seed=task_seed(evidence.source))
            further = runner.draw(text, count=FURTHER_INPUTS, seed=further_seed)
        except InvalidJob as error:
            return replace(evidence, draw_fault=str(error))
        if len(first) < INPUTS or len(further) < FURTHER_INPUTS:
            fault = f"inputs(rng) ends after {len(first)} tuples: write `while True: yield (...)`"
            return replace(evidence, draw_fault=fault)
        wanted = len(parameters(evidence.source))
        odd = next((a for a in first if len(ast.literal_eval(a)) != wanted), None)
        if odd is not None:
            fault = f"inputs(rng) yields {odd[:100]}, the function has {wanted} parameters"
            return replace(evidence, draw_fault=fault)
        return replace(evidence, drawn=Drawn(first), further=Drawn(further))

    # One after the other: CPython 3.11's parser fails at random when two threads are in it.
    for name in with_inputs:
        found[name] = drawn(name)


def _run_canonicals(found: dict[str, Evidence], runner: Runner) -> None:
    jobs = {
        name: (evidence.source.task.code, _calls(name, evidence.drawn.arguments))
        for name, evidence in found.items()
        if evidence.drawn is not None
    }
    for name, seen in observe_jobs(jobs, runner, limits=LIMITS, branches=True).items():
        evidence = found[name]
        if evidence.drawn is not None:
            drawn = replace(
                evidence.drawn, results=seen.results, branches=seen.branches or frozenset()
            )
            found[name] = replace(evidence, drawn=drawn)


def _run_others(found: dict[str, Evidence], runner: Runner) -> None:
    """Run the contract, the reference, and the canonical on the further arguments."""
    jobs: dict[tuple[str, str], tuple[str, tuple[str, ...]]] = {}
    for name, evidence in found.items():
        if evidence.drawn is None or evidence.further is None:
            continue
        source = evidence.source
        for key, arguments in (
            ("fit", evidence.drawn.arguments),
            ("further fit", evidence.further.arguments),
        ):
            listed = f"[requires(*a) for a in ({', '.join(arguments)},)]"
            jobs[name, key] = _contract(source), (listed,)
        jobs[name, "further"] = source.task.code, _calls(name, evidence.further.arguments)
        if source.reference is not None:
            jobs[name, "reference"] = source.reference, _calls(name, evidence.drawn.arguments)
    seen = {
        key: observed.results for key, observed in observe_jobs(jobs, runner, limits=LIMITS).items()
    }
    for name, evidence in found.items():
        if evidence.drawn is None or evidence.further is None:
            continue
        unfit, further_unfit = (
            _unfit(evidence.source, drawn.arguments, seen[name, key][0], runner)
            for drawn, key in ((evidence.drawn, "fit"), (evidence.further, "further fit"))
        )
        found[name] = replace(
            evidence,
            drawn=replace(evidence.drawn, unfit=unfit, reference=seen.get((name, "reference"), ())),
            further=replace(evidence.further, unfit=further_unfit, results=seen[name, "further"]),
        )


def _unfit(
    source: Source, arguments: tuple[str, ...], together: CallResult, runner: Runner
) -> tuple[str, ...]:
    """Arguments that do not fulfil ``Requires``; one by one only if not all of them do."""
    if together.canonical == canonical([True] * len(arguments)):
        return ()
    calls = _calls("requires", arguments)
    one_by_one = runner.observe(_contract(source), calls, limits=LIMITS)
    if one_by_one.status != "done":
        raise NotExecuted(source.name, one_by_one.reason)
    pairs = zip(arguments, one_by_one.results, strict=True)
    return tuple(drawn for drawn, result in pairs if result.canonical != TRUE)


def _run_mutants(found: dict[str, Evidence], runner: Runner) -> None:
    """Run the distractors on the arguments, and the survivors on the further ones."""
    jobs: dict[tuple[str, bool, Edit], tuple[str, tuple[str, ...]]] = {}
    for name, evidence in found.items():
        if evidence.drawn is None or evidence.further is None or evidence.mined is None:
            continue
        code = evidence.source.task.code
        if evidence.drawn.is_comparable:
            calls = _calls(name, evidence.drawn.arguments[:FIRST_INPUTS])
            for edit in evidence.chosen:
                jobs[name, False, edit] = apply(code, edit), calls
        if evidence.further.is_comparable:
            calls = _calls(name, evidence.further.arguments)
            for survivor in evidence.mined.survivors:
                jobs[name, True, survivor.edit] = survivor.code, calls
    results = {
        key: seen.results for key, seen in observe_jobs(jobs, runner, limits=MUTANT_LIMITS).items()
    }

    rest = {}
    for (name, is_survivor, edit), seen in results.items():
        drawn = found[name].drawn
        if drawn is None or is_survivor:
            continue
        if not differs(seen, drawn.results):
            calls = _calls(name, drawn.arguments[FIRST_INPUTS:])
            rest[name, False, edit] = jobs[name, False, edit][0], calls
    for key, observed in observe_jobs(rest, runner, limits=MUTANT_LIMITS).items():
        results[key] += observed.results

    for name, evidence in found.items():
        if evidence.drawn is None or evidence.further is None:
            continue
        own = {
            (is_survivor, edit): seen
            for (owner, is_survivor, edit), seen in results.items()
            if owner == name
        }
        distractors = {edit: seen for (is_survivor, edit), seen in own.items() if not is_survivor}
        survivors = {edit: seen for (is_survivor, edit), seen in own.items() if is_survivor}
        found[name] = replace(
            evidence,
            drawn=replace(evidence.drawn, mutants=distractors),
            further=replace(evidence.further, mutants=survivors),
        )


def _spell_values(found: dict[str, Evidence], runner: Runner) -> None:
    """Ask the canonical for the values that new tests would expect."""
    jobs = {}
    arguments_of = {}
    for name, evidence in found.items():
        if evidence.further is None:
            continue
        killing = sorted(
            {a for edit in evidence.further.mutants for a in evidence.further.killing(edit)}
        )
        if killing:
            arguments_of[name] = killing
            calls = tuple(f"repr({call})" for call in _calls(name, killing))
            jobs[name] = evidence.source.task.code, calls
    for name, seen in observe_jobs(jobs, runner, limits=LIMITS).items():
        pairs = zip(arguments_of[name], seen.results, strict=True)
        spelled = {
            arguments: json.loads(result.canonical)
            for arguments, result in pairs
            if result.canonical is not None and result.canonical.startswith(b'"')
        }
        found[name] = replace(found[name], literals=spelled)


def _calls(function: str, arguments: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{function}(*{values})" for values in arguments)
