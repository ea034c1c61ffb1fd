"""The record of a run: one JSON document from which every number of every table is computed.

It may lie packed, as ``.json.gz``.
"""

from __future__ import annotations

import dataclasses
import hashlib
import io
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import reason, write_together
from execretrieval_hf.data.gzipped import bytes_for, plain, read_bytes

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.evaluate.ranking import ScoreMatrix

RECORD_VERSION = 1
SCORER_VERSION = "1"
"""Raised whenever the same ranking and verdicts would give other numbers."""

MATRIX_LIMIT = 10_000
"""Largest pool, in snippets, whose whole score matrix is kept and ranked."""

TIED_IDS_SHOWN = 50

VerdictName = Literal["pass", "fail", "not_executed"]
Evidence = Literal["packaged", "store", "executed", "in-process", "static", ""]
"""Where a verdict comes from; ``in-process``: executed, and judged beside the code under test."""


@dataclass(frozen=True, slots=True)
class TopResult:
    """One of the first ten results of a query, in the published release's shape."""

    rank: int
    corpus_id: str
    label: str
    bug_type: str
    similarity: float | None
    passes_all_tests: bool | None
    test_results: tuple[str, ...]
    verdict: VerdictName
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class OwnSnippet:
    """One snippet of the query's own group, wherever it was ranked.

    Attributes:
        score: float32 score, ``None`` if the system did not return the snippet.
        rank: its place among all snippets, from 1; ``None`` if not returned.
        visible: whether the token ids after the model's truncation differ from the canonical's;
            ``None`` if the model's tokens are not known.
    """

    corpus_id: str
    role: str
    label: str
    bug_type: str
    score: float | None
    rank: int | None
    verdict: VerdictName
    evidence: Evidence
    visible: bool | None


@dataclass(frozen=True, slots=True)
class TiedAtOne:
    """The group of snippets that share the best score of a query; empty if none was returned."""

    size: int
    passing: int
    not_executed: int
    corpus_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QueryResult:
    """What a system did with one query."""

    query_id: str
    domain: str
    correct_corpus_ids: tuple[str, ...]
    top_results: tuple[TopResult, ...]
    own: tuple[OwnSnippet, ...]
    foreign_above: dict[str, int]
    foreign_tied: dict[str, int]
    tied_at_1: TiedAtOne


@dataclass(frozen=True, slots=True)
class System:
    """What produced the ranking, as far as it can be known."""

    name: str
    revision: str
    weights_sha256: str | None = None
    prompts: dict[str, str | None] = field(default_factory=dict)
    dtype: str | None = None
    similarity: str | None = None
    batch_size: int | None = None
    max_tokens: int | None = None
    truncated_queries: int | None = None
    truncated_snippets: int | None = None
    settings: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class VerdictSources:
    """Where the verdicts of a run came from.

    Attributes:
        source: ``packaged`` if no code had to run and none was taken from a local store.
        counts: number of judged pairs by evidence.
        cache_digest: content digest of the execution cache that came with the data.
        oracle: version, mode and level of the oracle.
        self_check: number of canonicals run and passed, or ``None`` if nothing had to be executed.
    """

    source: Literal["packaged", "executed"]
    counts: dict[str, int]
    cache_digest: str | None
    oracle: dict[str, str]
    self_check: dict[str, int] | None


@dataclass(frozen=True, slots=True)
class Record:
    """A whole run; see the module's docstring.

    Attributes:
        scores_kept: what the score matrix beside the record holds: ``all`` scores, or the
            ``excerpt`` from which the same record follows (see `evaluate.excerpt`).
    """

    task: str
    pool: str
    data_version: str
    data_digest: str
    system: System
    verdicts: VerdictSources
    versions: dict[str, str]
    machine: dict[str, str]
    seed: int
    complete: bool
    n_queries: int
    n_corpus: int
    cut_tie_groups: int
    ks: tuple[int, ...]
    metrics: dict[str, float | None]
    per_query: tuple[QueryResult, ...]
    scores_sha256: str | None = None
    scores_kept: Literal["all", "excerpt"] = "all"
    record_version: int = RECORD_VERSION
    scorer_version: str = SCORER_VERSION

    @property
    def data_revision(self) -> str:
        """Data version and digest as mteb's results carry them."""
        return f"{self.data_version}+{self.data_digest[:12]}"


def record_path(
    home: Path, *, task: str, model: str, revision: str, digest: str, experiment: str | None = None
) -> Path:
    """Where the record of a run is kept.

    Args:
        home: the folder of everything that runs leave behind.
        task: name of the MTEB task.
        model: name of the model.
        revision: revision of the model.
        digest: content digest of the pool.
        experiment: mteb's name for settings other than the model's own, kept apart from these.
    """
    folder = home / "records" / task / model.replace("/", "__") / revision
    if experiment is not None:
        folder = folder / "experiments" / experiment
    return folder / f"{digest[:12]}-{SCORER_VERSION}.json"


def matrix_path(record: Path) -> Path:
    """The score matrix that belongs to the record at this path."""
    return plain(record).with_suffix(".scores.npz")


