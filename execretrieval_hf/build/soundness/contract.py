"""T2, the contract: ``Requires`` is true of valid arguments and of few others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.requires import TRUE
from execretrieval_hf.build.soundness.evidence import ODD, signature
from execretrieval_hf.build.soundness.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.soundness.evidence import Evidence
    from execretrieval_hf.build.soundness.rules import Finding
    from execretrieval_hf.build.soundness.side_files import Source

LEAST_REFUSED = len(ODD) // 2


def plain_signature(source: Source) -> Iterator[Finding]:
    """Every parameter is positional and has no default."""
    found = signature(source)
    if not found.args:
        yield source.in_function("the function has no positional parameters")
    if found.posonlyargs or found.vararg or found.kwonlyargs or found.kwarg or found.defaults:
        yield source.in_function("use plain positional parameters without defaults")


def holds_of_tests(evidence: Evidence) -> Iterator[Finding]:
    """The arguments of every test fulfil Requires."""
    for index, result in enumerate(evidence.requires):
        if result.kind != "value":
            reason = result.exception or result.kind
            yield evidence.source.in_test(index, f"Requires ends in {reason} for its arguments")
        elif result.canonical != TRUE:
            yield evidence.source.in_test(index, "its arguments do not fulfil Requires")


def refuses_odd(evidence: Evidence) -> Iterator[Finding]:
    """Requires refuses at least half of twenty odd arguments in the place of each parameter."""
    for parameter, results in evidence.odd.items():
        taken = [odd for odd, result in zip(ODD, results, strict=True) if result.canonical == TRUE]
        if len(ODD) - len(taken) < LEAST_REFUSED:
            yield evidence.source.in_header(
                f"Requires accepts {len(taken)} of {len(ODD)} odd values of {parameter}: "
                f"{', '.join(taken)}"
            )


def holds_of_inputs(evidence: Evidence) -> Iterator[Finding]:
    """All drawn arguments fulfil Requires."""
    unfit = [
        arguments
        for drawn in (evidence.drawn, evidence.further)
        if drawn is not None
        for arguments in drawn.unfit
    ]
    if unfit:
        yield evidence.source.in_inputs(
            f"{len(unfit)} drawn arguments do not fulfil Requires, such as {unfit[0][:150]}"
        )


SIGNATURE: tuple[Rule[Source], ...] = (Rule("T2-signature", plain_signature),)
TESTS: tuple[Rule[Evidence], ...] = (
    Rule("T2-tests", holds_of_tests),
    Rule("T2-odd-arguments", refuses_odd),
)
INPUTS: tuple[Rule[Evidence], ...] = (Rule("T2-inputs", holds_of_inputs),)
