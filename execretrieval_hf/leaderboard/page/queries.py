"""The data of the query browser: for every query its snippets, and where each system ranked them.

A document for each domain, loaded when somebody asks for it. The canonical is stored whole, the
other snippets of its group as edits of it, and what a system did with a query as numbers:

``top``      the first ten results: places in ``snippets``, and behind these in ``foreign``
``verdicts`` of these, one letter each: p(ass), f(ail), n(ot executed)
``scores``   of those among them that are foreign
``ranks``    of the own snippets, in the order of ``snippets``; 0 if not returned
``own``      scores of the own snippets; null if not returned
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.folder import config_names, read_config
from execretrieval_hf.data.names import JOINT
from execretrieval_hf.evaluate.analyses.deception import METADATA
from execretrieval_hf.leaderboard.page.edits import Edit, edits_between, in_utf16

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from execretrieval_hf.data.pools import Pool, Snippet
    from execretrieval_hf.evaluate.record import QueryResult
    from execretrieval_hf.leaderboard.page.boards import Board

    Document = dict[str, Any]

SCORE_DECIMALS = 4


def query_list(board: Board) -> list[list[Any]]:
    """Id, domain and number of systems that solve it at rank 1, of every query, hardest first."""
    return [
        [row["query_id"], row["domain"], row["solved_by"]] for row in board.rows("query_difficulty")
    ]


def documents(board: Board) -> dict[str, Document]:
    """The document of every domain of a pool."""
    pool = board.pool
    recorded = _recorded(pool)
    results = [
        {query.query_id: query for query in board.run_of[system].record.per_query}
        for system in board.systems
    ]
    owners = {own.corpus_id: own for group in pool.snippets.values() for own in group}
    pairs = [(own.query_id, own.corpus_id) for group in pool.snippets.values() for own in group]
    outcomes = {pair: judged.outcomes for pair, judged in board.oracle.judge(pairs).items()}
    made: dict[str, tuple[list[Document], Numbered, Numbered]] = {}
    for query_id, text in pool.queries.items():
        task = pool.tasks[query_id]
        document, labels, foreign = made.setdefault(task.domain, ([], Numbered(), Numbered()))
        own = _in_order(pool, query_id)
        canonical = pool.corpus[own[0].corpus_id]
        document.append(
            {
                "id": query_id,
                "name": task.function_name,
                "text": text,
                "tests": list(task.test_suite),
                "canonical": canonical,
                "snippets": [
                    {
                        "kind": snippet.bug_types or snippet.role,
                        "says": _says(snippet, recorded),
                        "edits": [
                            in_utf16(canonical, edit)
                            for edit in edits_between(
                                canonical, pool.corpus[snippet.corpus_id], _edits(snippet, recorded)
                            )
                        ],
                        "outcomes": [
                            labels.place(label) for label in outcomes[query_id, snippet.corpus_id]
                        ],
                    }
                    for snippet in own
                ],
                "systems": [
                    _ranking(of_query[query_id], own, owners, foreign) for of_query in results
                ],
            }
        )
    return {
        domain: {"labels": [*labels.known], "foreign": [*foreign.known], "queries": queries}
        for domain, (queries, labels, foreign) in made.items()
    }


class Numbered:
    """Values with a number each, in the order in which they were met.

    Attributes:
        known: the numbers by value.
    """

    def __init__(self) -> None:
        """Nothing was met yet."""
        self.known: dict[Hashable, int] = {}

    def place(self, value: Hashable) -> int:
        """The number of a value, counted from 0."""
        return self.known.setdefault(value, len(self.known))


def _in_order(pool: Pool, query_id: str) -> list[Snippet]:
    """The own snippets: the canonical, then other right ones, then the bugs by type."""
    return sorted(
        pool.snippets[query_id],
        key=lambda own: (own.role != "canonical", not own.is_correct, own.bug_types, own.corpus_id),
    )


def _ranking(
    result: QueryResult,
    own: Sequence[Snippet],
    owners: Mapping[str, Snippet],
    foreign: Numbered,
) -> dict[str, Any]:
    place = {snippet.corpus_id: number for number, snippet in enumerate(own)}
    known = {snippet.corpus_id: snippet for snippet in result.own}
    return {
        "top": [
            place[top.corpus_id]
            if top.corpus_id in place
            else len(own) + foreign.place(_of(owners.get(top.corpus_id), top.corpus_id))
            for top in result.top_results
        ],
        "verdicts": "".join(top.verdict[0] for top in result.top_results),
        "scores": [
            _score(top.similarity) for top in result.top_results if top.corpus_id not in place
        ],
        "ranks": [known[snippet.corpus_id].rank or 0 for snippet in own],
        "own": [_score(known[snippet.corpus_id].score) for snippet in own],
    }


def _of(owner: Snippet | None, corpus_id: str) -> tuple[str, str]:
    """What a snippet of another query is: its function, and its bug."""
    return (owner.function_name, owner.bug_types) if owner is not None else (corpus_id, "")


def _score(value: float | None) -> float | None:
    return None if value is None else round(value, SCORE_DECIMALS)


def _recorded(pool: Pool) -> dict[str, dict[str, Any]]:
    """What the data say of every edit, by its id."""
    if METADATA not in config_names(pool.folder):
        return {}
    return {row["edit_id"]: row for row in read_config(pool.folder, METADATA)}


def _edits(snippet: Snippet, recorded: Mapping[str, Mapping[str, Any]]) -> list[Edit]:
    rows = [recorded[name] for name in snippet.edit_ids.split(JOINT) if name in recorded]
    return [Edit(row["start"], row["end"], row["replacement"]) for row in rows]


def _says(snippet: Snippet, recorded: Mapping[str, Mapping[str, Any]]) -> str:
    rows = [recorded[name] for name in snippet.edit_ids.split(JOINT) if name in recorded]
    return " ".join(str(row["bug_description"]) for row in rows)
