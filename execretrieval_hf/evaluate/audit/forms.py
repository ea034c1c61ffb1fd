"""The forms of readers: one JSON document for each kind, sample and reader."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import write_text_atomically
from execretrieval_hf.data.names import sha256_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from execretrieval_hf.data.pools import Pool

TASKS, GROUPS = "tasks", "groups"
KINDS = (TASKS, GROUPS)
LETTERS = "ABCDE"

FAULTS = ("query", "canonical", "assert", "distractor", "bug type", "wording")
"""What a reader may find wrong with a task: the query leaves something open that decides, the
correct function is not, an assert is wrong or outside the domain, a distractor is not wrong by the
query, its bug type is another one, or nobody would word the query so."""


@dataclass(frozen=True, slots=True)
class Item:
    """What a reader says of one query.

    Attributes:
        query_id: the query.
        content: hash of the query and its snippets, which tells whether they have changed since.
        snippets: for a group, the corpus id under each letter.
        choice: for a group, the letter of the snippet that is right; "" if it has not been read.
        undecided: for a group, whether the query leaves open which one is right.
        faults: for a task, those of `FAULTS` that were found; ``None`` if it has not been read.
        serious: for a task, whether a fault makes a label, or what the query asks for, wrong.
        remark: anything else.
    """

    query_id: str
    content: str
    snippets: dict[str, str] | None = None
    choice: str = ""
    undecided: bool = False
    faults: tuple[str, ...] | None = None
    serious: bool = False
    remark: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """All that one reader says of one sample.

    Attributes:
        kind: one of `KINDS`.
        revision: version and digest of the data that was read.
        seed: of the sample and of the order in each group.
        reader: what kind of reader it was, in words; "" until it is filled in.
        items: one for each query, in the order of the sheet.
    """

    kind: str
    revision: str
    seed: int
    reader: str
    items: tuple[Item, ...]


def content_of(pool: Pool, query: str) -> str:
    """Hash of a query's text and the ids of its snippets."""
    own = [snippet.corpus_id for snippet in pool.snippets[query]]
    return sha256_text("\n".join([pool.queries[query], *own]))[:16]


def blank_form(pool: Pool, kind: str, queries: Sequence[str], seed: int) -> Form:
    """A form to be filled in.

    Args:
        pool: the pool that is read.
        kind: one of `KINDS`.
        queries: ids of the queries, in the order in which they are read.
        seed: of the order of the snippets within each group.
    """
    return Form(
        kind=kind,
        revision=pool.revision,
        seed=seed,
        reader="",
        items=tuple(
            Item(
                query,
                content_of(pool, query),
                snippets=_lettered(pool, query, seed) if kind == GROUPS else None,
            )
            for query in queries
        ),
    )


def write_form(path: Path, form: Form) -> None:
    """Write a form as JSON.

    Raises:
        NotWritable: the place cannot be written.
    """
    shown = _GROUP_FIELDS if form.kind == GROUPS else _TASK_FIELDS
    items = [{key: asdict(item)[key] for key in shown} for item in form.items]
    document = asdict(replace(form, items=())) | {"items": items}
    write_text_atomically(path, json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def read_form(path: Path) -> Form:
    """Read a form that a reader has filled in, wholly or in part.

    Raises:
        DataError: there is no such file, or it is no form.
    """
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        items = tuple(_item(item, document["kind"]) for item in document.pop("items"))
        form = Form(**document, items=items)
    except OSError as error:
        raise DataError(f"cannot read {path}: {error.strerror}") from error
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DataError(f"{path} is no form of a reader: {error}") from error
    if form.kind not in KINDS:
        raise DataError(f"{path} is of kind {form.kind!r}, not {' or '.join(KINDS)}")
    return form


_GROUP_FIELDS = ("query_id", "content", "snippets", "choice", "undecided", "remark")
_TASK_FIELDS = ("query_id", "content", "faults", "serious", "remark")


def _item(values: dict[str, Any], kind: str) -> Item:
    item = Item(**values)
    if kind == GROUPS and item.choice not in {"", *(item.snippets or {})}:
        raise ValueError(f"{item.query_id}: {item.choice!r} is no letter of the sheet")
    if item.faults is None:
        return item
    unknown = sorted(set(item.faults) - set(FAULTS))
    if unknown:
        raise ValueError(f"{item.query_id}: unknown fault {unknown[0]!r}; {', '.join(FAULTS)}")
    return replace(item, faults=tuple(item.faults))


def _lettered(pool: Pool, query: str, seed: int) -> dict[str, str]:
    """The corpus ids of a group by letter, in an order that tells nothing."""
    own = sorted(
        (snippet.corpus_id for snippet in pool.snippets[query]),
        key=lambda snippet: sha256_text(f"{seed} {query} {snippet}"),
    )
    return dict(zip(LETTERS, own, strict=False))
