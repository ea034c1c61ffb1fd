"""How far a long run has come."""

from __future__ import annotations

import sys
import time
from collections import deque
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from execretrieval_runner.types import Verdict

_WINDOW = 30
_REDRAWN_EVERY_S = 0.2
_PRINTED_EVERY_S = 10.0


class Progress:
    """Counts verdicts as they pass.

    Args:
        total: Number of pairs; None if nobody knows.
        clock: Seconds that pass.

    Attributes:
        total: As above.
        done: Verdicts so far, all kinds together.
        failed: Those of pairs that do not pass.
        unknown: Those that are none, because the machine failed.
    """

    def __init__(
        self, total: int | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.total = total
        self.done = 0
        self.failed = 0
        self.unknown = 0
        self._clock = clock
        # One reading a second: the rate of the last half minute says more about what is left than
        # that of a start which the store answered.
        self._readings = deque([(clock(), 0)], maxlen=_WINDOW)

    def watch(self, verdicts: Iterable[Verdict]) -> Iterator[Verdict]:
        """Passes verdicts on and counts them."""
        for verdict in verdicts:
            self.count(verdict)
            yield verdict

    def count(self, verdict: Verdict) -> None:
        """Counts one verdict."""
        self.done += 1
        if verdict.status != "done":
            self.unknown += 1
        elif not verdict.passed:
            self.failed += 1
        if (now := self._clock()) - self._readings[-1][0] >= 1.0:
            self._readings.append((now, self.done))

    @property
    def rate(self) -> float:
        """Verdicts a second, lately."""
        since, done = self._readings[0]
        return (self.done - done) / max(self._clock() - since, 1e-9)

    @property
    def seconds_left(self) -> float | None:
        """Seconds to the end at this rate; None if nobody knows."""
        if self.total is None or not self.rate:
            return None
        return max(self.total - self.done, 0) / self.rate

    def text(self) -> str:
        """All of it in a line."""
        of = "" if self.total is None else f" of {self.total:,}"
        parts = [f"{self.done:,}{of} pairs", f"{self.rate:,.0f}/s"]
        if self.seconds_left is not None:
            parts.append(f"{_duration(self.seconds_left)} left")
        parts.append(f"{self.failed:,} failed")
        if self.unknown:
            parts.append(f"{self.unknown:,} without verdict")
        return ", ".join(parts)


def shown(
    verdicts: Iterable[Verdict], progress: Progress, stream: TextIO | None = None
) -> Iterator[Verdict]:
    """Passes verdicts on and writes now and then how far they are, to standard error by default.

    On a terminal the line is redrawn in place; elsewhere a line is printed every ten seconds.
    """
    stream = sys.stderr if stream is None else stream
    redraw = stream.isatty()
    pause_s = _REDRAWN_EVERY_S if redraw else _PRINTED_EVERY_S
    shown_at = time.monotonic()
    try:
        for verdict in progress.watch(verdicts):
            if (now := time.monotonic()) - shown_at >= pause_s:
                shown_at = now
                line = f"\r\x1b[K{progress.text()}" if redraw else f"{progress.text()}\n"
                stream.write(line)
                stream.flush()
            yield verdict
    finally:
        if redraw:
            stream.write(f"\r\x1b[K{progress.text()}\n")
            stream.flush()


def _duration(seconds: float) -> str:
    """Such as 45 s, 12 min or 3.5 h."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"
