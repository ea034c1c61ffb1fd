"""Does the query tell the system which snippet of a group is right?

A win rate above one half need not mean that the system has read the query. A correct snippet looks
more like code that people write than its clones do, so a preference for usual code wins pairs under
any query. What the query adds is therefore measured against the same snippets, the same verdicts
and the same system under *another* query of the same domain: whatever the system prefers for other
reasons stays, and only what the query says about the right snippet is lost.

Labels are not permuted. That would test whether the canonical is exchangeable with its clones,
which holds for no system on a star of edits, where the canonical is the centre and a clone a leaf.

Two quantities follow from the saved score matrix alone.

* The *skill* of a query is its value (win rate, or in-group exec@1) minus the mean of the values
  that its group has under every other query of its domain: the exact expectation, no draw.
  Near-duplicates are no other queries: a query that shares at least 0.6 of its words with this one
  (Jaccard), names the same function, or shares a snippet with it, as twins do.
* The *p-value* is that of the permutation test: assign the queries of a domain to its groups at
  random, n times, and count the assignments whose mean is at least the observed one, b of them;
  p = (b + 1) / (n + 1) (Phipson and Smyth 2010). All assignments are equally likely, those that
  leave some queries in place too: without these the test rejects too often, the more so the smaller
  the domain, since the observed assignment is then none of those it is compared with. Near-
  duplicates never change places: they are dealt out to different blocks of their domain, and
  queries change places within a block.

Several systems give several p-values, which are not corrected for their number here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.analyses.words import jaccard, words
from execretrieval_hf.evaluate.bootstrap import SEED, bootstrap_mean
from execretrieval_hf.evaluate.metrics import all_executed
from execretrieval_hf.evaluate.panel import labels
from execretrieval_hf.evaluate.ranking import NOT_RETURNED
from execretrieval_hf.evaluate.record import MATRIX_LIMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.ranking import Indexes, Matrix, ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

    Flags = NDArray[np.bool_]
    Values = NDArray[np.float64]

PERMUTATIONS = 2_000

NEAR_DUPLICATE = 0.6
"""Share of common words from which two queries are no longer two."""

_ROUNDING = 1e-9
"""Sums of equal values in another order differ by less."""


@dataclass(frozen=True, slots=True)
class Group:
    """A query's own snippets.

    Attributes:
        columns: their columns in the score matrix, ascending, shape (snippets,).
        passing: which of them pass the query's tests, shape (snippets,).
    """

    columns: Indexes
    passing: Flags


@dataclass(frozen=True, slots=True)
class Skill:
    """What the query adds to one metric.

    Attributes:
        observed: mean under the groups' own queries.
        permuted: mean under the other queries of their domains.
        skill: ``observed - permuted``.
        low: low end of its 95 % bootstrap interval over queries.
        high: high end of it.
        p: one-sided p-value of the permutation test.
    """

    observed: float
    permuted: float
    skill: float
    low: float
    high: float
    p: float


@dataclass(frozen=True, slots=True)
class Permuted:
    """Result of `query_permutation`.

    Attributes:
        n_queries: queries that count.
        left_out: queries without another query to compare with, or without a pair.
        win_rate: skill by win rate, ties 1/2; ``None`` if no query counts.
        in_group_exec_at_1: skill by in-group exec@1; ``None`` if no query counts.
    """

    n_queries: int
    left_out: int
    win_rate: Skill | None
    in_group_exec_at_1: Skill | None


@dataclass(frozen=True, slots=True)
class QueryPermutation:
    """What the query adds to one system's choice inside the groups.

    Attributes:
        system: the system.
        n_queries: queries that count.
        left_out: queries that do not: no other query in the domain but near-duplicates, or a group
            in which all snippets pass or none does.
        win_rate: mean win rate under the own queries.
        win_rate_permuted: the same under the other queries of the domains.
        query_skill: their difference; 0 for a system whose preference the query does not change.
        low: low end of its interval.
        high: high end of its interval.
        p: one-sided p-value of the permutation test.
        in_group_exec_at_1: mean in-group exec@1 under the own queries.
        in_group_exec_at_1_permuted: the same under the other queries of the domains.
        in_group_query_skill: their difference.
        in_group_low: low end of its interval.
        in_group_high: high end of its interval.
        in_group_p: one-sided p-value of the permutation test.
        note: why the values are not available; empty if they are.
    """

    system: str
    n_queries: int
    left_out: int
    win_rate: float | None = None
    win_rate_permuted: float | None = None
    query_skill: float | None = None
    low: float | None = None
    high: float | None = None
    p: float | None = None
    in_group_exec_at_1: float | None = None
    in_group_exec_at_1_permuted: float | None = None
    in_group_query_skill: float | None = None
    in_group_low: float | None = None
    in_group_high: float | None = None
    in_group_p: float | None = None
    note: str = ""


def query_permutation_rows(
    records: Sequence[Record], matrices: Sequence[ScoreMatrix | None], pool: Pool
) -> tuple[QueryPermutation, ...]:
    """One row a system.

    Args:
        records: runs on ``pool``.
        matrices: the score matrix of each run, ``None`` where none was kept.
        pool: texts and groups.
    """
    return tuple(
        _row(system, record, matrix, pool)
        for system, record, matrix in zip(labels(records), records, matrices, strict=True)
    )


def query_permutation(
    values: Matrix,
    groups: Sequence[Group],
    domains: Sequence[str],
    near: Flags,
    *,
    permutations: int = PERMUTATIONS,
    seed: int = SEED,
) -> Permuted:
    """Compare every group under its own query with the same group under others of its domain.

    Equal scores inside a group count one half for the win rate; for in-group exec@1 the last
    column comes first, as in every ranking here.

    Args:
        values: scores, shape (queries, snippets); finite where a group meets a query of its domain.
        groups: the own snippets of each query.
        domains: the domain of each query.
        near: which queries are near-duplicates, shape (queries, queries), symmetric.
        permutations: number n of random assignments.
        seed: seed of ``numpy.random.default_rng``.
    """
    rng = np.random.default_rng(seed)
    has_pairs = np.array([group.passing.any() and not group.passing.all() for group in groups])
    own: list[Values] = []
    skills: list[Values] = []
    nulls = np.zeros((2, permutations))
    for members in _by_domain(domains):
        among = near[np.ix_(members, members)]
        other = ~among & ~np.eye(members.size, dtype=bool)
        counted = has_pairs[members] & other.any(axis=1)
        outcomes = _outcomes(values, groups, members)
        outcomes[:, ~counted] = 0
        nulls += _assigned(outcomes, _blocks(among), permutations, rng)
        if counted.any():
            of_own = outcomes.diagonal(axis1=1, axis2=2)
            gains = np.where(other, of_own[:, :, np.newaxis] - outcomes, 0).sum(axis=2)
            own.append(of_own[:, counted])
            skills.append(gains[:, counted] / other.sum(axis=1)[counted])
    if not own:
        return Permuted(0, len(groups), None, None)
    observed, gained = np.concatenate(own, axis=1), np.concatenate(skills, axis=1)
    n = observed.shape[1]
    win_rate, in_group = (
        _skill(observed[metric], gained[metric], nulls[metric]) for metric in range(2)
    )
    return Permuted(n, len(groups) - n, win_rate, in_group)


def near_duplicates(pool: Pool, queries: Sequence[str]) -> Flags:
    """Which queries of one domain ask nearly the same, shape (queries, queries); see the module.

    Args:
        pool: texts, function names and own snippets.
        queries: ids of the rows and columns.
    """
    words_of = [words(pool.queries[query]) for query in queries]
    own_of = [{own.corpus_id for own in pool.snippets.get(query, ())} for query in queries]
    name_of = [pool.tasks[query].function_name for query in queries]
    near = np.zeros((len(queries), len(queries)), dtype=bool)
    for members in _by_domain([pool.tasks[query].domain for query in queries]):
        for place, a in enumerate(members):
            for b in members[:place]:
                near[a, b] = near[b, a] = (
                    jaccard(words_of[a], words_of[b]) >= NEAR_DUPLICATE
                    or name_of[a] == name_of[b]
                    or not own_of[a].isdisjoint(own_of[b])
                )
    return near


def _row(system: str, record: Record, matrix: ScoreMatrix | None, pool: Pool) -> QueryPermutation:
    def not_available(reason: str) -> QueryPermutation:
        return QueryPermutation(system, 0, record.n_queries, note=f"not available: {reason}")

    if matrix is None:
        return not_available(
            f"no score matrix is kept for pools above {MATRIX_LIMIT:,} snippets"
            if record.n_corpus > MATRIX_LIMIT
            else "the run has no score matrix"
        )
    ordered = sorted(record.per_query, key=lambda query: query.query_id)
    unknown = sum(not all_executed(query) for query in ordered)
    if unknown:
        return not_available(f"{unknown} queries have own snippets that were not executed")
    groups = [
        _group([(matrix.column_of[own.corpus_id], own.verdict == "pass") for own in query.own])
        for query in ordered
    ]
    queries = [query.query_id for query in ordered]
    domains = [query.domain for query in ordered]
    values = matrix.values[[matrix.query_ids.index(query) for query in queries]]
    if _lacks_scores(values, groups, domains):
        return not_available("the system did not score every group for every query of its domain")
    found = query_permutation(values, groups, domains, near_duplicates(pool, queries))
    if found.win_rate is None or found.in_group_exec_at_1 is None:
        return not_available("no query has another one in its domain to compare with")
    of_pairs, in_group = found.win_rate, found.in_group_exec_at_1
    return QueryPermutation(
        system=system,
        n_queries=found.n_queries,
        left_out=found.left_out,
        win_rate=of_pairs.observed,
        win_rate_permuted=of_pairs.permuted,
        query_skill=of_pairs.skill,
        low=of_pairs.low,
        high=of_pairs.high,
        p=of_pairs.p,
        in_group_exec_at_1=in_group.observed,
        in_group_exec_at_1_permuted=in_group.permuted,
        in_group_query_skill=in_group.skill,
        in_group_low=in_group.low,
        in_group_high=in_group.high,
        in_group_p=in_group.p,
    )


def _group(own: Sequence[tuple[int, bool]]) -> Group:
    ordered = sorted(own)
    return Group(
        np.array([column for column, _ in ordered], dtype=np.intp),
        np.array([passes for _, passes in ordered], dtype=bool),
    )


def _lacks_scores(values: Matrix, groups: Sequence[Group], domains: Sequence[str]) -> bool:
    return any(
        (values[np.ix_(members, groups[place].columns)] == NOT_RETURNED).any()
        for members in _by_domain(domains)
        for place in members
    )


def _by_domain(domains: Sequence[str]) -> list[Indexes]:
    """Places of the queries of each domain, by the domain's name."""
    array = np.array(domains)
    return [np.flatnonzero(array == domain) for domain in np.unique(array)]


