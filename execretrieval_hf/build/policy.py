"""Which four of a task's clean mutants become its distractors.

The choice depends on the task alone (its text, its name, what its mutants do) and on the seed:
adding, removing or reordering tasks changes no other task's distractors. There are no running
totals for that reason; the balance of the bug types comes from fixed weights.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from execretrieval_hf.blind.ngram import log_ratio

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.build.mining import CleanMutant

DISTRACTORS = 4
"""Distractors of a task."""

LEAST_BUG_TYPES = 3
"""A task whose distractors are of fewer bug types is not balanced enough to be used."""

# Chosen once so that the bug types are about equally frequent over the task files; frozen, since
# a weight that followed the tasks would change the distractors of all tasks with every new one.
_WEIGHTS = {
    "off_by_one": 1.0,
    "off_by_one_boundary": 1.0,
    "wrong_operator": 1.0,
    "wrong_comparison": 1.0,
    "swap_arguments": 1.0,
    "remove_edge_case_check": 1.5,
}


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen mutants of a task, or why there are none (`reason` is then not empty)."""

    mutants: tuple[CleanMutant, ...]
    reason: str = ""


def choose(
    canonical: str,
    function_name: str,
    mutants: Sequence[CleanMutant],
    *,
    seed: int,
    by_likelihood: bool = True,
) -> Choice:
    """Choose the distractors of one task.

    1. Of mutants that return the same values on all tests one stays: of the lowest tier, then of
       the smallest edit, then by hash.
    2. The bug types are drawn in a weighted random order without replacement (Efraimidis and
       Spirakis, "Weighted random sampling with a reservoir", 2006); each gives one mutant, and a
       second one only if there are fewer than four types.
    3. Within a type a mutant is preferred that fails another set of tests than those chosen so
       far, then one on a line not used yet, then by tier, then one that fails few tests (up to a
       third, up to two thirds, more). Of equal ones that mutant is taken whose likelihood as code
       is nearest to the canonical's (see `execretrieval_hf.blind.ngram`), so that a rule that reads
       no query gains little; then by hash.
    4. If all four fail the same tests, another order of the types is tried.

    Args:
        canonical: Code of the task.
        function_name: Its name, which with `seed` is the source of all chance.
        mutants: Its clean mutants; their order is of no effect.
        seed: The other half.
        by_likelihood: Whether likelihood breaks ties; without it they go by hash alone, which shows
            what it is good for.

    Returns:
        Four mutants of at least three bug types, or the reason why there are none.
    """
    by_type: dict[str, list[CleanMutant]] = {}
    ranked = _ranked_by_chance(mutants, seed, function_name)
    for mutant in _one_of_each_behaviour(ranked):
        by_type.setdefault(mutant.candidate.edit.bug_type, []).append(mutant)
    usable = sum(map(len, by_type.values()))
    if usable < DISTRACTORS:
        return Choice((), f"{usable} usable mutants, {DISTRACTORS} are needed")
    if len(by_type) < LEAST_BUG_TYPES:
        names = ", ".join(sorted(by_type))
        return Choice((), f"usable mutants of {names} only, {LEAST_BUG_TYPES} types are needed")

    order = sorted(by_type, key=lambda bug_type: _draw(seed, function_name, bug_type), reverse=True)
    for first in range(len(order)):
        chosen = _fill(
            canonical, order[first:] + order[:first], by_type, by_likelihood=by_likelihood
        )
        if len({mutant.failing for mutant in chosen}) > 1:
            return Choice(tuple(chosen))
    return Choice((), "all usable mutants fail the same tests")


def _fill(
    canonical: str,
    order: Sequence[str],
    by_type: Mapping[str, Sequence[CleanMutant]],
    *,
    by_likelihood: bool,
) -> list[CleanMutant]:
    """Take one mutant of each type in turn until there are enough."""
    chosen: list[CleanMutant] = []
    while len(chosen) < DISTRACTORS:
        for bug_type in order:
            rest = [mutant for mutant in by_type[bug_type] if mutant not in chosen]
            if rest and len(chosen) < DISTRACTORS:
                best = _preferred(canonical, rest, chosen)
                if by_likelihood and len(best) > 1:
                    best.sort(key=lambda mutant: _unlikeness(mutant.candidate.code, canonical))
                chosen.append(best[0])
    return chosen


def _preferred(
    canonical: str, mutants: Sequence[CleanMutant], chosen: Sequence[CleanMutant]
) -> list[CleanMutant]:
    """The mutants that add most to those chosen, in the given order."""
    fail_sets = {mutant.failing for mutant in chosen}
    lines = {line for mutant in chosen for line in _lines(canonical, mutant)}

    def cost(mutant: CleanMutant) -> tuple[bool, bool, int, int]:
        return (
            mutant.failing in fail_sets,
            not lines.isdisjoint(_lines(canonical, mutant)),
            mutant.candidate.tier,
            math.ceil(3 * len(mutant.failing) / len(mutant.values)),
        )

    costs = [cost(mutant) for mutant in mutants]
    least = min(costs)
    return [mutant for mutant, own in zip(mutants, costs, strict=True) if own == least]


@lru_cache(maxsize=4096)
def _unlikeness(code: str, canonical: str) -> float:
    """How much likelier or less likely than the canonical a mutant is; 0 for no difference."""
    # Rounded, because logarithms may differ in their last bits between machines.
    return round(abs(log_ratio(code, canonical)), 6)


def _one_of_each_behaviour(mutants: Sequence[CleanMutant]) -> list[CleanMutant]:
    """Keep the simplest of the mutants that no test tells apart; of equals the first."""
    classes: dict[tuple[bytes, ...], list[CleanMutant]] = {}
    for mutant in mutants:
        classes.setdefault(mutant.values, []).append(mutant)

    def cost(mutant: CleanMutant) -> tuple[int, int]:
        edit = mutant.candidate.edit
        return mutant.candidate.tier, max(edit.end - edit.start, len(edit.replacement))

    return [min(members, key=cost) for members in classes.values()]


def _lines(canonical: str, mutant: CleanMutant) -> range:
    """Lines of the canonical that an edit touches."""
    edit = mutant.candidate.edit
    first = canonical.count("\n", 0, edit.start)
    last = canonical.count("\n", 0, max(edit.start, edit.end - 1))
    return range(first, last + 1)


def _ranked_by_chance(
    mutants: Sequence[CleanMutant], seed: int, function_name: str
) -> list[CleanMutant]:
    """The mutants in a random order that depends on each one's code and not on the others."""
    return sorted(mutants, key=lambda mutant: _digest(seed, function_name, mutant.candidate.code))


def _draw(seed: int, function_name: str, bug_type: str) -> float:
    """Key of a bug type in the weighted draw: log(u) / weight, u uniform in (0, 1)."""
    number = int.from_bytes(_digest(seed, function_name, bug_type)[:8], "big")
    return math.log((number + 0.5) / 2**64) / _WEIGHTS[bug_type]


def _digest(seed: int, function_name: str, text: str) -> bytes:
    return hashlib.sha256(f"{seed}\0{function_name}\0{text}".encode()).digest()
