"""What the forms of two readers say together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.evaluate.audit.agreement import cohens_kappa
from execretrieval_hf.evaluate.audit.forms import FAULTS, GROUPS, TASKS, content_of
from execretrieval_hf.evaluate.statistics.intervals import interval_of_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.audit.forms import Form, Item
    from execretrieval_hf.evaluate.bootstrap import Interval


@dataclass(frozen=True, slots=True)
class FaultCount:
    """How often a kind of fault was found.

    Attributes:
        fault: one of `FAULTS`, or "serious".
        first: by the first reader.
        second: by the second one.
        both: by both, in the same task.
        kappa: their agreement; ``None`` if neither or each always found it.
    """

    fault: str
    first: int
    second: int
    both: int
    kappa: float | None


@dataclass(frozen=True, slots=True)
class TaskTally:
    """What two readers found in a sample of tasks.

    Attributes:
        n: tasks that both have read.
        counts: one for each kind of fault, and one for serious ones.
        with_fault: tasks in which either reader found anything.
        serious: ids of those in which either found something serious.
    """

    n: int
    counts: tuple[FaultCount, ...]
    with_fault: int
    serious: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GroupTally:
    """How well two readers found the right snippet of five.

    Attributes:
        n: groups that both have read and that are as they were when they were read.
        changed: groups left out because they were changed since.
        readers: what kind of readers they were, in their own words; one text if it is the same.
        accuracy: share of right choices, of both readers together, with its interval over groups.
        by_reader: right choices of each reader.
        kappa: agreement of their choices of a snippet; ``None`` if not defined.
        undecided: ids of the groups where either found that the query does not decide.
        missed: ids of the groups where either chose a wrong one.
    """

    n: int
    changed: int
    readers: tuple[str, ...]
    accuracy: Interval
    by_reader: tuple[int, int]
    kappa: float | None
    undecided: tuple[str, ...]
    missed: tuple[str, ...]


def tally_tasks(first: Form, second: Form) -> TaskTally:
    """Count what was found in tasks.

    Raises:
        DataError: the forms are not of tasks, or not of the same ones.
    """
    pairs = [
        (one, other)
        for one, other in _pairs(first, second, TASKS)
        if one.faults is not None and other.faults is not None
    ]
    counts = [_count(fault, pairs, partial(_has, fault)) for fault in FAULTS]
    counts.append(_count("serious", pairs, lambda item: item.serious))
    return TaskTally(
        n=len(pairs),
        counts=tuple(counts),
        with_fault=sum(bool(one.faults or other.faults) for one, other in pairs),
        serious=tuple(one.query_id for one, other in pairs if one.serious or other.serious),
    )


def tally_groups(pool: Pool, first: Form, second: Form) -> GroupTally:
    """Count right choices.

    Args:
        pool: the data as it is now. What was changed since it was read does not count.
        first: form of one reader.
        second: form of the other.

    Raises:
        DataError: the forms are not of groups, not of the same ones, or no group was read twice.
    """
    read = [
        (one, other) for one, other in _pairs(first, second, GROUPS) if one.choice and other.choice
    ]
    pairs = [pair for pair in read if _is_current(pool, pair[0])]
    if not pairs:
        raise DataError("no group of these forms was read by both readers and is still the same")
    right = [tuple(_is_right(pool, item) for item in pair) for pair in pairs]
    return GroupTally(
        n=len(pairs),
        changed=len(read) - len(pairs),
        readers=tuple(dict.fromkeys((first.reader, second.reader))),
        accuracy=interval_of_mean(np.array(right, dtype=np.float64).mean(axis=1)),
        by_reader=(sum(one for one, _ in right), sum(other for _, other in right)),
        kappa=cohens_kappa(*zip(*(_letters(*pair) for pair in pairs), strict=True)),
        undecided=tuple(one.query_id for one, other in pairs if one.undecided or other.undecided),
        missed=tuple(
            pair[0].query_id for pair, found in zip(pairs, right, strict=True) if not all(found)
        ),
    )


def _pairs(first: Form, second: Form, kind: str) -> Iterator[tuple[Item, Item]]:
    """What the readers say of the same text, query by query."""
    for form in (first, second):
        if form.kind != kind:
            raise DataError(f"a form of {form.kind} was given for one of {kind}")
    others = {(item.query_id, item.content): item for item in second.items}
    shared = [item for item in first.items if (item.query_id, item.content) in others]
    if not shared:
        raise DataError("the two forms have no query in common")
    for item in shared:
        yield item, others[item.query_id, item.content]


def _has(fault: str, item: Item) -> bool:
    return fault in (item.faults or ())


def _count(
    fault: str, pairs: Sequence[tuple[Item, Item]], found: Callable[[Item], bool]
) -> FaultCount:
    answers = [(found(one), found(other)) for one, other in pairs]
    return FaultCount(
        fault,
        first=sum(one for one, _ in answers),
        second=sum(other for _, other in answers),
        both=sum(one and other for one, other in answers),
        kappa=cohens_kappa([one for one, _ in answers], [other for _, other in answers]),
    )


def _is_current(pool: Pool, item: Item) -> bool:
    return item.query_id in pool.queries and item.content == content_of(pool, item.query_id)


def _is_right(pool: Pool, item: Item) -> bool:
    return _chosen(item) in pool.correct(item.query_id)


def _letters(one: Item, other: Item) -> tuple[str, str]:
    """Both choices under the letters of the first reader's sheet."""
    letters = {snippet: letter for letter, snippet in (one.snippets or {}).items()}
    return one.choice, letters[_chosen(other)]


def _chosen(item: Item) -> str:
    """Corpus id of the snippet that a reader chose."""
    return (item.snippets or {})[item.choice]
