"""One worker process, seen from the supervisor."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_runner.errors import RunnerFailure
from execretrieval_runner.protocol import CANARY_EVERY, FrameBuffer, Message

if TYPE_CHECKING:
    from execretrieval_runner.sandbox.levels import Letter
    from execretrieval_runner.types import Verdict

ROOT = str(Path(__file__).absolute().parent.parent)
"""The folder or the archive that holds this package."""

FAREWELL_S = 5.0
"""How long a dismissed worker may take to clean up and leave."""

_JOBS = 10_000
_RECEIVE_BYTES = 1 << 16
_PROGRAM = (
    "import sys; sys.path.insert(0, sys.argv[1]); "
    "from execretrieval_runner.layout import fix; fix(); "
    "from execretrieval_runner.worker import main; main()"
)


def environment(hash_seed: int) -> dict[str, str]:
    """The whole environment of a worker: nothing of the user's, so that nothing varies or leaks."""
    return {
        "PYTHONHASHSEED": str(hash_seed),
        "TZ": "UTC",
        "LC_ALL": "C.UTF-8",
        "MALLOC_ARENA_MAX": "1",
    }


class Worker:
    """One worker process and the supervisor's end of its socket.

    Attributes:
        socket: Non-blocking; readable when replies have arrived or the worker is gone.
        jobs: Number of jobs sent so far.
        answered: Whether it has ever replied.
        suites_key: Names the suites that it has loaded; empty if none.
        unproven: Verdicts from it since it was last seen to be sound, and perhaps some before.
        refusal: Why it could not enter its sandbox; empty as far as is known.
    """

    def __init__(self, hash_seed: int, level: Letter) -> None:
        self.socket, theirs = socket.socketpair()
        self.socket.setblocking(False)
        # Says nothing, and so can be heard to end while jobs wait unread in the other socket.
        self._lifeline, its_end = socket.socketpair()
        with theirs, its_end:
            try:
                self._process = _start(theirs, its_end, hash_seed, level)
            except OSError as error:
                self._close()
                raise RunnerFailure(f"no worker process could be started: {error}") from error
        self._supervisor = os.getpid()
        self.jobs = 0
        self.answered = False
        self.suites_key = ""
        self.unproven: deque[Verdict] = deque(maxlen=CANARY_EVERY)
        self.refusal = ""
        self._retired = False
        self._incoming = FrameBuffer()
        self._outgoing: deque[memoryview] = deque()

    @property
    def is_alive(self) -> bool:
        """Whether the process has not ended."""
        return self._process.poll() is None

    @property
    def is_worn(self) -> bool:
        """Whether it is to be replaced once its jobs are done."""
        return self._retired or self.jobs >= _JOBS

    @property
    def has_unsent(self) -> bool:
        """Whether frames wait for room in the socket."""
        return bool(self._outgoing)

    def retire(self) -> None:
        """Marks the worker as worn."""
        self._retired = True

    def queue(self, frame: bytes) -> None:
        """Queues a frame; `flush` sends it."""
        self._outgoing.append(memoryview(frame))

    def flush(self) -> None:
        """Sends as much as the socket takes without waiting.

        Raises:
            OSError: The worker is gone.
        """
        while self._outgoing:
            try:
                sent = self.socket.send(self._outgoing[0])
            except BlockingIOError:
                return
            rest = self._outgoing.popleft()[sent:]
            if rest:
                self._outgoing.appendleft(rest)

    def receive(self) -> list[Message]:
        """The replies that have arrived.

        Raises:
            OSError: The worker is gone.
        """
        try:
            piece = self.socket.recv(_RECEIVE_BYTES)
        except BlockingIOError:
            return []
        if not piece:
            raise ConnectionResetError("the worker has closed its socket")
        return self._replies(piece)

    def last_words(self) -> list[Message]:
        """The replies that a worker which has left had sent before."""
        messages: list[Message] = []
        with contextlib.suppress(OSError):
            while piece := self.socket.recv(_RECEIVE_BYTES):
                messages += self._replies(piece)
        return messages

    def _replies(self, piece: bytes) -> list[Message]:
        """The replies that are complete with this piece of them.

        Raises:
            OSError: The worker could not enter its sandbox.
        """
        messages = self._incoming.feed(piece)
        if messages and "refused" in messages[0]:
            self.refusal = str(messages[0]["refused"])
            raise ConnectionResetError(self.refusal)
        self.answered = self.answered or bool(messages)
        return messages

    def dismiss(self) -> None:
        """Tells the worker to kill its child and to leave."""
        if self._supervisor != os.getpid():
            return  # inherited over a fork: the worker serves the other process
        for ours in (self._lifeline, self.socket):
            with contextlib.suppress(OSError):  # it may be gone already
                ours.shutdown(socket.SHUT_RDWR)

    def wait(self, patience_s: float) -> int:
        """Waits for a dismissed worker to end, by force if need be; returns its exit status."""
        if self._supervisor != os.getpid():
            self._process.returncode = 0  # no child of this process: there is nothing to wait for
            return 0
        try:
            return self._process.wait(patience_s)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def end(self) -> int:
        """Dismisses the worker, waits for it, closes the socket; returns its exit status."""
        self.dismiss()
        status = self.wait(FAREWELL_S)
        self._close()
        return status

    def _close(self) -> None:
        self.socket.close()
        self._lifeline.close()


def _start(
    control: socket.socket, lifeline: socket.socket, hash_seed: int, level: Letter
) -> subprocess.Popen[bytes]:
    """Starts a worker process that serves `control` until `lifeline` ends."""
    # No preexec_fn: it would run Python code between fork and exec, which is not safe in a program
    # with threads. -I is no choice: it would ignore the hash seed.
    return subprocess.Popen(
        [
            *(sys.executable, "-s", "-S", "-P", "-B", "-c", _PROGRAM),
            *(ROOT, str(control.fileno()), str(lifeline.fileno()), str(os.getpid()), level),
        ],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        env=environment(hash_seed),
        pass_fds=[control.fileno(), lifeline.fileno()],
        start_new_session=True,
    )
