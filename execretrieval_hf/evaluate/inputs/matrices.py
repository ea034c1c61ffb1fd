"""Frozen matrices: an ``.npz`` archive of embeddings, or of scores, with ids.

Embeddings:

- ``query_ids``, ``corpus_ids``: texts, shape (rows,);
- ``query_embeddings``, ``corpus_embeddings``: any floating type, shape (rows, dimensions);
- ``similarity``: ``cosine`` or ``dot``; ``cosine`` if it is not there;
- ``dtype``: what the model computed in, if it is not the type of the arrays.

Scores, the form of the matrix beside every record:

- ``query_ids``, ``corpus_ids`` as above;
- ``scores``: shape (queries, snippets), minus infinity where a snippet was not returned.

Rows may be in any order. Pickled objects are never loaded.
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.data.folder import reason
from execretrieval_hf.evaluate.inputs.similarity import Embeddings, Similarity, similarity_matrix
from execretrieval_hf.evaluate.ranking import (
    NOT_RETURNED,
    OVERFLOW_HINT,
    InvalidScores,
    ScoreMatrix,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.ranking import Indexes

    Arrays = Mapping[str, NDArray[Any]]

_IDS = {"query_ids", "corpus_ids"}
EMBEDDING_KEYS = {*_IDS, "query_embeddings", "corpus_embeddings"}
OPTIONAL_KEYS = {"similarity", "dtype"}
SCORE_KEYS = {*_IDS, "scores"}


@dataclass(frozen=True)
class Frozen:
    """Scores from frozen matrices, and what the archive says about them."""

    scores: ScoreMatrix
    similarity: Similarity | None
    dtype: str


def read_matrices(path: Path, pool: Pool, *, system: str) -> Frozen:
    """Read frozen matrices as scores over a pool.

    Args:
        path: the archive.
        pool: the pool; the archive has to have a row for each of its queries and snippets.
        system: name of the system, for messages.

    Raises:
        DataError: the archive has other keys, shapes or ids.
        InvalidScores: a vector or a similarity is not finite, or a vector is zero.
    """
    arrays = _load(path)
    keys = set(arrays)
    is_scores = keys == SCORE_KEYS
    if not is_scores and not EMBEDDING_KEYS <= keys <= EMBEDDING_KEYS | OPTIONAL_KEYS:
        raise DataError(
            f"{path} has the keys {', '.join(sorted(keys))}; embeddings need "
            f"{', '.join(sorted(EMBEDDING_KEYS))} (and may have "
            f"{', '.join(sorted(OPTIONAL_KEYS))}), scores {', '.join(sorted(SCORE_KEYS))}"
        )
    queries = _places(path, arrays, "query_ids", pool.query_ids)
    corpus = _places(path, arrays, "corpus_ids", pool.corpus_ids)
    if is_scores:
        values = _floats(path, arrays, "scores", (len(queries), len(corpus)))
        dtype = str(values.dtype)
        return Frozen(_scores(values[queries][:, corpus], pool, system), None, dtype)
    vectors = {
        "query_embeddings": _floats(path, arrays, "query_embeddings", (len(queries), None)),
        "corpus_embeddings": _floats(path, arrays, "corpus_embeddings", (len(corpus), None)),
    }
    dimensions = [array.shape[1] for array in vectors.values()]
    if dimensions[0] != dimensions[1]:
        raise DataError(
            f"{path}: queries have {dimensions[0]} dimensions, snippets {dimensions[1]}"
        )
    similarity = _similarity(path, arrays)
    scores = similarity_matrix(
        Embeddings(pool.query_ids, vectors["query_embeddings"][queries]),
        Embeddings(pool.corpus_ids, vectors["corpus_embeddings"][corpus]),
        similarity,
        system=system,
    )
    dtype = str(arrays.get("dtype", vectors["corpus_embeddings"].dtype))
    return Frozen(scores, similarity, dtype)


def _load(path: Path) -> Arrays:
    try:
        with path.open("rb") as file:
            archive = np.load(file, allow_pickle=False)
            if not isinstance(archive, np.lib.npyio.NpzFile):
                raise DataError(f"{path} is a single array, not an npz archive with ids")
            with archive:
                return {key: archive[key] for key in archive.files}
    except OSError as error:
        raise DataError(f"cannot read {path}: {reason(error)}") from error
    except (ValueError, EOFError, zipfile.BadZipFile) as error:
        raise DataError(
            f"{path} is no npz archive of plain arrays ({error}); ids are saved with "
            "np.array(ids), not as objects"
        ) from error


def _places(path: Path, arrays: Arrays, key: str, wanted: Sequence[str]) -> Indexes:
    """Rows of the archive in the pool's order of ids."""
    ids = arrays[key]
    if ids.ndim != 1 or ids.dtype.kind != "U":
        raise DataError(f"{path}: {key} is {ids.dtype} of shape {ids.shape}, not a list of texts")
    row_of = {name: row for row, name in enumerate(ids.tolist())}
    if len(row_of) < ids.size:
        raise DataError(f"{path}: {ids.size - len(row_of)} of the {key} are repeated")
    known = set(wanted)
    for name in row_of:
        if name not in known:
            raise DataError(f"{path}: {UnknownName(key.replace('_ids', ''), name, known)}")
    missing = [name for name in wanted if name not in row_of]
    if missing:
        raise DataError(f"{path}: {key} lacks {missing[0]} ({len(missing)} missing in all)")
    return np.array([row_of[name] for name in wanted], dtype=np.intp)


def _floats(path: Path, arrays: Arrays, key: str, shape: tuple[int, int | None]) -> NDArray[Any]:
    array = arrays[key]
    fits = array.ndim == 2 and array.shape[0] == shape[0] and shape[1] in {None, array.shape[1]}
    if array.dtype.kind != "f" or not fits:
        wanted = "x".join("dimensions" if size is None else str(size) for size in shape)
        raise DataError(
            f"{path}: {key} is {array.dtype} of shape {array.shape}; floating numbers of shape "
            f"{wanted} are needed, one row an id"
        )
    return array


def _similarity(path: Path, arrays: Arrays) -> Similarity:
    named = str(arrays.get("similarity", "cosine"))
    for known in get_args(Similarity):
        if named == known:
            return known  # type: ignore[no-any-return]
    raise DataError(f"{path}: {UnknownName('similarity', named, get_args(Similarity))}")


def _scores(values: NDArray[Any], pool: Pool, system: str) -> ScoreMatrix:
    with np.errstate(over="ignore"):
        single = values.astype(np.float32)
    returned = values != NOT_RETURNED
    faulty = ~np.isfinite(single) & returned
    if faulty.any():
        row, column = np.argwhere(faulty)[0]
        raise InvalidScores(
            f"{system} gave a score that is not finite for query {pool.query_ids[row]} and snippet "
            f"{pool.corpus_ids[column]}; {OVERFLOW_HINT}"
        )
    return ScoreMatrix(pool.query_ids, pool.corpus_ids, single)
