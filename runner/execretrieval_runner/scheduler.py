"""Keeps the workers of a pool busy and turns their replies into results."""

from __future__ import annotations

import heapq
import selectors
import time
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from execretrieval_runner.conversation import Conversation, Reply, Request
from execretrieval_runner.protocol import parse_records
from execretrieval_runner.types import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from execretrieval_runner.pool import Pool
    from execretrieval_runner.process import Worker
    from execretrieval_runner.protocol import Message

T = TypeVar("T")
Again: TypeAlias = "Callable[[Sequence[Verdict]], Iterable[Conversation[T]]]"

_JOBS_UNDER_WAY = 2  # one running, one waiting in the socket, so that a worker never waits
_MOST_OPEN = 4096  # conversations begun and not ended: what bounds the memory of a long stream
_FURTHER_WORKERS = 2  # beyond the pool's size, for what sleeps
_TICK_S = 0.25


@dataclass(slots=True)
class _Task(Generic[T]):
    """A request and the conversation that waits for its reply."""

    conversation: Conversation[T]
    request: Request


@dataclass(slots=True, order=True)
class _Leftover(Generic[T]):
    """A task to be run after the others; the one that is expected to take longest comes first."""

    negated_s: float
    number: int
    task: _Task[T] = field(compare=False)


@dataclass(slots=True, eq=False)
class _Seat(Generic[T]):
    """A leased worker and its tasks under way, the running one first."""

    worker: Worker
    is_further: bool
    tasks: deque[_Task[T]] = field(default_factory=deque)
    busy_since: float = 0.0


def converse(
    pool: Pool, conversations: Iterable[Conversation[T]], again: Again[T] | None = None
) -> Iterator[T]:
    """Holds the conversations, several at a time, and yields their results as they come.

    The input is consumed lazily. When the iterator ends or is closed, its workers go back to the
    pool.

    Args:
        pool: The workers.
        conversations: What is to be done.
        again: What is to be done besides if verdicts are in doubt, in this call or an earlier one,
            because the worker that they came from turns out to be broken.

    Raises:
        RunnerFailure: Workers do not run here, or the runner was closed meanwhile.
    """
    for results in converse_in_lists(pool, conversations, again):
        yield from results


def converse_in_lists(
    pool: Pool, conversations: Iterable[Conversation[T]], again: Again[T] | None = None
) -> Iterator[list[T]]:
    """Like `converse`; yields what has come in since the last time, at least every quarter second.

    Yields:
        The new results, perhaps none.

    Raises:
        RunnerFailure: As for `converse`.
    """
    schedule = _Schedule(pool, iter(conversations), again)
    try:
        while schedule.advance():
            yield schedule.take_results()
    finally:
        schedule.release()


