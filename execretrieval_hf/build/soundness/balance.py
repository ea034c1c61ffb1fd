"""T6, the balance of the set: size, domains, topics, registers, lengths, complexity, bug types."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.build.dataset import DISTRACTORS
from execretrieval_hf.build.edits import BUG_TYPES, apply
from execretrieval_hf.build.soundness.complexity import cyclomatic, statements
from execretrieval_hf.build.soundness.rules import Finding, Rule
from execretrieval_hf.build.tasks import REGISTERS
from execretrieval_hf.data.names import DOMAINS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from execretrieval_hf.build.soundness.whole import Whole

FEWEST_TASKS = 1_000
TASKS_OF_DOMAIN = range(95, 106)
FEWEST_TOPICS = 10
MOST_OF_TOPIC = 15
REGISTER_SHARES = dict(zip(REGISTERS, (0.4, 0.4, 0.2), strict=True))
REGISTER_MARGIN = 0.03
LONG = 15
"""Statements; a canonical of more is long."""
LEAST_LONG = 0.2
LENGTH_RATIO = (0.6, 1.6)
BAND_SHARE = (0.25, 0.40)
BUG_TYPE_SHARE = (0.13, 0.20)
BUG_TYPE_SHARE_OF_DOMAIN = (0.08, 0.30)
EDIT_SIZE = (1, 2)
BANDS = ("low", "mid", "high")

Counts = dict[str, int]


@dataclass(frozen=True, slots=True)
class Balance:
    """What a set consists of.

    Attributes:
        root: folder of the domains.
        tasks: number of tasks.
        domains: number of tasks by domain, all ten of them.
        topics: number of tasks by domain and topic.
        registers: number of tasks by register.
        long: number of canonicals of more than `LONG` statements.
        length: median number of characters of a canonical.
        lengths: the same by domain.
        thirds: the cyclomatic complexities up to which a canonical counts as low and as mid.
        bands: number of tasks by domain and band of complexity.
        bug_types: number of distractors by bug type.
        bug_types_of_domains: the same by domain.
        edit_size: median size of an edit in characters; 0 if there is none.
    """

    root: Path
    tasks: int
    domains: Counts
    topics: dict[str, Counts]
    registers: Counts
    long: int
    length: float
    lengths: dict[str, float]
    thirds: tuple[int, int]
    bands: dict[str, Counts]
    bug_types: Counts
    bug_types_of_domains: dict[str, Counts]
    edit_size: float


def balance_of(whole: Whole) -> Balance:
    """Count a set."""
    tasks = [source.task for source in whole.sources]
    lengths: dict[str, list[int]] = defaultdict(list)
    topics: dict[str, Counter[str]] = {domain: Counter() for domain in DOMAINS}
    bands: dict[str, Counter[str]] = defaultdict(Counter)
    types: dict[str, Counter[str]] = defaultdict(Counter)
    complexities = {task.function_name: cyclomatic(task.code) for task in tasks}
    low, mid = thirds(list(complexities.values()))
    sizes = []
    for task in tasks:
        lengths[task.domain].append(len(task.code))
        topics.setdefault(task.domain, Counter())[task.topic] += 1
        complexity = complexities[task.function_name]
        bands[task.domain][BANDS[(complexity > low) + (complexity > mid)]] += 1
        for edit in whole.edits.get(task.function_name, ()):
            types[task.domain][edit.bug_type] += 1
            sizes.append(edit_size(task.code, apply(task.code, edit)))
    domains = Counter(task.domain for task in tasks)
    registers = Counter(task.register for task in tasks)
    all_types = sum(types.values(), Counter[str]())
    return Balance(
        root=whole.root,
        tasks=len(tasks),
        domains={domain: domains[domain] for domain in topics},
        topics={domain: dict(sorted(counts.items())) for domain, counts in topics.items()},
        registers={register: registers[register] for register in REGISTERS},
        long=sum(statements(task.code) > LONG for task in tasks),
        length=statistics.median(len(task.code) for task in tasks),
        lengths={domain: statistics.median(found) for domain, found in sorted(lengths.items())},
        thirds=(low, mid),
        bands=_filled(bands, BANDS),
        bug_types={bug_type: all_types[bug_type] for bug_type in BUG_TYPES},
        bug_types_of_domains=_filled(types, BUG_TYPES),
        edit_size=statistics.median(sizes) if sizes else 0,
    )


def thirds(values: Sequence[int]) -> tuple[int, int]:
    """The values up to which the share of all is nearest to a third, and to two thirds.

    >>> thirds([1, 2, 2, 3, 3, 4])
    (2, 3)
    """
    distinct = sorted(set(values))

    def nearest(share: float) -> int:
        return min(
            distinct, key=lambda bound: abs(sum(v <= bound for v in values) / len(values) - share)
        )

    return nearest(1 / 3), nearest(2 / 3)


def size(balance: Balance) -> Iterator[Finding]:
    """The set has at least 1,000 tasks."""
    if balance.tasks < FEWEST_TASKS:
        yield Finding(balance.root, f"{balance.tasks} tasks, fewer than {FEWEST_TASKS:,}")


def domains(balance: Balance) -> Iterator[Finding]:
    """Each of the ten domains has 95 to 105 tasks."""
    for domain, count in balance.domains.items():
        if count not in TASKS_OF_DOMAIN:
            yield Finding(
                balance.root / domain,
                f"{count} tasks, not {TASKS_OF_DOMAIN[0]} to {TASKS_OF_DOMAIN[-1]}",
            )


def topics(balance: Balance) -> Iterator[Finding]:
    """Each domain has at least ten topics, and a topic at most 15 tasks."""
    for domain, counts in balance.topics.items():
        if len(counts) < FEWEST_TOPICS:
            yield Finding(
                balance.root / domain, f"{len(counts)} topics, fewer than {FEWEST_TOPICS}"
            )
        for topic, count in counts.items():
            if count > MOST_OF_TOPIC:
                yield Finding(
                    balance.root / domain,
                    f"topic {topic!r} has {count} tasks, more than {MOST_OF_TOPIC}",
                )


def registers(balance: Balance) -> Iterator[Finding]:
    """Two fifths are specifications, two fifths requests, one fifth tickets, within 3 points."""
    for register, wanted in REGISTER_SHARES.items():
        share = balance.registers[register] / balance.tasks
        # Rounded, because 0.43 - 0.4 is a little above 0.03 as a float.
        if round(abs(share - wanted), 9) > REGISTER_MARGIN:
            yield Finding(
                balance.root,
                f"{share:.1%} of the queries are of register {register}, "
                f"not {wanted:.0%} within {REGISTER_MARGIN:.0%}",
            )


def long_canonicals(balance: Balance) -> Iterator[Finding]:
    """At least a fifth of the canonicals have more than 15 statements."""
    share = balance.long / balance.tasks
    if share < LEAST_LONG:
        yield Finding(
            balance.root,
            f"{share:.1%} of the canonicals have more than {LONG} statements, "
            f"fewer than {LEAST_LONG:.0%}",
        )


def lengths(balance: Balance) -> Iterator[Finding]:
    """The median canonical of a domain is .6 to 1.6 times as long as that of the set."""
    least, most = LENGTH_RATIO
    for domain, length in balance.lengths.items():
        if not least <= length / balance.length <= most:
            yield Finding(
                balance.root / domain,
                f"the median canonical has {length:g} characters, that of the set "
                f"{balance.length:g}: not within {least} to {most} of it",
            )


def complexity(balance: Balance) -> Iterator[Finding]:
    """Each third of the set by cyclomatic complexity holds 25 to 40 % of each domain."""
    for domain, counts in balance.bands.items():
        yield from _outside(balance, domain, counts, BAND_SHARE, "complexity")


def bug_types(balance: Balance) -> Iterator[Finding]:
    """Each bug type is 13 to 20 % of all distractors, and 8 to 30 % of a domain's."""
    yield from _outside(balance, "", balance.bug_types, BUG_TYPE_SHARE, "bug type")
    for domain, counts in balance.bug_types_of_domains.items():
        yield from _outside(balance, domain, counts, BUG_TYPE_SHARE_OF_DOMAIN, "bug type")