def _outcomes(values: Matrix, groups: Sequence[Group], members: Indexes) -> Values:
    """Win rate and in-group exec@1 of each group under each query of a domain.

    Returns:
        Shape (2, groups, queries); 0 for a group without pairs.
    """
    found = np.zeros((2, members.size, members.size))
    for row, place in enumerate(members):
        group = groups[place]
        scores = values[np.ix_(members, group.columns)]
        passing = scores[:, group.passing][:, :, np.newaxis]
        failing = scores[:, ~group.passing][:, np.newaxis, :]
        if passing.size and failing.size:
            won = (passing > failing) + (passing == failing) / 2
            found[0, row] = won.mean(axis=(1, 2))
            first = scores[:, ::-1].argmax(axis=1)
            found[1, row] = group.passing[::-1][first]
    return found


def _blocks(near: Flags) -> list[Indexes]:
    """Places of a domain in blocks without near-duplicates, as even as they can be.

    Queries that are linked by near-duplicates, directly or through others, are dealt out in turn.
    """
    cluster = _clusters(near)
    n_blocks = int(np.bincount(cluster).max())
    block = np.empty(cluster.size, dtype=np.intp)
    block[np.argsort(cluster, kind="stable")] = np.arange(cluster.size) % n_blocks
    return [np.flatnonzero(block == number) for number in range(n_blocks)]


