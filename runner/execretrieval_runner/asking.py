"""How a job is sent to a worker, and again if the first reply says too little about the snippet.

Nearly all jobs are done within milliseconds, and those that are not take most of the time. So each
is first given a short budget; what exceeds it runs with its full limits after all others, the
longest first, so that no worker is left with a long job when the others have run dry. What slept
away its first budget takes no core and runs beside them, on further workers.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from execretrieval_runner.conversation import Reply, Request, SharedSuites
from execretrieval_runner.protocol import Message, pack_job

if TYPE_CHECKING:
    from collections.abc import Generator

    from execretrieval_runner.types import Limits

_SHORT_CPU_S = 0.5
_SHORT_WALL_S = 2 * _SHORT_CPU_S  # on a machine twice as busy only sleepers reach it
_PATIENCE_FACTOR = 3
_PATIENCE_S = 60.0
_FAST_ASLEEP_BELOW = 0.01  # share of real time; less than a job gets on any machine worth using


def ask(
    job: Message,
    limits: Limits,
    *,
    records: int,
    windows: int = 1,
    suites: SharedSuites | None = None,
) -> Generator[Request, Reply, Reply]:
    """Runs one child that may report `records` times, and returns the reply that counts.

    Real time also passes while other processes compute. So a wall limit counts only if the job
    slept in the first pass and did nothing at all in the second, or ran alone. A job that was
    computing even then has met a machine that is too loaded, unless its wall limit is the tighter
    one of the two.

    Args:
        job: What the child is to do.
        limits: Limits for each of `windows` parts of the job.
        records: Most records that the child may report.
        windows: 1 if the limits hold for the whole job, else the number of records.
        suites: What the worker must have loaded.
    """
    short = _short(limits) if windows == 1 else limits
    reply = yield _request(job, short, records, windows, suites)
    if _was_cut_short(reply, short, limits):
        slept = reply.ended == "asleep"
        finished = max(len(reply.records.payloads), 1)
        expected_s = min(reply.cpu_s * records / finished, limits.cpu_s)
        full = _request(job, limits, records, windows, suites)
        reply = yield replace(full, turn="beside" if slept else "last", expected_s=expected_s)
        if slept and _was_fast_asleep(reply):
            return reply
    if reply.ended in ("wall", "asleep", "infra"):
        reply = yield replace(_request(job, limits, records, windows, suites), turn="alone")
    if reply.ended == "wall" and limits.wall_s > limits.cpu_s:
        reason = "over the wall limit while computing: the machine is too loaded"
        reply = replace(reply, ended="infra", reason=reason)
    return reply


@lru_cache(maxsize=64)
def _short(limits: Limits) -> Limits:
    """The budget of the first pass; `limits` themselves if they are not much larger."""
    if limits.cpu_s < 2 * _SHORT_CPU_S and limits.wall_s < 2 * _SHORT_WALL_S:
        return limits
    return replace(
        limits,
        cpu_s=min(_SHORT_CPU_S, limits.cpu_s),
        wall_s=min(_SHORT_WALL_S, limits.wall_s),
    )


def _was_cut_short(reply: Reply, short: Limits, limits: Limits) -> bool:
    """Whether the first pass has ended a job that its full limits might let go on."""
    if reply.ended == "cpu":
        return short.cpu_s < limits.cpu_s
    return reply.ended in ("wall", "asleep") and short is not limits


def _was_fast_asleep(reply: Reply) -> bool:
    return reply.ended == "asleep" and reply.cpu_s < _FAST_ASLEEP_BELOW * reply.wall_s


def _request(
    job: Message, limits: Limits, records: int, windows: int, suites: SharedSuites | None
) -> Request:
    frame = pack_job(
        {
            "records": records + 1,  # and the end record
            "windows": windows,
            "cpu_s": limits.cpu_s,
            "wall_s": limits.wall_s,
            "memory_bytes": limits.memory_bytes,
            "output_bytes": limits.output_bytes,
        },
        job,
    )
    patience_s = limits.wall_s * windows * _PATIENCE_FACTOR + _PATIENCE_S
    return Request(frame, patience_s, suites)
