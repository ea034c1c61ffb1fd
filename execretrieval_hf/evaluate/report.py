"""The table that a run ends with, computed from records alone."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import KEYWORDS_POOL, KS
from execretrieval_hf.evaluate.audit import READER
from execretrieval_hf.evaluate.blind_rows import above_blind, solved_by
from execretrieval_hf.evaluate.bootstrap import REPLICATES, SEED
from execretrieval_hf.evaluate.metrics import METRICS, per_query
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.plain_text import signed_interval, table, with_interval
from execretrieval_hf.evaluate.statistics.comparison import power
from execretrieval_hf.evaluate.statistics.comparison_report import power_text
from execretrieval_hf.evaluate.statistics.intervals import interval_of_metric

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.audit import GroupTally
    from execretrieval_hf.evaluate.blind_rows import BlindRow
    from execretrieval_hf.evaluate.record import Record

INCOMPLETE = "incomplete"
CEILING_METRIC = "in_group_exec@1"
"""What the ceiling is measured in: readers are shown one group, not the whole pool."""

_BLOCKS = (
    tuple(f"exec@{k}" for k in KS),
    tuple(f"precision@{k}" for k in KS),
    tuple(f"ndcg@{k}" for k in KS),
    ("win_rate", "in_group_exec@1", "tied_pairs", "exec@1_expected", "tied_at_1"),
)
_LEGEND = f"""\
In brackets: 95 % intervals over queries ({REPLICATES} bootstrap replicates, seed {SEED}; Wilson's
  for a rate with ten or fewer successes or failures).
win_rate: share of (correct, buggy) pairs in which the correct one scores higher, ties 1/2;
  .500 for a system that cannot see the edits and for one that reacts to them at random.
in_group_exec@1: queries whose best ranked own snippet passes.
tied_pairs: share of (correct, buggy) pairs with equal scores; tied_at_1: queries whose best score
  is shared.
topical@1: queries whose first snippet is of their own group, correct or not.
blind: the group is found as often as here, the edits cannot be seen (1/5 of the group).
random edit: the group is found as often as here, each edit moves the score at random
  (1/16 of the group); not defined where distractors share edits."""
_KEYWORDS_NOTE = """\
Keywords seldom decide between near-clones: topical@1 and win_rate are the scores of this pool;
  exec@1 measures no skill here."""
_BLIND_LEGEND = """\
blind/...: rules that read no query. ngram, longest, shortest, constant, random give each snippet
  one fixed score; medoid compares the snippets of a group with one another."""


def intervals(record: Record) -> dict[str, list[float] | None]:
    """Mean, low and high end of every metric; ``None`` if not defined or not known."""
    found = {metric: interval_of_metric(record, metric) for metric in METRICS}
    return {key: None if i is None else [i.mean, i.low, i.high] for key, i in found.items()}


def cell(record: Record, metric: str) -> str:
    """Mean with its 95 % interval, such as ``.310 [.220, .400]``."""
    found = interval_of_metric(record, metric)
    if found is None:
        return INCOMPLETE if per_query(record.per_query, metric).size else "-"
    return with_interval(found)


def report(
    records: Sequence[Record],
    blind: Sequence[BlindRow] = (),
    upper: GroupTally | None = None,
) -> str:
    """Every metric of some runs on one pool, with intervals, chance lines and blind rules.

    Args:
        records: the runs.
        blind: rules that read no query, measured on the same pool.
        upper: the ceiling of that pool.
    """
    first = records[0]
    title = (
        f"{first.task}: {first.n_queries} queries, {first.n_corpus} snippets, "
        f"data {first.data_revision}"
    )
    note = _KEYWORDS_NOTE if first.pool == KEYWORDS_POOL else solved_by(blind)
    named = list(zip(labels(records), records, strict=True))
    rules = [(row.record.system.name, row.record) for row in blind]
    parts = [title, *([note] if note else [])]
    for metrics in _BLOCKS:
        of_systems, of_rules = (
            [[name, *(cell(record, metric) for metric in metrics)] for name, record in group]
            for group in (named, rules)
        )
        top = _top(upper, metrics)
        parts.append(table(["system", *metrics], top, of_systems, of_rules))
    lines = ("topical@1", "blind_line", "random_edit_line", "exec@1")
    chance = [[name, *(cell(record, line) for line in lines)] for name, record in named]
    header = ["chance lines for exec@1", "topical@1", "blind", "random edit", "observed exec@1"]
    parts += [
        table(header, chance),
        *_against_blind(named, blind),
        *_power(records),
        *_cut(records),
        "\n".join(
            [
                _LEGEND,
                *([_upper_legend(upper)] if upper else []),
                *([_BLIND_LEGEND] if blind else []),
            ]
        ),
    ]
    return "\n\n".join(parts)


def _top(upper: GroupTally | None, metrics: Sequence[str]) -> list[list[str]]:
    """The line of the ceiling in a table of these metrics, if one of them is its own."""
    if upper is None or CEILING_METRIC not in metrics:
        return []
    cells = [with_interval(upper.accuracy) if name == CEILING_METRIC else "-" for name in metrics]
    return [[READER, *cells]]


def _upper_legend(upper: GroupTally) -> str:
    return fill(
        f"{READER}: two readers, each shown {upper.n} groups as query and five snippets, without "
        f"tests. In their words: {'; '.join(upper.readers)}.",
        width=100,
        subsequent_indent="  ",
    )


def _against_blind(named: Sequence[tuple[str, Record]], blind: Sequence[BlindRow]) -> list[str]:
    """Whether each complete run beats the best rule that reads single snippets."""
    if not blind:
        return []
    lines = []
    for name, record in named:
        if record.complete:
            found = above_blind(record, blind)
            difference = signed_interval(found.difference, found.low, found.high)
            verdict = "above blind" if found.above else "not above blind"
            lines.append(
                f"{name}: {verdict}; {found.metric} less that of {found.best_rule}: {difference}"
            )
    return ["\n".join(lines)] if lines else []


def _power(records: Sequence[Record]) -> list[str]:
    """What a comparison of the runs could find, if there is more than one."""
    if len(records) < 2 or not all(record.complete for record in records):
        return []
    return [power_text(power(records)) + "\n`execretrieval compare` has the tests."]


def _cut(records: Sequence[Record]) -> list[str]:
    """A line for every system that did not see all texts whole."""
    return [
        f"{label}: {system.truncated_snippets} of {record.n_corpus} snippets and "
        f"{system.truncated_queries} of {record.n_queries} queries were cut at "
        f"{system.max_tokens} tokens; an edit behind the cut cannot be seen."
        for label, record in zip(labels(records), records, strict=True)
        if (system := record.system).truncated_snippets or system.truncated_queries
    ]
