"""Query results made by hand, for tests of metrics."""

from __future__ import annotations

from execretrieval_hf.evaluate.record import OwnSnippet, QueryResult, TiedAtOne, TopResult


def query_result(
    verdicts: str,
    own: list[tuple[str, float | None, int | None]],
    *,
    tied: tuple[int, int, int] = (1, 0, 0),
    correct: int = 1,
    query_id: str = "q",
) -> QueryResult:
    """A query result.

    Args:
        verdicts: one letter a rank: p(ass), f(ail), n(ot executed).
        own: (letter, score, rank) of each own snippet; the first ``correct`` are labelled correct.
        tied: size, passing, not executed of the best tie group.
    """
    name = {"p": "pass", "f": "fail", "n": "not_executed"}
    snippets = tuple(
        OwnSnippet(
            corpus_id=f"c_{place}",
            role="canonical" if place == 0 else "distractor",
            label="correct" if place < correct else "incorrect",
            bug_type="",
            score=score,
            rank=rank,
            verdict=name[letter],
            evidence="packaged",
            visible=None,
        )
        for place, (letter, score, rank) in enumerate(own)
    )
    return QueryResult(
        query_id=query_id,
        domain="geometry",
        correct_corpus_ids=tuple(s.corpus_id for s in snippets[:correct]),
        top_results=tuple(
            TopResult(
                rank=place,
                corpus_id=f"c_top{place}",
                label="incorrect",
                bug_type="",
                similarity=1.0 / place,
                passes_all_tests={"p": True, "f": False, "n": None}[letter],
                test_results=(),
                verdict=name[letter],
                evidence="packaged",
            )
            for place, letter in enumerate(verdicts, start=1)
        ),
        own=snippets,
        foreign_above={},
        foreign_tied={},
        tied_at_1=TiedAtOne(*tied, corpus_ids=()),
    )
