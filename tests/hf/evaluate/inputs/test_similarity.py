from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from execretrieval_hf.evaluate.inputs import similarity
from execretrieval_hf.evaluate.inputs.similarity import Embeddings, similarity_matrix
from execretrieval_hf.evaluate.ranking import InvalidScores, ScoreMatrix


def vectors(rows: int, dimensions: int = 40, seed: int = 1) -> NDArray[np.float32]:
    return np.random.default_rng(seed).standard_normal((rows, dimensions), dtype=np.float32)


def embeddings(prefix: str, rows: NDArray[np.floating]) -> Embeddings:
    return Embeddings(tuple(f"{prefix}_{row:03}" for row in range(len(rows))), rows)


def scored(
    queries: NDArray[np.floating], corpus: NDArray[np.floating], kind: str = "cosine"
) -> ScoreMatrix:
    return similarity_matrix(
        embeddings("q", queries), embeddings("c", corpus), kind, system="a/model"
    )


def test_cosine_is_the_dot_product_of_unit_vectors() -> None:
    queries, corpus = vectors(7), vectors(50, seed=2)
    found = scored(queries, corpus)
    exact = queries.astype(np.float64) @ corpus.astype(np.float64).T
    np.testing.assert_allclose(scored(queries, corpus, "dot").values, exact, rtol=1e-4, atol=1e-5)
    lengths = np.outer(np.linalg.norm(queries, axis=1), np.linalg.norm(corpus, axis=1))
    np.testing.assert_allclose(found.values, exact / lengths, atol=1e-6)
    assert found.values.dtype == np.float32
    assert found.corpus_ids[1] == "c_001"


@pytest.mark.parametrize("kind", ["cosine", "dot"])
def test_equal_vectors_have_equal_scores_wherever_they_stand(kind: str) -> None:
    corpus = vectors(203, 385, seed=3)
    copies = [3, 40, 111, 202]
    corpus[copies] = corpus[0]
    values = scored(vectors(66, 385), corpus, kind).values
    for column in copies:
        np.testing.assert_array_equal(values[:, column], values[:, 0])


def test_blocks_give_what_one_product_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = scored(vectors(10), vectors(30, seed=2)).values
    monkeypatch.setattr(similarity, "BLOCK", 3)
    np.testing.assert_allclose(scored(vectors(10), vectors(30, seed=2)).values, whole, atol=1e-6)


def test_half_precision_is_multiplied_in_single() -> None:
    queries, corpus = vectors(5) * 300, vectors(20, seed=2) * 300
    halves = queries.astype(np.float16), corpus.astype(np.float16)
    with pytest.warns(RuntimeWarning, match="overflow"):
        assert np.isinf(halves[0] @ halves[1].T).any()
    exact = halves[0].astype(np.float64) @ halves[1].astype(np.float64).T
    np.testing.assert_allclose(scored(*halves, "dot").values, exact, rtol=1e-4, atol=1)


@pytest.mark.parametrize("size", [1e-30, 1e25])
def test_cosine_of_tiny_and_of_huge_vectors_is_not_lost(size: float) -> None:
    corpus = vectors(20, seed=2)
    expected = scored(vectors(5), corpus).values
    found = scored(vectors(5), corpus * np.float32(size)).values
    np.testing.assert_allclose(found, expected, atol=1e-6)


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_a_vector_that_is_not_finite_is_refused_with_model_row_and_hint(value: float) -> None:
    corpus = vectors(20)
    corpus[7, 3] = value
    with pytest.raises(InvalidScores, match=r"a/model: the vector of c_007 .*load it in float32"):
        scored(vectors(5), corpus)
    with pytest.raises(InvalidScores, match=r"a/model: the vector of q_007 is not finite"):
        scored(corpus, vectors(5))


def test_a_zero_vector_is_refused() -> None:
    corpus = vectors(20)
    corpus[4:6] = 0
    with pytest.raises(InvalidScores, match=r"the vector of c_004 is zero \(2 in all\)"):
        scored(vectors(5), corpus)


def test_a_product_that_overflows_is_refused_with_model_query_and_hint() -> None:
    queries = vectors(5)
    queries[3] = 1e30
    with pytest.raises(InvalidScores, match=r"a/model has .* for query q_003; .* in float32"):
        scored(queries, np.full((2, 40), 1e30), "dot")
