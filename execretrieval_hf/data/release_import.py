"""The published release as a data folder of ours; `release_tables` says what is worked out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import write_folder
from execretrieval_hf.data.origin import ORIGIN, Origin, origin_text
from execretrieval_hf.data.release_rows import (
    CACHE,
    CORPUS,
    FILES,
    METADATA,
    QUERIES,
    SIDE_FILE,
    as_lines,
    cache_key,
    read_lines,
    release_rows,
)
from execretrieval_hf.data.release_tables import described, tables_of, verdicts
from execretrieval_hf.data.settings import user_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from execretrieval_hf.data.folder import Row, Tables
    from execretrieval_hf.data.release_tables import Release

RELEASE_VERSION = "1.0.0"
CARD = """\
# ExecRetrieval, the published release

Imported from the data files of the release; the rows are its authors'.
"""

_TEXTS = {CORPUS: ("corpus_id", "code", "label"), QUERIES: ("query_id", "query")}
_LISTS = {
    CORPUS: (),
    QUERIES: ("test_suite", "correct_corpus_ids", "paired_distractor_corpus_ids"),
}


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of a release.

    Attributes:
        folder: the data folder.
        queries: number of queries.
        snippets: number of snippets.
        verdicts: number of rows of the execution cache that serve as verdicts.
        other_cache_rows: number of its rows that do not.
    """

    folder: Path
    queries: int
    snippets: int
    verdicts: int
    other_cache_rows: int


def import_release(
    source: str | Path,
    destination: str | Path,
    *,
    edit_size: Callable[[str, str], int],
    version: str = RELEASE_VERSION,
    origin: Origin | None = None,
) -> Imported:
    """Make a data folder from the release's files.

    Args:
        source: folder of the release, or its ``data`` folder.
        destination: the data folder to write; an older one there is replaced.
        edit_size: size of an edit in characters, `execretrieval_hf.blind.edit_size.edit_size`.
        version: version that the data folder states.
        origin: repository and commit that the release is of, if they are known.

    Raises:
        DataError: a file is missing or malformed, or ids do not fit; the first fault is named.
        NotWritable: the place cannot be written.
    """
    release = _read(user_path(source))
    tables = tables_of(release, edit_size)
    target = user_path(destination)
    side = as_lines(_side_rows(release, tables))
    extra = {SIDE_FILE: side, ORIGIN: origin_text(origin or Origin())}
    write_folder(target, tables, version=version, card=CARD, extra=extra)
    used = len(tables["execution_cache"])
    return Imported(
        folder=target,
        queries=len(tables["queries"]),
        snippets=len(tables["corpus"]),
        verdicts=used,
        other_cache_rows=len(release[CACHE]) - used,
    )


def _read(source: Path) -> Release:
    folder = source / "data" if (source / "data").is_dir() else source
    release = {name: read_lines(folder / f"{name}.jsonl") for name in FILES}
    for name in (CORPUS, QUERIES):
        if not release[name]:
            raise DataError(f"{folder} holds no release: there are no rows in {name}.jsonl")
        seen = set()
        for row in release[name]:
            where = f"{folder / name}.jsonl: {row.get(_TEXTS[name][0], 'a row')}"
            _require_columns(name, row, where)
            key = row[_TEXTS[name][0]]
            if key in seen:
                raise DataError(f"{where} is there twice")
            seen.add(key)
    known = {row["corpus_id"] for row in release[CORPUS]}
    for row in release[QUERIES]:
        own = [*row["correct_corpus_ids"], *row["paired_distractor_corpus_ids"]]
        unknown = [key for key in own if key not in known]
        if unknown:
            raise DataError(
                f"{folder / QUERIES}.jsonl: {row['query_id']} names {unknown[0]}, which "
                "corpus.jsonl lacks"
            )
    return release


def _require_columns(name: str, row: Row, where: str) -> None:
    for column in (*_TEXTS[name], *_LISTS[name]):
        if column not in row:
            raise DataError(f"{where} has no {column}; it has {', '.join(row)}")
        texts = [row[column]] if column in _TEXTS[name] else row[column]
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            kind = "text" if column in _TEXTS[name] else "list of texts"
            raise DataError(f"{where}: {column} is no {kind}")


def _side_rows(release: Release, tables: Tables) -> Iterator[Row]:
    """What the tables do not say of the release's rows, for the way back."""
    ours = release_rows(tables)
    key_of = {
        CORPUS: {place: row["corpus_id"] for place, row in enumerate(release[CORPUS])},
        QUERIES: {place: row["query_id"] for place, row in enumerate(release[QUERIES])},
        METADATA: {
            place: key for place, key, _ in described(release[METADATA]) if key in ours[METADATA]
        },
        CACHE: {place: cache_key(row) for place, row in verdicts(release, tables["tasks"])},
    }
    for name in FILES:
        for place, row in enumerate(release[name]):
            key = key_of[name].get(place)
            made: dict[str, Any] = {} if key is None else ours[name][key]
            further = {k: value for k, value in row.items() if k not in made or made[k] != value}
            dropped = [column for column in made if column not in row]
            if key is None or further or dropped:
                yield {"file": name, "key": key, "set": further, "drop": dropped}