def _clusters(near: Flags) -> Indexes:
    """For each place the first one that it is linked to; its own if that is the first."""
    linked = near | np.eye(len(near), dtype=bool)
    cluster = np.arange(len(near))
    while True:
        first = np.where(linked, cluster, len(near)).min(axis=1)
        if (first == cluster).all():
            return cluster
        cluster = first


def _assigned(
    outcomes: Values, blocks: Sequence[Indexes], permutations: int, rng: np.random.Generator
) -> Values:
    """Sums of the outcomes over groups under random assignments, shape (2, permutations)."""
    sums = np.zeros((2, permutations))
    for block in blocks:
        queries = rng.permuted(np.tile(block, (permutations, 1)), axis=1)
        sums += outcomes[:, block, queries].sum(axis=2)
    return sums


def _skill(observed: Values, gained: Values, null: Values) -> Skill:
    """Summary of one metric: value and skill of each query, and sums under the assignments."""
    # A skill may be below 0, so the interval is never that of a rate.
    skill = bootstrap_mean(gained)
    mean = float(observed.mean())
    as_high = int((null >= observed.sum() - _ROUNDING).sum())
    return Skill(
        observed=mean,
        permuted=mean - skill.mean,
        skill=skill.mean,
        low=skill.low,
        high=skill.high,
        p=(as_high + 1) / (null.size + 1),
    )
