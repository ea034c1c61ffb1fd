"""Metrics of a run, each as one value a query; means and intervals are derived from these.

All of them follow from one ranking. A value that would depend on a pair that was not executed is
NaN, and the mean over queries is then not stated: not executed never counts as failed.
"""

from __future__ import annotations

from execretrieval_hf.evaluate.metrics.chance import blind_line, random_edit_line
from execretrieval_hf.evaluate.metrics.exec_at_k import exec_at
from execretrieval_hf.evaluate.metrics.gap import exec_ndcg_gap
from execretrieval_hf.evaluate.metrics.group import all_executed, in_group_exec_at_1, topical_at_1
from execretrieval_hf.evaluate.metrics.ndcg_at_k import ndcg_at
from execretrieval_hf.evaluate.metrics.precision_at_k import precision_at
from execretrieval_hf.evaluate.metrics.preference import margin, tied_pairs, win_rate
from execretrieval_hf.evaluate.metrics.reciprocal_rank import mrr
from execretrieval_hf.evaluate.metrics.registry import (
    METRICS,
    all_metrics,
    is_complete,
    mean_or_none,
    per_query,
)
from execretrieval_hf.evaluate.metrics.ties_at_1 import exec_at_1_expected, tied_at_1

__all__ = [
    "METRICS",
    "all_executed",
    "all_metrics",
    "blind_line",
    "exec_at",
    "exec_at_1_expected",
    "exec_ndcg_gap",
    "in_group_exec_at_1",
    "is_complete",
    "margin",
    "mean_or_none",
    "mrr",
    "ndcg_at",
    "per_query",
    "precision_at",
    "random_edit_line",
    "tied_at_1",
    "tied_pairs",
    "topical_at_1",
    "win_rate",
]
