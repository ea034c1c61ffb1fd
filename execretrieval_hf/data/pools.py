"""A pool: what a retriever searches, and what is known about it after the search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from execretrieval_hf.data.canonical_json import digest_of_parts, digest_of_rows
from execretrieval_hf.data.card import read_info
from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.data.folder import (
    config_names,
    packaged_folder,
    read_config,
    require_data,
)
from execretrieval_hf.data.names import CORRECT, DATASET, MAIN_POOL, pool_config, task_name
from execretrieval_hf.data.origin import read_origin
from execretrieval_hf.data.settings import data_folder, user_path

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from execretrieval_hf.data.origin import Origin


@dataclass(frozen=True, slots=True)
class Snippet:
    """What is known about one snippet with respect to one query of a pool."""

    query_id: str
    corpus_id: str
    group: str
    label: str
    role: str
    bug_types: str
    edit_ids: str
    domain: str
    function_name: str

    @property
    def is_correct(self) -> bool:
        """Whether the snippet is labelled as an answer of the query."""
        return self.label == CORRECT


@dataclass(frozen=True, slots=True)
class Task:
    """The test suite of a query, and where the query comes from."""

    query_id: str
    function_name: str
    domain: str
    test_suite: tuple[str, ...]


@dataclass(frozen=True)
class Pool:
    """Corpus, queries and relevance of one retrieval task, with all that execution needs.

    Attributes:
        name: name of the pool, ``main`` for the star of single edits.
        folder: data folder it was read from.
        version: version of the data as its card states it; of an imported release its commit,
            where that is known.
        digest: hex sha256 over everything that can change a score of this pool.
        corpus: code by corpus id, ids ascending.
        queries: text by query id, ids ascending.
        qrels: relevance by query id and corpus id.
        snippets: the query's own snippets by query id, sorted by corpus id.
        tasks: test suite by query id.
        origin: where the data was imported from, if it was.
    """

    name: str
    folder: Path
    version: str
    digest: str
    corpus: Mapping[str, str]
    queries: Mapping[str, str]
    qrels: Mapping[str, Mapping[str, int]]
    snippets: Mapping[str, tuple[Snippet, ...]]
    tasks: Mapping[str, Task]
    origin: Origin | None = None

    @property
    def revision(self) -> str:
        """Data version and digest as mteb's results carry them."""
        return f"{self.version}+{self.digest[:12]}"

    @property
    def is_packaged(self) -> bool:
        """Whether this is the data set that comes with the package."""
        return self.folder == packaged_folder()

    @property
    def dataset(self) -> str:
        """Name of the data set: our own, or the release's."""
        return DATASET if self.origin is None else self.origin.dataset

    @property
    def plain_task(self) -> str:
        """Name under which ``mteb run -t`` finds the task, whichever data of that name is used."""
        return task_name(self.name, self.dataset)

    @property
    def task(self) -> str:
        """Name of the MTEB task, mteb's cache key.

        That of a user's folder has its digest in it, as has that of a release whose commit is not
        known.
        """
        is_known = self.is_packaged if self.origin is None else self.origin.is_published
        return self.plain_task if is_known else f"{self.plain_task}.{self.digest[:8]}"

    @cached_property
    def corpus_ids(self) -> tuple[str, ...]:
        """Ids of all snippets, ascending: the column order of every score matrix."""
        return tuple(self.corpus)

    @cached_property
    def query_ids(self) -> tuple[str, ...]:
        """Ids of all queries, ascending: the row order of every score matrix."""
        return tuple(self.queries)

    def correct(self, query: str) -> tuple[str, ...]:
        """Ids of the snippets that are labelled as answers of a query, ascending."""
        return tuple(sorted(key for key, score in self.qrels[query].items() if score > 0))

    def require_query(self, query: str) -> str:
        """``query``, if it is one of this pool.

        Raises:
            UnknownName: it is not; the message offers the nearest ids.
        """
        if query not in self.queries:
            raise UnknownName("query", query, self.queries)
        return query


def resolve(data: str | Path | None = None) -> Path:
    """The data folder to use: the argument, else EXECRETRIEVAL_DATA, else the packaged one.

    Raises:
        DataError: the folder does not exist or holds no data set.
    """
    chosen = user_path(data) if data is not None else data_folder()
    return require_data(chosen.resolve() if chosen is not None else packaged_folder())


