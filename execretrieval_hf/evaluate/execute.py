"""Verdicts for many pairs from a Ray cluster.

Each task runs a batch of pairs with one worker process that its Ray process keeps, so
every core of every node has a worker of its own. Ray repeats the batches of a node that dies. A
verdict is found by its key, so one that came twice counts once.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import MissingExtra
from execretrieval_runner import Pair, Runner, verdict_key
from execretrieval_runner.errors import ExecRetrievalError, RunnerFailure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Self

    from execretrieval_runner import Conditions, Limits, Verdict, VerdictStore

BATCH = 64
"""Pairs that a task runs: a tenth of a second of work, against a millisecond for the task."""

BATCHES_PER_CORE = 3
"""Batches under way: enough that no core waits, few enough that memory here stays flat."""

RunnerOptions = tuple[tuple[str, Any], ...]
"""Arguments of `Runner` by name, in a form that can be a key."""


class RayRunner:
    """Runs pairs on a Ray cluster, and is used like a `Runner`.

    Attributes:
        conditions: the conditions that all verdicts come about under, part of `verdict_key`.
    """

    def __init__(self, address: str, **options: Any) -> None:  # noqa: ANN401 - those of `Runner`
        """Connect to a cluster; a connection that this process has already is used.

        Args:
            address: the cluster as ``ray.init`` takes it: ``auto``, ``HOST:PORT``,
                ``ray://HOST:PORT``, or ``local`` for one that lives here as long as this object.
            options: how to make the runners on the nodes, but for their number of workers.

        Raises:
            MissingExtra: Ray is not installed.
            ExecRetrievalError: there is no such cluster, or it cannot run snippets.
        """
        if find_spec("ray") is None:
            raise MissingExtra("running on a Ray cluster", "ray")
        import ray

        self._ray: Any = ray
        self._options: RunnerOptions = tuple(sorted(options.items()))
        self._is_guest = ray.is_initialized()
        if not self._is_guest:
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError) as error:
                raise ExecRetrievalError(f"no Ray cluster at {address!r}: {error}") from error
        # From any node: which one matters not, since each batch is checked against it.
        task = ray.remote(max_retries=-1)(_conditions).remote(self._options)
        self.conditions: Conditions = self._result(task)

    def run(
        self, pairs: Iterable[Pair], *, limits: Limits, store: VerdictStore | None = None
    ) -> Iterator[Verdict]:
        """Run each pair's suite against its snippet.

        Args:
            pairs: consumed lazily.
            limits: limits of each pair.
            store: where verdicts are looked for first and kept, on this machine.

        Yields:
            One verdict per pair, in the order in which they become known.

        Raises:
            ExecRetrievalError: a node cannot run snippets under the same conditions as the others.
        """
        run_batch = self._ray.remote(num_cpus=1, max_retries=-1)(_run_batch)
        batches = _batches(pairs)
        under_way: dict[Any, list[Pair]] = {}
        while True:
            while len(under_way) < self._room() and (batch := next(batches, None)):
                known, unknown = self._look_up(batch, limits, store)
                yield from known
                if unknown:
                    placed = [replace(pair, id=f"{place}") for place, pair in enumerate(unknown)]
                    task = run_batch.remote(placed, self._options, limits, self.conditions)
                    under_way[task] = unknown
            if not under_way:
                return
            (finished,), _ = self._ray.wait(list(under_way), num_returns=1)
            batch = under_way.pop(finished)
            verdicts = [
                replace(verdict, pair=batch[int(verdict.pair.id)])
                for verdict in self._result(finished)
            ]
            if store is not None:
                store.put_many(
                    (verdict_key(verdict.pair, limits, self.conditions), verdict)
                    for verdict in verdicts
                )
            yield from verdicts

    def close(self) -> None:
        """Ends the connection, and with it the tasks under way."""
        if not self._is_guest:
            self._ray.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _look_up(
        self, batch: list[Pair], limits: Limits, store: VerdictStore | None
    ) -> tuple[list[Verdict], list[Pair]]:
        """The verdicts that are stored, and the pairs without one."""
        if store is None:
            return [], batch
        keys = [verdict_key(pair, limits, self.conditions) for pair in batch]
        stored = store.get_many(keys)
        known: list[Verdict] = []
        unknown: list[Pair] = []
        for pair, key in zip(batch, keys, strict=True):
            if key in stored:
                known.append(stored[key].of(pair, limits, self.conditions))
            else:
                unknown.append(pair)
        return known, unknown

    def _room(self) -> int:
        """Batches that may be under way on the nodes that are there now."""
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        return BATCHES_PER_CORE * max(cores, 1)

    def _result(self, task: Any) -> Any:  # noqa: ANN401 - Ray has no types for it
        """What a task has returned; an error of ours without the traceback of the other side."""
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, ExecRetrievalError):
                raise error.cause from None
            raise


def _run_batch(
    pairs: list[Pair], options: RunnerOptions, limits: Limits, conditions: Conditions
) -> list[Verdict]:
    """What a task does on its node; the texts of the pairs need not travel back."""
    runner = _runner_of_this_process(options)
    if runner.conditions != conditions:
        raise RunnerFailure(
            f"the nodes differ, one offers {runner.conditions} and another {conditions}: name a "
            "level that all of them have, and give them the same Python"
        )
    verdicts = runner.run(pairs, limits=limits)
    return [replace(verdict, pair=Pair("", (), verdict.pair.id)) for verdict in verdicts]


def _conditions(options: RunnerOptions) -> Conditions:
    """What a task says of its node."""
    return _runner_of_this_process(options).conditions


@cache
def _runner_of_this_process(options: RunnerOptions) -> Runner:
    # Ray keeps a process for each core and gives it one task at a time: one worker is enough.
    return Runner(workers=1, **dict(options))


def _batches(pairs: Iterable[Pair]) -> Iterator[list[Pair]]:
    iterator = iter(pairs)
    while batch := list(islice(iterator, BATCH)):
        yield batch
