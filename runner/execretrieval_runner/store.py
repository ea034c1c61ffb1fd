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
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_runner.errors import ExecRetrievalError
from execretrieval_runner.judging import MODE
from execretrieval_runner.process import environment
from execretrieval_runner.sandbox import POLICY
from execretrieval_runner.types import RUNNER_VERSION, Limits, Pair, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_FORMAT = 1
_BUSY_S = 60.0
_CREATE = """
    CREATE TABLE IF NOT EXISTS verdicts (
        key TEXT PRIMARY KEY,
        outcomes TEXT NOT NULL,
        cpu_s REAL NOT NULL,
        wall_s REAL NOT NULL,
        max_rss_bytes INTEGER NOT NULL
    ) WITHOUT ROWID
"""


@dataclass(frozen=True, slots=True)
class StoredVerdict:
    """A verdict without the pair and the limits, which its key stands for."""

    outcomes: tuple[str, ...]
    cpu_s: float
    wall_s: float
    max_rss_bytes: int

    def of(self, pair: Pair, limits: Limits) -> Verdict:
        """The whole verdict, given what its key was made from."""
        return Verdict(
            pair=pair,
            status="done",
            outcomes=self.outcomes,
            cpu_s=self.cpu_s,
            wall_s=self.wall_s,
            max_rss_bytes=self.max_rss_bytes,
            limits=limits,
        )


def verdict_key(pair: Pair, limits: Limits, hash_seed: int) -> str:
    """The key under which a verdict is stored: a digest of everything that may decide it.

    That is the code, the tests in order, the limits, and the conditions: runner, Python and machine
    architecture, environment and sandbox. The pair's id has no part in it.

    Returns:
        sha256 in hexadecimal of the canonical JSON of these.
    """
    ingredients = {
        "code": pair.code,
        "tests": list(pair.tests),
        "limits": asdict(limits),
        "environment": environment(hash_seed),
        **_conditions(),
    }
    text = json.dumps(ingredients, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


@cache
def _conditions() -> dict[str, str]:
    return {
        "runner": RUNNER_VERSION,
        "mode": MODE,
        "sandbox": POLICY,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "abi": str(sysconfig.get_config_var("SOABI")),
        "machine": platform.machine(),
    }


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
                "SELECT key, outcomes, cpu_s, wall_s, max_rss_bytes FROM verdicts"
                " WHERE key IN (SELECT value FROM json_each(?))",
                [json.dumps(list(keys))],
            )
            return {
                key: StoredVerdict(tuple(json.loads(outcomes)), *numbers)
                for key, outcomes, *numbers in rows
            }

    def put_many(self, verdicts: Iterable[tuple[str, Verdict]]) -> int:
        """Stores verdicts under the keys that `verdict_key` gives for them.

        Left out are verdicts that say nothing lasting: those with status ``infra``, and those under
        a CPU limit below the default, where a time-out means little. A store that is only read
        keeps none.

        Returns:
            How many of them are stored now.
        """
        rows = [_row(key, verdict) for key, verdict in verdicts if _is_lasting(verdict)]
        if self.read_only or not rows:
            return 0
        with self._connection() as connection:
            connection.executemany("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?)", rows)
        return len(rows)

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


def _is_lasting(verdict: Verdict) -> bool:
    return verdict.status == "done" and verdict.limits.cpu_s >= Limits().cpu_s


def _row(key: str, verdict: Verdict) -> tuple[Any, ...]:
    outcomes = json.dumps(verdict.outcomes)
    return key, outcomes, verdict.cpu_s, verdict.wall_s, verdict.max_rss_bytes
