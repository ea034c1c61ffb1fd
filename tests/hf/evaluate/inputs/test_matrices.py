from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from inputs import judged_pool, random_vectors, scored

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import Pool
from execretrieval_hf.evaluate.inputs.matrices import read_matrices
from execretrieval_hf.evaluate.inputs.score_file import score_file
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import NOT_RETURNED, InvalidScores


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    return judged_pool(tmp_path_factory.mktemp("pool"))


def arrays_of(pool: Pool) -> dict[str, Any]:
    return {
        "query_ids": np.array(pool.query_ids),
        "corpus_ids": np.array(pool.corpus_ids),
        "query_embeddings": random_vectors(len(pool.query_ids), 1),
        "corpus_embeddings": random_vectors(len(pool.corpus_ids), 2),
    }


def saved(folder: Path, **arrays: Any) -> Path:
    path = folder / "frozen.npz"
    np.savez(path, **{key: array for key, array in arrays.items() if array is not None})
    return path


def test_embeddings_score_as_they_do_directly(tmp_path: Path, pool: Pool) -> None:
    arrays = arrays_of(pool)
    path = saved(tmp_path, **arrays)
    found = score_file(path, pool, Oracle(pool, store=None))
    unit = {
        key: arrays[key] / np.linalg.norm(arrays[key], axis=1, keepdims=True)
        for key in ("query_embeddings", "corpus_embeddings")
    }
    values = unit["query_embeddings"] @ unit["corpus_embeddings"].T
    direct = scored(pool, values)
    assert found.record.metrics == direct.metrics
    assert found.scores is not None
    np.testing.assert_allclose(found.scores.values, values, atol=1e-6)
    for query, other in zip(found.record.per_query, direct.per_query, strict=True):
        assert [own.rank for own in query.own] == [own.rank for own in other.own]
        assert [t.corpus_id for t in query.top_results] == [t.corpus_id for t in other.top_results]
    system = found.record.system
    assert (system.name, system.similarity, system.dtype) == ("frozen", "cosine", "float32")


def test_rows_may_stand_in_any_order(tmp_path: Path, pool: Pool) -> None:
    arrays = arrays_of(pool)
    first = read_matrices(saved(tmp_path, **arrays), pool, system="s")
    for side, seed in (("query", 5), ("corpus", 6)):
        shuffled = np.random.default_rng(seed).permutation(len(arrays[f"{side}_ids"]))
        for part in ("ids", "embeddings"):
            arrays[f"{side}_{part}"] = arrays[f"{side}_{part}"][shuffled]
    again = read_matrices(saved(tmp_path, **arrays), pool, system="s")
    np.testing.assert_array_equal(again.scores.values, first.scores.values)
    assert again.scores.corpus_ids == pool.corpus_ids


def test_the_archive_says_similarity_and_type(tmp_path: Path, pool: Pool) -> None:
    arrays = arrays_of(pool) | {"similarity": "dot", "dtype": "bfloat16"}
    found = read_matrices(saved(tmp_path, **arrays), pool, system="s")
    assert (found.similarity, found.dtype) == ("dot", "bfloat16")
    expected = arrays["query_embeddings"] @ arrays["corpus_embeddings"].T
    np.testing.assert_allclose(found.scores.values, expected, atol=1e-4)


def test_scores_may_leave_snippets_out(tmp_path: Path, pool: Pool) -> None:
    arrays = {key: array for key, array in arrays_of(pool).items() if key.endswith("_ids")}
    scores = random_vectors(len(pool.query_ids), 3)[:, : len(pool.corpus_ids)]
    scores[0, 4] = NOT_RETURNED
    found = read_matrices(saved(tmp_path, **arrays, scores=scores), pool, system="s")
    np.testing.assert_array_equal(found.scores.values, scores)
    assert found.similarity is None
    scores[1, 2] = np.nan
    wanted = f"query {pool.query_ids[1]} and snippet {pool.corpus_ids[2]}; .* load it in float32"
    with pytest.raises(InvalidScores, match=wanted):
        read_matrices(saved(tmp_path, **arrays, scores=scores), pool, system="s")


def changed(pool: Pool, **changes: Any) -> dict[str, Any]:
    return arrays_of(pool) | changes


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"labels": np.array([1])}, "has the keys corpus_embeddings, corpus_ids, labels, query"),
        ({"query_ids": None}, "has the keys corpus_embeddings, corpus_ids, query_embeddings; emb"),
        ({"similarity": "euclidean"}, "no similarity 'euclidean'; there are: cosine, dot"),
        ({"query_ids": np.array(["q_larger"] * 3)}, "2 of the query_ids are repeated"),
        ({"query_ids": np.array(["q_larger", "q_shout", "q_x"])}, "no query 'q_x'"),
        ({"query_ids": np.array(["q_larger", "q_shout"])}, "query_ids lacks q_plus_one"),
        ({"query_ids": np.array([1, 2, 3])}, "query_ids is int64 of shape .* list of texts"),
        ({"query_ids": np.array(["a", None], dtype=object)}, "no npz archive of plain arrays"),
        ({"query_embeddings": np.ones((2, 24), np.float32)}, "query_embeddings is float32 of"),
        ({"query_embeddings": np.ones((3, 24), int)}, "query_embeddings is int64 of shape"),
        ({"query_embeddings": np.ones(3, np.float32)}, "floating numbers of shape 3xdimensions"),
        ({"query_embeddings": np.ones((3, 8))}, "queries have 8 dimensions, snippets 24"),
    ],
)
def test_an_archive_that_does_not_fit_is_refused(
    changes: dict[str, Any], message: str, tmp_path: Path, pool: Pool
) -> None:
    path = saved(tmp_path, **changed(pool, **changes))
    with pytest.raises(DataError, match=message):
        read_matrices(path, pool, system="s")


def test_a_file_that_is_no_archive_is_refused_and_no_pickle_is_loaded(
    tmp_path: Path, pool: Pool
) -> None:
    path = tmp_path / "frozen.npz"
    for content in (b"", b"PK\x03\x04 cut off", b"\x80\x04N.", b"text"):
        path.write_bytes(content)
        with pytest.raises(DataError, match="no npz archive of plain arrays"):
            read_matrices(path, pool, system="s")
    with path.open("wb") as file:
        np.save(file, np.ones(3))
    with pytest.raises(DataError, match="a single array, not an npz archive"):
        read_matrices(path, pool, system="s")
