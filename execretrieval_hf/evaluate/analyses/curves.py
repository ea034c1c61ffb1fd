"""exec@k as a curve over k (paper, section 5.1 and figure 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.analyses.over_queries import parts
from execretrieval_hf.evaluate.metrics import exec_at
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.intervals import interval_or_none

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.evaluate.record import Record


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """exec@k of one system at one k.

    Attributes:
        system: the system.
        k: the cut-off.
        exec_at_k: share of queries with a passing snippet among the first k.
        low: low end of its interval.
        high: high end of its interval.
    """

    system: str
    k: int
    exec_at_k: float | None
    low: float | None
    high: float | None


def curves(records: Sequence[Record]) -> tuple[CurvePoint, ...]:
    """exec@k for k from 1 to 10, ten rows a system."""
    return tuple(
        CurvePoint(
            system,
            k,
            *parts(interval_or_none(np.array([exec_at(query, k) for query in record.per_query]))),
        )
        for system, record in zip(labels(records), records, strict=True)
        for k in range(1, max(KS) + 1)
    )
