"""The numbers of a record, computed again from what they are said to follow from."""

from __future__ import annotations

import dataclasses
import math
from typing import TYPE_CHECKING, Any

from execretrieval_hf.evaluate.metrics import all_metrics
from execretrieval_hf.evaluate.record import visible_pairs
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.ranking import ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

ROUNDING = 1e-9
"""How far means over queries may differ between versions of numpy."""

_OF_THE_RUN = {"system", "verdicts", "versions", "machine", "scores_sha256", "scores_kept", "task"}
"""Fields of a record that do not follow from its scores."""

_NOT_OF_AN_EXCERPT = {"cut_tie_groups"}
_HOW = {"evidence", "test_results"}
"""Fields of a verdict that say how it was reached; the checks of verdicts look at these."""


def metric_faults(record: Record) -> list[str]:
    """Metrics of the head that do not follow from the queries."""
    made = all_metrics(record.per_query)
    faults = [f"the metric {name} is missing" for name in made if name not in record.metrics]
    faults += [f"there is no metric {name}" for name in record.metrics if name not in made]
    return faults + [
        f"{name} is {record.metrics[name]}, its rankings give {value}"
        for name, value in made.items()
        if name in record.metrics and not _is_same(record.metrics[name], value)
    ]


def recomputing_faults(
    record: Record, scores: ScoreMatrix, pool: Pool, oracle: Oracle
) -> list[str]:
    """Fields of a record that differ from those of a record made of its score matrix.

    Args:
        record: the record.
        scores: its score matrix, whole or an excerpt.
        pool: the pool.
        oracle: judges the pairs.

    Raises:
        SelfCheckFailed: verdicts had to be executed and canonicals fail in this environment.
    """
    again = score_run(pool, scores, oracle, record.system, visible=visible_pairs(record))
    left_out = _OF_THE_RUN | (_NOT_OF_AN_EXCERPT if record.scores_kept == "excerpt" else set())
    told, made = (_fields(each, left_out) for each in (record, again))
    if record.verdicts.source == again.verdicts.source == "packaged":
        told["verdicts.counts"] = record.verdicts.counts
        made["verdicts.counts"] = again.verdicts.counts
    return [f"{place} is {a!r}, its scores give {b!r}" for place, a, b in _differences(told, made)]


def _fields(record: Record, left_out: set[str]) -> dict[str, Any]:
    fields = {k: v for k, v in dataclasses.asdict(record).items() if k not in left_out}
    fields["per_query"] = {query["query_id"]: query for query in fields["per_query"]}
    return fields


def _differences(told: Any, made: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:  # noqa: ANN401
    """Innermost fields that differ, by their path."""
    if isinstance(told, dict) and isinstance(made, dict) and told.keys() == made.keys():
        for key, value in told.items():
            if key not in _HOW:
                inner = f"{place}.{key}" if place else str(key)
                yield from _differences(value, made[key], inner)
    elif isinstance(told, tuple) and isinstance(made, tuple) and len(told) == len(made):
        for number, (a, b) in enumerate(zip(told, made, strict=True)):
            yield from _differences(a, b, f"{place}.{number}")
    elif not _is_same(told, made):
        yield place, told, made


def _is_same(a: object, b: object) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return math.isclose(a, b, rel_tol=0.0, abs_tol=ROUNDING)
    return a == b