def pool_names(folder: Path) -> list[str]:
    """Pools that a data folder holds."""
    suffix = "-corpus"
    others = [name.removesuffix(suffix) for name in config_names(folder) if name.endswith(suffix)]
    return [MAIN_POOL, *others]


def load_pool(name: str = MAIN_POOL, *, data: str | Path | None = None) -> Pool:
    """Read a pool and check that its parts fit together.

    Args:
        name: name of the pool.
        data: a data folder; see `resolve`.

    Raises:
        UnknownName: there is no such pool.
        DataError: the folder is no data set, or ids in it do not fit; all are named.
    """
    folder = resolve(data)
    if name not in pool_names(folder):
        raise UnknownName("pool", name, pool_names(folder))
    corpus_rows = read_config(folder, pool_config(name, "corpus"))
    query_rows = read_config(folder, pool_config(name, "queries"))
    qrel_rows = read_config(folder, pool_config(name, "qrels"))
    snippet_rows = [row for row in read_config(folder, "snippets") if row["pool"] == name]
    wanted = {row["_id"] for row in query_rows}
    task_rows = [row for row in read_config(folder, "tasks") if row["query_id"] in wanted]

    digest = digest_of_parts(
        {
            "corpus": digest_of_rows(corpus_rows),
            "queries": digest_of_rows(query_rows),
            "qrels": digest_of_rows(qrel_rows),
            "snippets": digest_of_rows(snippet_rows),
            "tasks": digest_of_rows(task_rows),
        }
    )
    qrels: dict[str, dict[str, int]] = {}
    for row in qrel_rows:
        qrels.setdefault(row["query-id"], {})[row["corpus-id"]] = row["score"]
    snippets: dict[str, list[Snippet]] = {}
    for row in snippet_rows:
        fields = {key: value for key, value in row.items() if key != "pool"}
        snippets.setdefault(row["query_id"], []).append(Snippet(**fields))
    origin = read_origin(folder)
    pool = Pool(
        name=name,
        folder=folder,
        version=(origin.commit if origin else None) or read_info(folder).version,
        digest=digest,
        corpus={row["_id"]: row["text"] for row in sorted(corpus_rows, key=_id)},
        queries={row["_id"]: row["text"] for row in sorted(query_rows, key=_id)},
        qrels=qrels,
        snippets={
            query: tuple(sorted(own, key=lambda snippet: snippet.corpus_id))
            for query, own in snippets.items()
        },
        tasks={
            row["query_id"]: Task(
                query_id=row["query_id"],
                function_name=row["function_name"],
                domain=row["domain"],
                test_suite=tuple(row["test_suite"]),
            )
            for row in task_rows
        },
        origin=origin,
    )
    faults = _faults(pool, len(corpus_rows), len(query_rows))
    if faults:
        shown = "; ".join(faults[:5]) + (f"; and {len(faults) - 5} more" if len(faults) > 5 else "")
        raise DataError(f"pool {name!r} of {folder} does not fit together: {shown}")
    return pool


def _id(row: dict[str, str]) -> str:
    return row["_id"]


def _faults(pool: Pool, corpus_rows: int, query_rows: int) -> list[str]:
    """What would make mteb score wrongly in silence: repeated, dangling or missing ids."""
    faults = []
    if len(pool.corpus) != corpus_rows:
        faults.append(f"{corpus_rows - len(pool.corpus)} corpus ids are repeated")
    if len(pool.queries) != query_rows:
        faults.append(f"{query_rows - len(pool.queries)} query ids are repeated")
    faults += [f"snippet {key} is empty" for key, code in pool.corpus.items() if not code.strip()]
    for query in pool.queries:
        relevant = [key for key, score in pool.qrels.get(query, {}).items() if score > 0]
        if not relevant:
            faults.append(f"query {query} has no relevant snippet")
        if query not in pool.tasks:
            faults.append(f"query {query} has no test suite")
        own = [snippet.corpus_id for snippet in pool.snippets.get(query, ())]
        missing = sorted(set(relevant) - set(own))
        if missing:
            faults.append(f"nothing is known about snippet {missing[0]} of query {query}")
        faults += [
            f"query {query} refers to snippet {key}, which is not in the corpus"
            for key in dict.fromkeys([*relevant, *own])
            if key not in pool.corpus
        ]
    faults += [
        f"qrels name the unknown query {query}" for query in set(pool.qrels) - set(pool.queries)
    ]
    return faults
