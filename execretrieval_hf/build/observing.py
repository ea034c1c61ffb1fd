"""Observing many snippets at once, each under a key of the caller's."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from execretrieval_hf.build.double_run import NotExecuted
from execretrieval_runner import Limits, ObserveJob

if TYPE_CHECKING:
    from collections.abc import Mapping

    from execretrieval_runner import Observation, Runner

KeyT = TypeVar("KeyT")

_DEFAULT_LIMITS = Limits()


def observe_jobs(
    jobs: Mapping[KeyT, tuple[str, tuple[str, ...]]],
    runner: Runner,
    *,
    limits: Limits = _DEFAULT_LIMITS,
    branches: bool = False,
) -> dict[KeyT, Observation]:
    """What the calls of each job did.

    Args:
        jobs: a snippet and its calls by key.
        runner: executes them.
        limits: limits of each job.
        branches: also tell which conditions were met with which outcome.

    Raises:
        NotExecuted: the machine failed to run a job.
    """
    keys = list(jobs)
    found = {}
    numbered = (
        ObserveJob(code, calls, id=str(number))
        for number, (code, calls) in enumerate(jobs.values())
    )
    for observation in runner.observe_all(numbered, limits=limits, branches=branches):
        key = keys[int(observation.job.id)]
        if observation.status != "done":
            raise NotExecuted(str(key), observation.reason)
        found[key] = observation
    return found
