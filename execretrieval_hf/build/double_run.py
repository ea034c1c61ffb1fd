"""Running pairs under two hash seeds, because one run cannot show that a verdict is stable.

The order in which Python walks a set of strings depends on the hash seed; code that leaks this
order passes or fails by chance. A verdict counts only if both runs agree test by test.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import corpus_id, query_id
from execretrieval_runner import Pair, Runner
from execretrieval_runner.errors import ExecRetrievalError
from execretrieval_runner.labels import FAIL, PASS, TIMEOUT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from execretrieval_hf.build.tasks import Task
    from execretrieval_runner import Verdict

HASH_SEEDS = (0, 1)

Runners = tuple[Runner, Runner]
PairKey = tuple[str, str]
"""Query id and corpus id."""


class NotExecuted(ExecRetrievalError):
    """The machine could not run a snippet, so nothing is known about it."""

    def __init__(self, what: str, reason: str) -> None:
        super().__init__(
            f"{what} could not be executed ({reason}); run it again when the machine is less loaded"
        )


@dataclass(frozen=True, slots=True)
class DoubleVerdict:
    """What one pair did under each of the two hash seeds."""

    first: Verdict
    second: Verdict

    @property
    def outcomes(self) -> tuple[str, ...]:
        """One label per test, of the first run."""
        return self.first.outcomes

    @property
    def passed(self) -> bool:
        """Whether every test passed in both runs."""
        return self.first.passed and self.second.passed

    @property
    def failing_tests(self) -> frozenset[int]:
        """Indices of the tests that did not pass in the first run."""
        return frozenset(i for i, outcome in enumerate(self.outcomes) if outcome != PASS)

    @property
    def agrees(self) -> bool:
        """Whether both runs had the same outcome in every test."""
        return self.first.outcomes == self.second.outcomes

    @property
    def is_certain(self) -> bool:
        """Whether the outcomes hold on any machine: both agree and no limit was in reach."""
        return self.agrees and not any(
            TIMEOUT in verdict.outcomes or verdict.near_limit
            for verdict in (self.first, self.second)
        )

    @property
    def fails_plainly(self) -> bool:
        """Whether it fails by wrong values alone, and would do so on any machine."""
        labels = set(self.outcomes)
        return self.is_certain and FAIL in labels and labels <= {PASS, FAIL}

    @property
    def cpu_s(self) -> float:
        """CPU seconds of the slower run."""
        return max(self.first.cpu_s, self.second.cpu_s)


def pair_key(task: Task, code: str) -> PairKey:
    """The key of a snippet under a task's own tests."""
    return query_id(task.function_name), corpus_id(code)


@contextmanager
def open_runners() -> Iterator[Runners]:
    """Two runners that differ in nothing but the hash seed.

    Raises:
        SandboxUnavailable: this platform cannot execute snippets.
    """
    first_seed, second_seed = HASH_SEEDS
    with Runner(hash_seed=first_seed) as first, Runner(hash_seed=second_seed) as second:
        yield first, second


def run_twice(
    jobs: Mapping[PairKey, tuple[str, Sequence[str]]], runners: Runners
) -> dict[PairKey, DoubleVerdict]:
    """Run every pair under both hash seeds.

    Args:
        jobs: code and tests of each pair, by (query id, corpus id).
        runners: from `open_runners`.

    Returns:
        Both verdicts of each pair, in the order of `jobs`.

    Raises:
        NotExecuted: the machine failed to run a pair; a verdict is never guessed.
    """
    first, second = (run_once(jobs, runner) for runner in runners)
    return {key: DoubleVerdict(first[key], second[key]) for key in jobs}


def run_once(
    jobs: Mapping[PairKey, tuple[str, Sequence[str]]], runner: Runner
) -> dict[PairKey, Verdict]:
    """Run every pair under the hash seed of one runner.

    Raises:
        NotExecuted: the machine failed to run a pair.
    """
    pairs = [
        Pair(code, tuple(tests), id=f"{query} {snippet}")
        for (query, snippet), (code, tests) in jobs.items()
    ]
    verdicts = verdicts_by_id(pairs, runner)
    return {key: verdicts[pair.id] for key, pair in zip(jobs, pairs, strict=True)}


def verdicts_by_id(pairs: Sequence[Pair], runner: Runner) -> dict[str, Verdict]:
    """The verdict of each pair by the pair's id.

    Raises:
        NotExecuted: the machine failed to run a pair.
    """
    verdicts = {}
    for verdict in runner.run(pairs):
        if verdict.status != "done":
            raise NotExecuted(verdict.pair.id, verdict.reason)
        verdicts[verdict.pair.id] = verdict
    return verdicts
