"""From a file of scores to a record; what kind of file it is tells its name and its content.

===========  =====================================================================
``.npz``     frozen embeddings or scores, see `matrices`
``.json``    a record, results of the published release, or predictions of mteb
``.jsonl``   a run file of JSON lines, see `run_files`
other names  a run file in TREC's form, see `run_files`
===========  =====================================================================

``.json.gz`` is read like ``.json``.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import reason
from execretrieval_hf.data.gzipped import plain, read_bytes
from execretrieval_hf.evaluate.inputs.matrices import read_matrices
from execretrieval_hf.evaluate.inputs.release_results import record_of_results
from execretrieval_hf.evaluate.inputs.run_files import (
    MTEB_MODEL,
    read_jsonl,
    read_trec,
    results_of_json,
)
from execretrieval_hf.evaluate.ranking import score_matrix
from execretrieval_hf.evaluate.record import (
    System,
    is_record_name,
    read_matrix,
    read_record,
    visible_pairs,
)
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.inputs.run_files import Results
    from execretrieval_hf.evaluate.oracle import Oracle
    from execretrieval_hf.evaluate.ranking import ScoreMatrix
    from execretrieval_hf.evaluate.record import Record

REVISION_LENGTH = 40


@dataclass(frozen=True)
class Scored:
    """A record, and its score matrix if the file had scores."""

    record: Record
    scores: ScoreMatrix | None


@dataclass(frozen=True)
class _Run:
    scores: ScoreMatrix
    system: System


def score_file(path: Path, pool: Pool, oracle: Oracle, *, name: str | None = None) -> Scored:
    """Score what a file holds; no model is called.

    Args:
        path: the file.
        pool: the pool that was searched.
        oracle: judges the pairs.
        name: name of the system; if not given, the one in a record, and for other files the
            file's name without its ending.

    Returns:
        The record. Its system's revision is the sha256 of the file, unpacked, so the same file
        gives the same record.

    Raises:
        DataError: the file cannot be read, is malformed, or does not fit the pool.
        InvalidScores: a score is not finite.
    """
    named = name or plain(path).stem
    if not named.strip("./ "):
        raise DataError(f"a system cannot be named {named!r}; give another --name")
    system = System(named, _revision(path))
    content = _json_object(path) if is_record_name(path) else {}
    if {"model", "per_query", "n_corpus"} <= content.keys():
        record = record_of_results(content, pool, name=named, revision=system.revision)
        return Scored(record, None)
    if "record_version" in content:
        return _of_record(path, pool, oracle, system, name)
    if path.suffix == ".npz":
        run = _of_matrices(path, pool, system)
    else:
        run = _of_run_file(path, content, pool, system)
    return Scored(score_run(pool, run.scores, oracle, run.system), run.scores)


def _of_record(path: Path, pool: Pool, oracle: Oracle, system: System, name: str | None) -> Scored:
    """A record's own scores, judged and measured once more."""
    record = read_record(path)
    if (record.pool, record.data_digest) != (pool.name, pool.digest):
        raise DataError(
            f"{path} is a record of {record.task} {record.data_revision}, not of {pool.task} "
            f"{pool.revision}; name its data with --data and --pool"
        )
    scored_before = {"input": "record", "revision": record.system.revision}
    kept = replace(
        record.system,
        name=name or record.system.name,
        revision=system.revision,
        settings={**record.system.settings, **scored_before},
    )
    scores = read_matrix(path, record)
    again = score_run(pool, scores, oracle, kept, visible=visible_pairs(record))
    # Of an excerpt cannot be told whether the system had returned more.
    again = replace(again, cut_tie_groups=record.cut_tie_groups, scores_kept=record.scores_kept)
    return Scored(again, scores)


def _of_matrices(path: Path, pool: Pool, system: System) -> _Run:
    frozen = read_matrices(path, pool, system=system.name)
    described = replace(
        system,
        dtype=frozen.dtype,
        similarity=frozen.similarity,
        settings={"input": "matrices"},
    )
    return _Run(frozen.scores, described)


def _of_run_file(path: Path, content: dict[str, Any], pool: Pool, system: System) -> _Run:
    settings: dict[str, Any] = {"input": "run file"}
    if is_record_name(path):
        results: Results = results_of_json(path, content, pool)
        if MTEB_MODEL in content:
            settings |= {"input": "predictions of mteb", "model": content[MTEB_MODEL]}
    elif path.suffix == ".jsonl":
        results = read_jsonl(path, pool)
    else:
        results = read_trec(path, pool)
    if not results:
        raise DataError(f"{path} holds no results")
    scores = score_matrix(results, pool.query_ids, pool.corpus_ids, system=system.name)
    return _Run(scores, replace(system, settings=settings))


def _revision(path: Path) -> str:
    try:
        return hashlib.sha256(read_bytes(path)).hexdigest()[:REVISION_LENGTH]
    except OSError as error:
        raise DataError(f"cannot read {path}: {reason(error)}") from error


def _json_object(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(read_bytes(path), object_pairs_hook=_each_key_once)
    except ValueError as error:
        raise DataError(f"{path} is no JSON file ({error})") from error
    if not isinstance(content, dict):
        raise DataError(f"{path} holds a list or a value, not an object")
    return content


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"{next(key for key in found if keys.count(key) > 1)!r} is there twice")
    return found
