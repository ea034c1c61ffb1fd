"""Which canonicals do the same although they were written for different queries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from execretrieval_hf.build.double_run import NotExecuted
from execretrieval_runner import Limits, ObserveJob

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from execretrieval_runner import CallResult, Runner

ARGUMENTS = 100
LARGEST_AGREEMENT = 0.90

# Few pairs are alike on their first arguments; the others need not be run on the rest.
_STAGES = ((0, 10), (10, 30), (30, ARGUMENTS))
_MOST_CALLS = 400
_LIMITS = Limits(cpu_s=0.5, wall_s=10.0)
_ENDED = {"value", "raised"}


@dataclass(frozen=True, slots=True)
class Probe:
    """A canonical with arguments of its own.

    Attributes:
        name: its name.
        code: its text.
        parameters: number of its parameters.
        arguments: `ARGUMENTS` tuples as literals.
        values: canonical bytes of what it returns for each.
    """

    name: str
    code: str
    parameters: int
    arguments: tuple[str, ...]
    values: tuple[bytes, ...]


class _Job(NamedTuple):
    """A canonical to be run on some arguments of each of the others."""

    probe: Probe
    others: tuple[Probe, ...]
    stage: tuple[int, int]

    def calls(self) -> tuple[str, ...]:
        first, end = self.stage
        return tuple(
            f"{self.probe.name}(*{arguments})"
            for other in self.others
            for arguments in other.arguments[first:end]
        )


def same_behaviour(
    probes: Sequence[Probe], runner: Runner, progress: Callable[[str], None]
) -> dict[tuple[str, str], float]:
    """Pairs in which one canonical agrees on more than 90 % of the other's own arguments.

    A pair is given up as soon as it has disagreed too often for that, so the share is exact for the
    pairs that are returned and unknown for all others. A canonical that does not end on arguments
    that were not drawn for it disagrees there.

    Args:
        probes: the canonicals.
        runner: executes them.
        progress: is told in a few words what is being done.

    Returns:
        The larger share of both directions, by sorted names.

    Raises:
        NotExecuted: the machine failed to run a canonical.
    """
    misses_allowed = round(ARGUMENTS * (1 - LARGEST_AGREEMENT)) - 1
    misses = {
        (probe.name, other.name): 0
        for probe in probes
        for other in probes
        if probe.name != other.name and probe.parameters == other.parameters
    }
    for stage in _STAGES:
        progress(f"comparing the behaviour of {len(misses)} pairs of canonicals")
        for name, other, missed in _run_stage(probes, misses, stage, runner):
            misses[name, other] += missed
        misses = {pair: count for pair, count in misses.items() if count <= misses_allowed}
    shares: dict[tuple[str, str], float] = {}
    for (name, other), count in misses.items():
        pair = min(name, other), max(name, other)
        shares[pair] = max(shares.get(pair, 0), 1 - count / ARGUMENTS)
    return shares


def _run_stage(
    probes: Sequence[Probe],
    alive: dict[tuple[str, str], int],
    stage: tuple[int, int],
    runner: Runner,
) -> Iterator[tuple[str, str, int]]:
    """Names of both and number of disagreements of each pair that is alive."""
    by_name = {probe.name: probe for probe in probes}
    others: dict[str, list[Probe]] = {}
    for name, other in alive:
        others.setdefault(name, []).append(by_name[other])
    at_once = _MOST_CALLS // (stage[1] - stage[0])
    jobs = [
        _Job(by_name[name], tuple(found[start : start + at_once]), stage)
        for name, found in others.items()
        for start in range(0, len(found), at_once)
    ]
    while jobs:
        again: list[_Job] = []
        for observation in runner.observe_all(
            (ObserveJob(job.probe.code, job.calls(), str(n)) for n, job in enumerate(jobs)),
            limits=_LIMITS,
        ):
            job = jobs[int(observation.job.id)]
            if observation.status != "done":
                raise NotExecuted(job.probe.name, observation.reason)
            yield from _judge(job, observation.results, again)
        jobs = again


def _judge(
    job: _Job, results: Sequence[CallResult], again: list[_Job]
) -> Iterator[tuple[str, str, int]]:
    """Count the disagreements of a job; what it did not get to is put into `again`."""
    first, end = job.stage
    for place, other in enumerate(job.others):
        own = results[place * (end - first) : (place + 1) * (end - first)]
        if any(result.kind not in _ENDED for result in own):
            # Only the first of a job has had all of its time to itself.
            if place == 0:
                yield job.probe.name, other.name, ARGUMENTS
            rest = job.others[max(place, 1) :]
            if rest:
                again.append(job._replace(others=rest))
            return
        pairs = zip(own, other.values[first:end], strict=True)
        yield job.probe.name, other.name, sum(r.canonical != value for r, value in pairs)
