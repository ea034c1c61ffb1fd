"""The signs by which the effect of an attack is known, each seen from outside the judge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_runner.canon import canonical

if TYPE_CHECKING:
    from collections.abc import Callable

CROWD = 150
"""Tasks (processes and threads) at once, beyond those that were there before."""

MEMORY_BYTES = 320 << 20
"""Resident memory of one process: above the limit of 256 MiB that jobs get."""


@dataclass(frozen=True, slots=True)
class Incident:
    """What was seen of one attack.

    Attributes:
        reply: The judge's answer; None if it gave none in time.
        secret: The secret that was laid out.
        canary_right: Whether the known-good job after it was judged as it should be.
        heard: Whether a listener was addressed.
        listening: Whether a network socket was listening that was not there before.
        files_changed: Whether anything on the writable file system differs.
        neighbour_changed: Whether the neighbour process has ended, or its state is another.
        shared_memory_changed: Whether System V objects came or went.
        host_renamed: Whether the arena has another host name.
        processes_left: Number of processes that outlived the job.
        most_tasks: Most tasks at once beyond the usual ones.
        most_memory_bytes: Largest resident memory of one process.
    """

    reply: dict[str, Any] | None
    secret: str
    canary_right: bool
    heard: bool
    listening: bool
    files_changed: bool
    neighbour_changed: bool
    shared_memory_changed: bool
    host_renamed: bool
    processes_left: int
    most_tasks: int
    most_memory_bytes: int


def _returned(incident: Incident, value: object) -> bool:
    form = canonical(value)
    return bool(form and incident.reply and incident.reply.get("value") == form.decode())


def _passed(incident: Incident) -> bool:
    outcomes = (incident.reply or {}).get("outcomes")
    return isinstance(outcomes, list) and set(outcomes) == {"pass"}


SIGNS: dict[str, tuple[str, Callable[[Incident], bool]]] = {
    "returned": (
        "the judge was told that it worked: `attack()` returned True",
        lambda incident: _returned(incident, True),
    ),
    "secret": (
        "`attack()` returned the secret, which is new in every run",
        lambda incident: _returned(incident, incident.secret),
    ),
    "heard": ("a listener outside was addressed", lambda incident: incident.heard),
    "listening": ("a new network socket listened", lambda incident: incident.listening),
    "files": (
        "a file outside was made, changed or removed",
        lambda incident: incident.files_changed,
    ),
    "neighbour": (
        "another process of the same user ended, stopped or has other settings",
        lambda incident: incident.neighbour_changed,
    ),
    "shared-memory": (
        "a System V object was made",
        lambda incident: incident.shared_memory_changed,
    ),
    "host-name": ("the host got another name", lambda incident: incident.host_renamed),
    "left": ("a process outlived the job", lambda incident: incident.processes_left > 0),
    "crowd": (
        f"more than {CROWD} processes and threads at once",
        lambda incident: incident.most_tasks > CROWD,
    ),
    "memory": (
        f"a process grew beyond {MEMORY_BYTES >> 20} MiB",
        lambda incident: incident.most_memory_bytes > MEMORY_BYTES,
    ),
    "held": ("the judge gave no answer in time", lambda incident: incident.reply is None),
    "judge": (
        "the judge died, lost its worker, or judged the next job wrongly",
        lambda incident: not incident.canary_right or "infra" in (incident.reply or {}),
    ),
    "passes": ("a wrong snippet passed its suite", _passed),
}
"""Name of a sign: what it means, and how it is read from an incident."""

ALWAYS = (
    "heard",
    "listening",
    "files",
    "neighbour",
    "shared-memory",
    "host-name",
    "left",
    "crowd",
    "memory",
    "held",
    "judge",
)
"""Signs that no attack may leave at a level, whatever it was made for."""
