"""Every table of a set of runs on one pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import STACKED_POOL
from execretrieval_hf.evaluate.analyses.all import analyse
from execretrieval_hf.evaluate.analyses.difficulty import domains_of_systems
from execretrieval_hf.evaluate.analyses.text import SAYS as OF_ANALYSES
from execretrieval_hf.evaluate.audit import ceiling
from execretrieval_hf.evaluate.blind_rows import blind_records
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.statistics.comparison import compare
from execretrieval_hf.leaderboard.scores import scores, standings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.leaderboard.runs import Run

SAYS = OF_ANALYSES | {
    "standings": "The systems by win rate, and below them what rules reach that read no query. "
    "above_blind: the win rate is higher than that of the best rule that reads single snippets.",
    "scores": "Every metric of every system and rule.",
    "pairs": "All pairs of systems on the score that ranks them, corrected for their number.",
    "power": "The smallest true difference that this comparison finds in 80 of 100 cases.",
    "domains_of_rules": "exec@1 and win rate by domain of the rules that read no query.",
    "exploratory": "Pairs of systems on other scores: a reason to look, not a result.",
}
"""What each table says, in plain words."""


def results(runs: Sequence[Run], pool: Pool, oracle: Oracle) -> dict[str, tuple[Any, ...]]:
    """Make every table.

    Args:
        runs: runs on the pool, and on the pool ``stacked`` of the same data.
        pool: the pool that the tables are about.
        oracle: judges the pairs of blind rules.

    Returns:
        Rows by name of the table, each row a dataclass of plain values.

    Raises:
        DataError: no run is on the pool, a run is of other data, or is not complete.
    """
    main = [run for run in runs if run.record.pool == pool.name]
    if not main:
        raise DataError(f"no run is on the pool {pool.name!r}; choose another with --pool")
    for run in main:
        _require_fit(run, pool)
    records = [run.record for run in main]
    names = labels(records)
    first_stages = {
        name: run.scores for name, run in zip(names, main, strict=True) if run.scores is not None
    }
    blind = blind_records(pool, oracle, first_stages)
    stacked = [run.record for run in runs if run.record.pool == STACKED_POOL != pool.name]
    compared = compare(records) if len(records) > 1 else None
    return {
        "standings": standings(records, blind, compared, ceiling(pool)),
        **({"pairs": compared.pairs, "power": (compared.power,)} if compared else {}),
        **analyse(records, [run.scores for run in main], pool, stacked),
        "domains_of_rules": domains_of_systems(
            [row.record for row in blind if "first_stage" not in row.record.system.settings]
        ),
        "scores": scores(records, blind),
        **({"exploratory": compared.exploratory} if compared else {}),
    }


def _require_fit(run: Run, pool: Pool) -> None:
    record = run.record
    if record.data_digest != pool.digest:
        raise DataError(
            f"{record.system.name} was run on {record.data_revision}, the data here is "
            f"{pool.revision}; name the data of the runs with --data, or run it again"
        )
    if not record.complete:
        raise DataError(
            f"the run of {record.system.name} lacks verdicts; run it again to complete it"
        )
