"""Every metric by its key in our JSON, and what is derived from all of them alike."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.metrics.chance import (
    blind_line,
    has_independent_edits,
    random_edit_line,
)
from execretrieval_hf.evaluate.metrics.exec_at_k import exec_at
from execretrieval_hf.evaluate.metrics.gap import exec_ndcg_gap
from execretrieval_hf.evaluate.metrics.group import in_group_exec_at_1, topical_at_1
from execretrieval_hf.evaluate.metrics.ndcg_at_k import ndcg_at
from execretrieval_hf.evaluate.metrics.precision_at_k import precision_at
from execretrieval_hf.evaluate.metrics.preference import has_pairs, tied_pairs, win_rate
from execretrieval_hf.evaluate.metrics.reciprocal_rank import mrr
from execretrieval_hf.evaluate.metrics.ties_at_1 import exec_at_1_expected, tied_at_1

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import QueryResult

    Values = NDArray[np.float64]

METRICS: dict[str, Callable[[QueryResult], float]] = {
    **{f"exec@{k}": partial(exec_at, k=k) for k in KS},
    **{f"precision@{k}": partial(precision_at, k=k) for k in KS},
    **{f"ndcg@{k}": partial(ndcg_at, k=k) for k in KS},
    "mrr": mrr,
    "exec@1_expected": exec_at_1_expected,
    "tied_at_1": tied_at_1,
    "win_rate": win_rate,
    "tied_pairs": tied_pairs,
    "topical@1": topical_at_1,
    "in_group_exec@1": in_group_exec_at_1,
    "blind_line": blind_line,
    "random_edit_line": random_edit_line,
}
"""Every metric by its key in our JSON."""

_IS_DEFINED = {
    "win_rate": has_pairs,
    "tied_pairs": has_pairs,
    "random_edit_line": has_independent_edits,
}
"""Whether a metric is defined for a query; those that are not here always are."""


def per_query(queries: Sequence[QueryResult], metric: str) -> Values:
    """Values of a metric, one a query for which it is defined, shape (queries,).

    NaN stands for a value that is defined and not known, because a pair was not executed.
    """
    function, is_defined = METRICS[metric], _IS_DEFINED.get(metric)
    values = [function(query) for query in queries if is_defined is None or is_defined(query)]
    return np.array(values, dtype=np.float64)


def is_complete(queries: Sequence[QueryResult]) -> bool:
    """Whether no metric lacks a pair that was not executed."""
    return not any(np.isnan(per_query(queries, metric)).any() for metric in METRICS)


def mean_or_none(values: Values) -> float | None:
    """Mean over queries, or ``None`` if there is none or one of them is not known."""
    return None if values.size == 0 or np.isnan(values).any() else float(values.mean())


def all_metrics(queries: Sequence[QueryResult]) -> dict[str, float | None]:
    """Mean of every metric, and exec_ndcg_gap@k as the published release has it."""
    means = {metric: mean_or_none(per_query(queries, metric)) for metric in METRICS}
    gaps = {f"exec_ndcg_gap@{k}": exec_ndcg_gap(means[f"exec@{k}"], means[f"ndcg@{k}"]) for k in KS}
    return {**means, **gaps}
