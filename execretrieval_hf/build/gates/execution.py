"""G3 and G4: the canonical passes its tests, and each distractor fails some by a wrong value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule
from execretrieval_hf.build.requires import TRUE
from execretrieval_runner import Limits
from execretrieval_runner.labels import ERROR, FAIL, PASS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.double_run import DoubleVerdict
    from execretrieval_hf.build.gates.evidence import Trial

SHARE_OF_LIMIT = 0.1


def canonical_stable(trial: Trial) -> Iterator[Finding]:
    """The canonical has the same outcomes under two hash seeds."""
    verdict = trial.verdict(trial.entry.canonical)
    if not verdict.agrees:
        yield trial.entry.in_snippet(trial.entry.canonical, _disagreement(verdict))


def canonical_passes(trial: Trial) -> Iterator[Finding]:
    """The canonical passes every test."""
    verdict = trial.verdict(trial.entry.canonical)
    if verdict.agrees:
        for index in sorted(verdict.failing_tests):
            yield trial.entry.in_test(index, f"the canonical gives {verdict.outcomes[index]}")


def canonical_fast(trial: Trial) -> Iterator[Finding]:
    """The canonical needs at most a tenth of the CPU limit."""
    used, most = trial.verdict(trial.entry.canonical).cpu_s, Limits().cpu_s * SHARE_OF_LIMIT
    if used > most:
        yield trial.entry.in_snippet(
            trial.entry.canonical, f"its suite took {used:.2f} s of CPU, more than {most:.2f} s"
        )


def requires_holds(trial: Trial) -> Iterator[Finding]:
    """The arguments of every test fulfil ``requires``."""
    for index, result in enumerate(trial.evidence.requires[trial.entry.query_id]):
        if result.kind != "value":
            reason = result.exception or result.kind
            yield trial.entry.in_test(index, f"evaluating requires for it ends in {reason}")
        elif result.canonical != TRUE:
            yield trial.entry.in_test(index, "its arguments do not fulfil requires")


def distractor_loads(trial: Trial) -> Iterator[Finding]:
    """Every distractor compiles and can be imported."""
    for distractor in trial.entry.distractors:
        outcomes = trial.verdict(distractor).outcomes
        if _never_ran(outcomes):
            yield trial.entry.in_snippet(distractor, f"it gives {outcomes[0]} for every test")


def distractor_fails(trial: Trial) -> Iterator[Finding]:
    """Every distractor fails at least one test."""
    for distractor in trial.entry.distractors:
        if not trial.verdict(distractor).failing_tests:
            yield trial.entry.in_snippet(distractor, "it passes every test; add one that it fails")


def distractor_strict(trial: Trial) -> Iterator[Finding]:
    """Distractors fail by wrong values alone: no exception, no time-out."""
    for distractor in trial.entry.distractors:
        outcomes = trial.verdict(distractor).outcomes
        odd = sorted(set(outcomes) - {PASS, FAIL})
        if odd and not _never_ran(outcomes):
            yield trial.entry.in_snippet(distractor, f"it gives {' '.join(odd)}")


def distractor_stable(trial: Trial) -> Iterator[Finding]:
    """Every distractor has the same outcomes under two hash seeds."""
    for distractor in trial.entry.distractors:
        verdict = trial.verdict(distractor)
        if not verdict.agrees:
            yield trial.entry.in_snippet(distractor, _disagreement(verdict))


def fail_sets(trial: Trial) -> Iterator[Finding]:
    """The distractors of a query do not all fail the same tests."""
    failing = {trial.verdict(distractor).failing_tests for distractor in trial.entry.distractors}
    if len(failing) == 1:
        (tests,) = failing
        yield trial.entry.in_task(f"all distractors fail the same tests: {sorted(tests)}")


def behaviours(trial: Trial) -> Iterator[Finding]:
    """No two distractors of a query return the same values in all tests."""
    seen: dict[tuple[object, ...], str] = {}
    for distractor in trial.entry.distractors:
        first = seen.setdefault(trial.behaviour(distractor), distractor.corpus_id)
        if first != distractor.corpus_id:
            yield trial.entry.in_snippet(distractor, f"it acts like {first} in every test")


def _never_ran(outcomes: tuple[str, ...]) -> bool:
    """Whether the snippet as a whole failed, before any test of it."""
    return all(outcome.startswith(ERROR) for outcome in outcomes)


def _disagreement(verdict: DoubleVerdict) -> str:
    first, second = (" ".join(run.outcomes) for run in (verdict.first, verdict.second))
    return f"outcomes depend on the hash seed: {first}, then {second}"


CANONICAL: tuple[Rule[Trial], ...] = (
    Rule("G3-stable", canonical_stable, EVERY_POOL),
    Rule("G3-passes", canonical_passes, EVERY_POOL),
    Rule("G3-fast", canonical_fast),
    Rule("G3-requires", requires_holds),
)
DISTRACTORS: tuple[Rule[Trial], ...] = (
    Rule("G4-loads", distractor_loads, EVERY_POOL),
    Rule("G4-fails", distractor_fails, EVERY_POOL),
    Rule("G4-strict", distractor_strict, EVERY_POOL),
    Rule("G4-stable", distractor_stable, EVERY_POOL),
    Rule("G4-fail-sets", fail_sets),
    Rule("G4-behaviours", behaviours),
)
