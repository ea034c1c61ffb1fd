"""T4, the strength of a suite: further valid arguments kill no mutant that the tests let live.

A mutant that no test kills is either equivalent to the canonical or shows a weak suite. It is never
used as a distractor, but the next reader of the query may write it, and the suite would pass it.
"""

from __future__ import annotations

import ast
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.parsing import equalities, parse
from execretrieval_hf.build.gates.suites import inexact, is_literal
from execretrieval_hf.build.soundness.entries import entry_of
from execretrieval_hf.build.soundness.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from execretrieval_hf.build.edits import Edit
    from execretrieval_hf.build.soundness.evidence import Evidence
    from execretrieval_hf.build.soundness.rules import Finding
    from execretrieval_hf.build.soundness.side_files import Source

TESTS = range(8, 11)
MOST_SHARED = 2
LONGEST_ARGUMENTS = 120
"""Characters; nobody reads the expected value of a longer test out of the query."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How much of what valid arguments can tell apart a suite tells apart.

    Attributes:
        name: the task.
        survivors: number of mutants that pass the tests.
        killed: the surviving mutants that further arguments kill, each in words.
        asserts: tests that would kill them, the most useful first; some are missing if no short
            literal shows the difference.
        room: how many tests may still be added.
    """

    name: str
    survivors: int
    killed: tuple[str, ...]
    asserts: tuple[str, ...]
    room: int

    @property
    def presumed_equivalent(self) -> int:
        """Number of mutants that nothing tells from the canonical."""
        return self.survivors - len(self.killed)

    def advice(self) -> list[str]:
        """What to do about a weak suite, one line each; empty if it is strong."""
        if not self.killed:
            return []
        lines = [f"{self.name}: {len(self.killed)} of {self.survivors} survivors are killed"]
        lines += [f"  alive: {edit}" for edit in self.killed]
        if len(self.asserts) > self.room:
            lines.append(
                f"  {TESTS[-1]} tests are the most and {self.room} may be added: replace a weak one"
            )
        return [*lines, *(f"  add: {text}" for text in self.asserts)]


def strength_of(evidence: Evidence) -> Strength | None:
    """The strength of a suite; None if no mutants were run on further arguments."""
    task, further, mined = evidence.source.task, evidence.further, evidence.mined
    if further is None or mined is None or not further.is_comparable:
        return None
    killed = {edit: further.killing(edit) for edit in further.mutants}
    killed = {edit: arguments for edit, arguments in killed.items() if arguments}
    return Strength(
        name=task.function_name,
        survivors=len(mined.survivors),
        killed=tuple(_in_words(evidence.source, edit) for edit in killed),
        asserts=tuple(
            f"assert {task.function_name}({_listed(arguments)}) == {evidence.literals[arguments]}"
            for arguments in _cover(killed, evidence.literals)
        ),
        room=max(0, TESTS[-1] - len(task.tests)),
    )


def finds_mutants(evidence: Evidence) -> Iterator[Finding]:
    """Further valid arguments kill no mutant that the tests let live."""
    strength = strength_of(evidence)
    if strength is not None and strength.killed:
        yield evidence.source.in_function(
            f"{len(strength.killed)} surviving mutants are killed by valid arguments: "
            + "; ".join(strength.killed)
        )


def test_count(source: Source) -> Iterator[Finding]:
    """A suite has 8 to 10 tests."""
    count = len(source.task.tests)
    if count not in TESTS:
        yield source.in_test(0, f"the suite has {count} tests, not {TESTS[0]} to {TESTS[-1]}")


def shared_values(source: Source) -> Iterator[Finding]:
    """At most two tests expect the same value."""
    seen: Counter[str] = Counter()
    for index, sides in equalities(entry_of(source.task)):
        value = ast.dump(sides.expected)
        seen[value] += 1
        if seen[value] == MOST_SHARED + 1:
            yield source.in_test(
                index, f"it is the third test to expect {ast.unparse(sides.expected)[:100]}"
            )


def _cover(killed: Mapping[Edit, frozenset[str]], literals: Mapping[str, str]) -> list[str]:
    """Few arguments that kill every mutant: always those that kill most, of these the shortest."""
    usable = {arguments for arguments, value in literals.items() if _is_readable(arguments, value)}
    left = [found & usable for found in killed.values()]
    cover: list[str] = []
    while left := [found for found in left if found]:
        counts = Counter(arguments for found in left for arguments in found)
        best = min(counts, key=lambda arguments: (-counts[arguments], len(arguments), arguments))
        cover.append(best)
        left = [found for found in left if best not in found]
    return cover


def _is_readable(arguments: str, value: str) -> bool:
    """Whether a test of these would be accepted and can be worked out by hand."""
    tree = parse(value)
    if len(arguments) > LONGEST_ARGUMENTS or not isinstance(tree, ast.Module):
        return False
    match tree.body:
        case [ast.Expr(value=node)]:
            return is_literal(node) and not any(inexact(node))
        case _:
            return False


def _listed(arguments: str) -> str:
    """The items of a tuple without its parentheses: ``(1,)`` is ``1``."""
    return arguments[1:-1].removesuffix(",")


def _in_words(source: Source, edit: Edit) -> str:
    code = source.task.code
    line = code.count("\n", 0, edit.start) + 1
    return f"line {line} {code[edit.start : edit.end]!r} to {edit.replacement!r} ({edit.bug_type})"


TEXT: tuple[Rule[Source], ...] = (
    Rule("T4-test-count", test_count),
    Rule("T4-shared-values", shared_values),
)
INPUTS: tuple[Rule[Evidence], ...] = (Rule("T4-strength", finds_mutants),)
