"""The workers of one runner: started on demand, lent to its calls, ended with it."""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import TYPE_CHECKING

from execretrieval_runner.errors import RunnerFailure
from execretrieval_runner.process import FAREWELL_S, ROOT, Worker

if TYPE_CHECKING:
    from execretrieval_runner.sandbox.levels import Level

_FAILED_STARTS = 5


class Pool:
    """The workers of one runner; safe to use from several threads.

    Args:
        size: Most workers that are kept, normally one per core.
        hash_seed: ``PYTHONHASHSEED`` of the workers.
        level: Their sandbox.
    """

    def __init__(self, size: int, hash_seed: int, level: Level) -> None:
        self.size = size
        self.level = level
        self._hash_seed = hash_seed
        self._reset()

    def _reset(self) -> None:
        self._lock = threading.Lock()
        self._owner = os.getpid()
        self._idle: list[Worker] = []
        self._lent: set[Worker] = set()
        self._closed = False
        self._failed_starts = 0
        self._executed = 0

    @property
    def executed(self) -> int:
        """Number of child processes that have run so far."""
        return self._executed

    def count_executed(self) -> None:
        """Notes that a child process has run."""
        with self._lock:
            self._executed += 1

    def lease(self, *, needed: bool, beyond: int = 0) -> Worker | None:
        """Lends an idle worker, or a new one while fewer than `size` exist.

        Args:
            needed: The borrower has no worker yet: it gets one even beyond `size`, so that calls
                inside one another always go on.
            beyond: How many workers the borrower has that do not count.

        Raises:
            RunnerFailure: The runner is closed.
        """
        self._forget_inherited()
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.is_alive:
                    self._lent.add(worker)
                    return worker
                worker.end()
            return self._start() if needed or len(self._lent) < self.size + beyond else None

    def lease_fresh(self) -> Worker:
        """Lends a new worker.

        Raises:
            RunnerFailure: The runner is closed.
        """
        with self._lock:
            return self._start()

    def _start(self) -> Worker:
        """Starts and lends a worker; the caller holds the lock."""
        if self._closed:
            raise RunnerFailure("the runner is closed: make a new one, or use it inside `with`")
        worker = Worker(self._hash_seed, self.level.letter)
        self._lent.add(worker)
        return worker

    def give_back(self, worker: Worker) -> None:
        """Takes back a worker that has no job under way."""
        with self._lock:
            self._lent.discard(worker)
            keep = not (self._closed or worker.is_worn) and len(self._idle) < self.size
            if keep:
                self._idle.append(worker)
        if not keep:
            worker.end()

    def discard(self, worker: Worker) -> int:
        """Ends a worker that is lost, not trusted or not free; returns its exit status."""
        with self._lock:
            self._lent.discard(worker)
        return worker.end()

    def note_loss(self, worker: Worker, status: int) -> None:
        """Counts workers lost in a row, with exit status `status`, before their first reply.

        Raises:
            RunnerFailure: Too many of them: workers cannot run here.
        """
        with self._lock:
            self._failed_starts = 0 if worker.answered else self._failed_starts + 1
            failed = self._failed_starts
        if worker.refusal:
            raise RunnerFailure(f"a worker process could not enter its sandbox ({worker.refusal})")
        if failed >= _FAILED_STARTS:
            raise RunnerFailure(
                f"{failed} worker processes in a row ended at their start (the last with status"
                f" {status}): check that {sys.executable} runs and can read {ROOT}"
            )

    def close(self) -> None:
        """Ends all workers; the borrowers of lent ones notice and stop."""
        if self._owner != os.getpid():
            return
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            everyone = [*idle, *self._lent]
        for worker in everyone:
            worker.dismiss()
        deadline = time.monotonic() + FAREWELL_S
        for worker in everyone:
            worker.wait(max(deadline - time.monotonic(), 0.0))
        for worker in idle:  # a lent worker's socket is its borrower's to close
            worker.end()

    def _forget_inherited(self) -> None:
        """After a fork the workers belong to the other process: this copy starts with none."""
        if self._owner != os.getpid():
            inherited = [*self._idle, *self._lent]
            self._reset()
            for worker in inherited:
                worker.end()  # only closes this process's copy of the socket
