"""Verdicts on disk: what was executed once under the same conditions is not executed again."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sqlite3
import sysconfig
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_runner.errors import ExecRetrievalError
from execretrieval_runner.labels import TIMEOUT
from execretrieval_runner.process import environment
from execretrieval_runner.types import RUNNER_VERSION, Limits, Pair, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from execretrieval_runner.types import Evidence

_FORMAT = 2
_BUSY_S = 60.0
_CREATE = """
    CREATE TABLE IF NOT EXISTS verdicts (
        key TEXT PRIMARY KEY,
        outcomes TEXT NOT NULL,
        cpu_s REAL NOT NULL,
        wall_s REAL NOT NULL,
        max_rss_bytes INTEGER NOT NULL,
        evidence TEXT NOT NULL
    ) WITHOUT ROWID
"""


@dataclass(frozen=True, slots=True)
class StoredVerdict:
    """A verdict without the pair, limits and conditions, which its key stands for."""

    outcomes: tuple[str, ...]
    cpu_s: float
    wall_s: float
    max_rss_bytes: int
    evidence: Evidence

    def of(self, pair: Pair, limits: Limits, conditions: Conditions) -> Verdict:
        """The whole verdict, given what its key was made from."""
        return Verdict(
            pair=pair,
            status="done",
            outcomes=self.outcomes,
            cpu_s=self.cpu_s,
            wall_s=self.wall_s,
            max_rss_bytes=self.max_rss_bytes,
            limits=limits,
            evidence=self.evidence,
            level=conditions.level,
            policy=conditions.policy,
        )


@dataclass(frozen=True, slots=True)
class Conditions:
    """What may decide a verdict besides the pair and its limits.

    Attributes:
        hash_seed: ``PYTHONHASHSEED`` of the snippets.
        mode: How verdicts come about.
        level: Level of the sandbox.
        policy: What it enforces.
        runner: `RUNNER_VERSION`.
        python: Implementation and version of Python.
        abi: Its binary interface.
        machine: Architecture of the machine.
    """

    hash_seed: int
    mode: str
    level: str
    policy: str
    runner: str
    python: str
    abi: str
    machine: str


def conditions_here(hash_seed: int, mode: str, level: str, policy: str) -> Conditions:
    """The conditions of a runner in this interpreter on this machine."""
    return Conditions(
        hash_seed=hash_seed,
        mode=mode,
        level=level,
        policy=policy,
        runner=RUNNER_VERSION,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        abi=str(sysconfig.get_config_var("SOABI")),
        machine=platform.machine(),
    )


def verdict_key(pair: Pair, limits: Limits, conditions: Conditions) -> str:
    """The key under which a verdict is stored: a digest of everything that may decide it.

    That is the code, the tests in order, the limits and the conditions (`Runner.conditions`). The
    pair's id has no part in it.

    Returns:
        sha256 in hexadecimal of a line of canonical JSON with limits and conditions, and of the
        code and each test after its length and a colon.
    """
    digest = _digest_of_circumstances(limits, conditions).copy()
    texts = "".join([f"{len(text)}:{text}" for text in (pair.code, *pair.tests)])
    digest.update(texts.encode("utf-8", "surrogatepass"))
    return digest.hexdigest()


@lru_cache(maxsize=64)
def _digest_of_circumstances(limits: Limits, conditions: Conditions) -> hashlib._Hash:
    """What the keys of a run have in common, hashed once."""
    circumstances = {
        "limits": asdict(limits),
        "environment": environment(conditions.hash_seed),
        **asdict(conditions),
    }
    text = json.dumps(circumstances, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{text}\n".encode())


class VerdictStore:
    """A file of verdicts, shared by any number of processes and threads.

    Each call opens the file anew and writes in one transaction: nothing needs closing, forks do no
    harm, and a crash loses at most the verdicts of the call under way. If the file may not be
    written it is only read.

    Args:
        path: The file; it and its folder are made if need be.

    Raises:
        ExecRetrievalError: The file is broken, of another format, or can be neither read nor made.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.read_only = self.path.exists() and not (
            os.access(self.path, os.W_OK) and os.access(self.path.parent, os.W_OK)
        )
        if not self.read_only:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise self._not_usable(str(error)) from error
        with self._connection() as connection:
            (found,) = connection.execute("PRAGMA user_version").fetchone()
            if found not in (0, _FORMAT):
                raise self._not_usable(f"format {found} instead of {_FORMAT}, delete the file")
            if not self.read_only:
                connection.execute(_CREATE)
                connection.execute(f"PRAGMA user_version = {_FORMAT}")

    def get(self, key: str) -> StoredVerdict | None:
        """The verdict stored under `key`, if any."""
        return self.get_many([key]).get(key)

    def get_many(self, keys: Iterable[str]) -> dict[str, StoredVerdict]:
        """The verdicts stored under `keys`; keys without one are left out."""
        with self._connection() as connection:
            rows = connection.execute(
                "SELECT key, outcomes, cpu_s, wall_s, max_rss_bytes, evidence FROM verdicts"
                " WHERE key IN (SELECT value FROM json_each(?))",
                [json.dumps(list(keys))],
            )
            return {
                key: StoredVerdict(_outcomes(outcomes), *others) for key, outcomes, *others in rows
            }

    def put_many(self, verdicts: Iterable[tuple[str, Verdict]]) -> int:
        """Stores verdicts under the keys that `verdict_key` gives for them.

        Left out are verdicts that say nothing lasting: those with status ``infra``, and time-outs
        under a CPU limit below the default. A store that is only read keeps none.

        Returns:
            How many of them are stored now.
        """
        rows = [_row(key, verdict) for key, verdict in verdicts if _is_lasting(verdict)]
        if self.read_only or not rows:
            return 0
        with self._connection() as connection:
            connection.executemany(
                "INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?, ?)", rows
            )
        return len(rows)

    def forget(self, keys: Iterable[str]) -> None:
        """Removes the verdicts stored under `keys`; a store that is only read keeps them."""
        if self.read_only:
            return
        with self._connection() as connection:
            connection.execute(
                "DELETE FROM verdicts WHERE key IN (SELECT value FROM json_each(?))",
                [json.dumps(list(keys))],
            )

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        """A connection for one transaction."""
        mode = "ro" if self.read_only else "rwc"
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        try:
            connection = sqlite3.connect(address, uri=True, timeout=_BUSY_S, isolation_level=None)
            try:
                connection.execute("BEGIN" if self.read_only else "BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
            finally:
                connection.close()
        except sqlite3.OperationalError as error:
            raise self._not_usable(str(error)) from error
        except sqlite3.DatabaseError as error:
            raise self._not_usable(f"{error}, delete the file") from error

    def _not_usable(self, why: str) -> ExecRetrievalError:
        return ExecRetrievalError(f"verdict store {self.path} is not usable: {why}")


@lru_cache(maxsize=1 << 12)
def _outcomes(text: str) -> tuple[str, ...]:
    """The labels in a row; few texts are different."""
    return tuple(json.loads(text))


def _is_lasting(verdict: Verdict) -> bool:
    return verdict.status == "done" and (
        TIMEOUT not in verdict.outcomes or verdict.limits.cpu_s >= Limits().cpu_s
    )


def _row(key: str, verdict: Verdict) -> tuple[Any, ...]:
    outcomes = json.dumps(verdict.outcomes)
    measures = (verdict.cpu_s, verdict.wall_s, verdict.max_rss_bytes)
    return key, outcomes, *measures, verdict.evidence
