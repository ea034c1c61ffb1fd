"""Every analysis of some runs on one pool, as tables of rows."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import MissingExtra
from execretrieval_hf.data.names import STACKED_POOL
from execretrieval_hf.evaluate.analyses.bug_type_model import bug_type_model
from execretrieval_hf.evaluate.analyses.confounds import confounds
from execretrieval_hf.evaluate.analyses.curves import curves
from execretrieval_hf.evaluate.analyses.deception import (
    deception,
    deception_by_bug_type,
    deception_by_edit_size,
    edit_size_correlation,
    edit_sizes,
)
from execretrieval_hf.evaluate.analyses.density import density, one_clone_drop
from execretrieval_hf.evaluate.analyses.difficulty import (
    difficulty,
    domain_difficulty,
    domains_of_systems,
    query_difficulty,
)
from execretrieval_hf.evaluate.analyses.gap import gap, gap_histogram
from execretrieval_hf.evaluate.analyses.misses import misses, misses_by_bug_type
from execretrieval_hf.evaluate.analyses.null_lines import null_lines
from execretrieval_hf.evaluate.analyses.query_permutation import query_permutation_rows
from execretrieval_hf.evaluate.analyses.stacking import stacking
from execretrieval_hf.evaluate.panel import same_queries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.ranking import ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

    Tables = dict[str, tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class NotAvailable:
    """An analysis that could not be made.

    Attributes:
        analysis: name of its table.
        reason: why not.
    """

    analysis: str
    reason: str


def analyse(
    records: Sequence[Record],
    matrices: Sequence[ScoreMatrix | None],
    pool: Pool,
    stacked: Sequence[Record] = (),
) -> Tables:
    """Make every analysis of some runs.

    Args:
        records: runs on ``pool``, at least one.
        matrices: the score matrix of each run, ``None`` where none was kept.
        pool: the texts of queries and snippets.
        stacked: runs of these systems on the pool ``stacked``, in any order.

    Returns:
        Rows by name of the table, each row a dataclass of plain values. A table is empty if it
        is not available, and ``not_available`` has the reason.

    Raises:
        DataError: the runs are of different data or queries.
    """
    records = _in_one_order(records)
    sizes = edit_sizes(records, pool)
    pairs = confounds(records, pool, sizes)
    tables: Tables = {
        "null_lines": null_lines(records),
        "query_permutation": query_permutation_rows(records, matrices, pool),
        "misses": misses(records),
        "misses_by_bug_type": misses_by_bug_type(records),
        "density": density(records),
        "one_clone_drop": one_clone_drop(records),
        "gap": gap(records),
        "gap_histogram": gap_histogram(records),
        "deception": deception(records),
        "deception_by_bug_type": deception_by_bug_type(records),
        "deception_by_edit_size": deception_by_edit_size(records, sizes),
        "edit_size_correlation": edit_size_correlation(records, sizes, pool),
        "bug_type_model": (),
        "stacking": (),
        "difficulty": difficulty(records),
        "domain_difficulty": domain_difficulty(records),
        "domains_of_systems": domains_of_systems(records),
        "query_difficulty": query_difficulty(records),
        "curves": curves(records),
        "confounds": pairs,
    }
    missing = []
    try:
        tables["bug_type_model"] = bug_type_model(pairs)
    except MissingExtra as error:
        missing.append(NotAvailable("bug_type_model", str(error)))
    on_both = _on_both(records, stacked)
    if on_both:
        main, several = zip(*on_both, strict=True)
        tables["stacking"] = stacking(main, _in_one_order(several))
    else:
        reason = f"no system has a run on the pool {STACKED_POOL} as well"
        missing.append(NotAvailable("stacking", reason))
    tables["not_available"] = tuple(missing)
    return tables


def _in_one_order(records: Sequence[Record]) -> list[Record]:
    return [
        dataclasses.replace(record, per_query=tuple(queries))
        for record, queries in zip(records, same_queries(records), strict=True)
    ]


def _on_both(records: Sequence[Record], stacked: Sequence[Record]) -> list[tuple[Record, Record]]:
    """Runs of the same system and revision on the main pool and on stacked edits."""
    found = {(other.system.name, other.system.revision): other for other in stacked}
    keys = [(record.system.name, record.system.revision) for record in records]
    return [(record, found[key]) for record, key in zip(records, keys, strict=True) if key in found]