def edit_sizes(balance: Balance) -> Iterator[Finding]:
    """The median edit has one or two characters."""
    least, most = EDIT_SIZE
    if not least <= balance.edit_size <= most:
        yield Finding(
            balance.root / DISTRACTORS,
            f"the median edit has {balance.edit_size:g} characters, not {least} or {most}",
        )


def _outside(
    balance: Balance, domain: str, counts: Mapping[str, int], bounds: tuple[float, float], what: str
) -> Iterator[Finding]:
    """A finding for each share that is too small or too large."""
    total = sum(counts.values())
    least, most = bounds
    for name, count in counts.items():
        share = count / total if total else 0
        if not least <= share <= most:
            yield Finding(
                balance.root / domain,
                f"{what} {name}: {share:.1%}, not {least:.0%} to {most:.0%}",
            )


def _filled(table: Mapping[str, Mapping[str, int]], names: Sequence[str]) -> dict[str, Counts]:
    """The counts by row, with a 0 for every name that does not occur."""
    return {row: {name: table[row].get(name, 0) for name in names} for row in sorted(table)}


RULES: tuple[Rule[Balance], ...] = (
    Rule("T6-size", size, of_finished=True),
    Rule("T6-domains", domains, of_finished=True),
    Rule("T6-topics", topics, of_finished=True),
    Rule("T6-registers", registers, of_finished=True),
    Rule("T6-long", long_canonicals, of_finished=True),
    Rule("T6-lengths", lengths, of_finished=True),
    Rule("T6-complexity", complexity, of_finished=True),
    Rule("T6-bug-types", bug_types, of_finished=True),
    Rule("T6-edit-sizes", edit_sizes, of_finished=True),
)
