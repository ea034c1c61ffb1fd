"""The table that a run ends with, computed from records alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.bootstrap import REPLICATES, SEED, Interval, bootstrap_mean
from execretrieval_hf.evaluate.metrics import METRICS, per_query

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.record import Record

INCOMPLETE = "incomplete"

_BLOCKS = (
    tuple(f"exec@{k}" for k in KS),
    tuple(f"precision@{k}" for k in KS),
    tuple(f"ndcg@{k}" for k in KS),
)
_LEGEND = f"""\
In brackets: 95 % bootstrap intervals over queries ({REPLICATES} replicates, seed {SEED}).
win_rate: share of (correct, buggy) pairs in which the correct one scores higher, ties 1/2;
  .500 for a system that cannot see the edits and for one that reacts to them at random.
tied_pairs: share of these pairs with equal scores; tied_at_1: queries whose best score is shared.
topical@1: queries whose first snippet is of their own group, correct or not.
blind: the group is found as often as here, the edits cannot be seen (1/5 of the group).
random edit: the group is found as often as here, each edit moves the score at random
  (1/16 of the group)."""
_TIE_NEUTRAL = ("win_rate", "tied_pairs", "exec@1_expected", "tied_at_1")


def interval(record: Record, metric: str) -> Interval | None:
    """Mean of a metric with its 95 % interval; ``None`` if it is not defined or not known."""
    values = per_query(record.per_query, metric)
    return None if values.size == 0 or np.isnan(values).any() else bootstrap_mean(values)


def intervals(record: Record) -> dict[str, list[float] | None]:
    """Mean, low and high end of every metric; ``None`` as in `interval`."""
    found = {metric: interval(record, metric) for metric in METRICS}
    return {key: None if i is None else [i.mean, i.low, i.high] for key, i in found.items()}


def cell(record: Record, metric: str) -> str:
    """Mean with its 95 % interval, such as ``.310 [.220, .400]``."""
    found = interval(record, metric)
    if found is None:
        return INCOMPLETE if per_query(record.per_query, metric).size else "-"
    return f"{_short(found.mean)} [{_short(found.low)}, {_short(found.high)}]"


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Aligned plain text, first column to the left, the others to the right."""
    widths = [max(len(line[column]) for line in (header, *rows)) for column in range(len(header))]
    lines = [
        "  ".join(
            text.ljust(width) if column == 0 else text.rjust(width)
            for column, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in (header, ["-" * width for width in widths], *rows)
    ]
    return "\n".join(lines)


def report(records: Sequence[Record]) -> str:
    """Every metric of some runs on one pool, with intervals and chance lines."""
    first = records[0]
    title = (
        f"{first.task}: {first.n_queries} queries, {first.n_corpus} snippets, "
        f"data {first.data_revision}"
    )
    parts = [title]
    for metrics in (*_BLOCKS, _TIE_NEUTRAL):
        rows = [
            [label, *(cell(record, metric) for metric in metrics)]
            for label, record in zip(labels(records), records, strict=True)
        ]
        parts.append(table(["system", *metrics], rows))
    chance = [
        [
            label,
            cell(record, "topical@1"),
            cell(record, "blind_line"),
            cell(record, "random_edit_line"),
            cell(record, "exec@1"),
        ]
        for label, record in zip(labels(records), records, strict=True)
    ]
    header = ["chance lines for exec@1", "topical@1", "blind", "random edit", "observed exec@1"]
    parts += [
        table(header, chance),
        *_cut(records),
        _LEGEND,
    ]
    return "\n\n".join(parts)


def _cut(records: Sequence[Record]) -> list[str]:
    """A line for every system that did not see all texts whole."""
    return [
        f"{label}: {system.truncated_snippets} of {record.n_corpus} snippets and "
        f"{system.truncated_queries} of {record.n_queries} queries were cut at "
        f"{system.max_tokens} tokens; an edit behind the cut cannot be seen."
        for label, record in zip(labels(records), records, strict=True)
        if (system := record.system).truncated_snippets or system.truncated_queries
    ]


def labels(records: Sequence[Record]) -> list[str]:
    """Names of the systems, with the start of the revision where a name occurs twice."""
    names = [record.system.name for record in records]
    return [
        name if names.count(name) == 1 else f"{name}@{record.system.revision[:7]}"
        for name, record in zip(names, records, strict=True)
    ]


def _short(value: float) -> str:
    text = f"{value:.3f}"
    return text[1:] if text.startswith("0.") else text
