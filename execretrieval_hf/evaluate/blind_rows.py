"""What can be reached without reading the query: rows of rules beside the rows of systems.

A snippet-blind rule gives a snippet one score, whatever the query and the rest of the pool. A
pool-aware rule compares snippets with one another. Both are measured like any system.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from execretrieval_hf.blind import medoid, random_score
from execretrieval_hf.blind.ngram_counts import PACKAGED
from execretrieval_hf.blind.rules import RULES_VERSION, SNIPPET_RULES
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.evaluate.panel import named_score, panel
from execretrieval_hf.evaluate.ranking import NOT_RETURNED, ScoreMatrix, first_columns
from execretrieval_hf.evaluate.record import System
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.evaluate.statistics.intervals import (
    interval_of_difference,
    interval_of_metric,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.ranking import Matrix
    from execretrieval_hf.evaluate.record import Record

    Kind = Literal["snippet-blind", "pool-aware"]

SOLVED = 0.9
"""A pool is solved by a rule if the interval of its in-group exec@1 lies above this."""


@dataclass(frozen=True, slots=True)
class BlindRow:
    """A rule, measured.

    Attributes:
        rule: name of the rule.
        kind: ``snippet-blind``: one fixed score a snippet; ``pool-aware``: snippets are compared.
        record: its run, under the system name ``blind/`` and the rule's name.
    """

    rule: str
    kind: Kind
    record: Record


@dataclass(frozen=True, slots=True)
class AboveBlind:
    """Whether a system does better than the best rule that reads no query.

    Attributes:
        system: name of the system.
        metric: the metric on which both are compared.
        best_rule: name of the snippet-blind row with the highest mean.
        difference: mean of the system minus that of the rule.
        low: lower end of the difference's 95 % interval (paired bootstrap over queries).
        high: upper end.
        above: whether the whole interval lies above 0.
    """

    system: str
    metric: str
    best_rule: str
    difference: float
    low: float
    high: float
    above: bool


def blind_records(
    pool: Pool, oracle: Oracle, first_stages: Mapping[str, ScoreMatrix] | None = None
) -> tuple[BlindRow, ...]:
    """Measure every rule on a pool.

    Args:
        pool: the pool.
        oracle: judges the pairs; those of the packaged data need no execution.
        first_stages: scores over this pool by name of the system: for each of them there is a row
            in which the medoid of the first result's group is put first.

    Raises:
        DataError: a first stage was run on another pool.
    """
    rows = []
    for rule, score in SNIPPET_RULES.items():
        scores = _fixed(pool, {key: score(key, code) for key, code in pool.corpus.items()})
        rows.append(_row(pool, oracle, rule, "snippet-blind", scores, _settings(rule)))
    scores = _fixed(pool, _medoid_scores(pool))
    rows.append(_row(pool, oracle, "medoid", "pool-aware", scores, {"groups": "known"}))
    for name, first_stage in (first_stages or {}).items():
        rule, scores = f"medoid-after/{name}", _reranked(pool, name, first_stage)
        settings = {"first_stage": name, "depth": medoid.DEPTH, "common_lines": medoid.NEAR}
        rows.append(_row(pool, oracle, rule, "pool-aware", scores, settings))
    return tuple(rows)


def above_blind(record: Record, rows: Sequence[BlindRow]) -> AboveBlind:
    """Compare a system with the best snippet-blind row, query by query.

    Compared is the score that ranks the systems of the pool, and in place of exec@1 the exec@1 in
    the group: a rule that reads no query does not find the group, and would be beaten for that.

    Args:
        record: a run of the system.
        rows: blind rows of the same pool.

    Raises:
        DataError: the runs are of different data, or a verdict is missing.
    """
    named = named_score(record.pool)
    metric = "in_group_exec@1" if named == "exec@1" else named
    blind = [row.record for row in rows if row.kind == "snippet-blind"]
    compared = panel([record, *blind], metric)
    best = 1 + int(compared.values[1:].mean(axis=1).argmax())
    found = interval_of_difference(compared.values[0], compared.values[best])
    return AboveBlind(
        system=compared.systems[0],
        metric=metric,
        best_rule=compared.systems[best],
        difference=found.mean,
        low=found.low,
        high=found.high,
        above=found.low > 0,
    )


def solved_by(rows: Sequence[BlindRow]) -> str | None:
    """A sentence for the heading of a pool that can be solved by comparing candidates, else None.

    It is solved if a pool-aware rule's in-group exec@1 lies above `SOLVED` with its whole interval.
    """
    for row in rows:
        found = interval_of_metric(row.record, "in_group_exec@1")
        if row.kind == "pool-aware" and found is not None and found.low > SOLVED:
            return (
                f"This pool is solved by comparing candidates: {row.record.system.name} puts a "
                f"right answer first in {found.mean:.3f} [{found.low:.3f}, {found.high:.3f}] of "
                "the groups without knowing what the query asks for. Rank systems that see "
                "several candidates at once on a pool without a centre."
            )
    return None


def _row(
    pool: Pool,
    oracle: Oracle,
    rule: str,
    kind: Kind,
    scores: ScoreMatrix,
    settings: dict[str, Any],
) -> BlindRow:
    digest = digest_of_rows([{"rule": rule, **settings}])
    system = System(f"blind/{rule}", f"{RULES_VERSION}-{digest[:12]}", settings=settings)
    return BlindRow(rule, kind, score_run(pool, scores, oracle, system))


def _settings(rule: str) -> dict[str, Any]:
    if rule == "ngram":
        return {"counts_sha256": hashlib.sha256(PACKAGED.read_bytes()).hexdigest()}
    return {"seed": random_score.SEED} if rule == "random" else {}


def _medoid_scores(pool: Pool) -> dict[str, float]:
    """Score of every snippet that belongs to a group; the others are not returned."""
    groups: dict[str, set[str]] = {}
    for own in pool.snippets.values():
        for snippet in own:
            groups.setdefault(snippet.group, set()).add(snippet.corpus_id)
    scores: dict[str, float] = {}
    for _, members in sorted(groups.items()):
        ids = sorted(members)
        near = medoid.nearness([pool.corpus[key] for key in ids])
        scores.update(zip(ids, map(float, near), strict=True))
    return scores


def _fixed(pool: Pool, score_of: Mapping[str, float]) -> ScoreMatrix:
    """The same row of scores for every query."""
    row = np.array([score_of.get(key, NOT_RETURNED) for key in pool.corpus_ids], dtype=np.float32)
    values = np.broadcast_to(row, (len(pool.query_ids), len(row)))
    return ScoreMatrix(pool.query_ids, pool.corpus_ids, values)


def _reranked(pool: Pool, name: str, scores: ScoreMatrix) -> ScoreMatrix:
    """The first stage's scores, with the medoid of the first result's group above all."""
    if (scores.query_ids, scores.corpus_ids) != (pool.query_ids, pool.corpus_ids):
        raise DataError(f"the scores of {name} are of another pool than {pool.task}; run it again")
    values: Matrix = scores.values.copy()
    for row in values:
        first = [
            column for column in first_columns(row, medoid.DEPTH) if row[column] > NOT_RETURNED
        ]
        if first:
            texts = [pool.corpus[pool.corpus_ids[column]] for column in first]
            chosen = first[medoid.centre_of_first(texts)]
            row[chosen] = np.nextafter(row[first[0]], np.float32(np.inf))
    return ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
