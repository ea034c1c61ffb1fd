"""T3, the differential test: two implementations agree wherever the contract holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.soundness.evidence import differs
from execretrieval_hf.build.soundness.rules import Rule
from execretrieval_hf.build.soundness.similarity import fivegrams, jaccard
from execretrieval_runner.conditions import conditions
from execretrieval_runner.labels import PASS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.soundness.evidence import Evidence
    from execretrieval_hf.build.soundness.rules import Finding
    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_runner import CallResult

FEWEST_OUTPUTS = 5
LARGEST_SIMILARITY = 0.40
SHOWN = 150


def canonical_passes(evidence: Evidence) -> Iterator[Finding]:
    """The canonical passes every test."""
    for index, outcome in enumerate(evidence.suite.outcomes):
        if outcome != PASS:
            yield evidence.source.in_test(index, f"the canonical gives {outcome}")


def enough_mutants(evidence: Evidence) -> Iterator[Finding]:
    """Four distractors of three bug types can be chosen."""
    if evidence.shortage:
        yield evidence.source.in_function(evidence.shortage)


def draws(evidence: Evidence) -> Iterator[Finding]:
    """The generator yields as many tuples of literals as are asked for, one item a parameter."""
    if evidence.draw_fault:
        yield evidence.source.in_inputs(evidence.draw_fault)


def comparable(evidence: Evidence) -> Iterator[Finding]:
    """The canonical returns a comparable value for all drawn arguments."""
    for drawn in (evidence.drawn, evidence.further):
        if drawn is not None and not drawn.is_comparable:
            arguments, result = next(
                (arguments, result)
                for arguments, result in zip(drawn.arguments, drawn.results, strict=True)
                if result.canonical is None
            )
            yield evidence.source.in_function(f"for {arguments[:SHOWN]} it gives {_shown(result)}")
            return


def reaches_branches(evidence: Evidence) -> Iterator[Finding]:
    """Drawn arguments make every condition of the canonical true and false."""
    if evidence.drawn is None:
        return
    code = evidence.source.task.code
    for line, column in conditions(code):
        for outcome in (True, False):
            if (line, column, outcome) not in evidence.drawn.branches:
                text = code.split("\n")[line - 1].encode()[column:].decode()
                yield evidence.source.in_function(
                    f"no drawn arguments make this condition {outcome}: {text}", line
                )


def varied_outputs(evidence: Evidence) -> Iterator[Finding]:
    """Drawn arguments lead to at least five different values."""
    if evidence.drawn is not None:
        found = len({result.canonical for result in evidence.drawn.results})
        if found < FEWEST_OUTPUTS:
            yield evidence.source.in_inputs(
                f"only {found} different values over {len(evidence.drawn.arguments)} arguments, "
                f"fewer than {FEWEST_OUTPUTS}"
            )


def kills_distractors(evidence: Evidence) -> Iterator[Finding]:
    """Drawn arguments tell each of the task's distractors from the canonical."""
    if evidence.drawn is None:
        return
    code = evidence.source.task.code
    for edit, seen in evidence.drawn.mutants.items():
        if not differs(seen, evidence.drawn.results):
            line = code.count("\n", 0, edit.start) + 1
            yield evidence.source.in_inputs(
                f"no drawn arguments tell the distractor {edit.bug_type} apart, line {line} of "
                f"the function: {code[edit.start : edit.end]!r} to {edit.replacement!r}"
            )


def reference_passes(evidence: Evidence) -> Iterator[Finding]:
    """The reference passes every test."""
    if evidence.reference_suite is not None:
        for test, outcome in zip(
            evidence.source.task.tests, evidence.reference_suite.outcomes, strict=True
        ):
            if outcome != PASS:
                yield evidence.source.in_reference(f"it gives {outcome} in `{test}`")


def reference_agrees(evidence: Evidence) -> Iterator[Finding]:
    """The reference returns what the canonical returns for all drawn arguments."""
    drawn = evidence.drawn
    if drawn is None or not drawn.reference:
        return
    unlike = [
        (arguments, result)
        for arguments, result, wanted in zip(
            drawn.arguments, drawn.reference, drawn.results, strict=True
        )
        if wanted.canonical is not None and result.canonical != wanted.canonical
    ]
    if unlike:
        arguments, result = min(unlike, key=lambda pair: len(pair[0]))
        yield evidence.source.in_reference(
            f"it disagrees on {len(unlike)} of {len(drawn.arguments)} arguments: for "
            f"{arguments[:SHOWN]} it gives {_shown(result)}"
        )


def independent_reference(source: Source) -> Iterator[Finding]:
    """Canonical and reference share at most two fifths of their 5-grams of tokens, names aside."""
    if source.reference is not None:
        alike = jaccard(fivegrams(source.task.code), fivegrams(source.reference))
        if alike > LARGEST_SIMILARITY:
            yield source.in_reference(
                f"its Jaccard index with the canonical is {alike:.2f}, more than "
                f"{LARGEST_SIMILARITY:.2f}; use another algorithm"
            )


def _shown(result: CallResult) -> str:
    if result.canonical is not None:
        return result.canonical.decode()[:SHOWN]
    return result.exception or {"value": "a value that cannot be compared"}.get(
        result.kind, result.kind
    )


SUITE: tuple[Rule[Evidence], ...] = (
    Rule("T3-canonical", canonical_passes),
    Rule("T3-distractors", enough_mutants),
)
INPUTS: tuple[Rule[Evidence], ...] = (
    Rule("T3-values", comparable),
    Rule("T3-branches", reaches_branches),
    Rule("T3-outputs", varied_outputs),
    Rule("T3-kills", kills_distractors),
)
GENERATOR: tuple[Rule[Evidence], ...] = (Rule("T3-draws", draws),)
REFERENCE_TEXT: tuple[Rule[Source], ...] = (Rule("T3-independent", independent_reference),)
REFERENCE: tuple[Rule[Evidence], ...] = (
    Rule("T3-reference", reference_passes),
    Rule("T3-agrees", reference_agrees),
)
