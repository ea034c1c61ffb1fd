"""What the scheduler and the judges say to each other.

The unit of work is a *conversation*: a generator that yields requests, is sent the reply to each,
and returns its results. So what a time-out or a broken worker means for a job is straight code in
one place (`execretrieval_runner.judging`), and the scheduler knows nothing about snippets.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal, TypeVar

from execretrieval_runner.protocol import Records

T = TypeVar("T")

Ended = Literal["exit", "cpu", "wall", "asleep", "output", "infra"]
"""Why a child ended: by itself, over the CPU limit, over the wall limit (busy or asleep), or with
too long a report; or ``infra``: the machine failed and there is no child to speak of."""

_NO_RECORDS = Records((), ended=False, well_formed=True)


@dataclass(frozen=True, slots=True)
class SharedSuites:
    """Suites that a worker loads once for many requests; `frame` loads them."""

    key: str
    frame: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """One child process to be run.

    Attributes:
        frame: The job as the worker reads it.
        patience_s: Real time after which a worker that does not reply is given up.
        suites: What the worker must have loaded.
        turn: When to run it: in its order; ``last``, after the others; ``beside`` those, on
            further workers, since it takes no core; or ``alone``, on a new worker while nothing
            else of the call is under way.
        expected_s: Of the ``last`` ones, those that are expected to take longest go first.
    """

    frame: bytes
    patience_s: float
    suites: SharedSuites | None = None
    turn: Literal["now", "last", "beside", "alone"] = "now"
    expected_s: float = 0.0


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of a request.

    Attributes:
        ended: Why the child ended.
        records: What it reported.
        status: Its wait status; 0 only if it ended by itself and without complaint.
        cpu_s: CPU seconds that it used.
        wall_s: Seconds from its start to its end.
        max_rss_bytes: Its largest resident memory.
        reason: Why there was no child, for ``infra``.
        harmed: Whether the worker failed at its known answer, so that what it told before is in
            doubt too.
    """

    ended: Ended
    records: Records = _NO_RECORDS
    status: int = 0
    cpu_s: float = 0.0
    wall_s: float = 0.0
    max_rss_bytes: int = 0
    reason: str = ""
    harmed: bool = False

    @property
    def is_ordinary(self) -> bool:
        """Whether the child ended by itself and without complaint; if not, a canary came next."""
        return self.ended == "exit" and self.status == 0

    @property
    def is_complete(self) -> bool:
        """Whether the child did its job to the end."""
        return self.is_ordinary and self.records.ended

    @property
    def is_sound(self) -> bool:
        """Whether child and worker kept to the protocol."""
        return self.ended not in ("output", "infra") and self.records.well_formed


Conversation = Generator[Request, Reply, tuple[T, ...]]
Silent = Generator[Request, Reply, tuple[()]]
"""A conversation without results."""
