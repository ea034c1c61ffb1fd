"""Verdicts of a worker that turns out to be broken: they are taken back and run again.

A worker shows now and then at a known answer that it is sound. If it fails there, what it has told
since it was last seen to be sound may be wrong. Each of these pairs runs again on a new worker of
its own, since one of them may be what broke the first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from execretrieval_runner.errors import RunnerFailure
from execretrieval_runner.store import verdict_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from execretrieval_runner.conversation import Conversation, Silent
    from execretrieval_runner.keeping import Keeper, Memory
    from execretrieval_runner.store import Conditions
    from execretrieval_runner.types import Limits, Pair, Verdict

_MOST_NAMED = 10


class Doubts:
    """What one call does about verdicts that are in doubt.

    Args:
        judge: Judges a pair.
        conditions: The conditions of all verdicts.
        memory: Where the call remembers verdicts, if it does.
        keeper: Where it stores them, if it does.
    """

    def __init__(
        self,
        judge: Callable[[Limits, Pair], Conversation[Verdict]],
        conditions: Conditions,
        memory: Memory | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        self._judge = judge
        self._conditions = conditions
        self._memory = memory
        self._keeper = keeper
        self._changed: list[str] = []

    def again(self, verdicts: Sequence[Verdict]) -> Iterator[Silent]:
        """Takes verdicts back; yields one conversation for each, which runs its pair again."""
        keys = [verdict_key(one.pair, one.limits, self._conditions) for one in verdicts]
        if self._memory is not None:
            self._memory.forget(keys)
        if self._keeper is not None:
            self._keeper.forget(keys)
        for verdict, key in zip(verdicts, keys, strict=True):
            yield self._run_again(verdict, key)

    def tell(self) -> None:
        """Tells about verdicts that were handed out and came out differently.

        Raises:
            RunnerFailure: There are some; it names the first ten pairs.
        """
        if self._changed:
            names = ", ".join(self._changed[:_MOST_NAMED])
            more = " and others" if len(self._changed) > _MOST_NAMED else ""
            count = len(self._changed)
            raise RunnerFailure(
                f"a worker had come to harm unnoticed, and {count} of its verdicts came out"
                f" differently on new workers: discard those of pairs {names}{more}, and of pairs"
                " equal to them, and run again"
            )

    def _run_again(self, old: Verdict, key: str) -> Silent:
        (new,) = yield from _alone(self._judge(old.limits, old.pair))
        if self._keeper is not None:
            self._keeper.keep(key, new)
        if (new.status, new.outcomes) != (old.status, old.outcomes):
            self._changed.append(repr(old.pair.id))
        return ()


def _alone(conversation: Conversation[Verdict]) -> Conversation[Verdict]:
    """The conversation, with each of its requests on a new worker."""
    try:
        request = next(conversation)
        while True:
            reply = yield replace(request, turn="alone")
            request = conversation.send(reply)
    except StopIteration as stop:
        verdicts: tuple[Verdict, ...] = stop.value
        return verdicts