class _Schedule(Generic[T]):
    """The state of one call: what is still to be asked, what is under way, what has come in."""

    def __init__(
        self, pool: Pool, source: Iterator[Conversation[T]], again: Again[T] | None
    ) -> None:
        self._pool = pool
        self._again = again
        self._source: Iterator[Conversation[T]] | None = source
        self._ready: deque[_Task[T]] = deque()
        self._leftovers: list[_Leftover[T]] = []
        self._sleepers: deque[_Task[T]] = deque()
        self._alone: deque[_Task[T]] = deque()
        self._open = 0
        self._filed = 0
        self._results: list[T] = []
        self._selector = selectors.DefaultSelector()
        self._seats: list[_Seat[T]] = []

    def take_results(self) -> list[T]:
        """The results that have come in."""
        results, self._results = self._results, []
        return results

    def advance(self) -> bool:
        """Does the next piece of work; False when nothing is left to do."""
        while not self._results and (task := self._next_task()) is not None:
            seat = self._free_seat()
            if seat is None:
                self._ready.appendleft(task)
                break
            self._place(seat, task)
        if self._results:
            return True
        # Never behind another job: the worker that is free first is to take the next one.
        while self._leftovers and (seat := self._idle_seat()) is not None:
            self._place(seat, heapq.heappop(self._leftovers).task)
        while self._sleepers and (seat := self._seat_for_sleeper()) is not None:
            self._place(seat, self._sleepers.popleft())
        if any(seat.tasks for seat in self._seats):
            self._wait()
        elif self._alone:
            self._place(self._fresh_seat(), self._alone.popleft())
        else:
            return False
        return True

    def release(self) -> None:
        """Gives free workers back and ends those that are busy with what nobody wants any more."""
        self._selector.close()
        for seat in self._seats:
            if seat.tasks:
                seat.worker.dismiss()
        for seat in self._seats:
            if seat.tasks:
                self._pool.discard(seat.worker)
            else:
                self._pool.give_back(seat.worker)
        self._seats.clear()

    def _next_task(self) -> _Task[T] | None:
        """The next task, from the input if need be; None if there is none or results came up."""
        while not self._ready and self._source is not None and self._open < _MOST_OPEN:
            conversation = next(self._source, None)
            if conversation is None:
                self._source = None
                break
            self._open += 1
            self._continue(conversation, None)
            if self._results:
                return None
        return self._ready.popleft() if self._ready else None

    def _continue(
        self, conversation: Conversation[T], reply: Reply | None, worker: Worker | None = None
    ) -> None:
        """Hands over a reply (None at the start) and files what the conversation answers."""
        try:
            request = next(conversation) if reply is None else conversation.send(reply)
        except StopIteration as stop:
            self._results.extend(stop.value)
            self._open -= len(stop.value)
            if worker is not None:  # all results of a conversation say the same
                worker.unproven.extend(one for one in stop.value[:1] if isinstance(one, Verdict))
            return
        task = _Task(conversation, request)
        match request.turn:
            case "now":
                self._ready.append(task)
            case "last":
                self._filed += 1
                leftover = _Leftover(-request.expected_s, self._filed, task)
                heapq.heappush(self._leftovers, leftover)
            case "beside":
                self._sleepers.append(task)
            case "alone":
                self._alone.append(task)

    def _free_seat(self) -> _Seat[T] | None:
        """An idle worker, else one with room for a second job."""
        seat = self._idle_seat()
        if seat is not None:
            return seat
        seats = [seat for seat in self._seats if not (seat.worker.is_worn or seat.is_further)]
        best = min(seats, key=lambda seat: len(seat.tasks), default=None)
        return best if best is not None and len(best.tasks) < _JOBS_UNDER_WAY else None

    def _idle_seat(self) -> _Seat[T] | None:
        """A worker without a job: one at hand, else a further one from the pool."""
        seats = [seat for seat in self._seats if not seat.is_further]
        for seat in seats:
            if not seat.tasks and not seat.worker.is_worn:
                return seat
        if len(seats) < self._pool.size:
            beyond = len(self._seats) - len(seats)
            worker = self._pool.lease(needed=not seats, beyond=beyond)
            if worker is not None:
                return self._add_seat(worker)
        return None

    def _seat_for_sleeper(self) -> _Seat[T] | None:
        """A worker that nothing else waits for: a further one, or any once the input has ended."""
        if self._ready:
            return None
        if self._source is None and (seat := self._idle_seat()) is not None:
            return seat
        seats = [seat for seat in self._seats if seat.is_further]
        for seat in seats:
            if not seat.tasks and not seat.worker.is_worn:
                return seat
        if len(seats) < _FURTHER_WORKERS:
            return self._add_seat(self._pool.lease_fresh(), is_further=True)
        return None

    def _fresh_seat(self) -> _Seat[T]:
        """A new worker in place of an idle one."""
        is_further = False
        if self._seats:
            seat = self._seats[-1]
            is_further = seat.is_further
            self._remove_seat(seat)
            self._pool.discard(seat.worker)
        return self._add_seat(self._pool.lease_fresh(), is_further=is_further)

    def _add_seat(self, worker: Worker, *, is_further: bool = False) -> _Seat[T]:
        seat: _Seat[T] = _Seat(worker, is_further)
        self._seats.append(seat)
        self._selector.register(worker.socket, selectors.EVENT_READ, seat)
        return seat

    def _remove_seat(self, seat: _Seat[T]) -> None:
        self._selector.unregister(seat.worker.socket)
        self._seats.remove(seat)

    def _place(self, seat: _Seat[T], task: _Task[T]) -> None:
        """Sends a task to a worker, after the suites that it needs."""
        worker, suites = seat.worker, task.request.suites
        if suites is not None and worker.suites_key != suites.key:
            worker.queue(suites.frame)
            worker.suites_key = suites.key
        worker.queue(task.request.frame)
        worker.jobs += 1
        if not seat.tasks:
            seat.busy_since = time.monotonic()
        seat.tasks.append(task)
        self._attend(seat, selectors.EVENT_WRITE)

    def _wait(self) -> None:
        """Waits for replies, and for workers that take too long to give one."""
        for key, mask in self._selector.select(_TICK_S):
            self._attend(key.data, mask)
        now = time.monotonic()
        for seat in [seat for seat in self._seats if seat.tasks]:
            if now - seat.busy_since > seat.tasks[0].request.patience_s:
                self._lose(seat, "does not reply")

    def _attend(self, seat: _Seat[T], mask: int) -> None:
        """Sends and receives what a worker's socket is ready for."""
        try:
            if mask & selectors.EVENT_WRITE:
                seat.worker.flush()
            messages = seat.worker.receive() if mask & selectors.EVENT_READ else []
        except OSError:
            # A worker that has come to harm says so and leaves, perhaps while a job is sent to it.
            for message in seat.worker.last_words():
                self._answer(seat, message)
            self._lose(seat, "died")
            return
        for message in messages:
            self._answer(seat, message)
        if not seat.tasks and seat.worker.is_worn:
            self._remove_seat(seat)
            self._pool.give_back(seat.worker)
            return
        writing = selectors.EVENT_WRITE if seat.worker.has_unsent else 0
        self._selector.modify(seat.worker.socket, selectors.EVENT_READ | writing, seat)

    def _answer(self, seat: _Seat[T], message: Message) -> None:
        """Passes a worker's reply on to the conversation that waits for it."""
        task = seat.tasks.popleft()
        seat.busy_since = time.monotonic()
        reply = Reply(**{**message, "records": parse_records(message.get("records", ""))})
        if reply.ended != "infra":
            self._pool.count_executed()
        if not reply.is_sound:
            seat.worker.retire()
        if reply.harmed:
            self._doubt(seat.worker)
        elif not reply.is_ordinary:
            seat.worker.unproven.clear()
        self._continue(task.conversation, reply, seat.worker)

    def _doubt(self, worker: Worker) -> None:
        """Begins what is to be done about the verdicts that a broken worker has given."""
        if self._again is not None:
            for conversation in self._again(tuple(worker.unproven)):
                self._continue(conversation, None)
        worker.unproven.clear()

    def _lose(self, seat: _Seat[T], how: str) -> None:
        """Ends a worker that cannot go on: its running task failed, a waiting one is sent again."""
        self._remove_seat(seat)
        status = self._pool.discard(seat.worker)
        self._pool.note_loss(seat.worker, status)
        if seat.tasks:
            running = seat.tasks.popleft()
            self._ready.extendleft(reversed(seat.tasks))
            reason = f"the worker process {how} (exit status {status})"
            self._continue(running.conversation, Reply("infra", reason=reason))
