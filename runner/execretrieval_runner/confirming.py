"""Passes that are luck: what passed is run again under other hash seeds.

The seed decides the order of sets and where objects lie in memory, and the second run comes later.
A pass that depends on any of these would not be reproduced by somebody else.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from execretrieval_runner.types import Pair, Verdict

_CONFIRMED_TOGETHER = 512


def confirm(
    verdicts: Iterable[Verdict],
    runs: Mapping[int, Callable[[Iterable[Pair]], Iterable[Verdict]]],
) -> Iterator[Verdict]:
    """Passes verdicts on, those that passed after they were run again.

    Args:
        verdicts: Verdicts of the first run.
        runs: How to run pairs under another hash seed, by that seed.

    Yields:
        Each verdict; `Verdict.flaky` is set if a later run did not pass, and the status is
        ``infra`` if one of them has no verdict.
    """
    iterator = iter(verdicts)
    while together := list(islice(iterator, _CONFIRMED_TOGETHER)):
        passed = {f"{place}": place for place, one in enumerate(together) if one.passed}
        for seed, run in runs.items():
            pairs = [replace(together[place].pair, id=name) for name, place in passed.items()]
            for again in run(pairs):
                place = passed[again.pair.id]
                together[place] = _compared(together[place], again, seed)
        yield from together


def _compared(first: Verdict, again: Verdict, seed: int) -> Verdict:
    """The first verdict in the light of a second one."""
    if again.passed or first.flaky or first.status != "done":
        return first
    if again.status == "done":
        return replace(first, flaky=True)
    reason = f"the pass could not be confirmed under hash seed {seed}: {again.reason}"
    return replace(first, status="infra", outcomes=(), reason=reason)
