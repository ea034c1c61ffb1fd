"""Runs whose scores and verdicts are written down, ranked and measured by the real code."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import CORRECT, INCORRECT
from execretrieval_hf.data.pools import Pool, Snippet, Task
from execretrieval_hf.evaluate.metrics import all_metrics
from execretrieval_hf.evaluate.oracle import Judgement
from execretrieval_hf.evaluate.ranking import ScoreMatrix, score_matrix
from execretrieval_hf.evaluate.record import Record, System, VerdictSources
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from execretrieval_hf.evaluate.ranking import Indexes

VERDICTS = {"p": "pass", "f": "fail", "n": "not_executed"}


@dataclass(frozen=True)
class Own:
    """An own snippet: its verdict (p, f or n), its score (``None``: not returned), its bug."""

    verdict: str
    score: float | None
    bug_type: str = "wrong_operator"
    visible: bool | None = True


@dataclass(frozen=True)
class ToyQuery:
    """A query; its own snippets are called ``c_<name>_0`` and so on, so the first loses ties.

    Attributes:
        foreign: (verdict, score) of snippets ``x_0``, ``x_1`` and so on, which belong to no query.
        others: score of all other snippets; ``None`` if they are not returned.
    """

    name: str
    own: tuple[Own, ...]
    foreign: tuple[tuple[str, float | None], ...] = ()
    domain: str = "geometry"
    others: float | None = -9.0

    @property
    def id(self) -> str:
        return f"q_{self.name}"

    @property
    def own_by_id(self) -> dict[str, Own]:
        return {f"c_{self.name}_{place}": own for place, own in enumerate(self.own)}

    @property
    def foreign_by_id(self) -> dict[str, tuple[str, float | None]]:
        return {f"x_{place}": foreign for place, foreign in enumerate(self.foreign)}


def star(name: str, canonical: float, clones: Sequence[float], **fields: object) -> ToyQuery:
    """A query with one canonical and some clones, by their scores."""
    own = (Own("p", canonical), *(Own("f", score) for score in clones))
    return ToyQuery(name, own, **fields)  # type: ignore[arg-type]


def toy_pool(queries: Sequence[ToyQuery], *, name: str = "main") -> Pool:
    """The pool of some toy queries; the text of every snippet and query is its id."""
    snippets = {
        query.id: tuple(
            Snippet(
                query_id=query.id,
                corpus_id=key,
                group=query.name,
                label=CORRECT if own.verdict == "p" else INCORRECT,
                role="canonical" if key.endswith("_0") else "distractor",
                bug_types="" if own.verdict == "p" else own.bug_type,
                edit_ids="",
                domain=query.domain,
                function_name=query.name,
            )
            for key, own in query.own_by_id.items()
        )
        for query in queries
    }
    ids = {key for query in queries for key in (*query.own_by_id, *query.foreign_by_id)}
    return Pool(
        name=name,
        folder=Path("toy"),
        version="0.0.1",
        digest="0" * 64,
        corpus={key: key for key in sorted(ids)},
        queries={key: key for key in sorted(snippets)},
        qrels={
            query: {snippet.corpus_id: 1 for snippet in group if snippet.is_correct}
            for query, group in snippets.items()
        },
        snippets=snippets,
        tasks={query.id: Task(query.id, query.name, query.domain, ()) for query in queries},
    )


def toy_matrix(queries: Sequence[ToyQuery], pool: Pool) -> ScoreMatrix:
    """The scores of some toy queries over the whole pool."""
    results = {}
    for query in queries:
        row: dict[str, float | None] = dict.fromkeys(pool.corpus, query.others)
        row |= {key: score for key, (_, score) in query.foreign_by_id.items()}
        row |= {key: own.score for key, own in query.own_by_id.items()}
        results[query.id] = {key: score for key, score in row.items() if score is not None}
    return score_matrix(results, pool.query_ids, pool.corpus_ids, system="toy")


def toy_run(queries: Sequence[ToyQuery], *, system: str = "toy", pool: str = "main") -> Record:
    """The record of a run on some toy queries."""
    searched = toy_pool(queries, name=pool)
    letters = {
        (query.id, key): letter
        for query in queries
        for key, letter in [
            *((key, own.verdict) for key, own in query.own_by_id.items()),
            *((key, letter) for key, (letter, _) in query.foreign_by_id.items()),
        ]
    }
    visible = {
        (query.id, key): own.visible
        for query in queries
        for key, own in query.own_by_id.items()
        if own.visible is not None
    }
    matrix = toy_matrix(queries, searched)
    oracle = WrittenVerdicts(letters)
    return score_run(searched, matrix, oracle, System(system, "1"), visible=visible)  # type: ignore[arg-type]


def long_run(queries: Sequence[ToyQuery], *, system: str = "toy") -> Record:
    """The record of a run on many queries that are returned nothing but what they name.

    Their snippets never meet, so they are scored a few at a time: one pool would take much longer.
    """
    runs = [
        toy_run([replace(query, others=None) for query in queries[start : start + 100]])
        for start in range(0, len(queries), 100)
    ]
    results = sorted((q for run in runs for q in run.per_query), key=lambda query: query.query_id)
    return replace(
        runs[0],
        system=System(system, "1"),
        n_queries=len(results),
        metrics=all_metrics(results),
        per_query=tuple(results),
    )


@dataclass(frozen=True)
class WrittenVerdicts:
    """Judges by verdicts that are written down; every other pair fails."""

    letters: Mapping[tuple[str, str], str]

    def judge(self, pairs: Iterable[tuple[str, str]]) -> Mapping[tuple[str, str], Judgement]:
        return {
            pair: Judgement(VERDICTS[self.letters.get(pair, "f")], "packaged") for pair in pairs
        }

    def rule_out(self, query: str, columns: Indexes) -> Indexes:
        return columns

    def sources(self) -> VerdictSources:
        return VerdictSources("packaged", {}, None, {}, None)
