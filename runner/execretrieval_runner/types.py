"""The values that go into the runner and come out of it: limits, jobs and what was found."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from typing import Literal

from execretrieval_runner.errors import InvalidJob
from execretrieval_runner.labels import PASS
from execretrieval_runner.unpinned import is_unpinned

RUNNER_VERSION = "3"
"""Changes whenever the same snippet and suite could get another verdict than before."""

Mode = Literal["split", "plain"]
"""``split``: expected values are kept from the process under test, and compared outside of it.
``plain``: that process judges each test itself, as published protocols do."""

Evidence = Literal["executed", "in-process"]
"""``executed``: no test was judged by the process under test; ``in-process``: some were."""

Status = Literal["done", "infra"]
"""``done``: the result speaks of the snippet. ``infra``: the machine failed, nothing is known."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one job may use.

    Attributes:
        cpu_s: CPU seconds of the child process; reaching it is a time-out.
        wall_s: Seconds of real time; a net for sleepers, well above `cpu_s` because a loaded
            machine must not turn a slow job into a failed one.
        memory_bytes: Address space of the child process.
        output_bytes: Most bytes that the child process may report.
    """

    cpu_s: float = 5.0
    wall_s: float = 20.0
    memory_bytes: int = 1 << 30
    output_bytes: int = 1 << 20

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not 0 < value < math.inf:
                raise InvalidJob(f"limit {field.name} is {value}: use a finite number above 0")


PAPER_LIMITS = Limits(cpu_s=5.0, wall_s=5.0)
"""The limit of the published protocol, five seconds of real time; to be used in mode ``plain``."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A snippet and the test suite that it is to pass.

    Attributes:
        code: Source text of the snippet.
        tests: Source text of the tests, in order; each runs in a namespace of its own.
        id: The caller's name for the pair; quoted in messages, without effect on the verdict.
    """

    code: str
    tests: tuple[str, ...]
    id: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What running a pair has shown.

    Attributes:
        pair: The input.
        status: Whether there is a verdict at all.
        outcomes: One label per test, in order; empty if `status` is ``infra``.
        cpu_s: CPU seconds used by the child process.
        wall_s: Seconds from its start to its end.
        max_rss_bytes: Its largest resident memory.
        limits: The limits it ran under.
        reason: Why there is no verdict; empty if there is one.
        evidence: Who has compared; code that is made to deceive can forge what it judges itself.
        flaky: Whether it passed under this hash seed and did not under another one.
        level: Level of the sandbox, with what it lacks here.
        policy: Names what the sandbox enforced.
    """

    pair: Pair
    status: Status
    outcomes: tuple[str, ...]
    cpu_s: float
    wall_s: float
    max_rss_bytes: int
    limits: Limits
    reason: str = ""
    evidence: Evidence = "in-process"
    flaky: bool = False
    level: str = ""
    policy: str = ""

    @property
    def passed(self) -> bool:
        """Whether every test of the suite passed."""
        return self.status == "done" and all(outcome == PASS for outcome in self.outcomes)

    @property
    def near_limit(self) -> bool:
        """Whether a slower machine might have run into the CPU limit (more than half was used)."""
        return self.cpu_s > self.limits.cpu_s / 2

    @property
    def unpinned(self) -> bool:
        """Whether the snippet or a test names a clock, an identity or a source of chance.

        See `execretrieval_runner.unpinned`. It says nothing about what they do with it.
        """
        return is_unpinned(self.pair.code, self.pair.tests)


@dataclass(frozen=True, slots=True)
class ObserveJob:
    """A snippet and the call expressions to evaluate, such as ``f([1, 2], 3)``."""

    code: str
    calls: tuple[str, ...]
    id: str = ""


@dataclass(frozen=True, slots=True)
class CallResult:
    """What one observed call did.

    Attributes:
        kind: ``value`` (it returned), ``raised`` (it raised), ``error`` (the snippet does not
            compile or import, or its process died), ``timeout`` or ``not_run`` (an earlier call
            ended the process).
        canonical: Canonical bytes of the returned value (see `execretrieval_runner.canon`);
            ``None`` if there is no value or it has no canonical form.
        exception: Class name of the exception for ``raised``; for ``error`` the class name,
            ``Killed`` or ``Protocol``; else empty.
    """

    kind: Literal["value", "raised", "error", "timeout", "not_run"]
    canonical: bytes | None = None
    exception: str = ""


@dataclass(frozen=True, slots=True)
class Observation:
    """What the calls of a job did.

    Attributes:
        job: The input.
        status: Whether there are results at all.
        results: One result per call, in order; empty if `status` is ``infra``.
        branches: Conditions met over all finished calls, as (line, column, outcome) with the
            positions of `execretrieval_runner.conditions.conditions`; ``None`` if they were not
            asked for.
        cpu_s: CPU seconds used by the child process.
        wall_s: Seconds from its start to its end.
        reason: Why there are no results; empty if there are.
    """

    job: ObserveJob
    status: Status
    results: tuple[CallResult, ...]
    branches: frozenset[tuple[int, int, bool]] | None
    cpu_s: float
    wall_s: float
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ScreenJob:
    """A snippet to be tried against many suites."""

    code: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Screening:
    """Which of many suites a snippet passes.

    Attributes:
        job: The input.
        status: Whether the lists below are complete; if not, nothing is known.
        passed: Indices of the suites that it passes, each confirmed in a process of its own.
        timed_out: Indices of the suites that reached a limit.
        reason: Why the screening is not complete; empty if it is.
    """

    job: ScreenJob
    status: Status
    passed: tuple[int, ...]
    timed_out: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ExplainedTest:
    """What one test expected and what it got.

    What the process under test says of itself is marked as untrusted: the verdict does not rest on
    it, and code that is made to deceive can put anything there.

    Attributes:
        test: The test.
        outcome: Its label.
        evidence: Who has compared.
        expected: What was demanded, such as ``== 3``; one text per comparison made outside.
        untrusted_got: The ``repr`` of what came instead, one per comparison that was reached, and
            of the exception that ended the test, if any.
        untrusted_cpu_s: CPU seconds of its main thread in the test; 0 if the test did not end.
    """

    test: str
    outcome: str
    evidence: Evidence
    expected: tuple[str, ...]
    untrusted_got: tuple[str, ...]
    untrusted_cpu_s: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """A verdict (with the limits and what was used of them) and its tests, one by one."""

    verdict: Verdict
    tests: tuple[ExplainedTest, ...]
