"""Run files: what a retriever returned, as lists of scored ids.

- TREC: ``query_id Q0 corpus_id rank score tag`` a line, separated by blanks. As in trec_eval the
  score decides; rank and tag are not read.
- JSON lines (``.jsonl``): ``{"query_id": ..., "corpus_id": ..., "score": ...}`` a line; further
  keys are not read.
- JSON (``.json``): the predictions that mteb writes with ``--prediction-folder``, or their inner
  part, ``{query_id: {corpus_id: score}}``.

A run may hold the first results only; the snippets that it leaves out rank below them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.data.folder import reason
from execretrieval_hf.evaluate.ranking import OVERFLOW_HINT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool

    Results = dict[str, dict[str, float]]
    Place = tuple[str, str, object]
    """Query id, corpus id and score, not checked yet."""

MTEB_MODEL = "mteb_model_meta"
_TREC_COLUMNS = 6
_LARGEST = float(np.finfo(np.float32).max)
_JSONL_KEYS = ("query_id", "corpus_id", "score")


def read_trec(path: Path, pool: Pool) -> Results:
    """Read a run file in TREC's form; see the module's docstring.

    Raises:
        DataError: a line is malformed, repeats a pair or names an id that the pool does not have.
    """
    return _read_lines(path, pool, _trec_place)


def read_jsonl(path: Path, pool: Pool) -> Results:
    """Read a run file of JSON lines; see the module's docstring.

    Raises:
        DataError: as `read_trec`.
    """
    return _read_lines(path, pool, _jsonl_place)


def results_of_json(path: Path, content: dict[str, Any], pool: Pool) -> Results:
    """Results of a parsed JSON file; see the module's docstring.

    Raises:
        DataError: the file is of another form, holds several subsets or splits, or names an id
            that the pool does not have.
    """
    if MTEB_MODEL in content:
        content = _only(path, content, "subset")
        content = _only(path, content, "split")
    return _collect(_json_places(path, content), pool)


def _read_lines(path: Path, pool: Pool, place_of: Callable[[str], Place]) -> Results:
    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
    except OSError as error:
        raise DataError(f"cannot read {path}: {reason(error)}") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path} is no text in UTF-8 ({error.reason})") from error
    return _collect(_line_places(path, lines, place_of), pool)


def _line_places(
    path: Path, lines: list[str], place_of: Callable[[str], Place]
) -> Iterator[tuple[str, Place]]:
    for number, line in enumerate(lines, start=1):
        if line.strip():
            where = f"{path}:{number}"
            try:
                yield where, place_of(line)
            except ValueError as error:
                raise DataError(f"{where}: {error}") from error


def _trec_place(line: str) -> Place:
    columns = line.split()
    if len(columns) != _TREC_COLUMNS:
        raise ValueError(
            f"{len(columns)} columns, not the six of a run file in TREC's form: "
            "query_id Q0 corpus_id rank score tag"
        )
    return columns[0], columns[2], float(columns[4])


def _jsonl_place(line: str) -> Place:
    row = json.loads(line)
    if not isinstance(row, dict) or not row.keys() >= set(_JSONL_KEYS):
        raise ValueError(f"not an object with the keys {', '.join(_JSONL_KEYS)}")
    return row["query_id"], row["corpus_id"], row["score"]


def _json_places(path: Path, content: dict[str, Any]) -> Iterator[tuple[str, Place]]:
    for query, scores in content.items():
        if not isinstance(scores, dict):
            raise DataError(
                f"{path} is neither a record, nor results of the release, nor predictions: "
                f"{query!r} is not a mapping of corpus ids to scores"
            )
        for snippet, score in scores.items():
            yield str(path), (query, snippet, score)


def _collect(places: Iterable[tuple[str, Place]], pool: Pool) -> Results:
    results: Results = {}
    for where, (query, snippet, score) in places:
        _require_known(where, "query", query, pool.queries)
        _require_known(where, "snippet", snippet, pool.corpus)
        if isinstance(score, bool) or not isinstance(score, (int, float)):
            raise DataError(f"{where}: the score {score!r} of {snippet} is no number")
        if not abs(score) <= _LARGEST:
            raise DataError(
                f"{where}: the score of {snippet} for query {query} is not finite in float32; "
                f"{OVERFLOW_HINT}"
            )
        found = results.setdefault(query, {})
        if snippet in found:
            raise DataError(f"{where}: {snippet} is there twice for query {query}")
        found[snippet] = float(score)
    return results


def _require_known(where: str, kind: str, name: object, known: Mapping[str, str]) -> None:
    if not isinstance(name, str) or name not in known:
        raise DataError(f"{where}: {UnknownName(kind, str(name), known)}")


def _only(path: Path, content: dict[str, Any], kind: str) -> dict[str, Any]:
    """The one inner part of mteb's predictions."""
    parts = {key: part for key, part in content.items() if key != MTEB_MODEL}
    if len(parts) != 1:
        raise DataError(f"{path} has {len(parts)} parts, not one {kind}: {', '.join(parts)}")
    (part,) = parts.values()
    if not isinstance(part, dict):
        raise DataError(f"{path} is no file of predictions as mteb writes them")
    return part