def is_record_name(path: Path) -> bool:
    """Whether the name of a file is that of a record, packed or not."""
    return plain(path).suffix == ".json"


def to_json(record: Record) -> str:
    """The record as text, one line a query, ending in a newline."""
    head = dataclasses.asdict(record)
    queries = head.pop("per_query")
    lines = ",\n".join("  " + json.dumps(query, ensure_ascii=False) for query in queries)
    body = json.dumps(head, ensure_ascii=False, indent=1, allow_nan=False)
    return f'{body[:-2]},\n "per_query": [\n{lines}\n ]\n}}\n'


def from_json(text: str | bytes) -> Record:
    """Read what `to_json` wrote.

    Raises:
        DataError: the text is no record of this version.
    """
    try:
        fields = json.loads(text)
        if fields["record_version"] != RECORD_VERSION:
            raise DataError(f"record_version {fields['record_version']!r} is not {RECORD_VERSION}")
        fields["system"] = System(**fields["system"])
        fields["verdicts"] = VerdictSources(**fields["verdicts"])
        fields["ks"] = tuple(fields["ks"])
        fields["per_query"] = tuple(_query_result(row) for row in fields["per_query"])
        return Record(**fields)
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"this is no record of a run ({error})") from error


def _query_result(row: dict[str, Any]) -> QueryResult:
    top = (TopResult(**{**r, "test_results": tuple(r["test_results"])}) for r in row["top_results"])
    tied = {**row["tied_at_1"], "corpus_ids": tuple(row["tied_at_1"]["corpus_ids"])}
    return QueryResult(
        **{
            **row,
            "correct_corpus_ids": tuple(row["correct_corpus_ids"]),
            "top_results": tuple(top),
            "own": tuple(OwnSnippet(**own) for own in row["own"]),
            "tied_at_1": TiedAtOne(**tied),
        }
    )


def write_record(path: Path, record: Record, scores: ScoreMatrix | None) -> Record:
    """Write a record and, where it is kept, its score matrix beside it.

    Args:
        path: the file; packed if its name ends in ``.gz``.
        record: the record.
        scores: its score matrix, or ``None``.

    Returns:
        The record as written.

    Raises:
        NotWritable: the disk is full or the folder cannot be written.
    """
    contents: dict[Path, bytes] = {}
    if scores is not None:
        content = matrix_bytes(scores)
        contents[matrix_path(path)] = content
        record = dataclasses.replace(record, scores_sha256=hashlib.sha256(content).hexdigest())
    contents[path] = bytes_for(path, to_json(record).encode())
    write_together(contents)
    return record


def read_record(path: Path) -> Record:
    """Read a record.

    Raises:
        DataError: the file is no record, or cannot be read.
    """
    try:
        return from_json(read_bytes(path))
    except OSError as error:
        raise DataError(f"cannot read the record {path}: {reason(error)}") from error
    except DataError as error:
        raise DataError(f"{path}: {error}; delete it and run again") from error


def visible_pairs(record: Record) -> dict[tuple[str, str], bool]:
    """For every own snippet where it is known, whether the model could see its edit."""
    return {
        (query.query_id, own.corpus_id): own.visible
        for query in record.per_query
        for own in query.own
        if own.visible is not None
    }


def kept_matrix(record_at: Path, record: Record) -> ScoreMatrix | None:
    """`read_matrix`; ``None`` if the record names no matrix, or none lies beside it."""
    is_kept = record.scores_sha256 is not None and matrix_path(record_at).is_file()
    return read_matrix(record_at, record) if is_kept else None


def matrix_bytes(scores: ScoreMatrix) -> bytes:
    """The matrix as an npz archive: ``query_ids``, ``corpus_ids``, ``scores`` (float32)."""
    buffer = io.BytesIO()
    np.savez_compressed(
        buffer,
        query_ids=np.array(scores.query_ids),
        corpus_ids=np.array(scores.corpus_ids),
        scores=scores.values,
    )
    return buffer.getvalue()


def read_matrix(record_at: Path, record: Record) -> ScoreMatrix:
    """Read the score matrix of the record at this path.

    Raises:
        DataError: the matrix was not kept, or is not the one that the record names.
    """
    from execretrieval_hf.evaluate.ranking import ScoreMatrix

    content = named_matrix(record_at, record)
    with np.load(io.BytesIO(content), allow_pickle=False) as stored:
        return ScoreMatrix(
            tuple(stored["query_ids"].tolist()),
            tuple(stored["corpus_ids"].tolist()),
            stored["scores"],
        )


def named_matrix(record_at: Path, record: Record) -> bytes:
    """The bytes of the score matrix beside a record, if they are those that it names.

    Raises:
        DataError: the matrix was not kept, or is not the one that the record names.
    """
    path = matrix_path(record_at)
    if record.scores_sha256 is None:
        raise DataError(f"no score matrix is kept for pools above {MATRIX_LIMIT} snippets")
    try:
        content = path.read_bytes()
    except OSError as error:
        raise DataError(f"cannot read the score matrix {path}: {error.strerror}") from error
    if hashlib.sha256(content).hexdigest() != record.scores_sha256:
        raise DataError(f"{path} is not the matrix that its record names; run the model again")
    return content
