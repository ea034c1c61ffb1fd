"""What one run of pairs knows already: verdicts of equal pairs before it, and those of a store."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from execretrieval_runner.store import verdict_key
from execretrieval_runner.types import Pair

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from execretrieval_runner.conversation import Conversation
    from execretrieval_runner.store import Conditions, VerdictStore
    from execretrieval_runner.types import Limits, Verdict

_REMEMBERED = 1 << 16
_NO_PAIR = Pair("", ())
_LOOKED_UP_TOGETHER = 512
_LOOK_UP_AFTER_S = 0.05
_KEPT_TOGETHER = 256
_KEPT_EVERY_S = 0.25


class Memory:
    """Verdicts of one run, so that equal pairs are run once."""

    def __init__(self, judge: Callable[[Pair], Conversation[Verdict]]) -> None:
        self._judge = judge
        self._known: OrderedDict[str, Verdict] = OrderedDict()
        self._waiting: dict[str, list[Pair]] = {}

    def judge(self, pair: Pair, key: str) -> Conversation[Verdict]:
        """Judges a pair; one equal to a pair under way leaves its verdict to that one.

        Args:
            pair: The pair.
            key: The same for pairs that are equal but for their id.
        """
        if key in self._known:
            return (replace(self._known[key], pair=pair),)
        if key in self._waiting:
            self._waiting[key].append(pair)
            return ()
        self._waiting[key] = [pair]
        (verdict,) = yield from self._judge(pair)
        if verdict.status == "done":
            self._known[key] = replace(verdict, pair=_NO_PAIR)
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
        _, *others = self._waiting.pop(key)
        return (verdict, *(replace(verdict, pair=other) for other in others))

    def forget(self, keys: Iterable[str]) -> None:
        """Forgets verdicts: further pairs like theirs are run anew."""
        for key in keys:
            self._known.pop(key, None)


class Keeper:
    """Looks pairs up in a store and keeps there what had to be executed.

    Args:
        store: The store.
        limits: The limits of all pairs.
        conditions: The conditions that they run under.
    """

    def __init__(self, store: VerdictStore, limits: Limits, conditions: Conditions) -> None:
        self._store = store
        self._limits = limits
        self._conditions = conditions
        self._found_out: dict[str, Verdict] = {}
        self._kept_at = -_KEPT_EVERY_S

    def conversations(
        self, pairs: Iterable[Pair], memory: Memory
    ) -> Iterator[Conversation[Verdict]]:
        """One conversation per pair: a short one for those whose verdict is stored."""
        for together in _in_time(pairs):
            keys = [verdict_key(pair, self._limits, self._conditions) for pair in together]
            stored = self._store.get_many(keys)
            for pair, key in zip(together, keys, strict=True):
                if key in stored:
                    yield _say(stored[key].of(pair, self._limits, self._conditions))
                else:
                    yield self._keep(key, memory.judge(pair, key))

    def results(self, lists: Iterable[list[Verdict]]) -> Iterator[Verdict]:
        """Passes verdicts on; none that was executed before it is stored."""
        held: list[Verdict] = []
        try:
            for verdicts in lists:
                held += verdicts
                if not self._found_out or self._is_time_to_store():
                    self._store_all()
                    yield from held
                    held.clear()
        finally:
            self._store_all()
        yield from held

    def forget(self, keys: Sequence[str]) -> None:
        """Takes verdicts out of the store."""
        for key in keys:
            self._found_out.pop(key, None)
        self._store.forget(keys)

    def keep(self, key: str, verdict: Verdict) -> None:
        """Stores a verdict at once."""
        self._store.put_many([(key, verdict)])

    def _keep(self, key: str, conversation: Conversation[Verdict]) -> Conversation[Verdict]:
        verdicts = yield from conversation
        self._found_out.update((key, verdict) for verdict in verdicts)
        return verdicts

    def _is_time_to_store(self) -> bool:
        return (
            len(self._found_out) >= _KEPT_TOGETHER
            or time.monotonic() - self._kept_at >= _KEPT_EVERY_S
        )

    def _store_all(self) -> None:
        if self._found_out:
            self._store.put_many(self._found_out.items())
            self._found_out.clear()
            self._kept_at = time.monotonic()


def _say(verdict: Verdict) -> Conversation[Verdict]:
    """A conversation without a question."""
    return (verdict,)
    yield


def _in_time(pairs: Iterable[Pair]) -> Iterator[list[Pair]]:
    """Lists of pairs, as long as pays, but not so long that a slow source holds up the work."""
    together: list[Pair] = []
    due = time.monotonic() + _LOOK_UP_AFTER_S
    for pair in pairs:
        together.append(pair)
        if len(together) >= _LOOKED_UP_TOGETHER or time.monotonic() >= due:
            yield together
            together = []
            due = time.monotonic() + _LOOK_UP_AFTER_S
    if together:
        yield together
