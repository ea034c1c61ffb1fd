"""The paper's full table of comparisons, in the schema of the published release.

Three JSON documents: every pair of systems at every k on three metrics, the interval of every mean,
and the interval of every difference. The release corrects for nothing; `comparison` does. Rates,
means and interval ends have six decimals. The release names six differences; here every pair has
one.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from execretrieval_hf.data.folder import write_together
from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.bootstrap import (
    REPLICATES,
    SEED,
    Interval,
    percentile_interval,
    resampled_means,
)
from execretrieval_hf.evaluate.panel import panel
from execretrieval_hf.evaluate.statistics.mcnemar import discordant_counts, mcnemar_exact

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

    Values = NDArray[np.float64]
    Table = dict[str, dict[str, dict[str, Any]]]

PAIRWISE = "pairwise_tests.json"
MEANS = "confidence_intervals.json"
DIFFERENCES = "paired_difference_intervals.json"

_METRICS = ("exec", "precision", "ndcg")
_PAIRWISE_NAME = {"exec": "exec", "precision": "execution_precision", "ndcg": "ndcg"}
"""The release calls precision@k by another name in one of the three files."""


def release_tables(records: Sequence[Record]) -> dict[str, Table]:
    """The three documents by file name.

    Args:
        records: complete runs on the same data; their order changes nothing.

    Raises:
        DataError: the runs are of different data, or a verdict is not known.
    """
    pairwise: Table = {}
    means: Table = {}
    differences: Table = {}
    for metric in _METRICS:
        for k in KS:
            values = panel(records, f"{metric}@{k}")
            resampled = resampled_means(values.values)
            key = f"{metric}@{k}"
            for name, row, drawn in zip(values.systems, values.values, resampled, strict=True):
                interval = percentile_interval(float(row.mean()), drawn)
                means.setdefault(name, {})[key] = {
                    "mean": _rounded(interval.mean),
                    **_ends(interval, len(row)),
                }
            for a, b in _pairs(values.systems):
                of_a, of_b = values.values[a], values.values[b]
                interval = percentile_interval(
                    float(of_a.mean() - of_b.mean()), resampled[a] - resampled[b]
                )
                names = values.systems[a], values.systems[b]
                differences.setdefault(" minus ".join(names), {})[key] = {
                    "mean_difference": _rounded(interval.mean),
                    **_ends(interval, len(of_a)),
                }
                pairwise.setdefault(" vs ".join(names), {})[f"{_PAIRWISE_NAME[metric]}@{k}"] = {
                    **(_outcomes(of_a, of_b) if metric == "exec" else {}),
                    "bootstrap_ci_95": [_rounded(interval.low), _rounded(interval.high)],
                }
    documents = {PAIRWISE: pairwise, MEANS: means, DIFFERENCES: differences}
    return {name: dict(sorted(table.items())) for name, table in documents.items()}


def write_release_tables(folder: Path, records: Sequence[Record]) -> None:
    """Write the three documents into a folder.

    Raises:
        DataError: see `release_tables`.
        NotWritable: the folder cannot be written.
    """
    write_together(
        {
            folder / name: (json.dumps(table, indent=2, allow_nan=False) + "\n").encode()
            for name, table in release_tables(records).items()
        }
    )


def _pairs(systems: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Every pair of rows, the lower name first, compared as text."""
    by_name = sorted(range(len(systems)), key=systems.__getitem__)
    for place, a in enumerate(by_name):
        for b in by_name[place + 1 :]:
            yield a, b


def _outcomes(a: Values, b: Values) -> dict[str, Any]:
    """Counts, rates and McNemar's test of two rows of 0 and 1."""
    a_only, b_only = discordant_counts(a, b)
    both = int(np.sum((a == 1) & (b == 1)))
    return {
        "a_only": a_only,
        "b_only": b_only,
        "both": both,
        "neither": a.size - a_only - b_only - both,
        "a_rate": _rounded(float(a.mean())),
        "b_rate": _rounded(float(b.mean())),
        "delta": _rounded((a_only - b_only) / a.size),
        "mcnemar_exact_p": mcnemar_exact(a_only, b_only),
    }


def _ends(interval: Interval, n: int) -> dict[str, Any]:
    return {
        "ci95_low": _rounded(interval.low),
        "ci95_high": _rounded(interval.high),
        "n": n,
        "bootstrap_samples": REPLICATES,
        "seed": SEED,
    }


def _rounded(value: float) -> float:
    return round(value, 6)
