"""The public face of the runner."""

from __future__ import annotations

import weakref
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeVar, get_args

from execretrieval_runner import explaining, host, judging
from execretrieval_runner.confirming import confirm
from execretrieval_runner.doubting import Doubts
from execretrieval_runner.errors import ExecRetrievalError
from execretrieval_runner.expectations import Expectations
from execretrieval_runner.keeping import Keeper, Memory
from execretrieval_runner.pool import Pool
from execretrieval_runner.probing import Asked, choose
from execretrieval_runner.scheduler import converse, converse_in_lists
from execretrieval_runner.store import conditions_here, verdict_key
from execretrieval_runner.types import (
    Explanation,
    Limits,
    Mode,
    Observation,
    ObserveJob,
    Pair,
    Screening,
    ScreenJob,
    Verdict,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import TracebackType
    from typing import Self

    from execretrieval_runner.conversation import Conversation
    from execretrieval_runner.sandbox.levels import Level
    from execretrieval_runner.store import Conditions, VerdictStore

T = TypeVar("T")

_DEFAULT_LIMITS = Limits()


class Runner:
    """Executes snippets in processes of their own and tells what came of it.

    Warm workers, one per core, fork a child for each job; they start with the first job and are
    kept until `close`. A runner may be used from several threads, and its iterators may be nested,
    left half consumed or closed at any time.

    Args:
        workers: Number of workers; None takes one per core that this process may use.
        hash_seed: ``PYTHONHASHSEED`` of the snippets: with the same seed, sets have the same order.
        level: ``A``, ``B`` or ``C`` of the sandbox, or ``auto`` for the first of them that proves
            to work here; ``unsafe`` keeps accidents in bounds, but no attack, and runs on any POSIX
            system.
        mode: Where a test's expected value is compared with what it got: ``split``, in this
            process, out of the snippet's reach; ``plain``, in the process that runs the snippet.

    Attributes:
        level: The level that was chosen.
        mode: The mode.

    Raises:
        SandboxUnavailable: The level does not work here, or none does.
    """

    def __init__(
        self,
        workers: int | None = None,
        hash_seed: int = 0,
        level: Asked = "auto",
        mode: Mode = "split",
    ) -> None:
        if workers is not None and workers < 1:
            raise ExecRetrievalError(f"{workers} workers: use at least 1")
        if not 0 <= hash_seed < 1 << 32:
            raise ExecRetrievalError(f"hash seed {hash_seed}: use a number from 0 to {2**32 - 1}")
        if mode not in get_args(Mode):
            raise ExecRetrievalError(f"mode {mode!r}: use {' or '.join(get_args(Mode))}")
        self.hash_seed = hash_seed
        self.level: Level = choose(level)
        self._pool = Pool(workers or host.cores(), hash_seed, self.level)
        self.mode: Mode = mode
        expecting = Pool(1, hash_seed, self.level)
        self._expectations = Expectations(mode, expecting)
        self._finalizer = weakref.finalize(self, _close, self._pool, expecting)
        self._others: dict[int, Runner] = {}

    @property
    def executed(self) -> int:
        """Number of child processes run so far."""
        return self._pool.executed + sum(other.executed for other in self._others.values())

    @property
    def conditions(self) -> Conditions:
        """What may decide a verdict besides the pair and its limits; part of `verdict_key`."""
        return conditions_here(self.hash_seed, self.mode, self.level.name, self.level.policy)

    def run(
        self,
        pairs: Iterable[Pair],
        *,
        limits: Limits = _DEFAULT_LIMITS,
        store: VerdictStore | None = None,
        confirm_seeds: Sequence[int] = (),
    ) -> Iterator[Verdict]:
        """Runs each pair's suite against its snippet.

        Pairs that are equal but for their id are run once, as long as no more than 65,536 other
        pairs lie between them. A pair that takes long is decided after the others.

        Args:
            pairs: Consumed lazily.
            limits: Limits of each pair.
            store: Verdicts are first looked for here; what had to be executed is stored before it
                is yielded, so that no verdict is lost whatever ends this process.
            confirm_seeds: Further hash seeds under which every pass is run again; it is flagged as
                flaky if it fails there.

        Yields:
            One verdict per pair, in the order in which they become known.

        Raises:
            InvalidJob: A suite has no test, or a test that could not fail; pairs before it may have
                run.
            RunnerFailure: No worker process can be kept running; or, after the last verdict, some
                were wrong, since a worker had come to harm before it was noticed.
            ExecRetrievalError: The store is not usable, or a hash seed is none.
        """
        verdicts = self._verdicts(pairs, limits, store)
        if not confirm_seeds:
            return verdicts
        runs = {
            seed: partial(self._under(seed).run, limits=limits, store=store)
            for seed in confirm_seeds
        }
        return confirm(verdicts, runs)

    def explain(self, pair: Pair, *, limits: Limits = _DEFAULT_LIMITS) -> Explanation:
        """Runs one pair and tells what each test expected and what it got.

        Args:
            pair: The pair.
            limits: Its limits.

        Raises:
            InvalidJob: As for `run`.
            RunnerFailure: No worker process can be kept running.
        """
        explanation = self._single(explaining.explain(pair, limits, self._expectations))
        return replace(explanation, verdict=self._stamped(explanation.verdict))

    def observe(
        self,
        code: str,
        calls: Sequence[str],
        *,
        limits: Limits = _DEFAULT_LIMITS,
        branches: bool = False,
    ) -> Observation:
        """Evaluates calls such as ``f([1, 2], 3)``, each in a fresh namespace of the snippet.

        Args:
            code: The snippet.
            calls: Source text of the calls.
            limits: Limits of all calls together.
            branches: Also tell which conditions were met with which outcome.

        Raises:
            InvalidJob: A call is not an expression.
            RunnerFailure: No worker process can be kept running.
        """
        job = ObserveJob(code, tuple(calls))
        return self._single(judging.observe(job, limits, branches=branches))

    def observe_all(
        self,
        jobs: Iterable[ObserveJob],
        *,
        limits: Limits = _DEFAULT_LIMITS,
        branches: bool = False,
    ) -> Iterator[Observation]:
        """Observes many jobs; `Observation.job` tells which one a result belongs to.

        Args:
            jobs: Consumed lazily.
            limits: Limits of each job.
            branches: As for `observe`.

        Yields:
            One observation per job, in the order in which they become known.

        Raises:
            InvalidJob: A call is not an expression; jobs before it may have run.
            RunnerFailure: No worker process can be kept running.
        """
        conversations = (judging.observe(job, limits, branches=branches) for job in jobs)
        return self._stream(conversations)

    def screen(
        self, code: str, suites: Sequence[Sequence[str]], *, limits: Limits = _DEFAULT_LIMITS
    ) -> Screening:
        """Tells which of many suites a snippet passes, mostly in one process.

        Args:
            code: The snippet.
            suites: Lists of tests.
            limits: Limits of each suite.

        Raises:
            InvalidJob: A suite has no test, or a test that could not fail.
            RunnerFailure: No worker process can be kept running.
        """
        planned = judging.share_suites(suites, self._expectations)
        return self._single(judging.screen(ScreenJob(code), planned, limits))

    def screen_all(
        self,
        codes: Iterable[ScreenJob],
        suites: Sequence[Sequence[str]],
        *,
        limits: Limits = _DEFAULT_LIMITS,
    ) -> Iterator[Screening]:
        """Screens many snippets; each worker loads the suites once.

        Args:
            codes: The snippets; consumed lazily.
            suites: Lists of tests.
            limits: Limits of each suite.

        Yields:
            One screening per snippet, in the order in which they become known.

        Raises:
            InvalidJob: A suite has no test, or a test that could not fail.
            RunnerFailure: No worker process can be kept running.
        """
        planned = judging.share_suites(suites, self._expectations)
        conversations = (judging.screen(job, planned, limits) for job in codes)
        return self._stream(conversations)

    def draw(self, code: str, *, count: int, seed: int) -> tuple[str, ...]:
        """Draws arguments from a generator file, that is one which defines ``inputs(rng)``.

        Args:
            code: Source text of the file.
            count: Most tuples to draw.
            seed: Seed of the ``random.Random`` handed to ``inputs``.

        Returns:
            Source text of the argument tuples, each a literal.

        Raises:
            InvalidJob: ``inputs`` is missing, fails, reaches a limit or yields something else.
            RunnerFailure: No worker process can be kept running.
        """
        return self._single(judging.draw(code, count, seed, _DEFAULT_LIMITS))

    def close(self) -> None:
        """Ends all workers, also those in use: their iterators raise `RunnerFailure`."""
        self._finalizer()
        for other in self._others.values():
            other.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _verdicts(
        self, pairs: Iterable[Pair], limits: Limits, store: VerdictStore | None
    ) -> Iterator[Verdict]:
        memory = Memory(partial(self._judge, limits))
        conditions = self.conditions
        if store is None:
            doubts = Doubts(self._judge, conditions, memory)
            unstored = (memory.judge(pair, verdict_key(pair, limits, conditions)) for pair in pairs)
            yield from converse(self._pool, unstored, doubts.again)
        else:
            keeper = Keeper(store, limits, conditions)
            doubts = Doubts(self._judge, conditions, memory, keeper)
            stored = keeper.conversations(pairs, memory)
            yield from keeper.results(converse_in_lists(self._pool, stored, doubts.again))
        doubts.tell()

    def _judge(self, limits: Limits, pair: Pair) -> Conversation[Verdict]:
        """A verdict that says which sandbox it comes from."""
        (verdict,) = yield from judging.judge(pair, limits, self._expectations)
        return (self._stamped(verdict),)

    def _stamped(self, verdict: Verdict) -> Verdict:
        return replace(verdict, level=self.level.name, policy=self.level.policy)

    def _under(self, hash_seed: int) -> Runner:
        """A runner that differs from this one in nothing but the hash seed; it ends with it."""
        if hash_seed not in self._others:
            self._others[hash_seed] = Runner(
                self._pool.size, hash_seed, self.level.letter, self.mode
            )
        return self._others[hash_seed]

    def _stream(self, conversations: Iterable[Conversation[T]]) -> Iterator[T]:
        """The results of conversations; the runner lives at least as long as this iterator."""
        doubts = Doubts(self._judge, self.conditions)
        yield from converse(self._pool, conversations, doubts.again)
        doubts.tell()

    def _single(self, conversation: Conversation[T]) -> T:
        (result,) = self._stream([conversation])
        return result


def _close(*pools: Pool) -> None:
    for pool in pools:
        pool.close()
