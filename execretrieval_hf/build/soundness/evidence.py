"""What running a task has shown, as values that the rules judge without running anything."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.mining import Mined
    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_runner import CallResult, Verdict

ODD = (
    *("None", "True", "-1", "0", "1.5", "float('nan')", "10**9", "''", "'a b'", "'-3'"),
    *(r"'\u00e9\n'", "b'ab'", "[]", "[None]", "[1, 'a']", "()", "{}", "{'a': None}", "set()"),
    "object()",
)
"""Arguments that few parameters are meant for."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What happened on arguments drawn from the task's generator.

    Attributes:
        arguments: the tuples, as literals.
        results: what the canonical gave for each.
        unfit: the tuples that do not fulfil ``Requires``.
        branches: outcomes of conditions that were met, see `Observation.branches`.
        mutants: what each mutant gave, by its edit; in a prefix of the arguments if it was
            stopped: a distractor after the first difference, any mutant by a time-out.
        reference: what the second implementation gave; empty if there is none.
    """

    arguments: tuple[str, ...]
    results: tuple[CallResult, ...] = ()
    unfit: tuple[str, ...] = ()
    branches: frozenset[tuple[int, int, bool]] = frozenset()
    mutants: Mapping[Edit, tuple[CallResult, ...]] = field(default_factory=dict)
    reference: tuple[CallResult, ...] = ()

    @property
    def is_comparable(self) -> bool:
        """Whether the canonical gave a value with a canonical form for each."""
        return all(result.canonical is not None for result in self.results)

    def killing(self, edit: Edit) -> frozenset[str]:
        """The arguments that fulfil ``Requires`` and on which a mutant fails.

        A test of them would fail by a wrong value or by an exception; time-outs do not count.
        """
        outcomes = zip(self.arguments, self.mutants[edit], self.results, strict=False)
        return frozenset(
            arguments
            for arguments, result, wanted in outcomes
            if result.kind in {"value", "raised"} and result.canonical != wanted.canonical
        ).difference(self.unfit)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What running one task has shown; what builds on a failed step is missing.

    Attributes:
        source: the task.
        suite: the canonical's outcomes in the tests.
        requires: what ``Requires`` gave for the arguments of each test.
        odd: what it gave with each of `ODD` in the place of a parameter, by parameter.
        mined: what the mutants do in the tests; None if the canonical fails them.
        chosen: the edits of the task's distractors.
        shortage: why there are none, or "".
        reference_suite: the second implementation's outcomes in the tests.
        draw_fault: why no arguments could be drawn, or "".
        drawn: the arguments of the differential test.
        further: the further ones, which only surviving mutants are run on.
        literals: what the canonical returns for further arguments that kill a survivor, as a
            ``repr``, by arguments.
    """

    source: Source
    suite: Verdict
    requires: tuple[CallResult, ...] = ()
    odd: Mapping[str, tuple[CallResult, ...]] = field(default_factory=dict)
    mined: Mined | None = None
    chosen: tuple[Edit, ...] = ()
    shortage: str = ""
    reference_suite: Verdict | None = None
    draw_fault: str = ""
    drawn: Drawn | None = None
    further: Drawn | None = None
    literals: Mapping[str, str] = field(default_factory=dict)


def parameters(source: Source) -> list[str]:
    """Names of the positional parameters of the canonical."""
    return [argument.arg for argument in signature(source).args]


def signature(source: Source) -> ast.arguments:
    """The parameters of the canonical."""
    functions = (n for n in ast.parse(source.task.code).body if isinstance(n, ast.FunctionDef))
    return next(functions).args


def differs(seen: Sequence[CallResult], wanted: Sequence[CallResult]) -> bool:
    """Whether some result is another one than the canonical's; a time-out is another one."""
    pairs = zip(seen, wanted, strict=False)
    return any(result.canonical != expected.canonical for result, expected in pairs)
