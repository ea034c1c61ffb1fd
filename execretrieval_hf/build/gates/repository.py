"""G1, the repository: the files beside the data that make a folder a data set of the Hub."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from execretrieval_hf.build.gates.rules import Finding, Rule
from execretrieval_hf.build.publishing.croissant import CROISSANT, described_data
from execretrieval_hf.build.publishing.eval_yaml import EVAL_YAML, eval_tasks
from execretrieval_hf.build.publishing.repository import NEEDED
from execretrieval_hf.data.card import card_head, read_head, read_info
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import size_of
from execretrieval_hf.data.pools import pool_names
from execretrieval_hf.data.sums import SUMS, file_paths, file_sha256, read_sums

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.data import Data

_CURE = "build the data again"


def files(data: Data) -> Iterator[Finding]:
    """Card, licence, changelog, eval.yaml, croissant.json and SHA256SUMS are there."""
    for name in NEEDED:
        if not (data.folder / name).is_file():
            yield Finding("", name, f"the file is missing; {_CURE}")


def sums(data: Data) -> Iterator[Finding]:
    """SHA256SUMS lists every other file, and each has the sha256 that it states."""
    if not (data.folder / SUMS).is_file():
        return  # G1-files tells.
    try:
        stated = read_sums(data.folder)
    except DataError as error:
        yield Finding("", SUMS, str(error))
        return
    actual = {
        path: file_sha256(data.folder / path) for path in file_paths(data.folder) if path != SUMS
    }
    for path in sorted(stated.keys() | actual.keys()):
        if path not in actual:
            yield Finding("", path, f"{SUMS} lists it and it is missing")
        elif path not in stated:
            yield Finding("", path, f"{SUMS} does not list it; remove it, or {_CURE}")
        elif stated[path] != actual[path]:
            yield Finding("", path, f"its sha256 is {actual[path]}, {SUMS} states {stated[path]}")


def card(data: Data) -> Iterator[Finding]:
    """The card's YAML names every config, with the columns and sizes of its file."""
    import yaml

    try:
        stated, info = read_head(data.folder), read_info(data.folder)
    except DataError:
        return  # G1-digests tells.
    if info.digests.keys() != data.tables.keys():
        return  # Likewise.
    sizes = {name: size_of(data.folder, name, table.rows) for name, table in data.tables.items()}
    wanted = yaml.safe_load(card_head(info, sizes))
    for key in sorted(stated.keys() | wanted.keys()):
        if stated.get(key) != wanted.get(key):
            told = _difference(stated.get(key), wanted.get(key))
            yield Finding("", "README.md", f"{key!r} in its YAML {told}; {_CURE}")


def eval_file(data: Data) -> Iterator[Finding]:
    """eval.yaml names the MTEB task of every pool, with a config and split that exist."""
    import yaml

    path = data.folder / EVAL_YAML
    if not path.is_file():
        return
    try:
        stated = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (ValueError, yaml.YAMLError) as error:
        yield Finding("", EVAL_YAML, f"it is no YAML: {str(error).splitlines()[0]}")
        return
    if not isinstance(stated, dict):
        yield Finding("", EVAL_YAML, "it is no mapping of names to values")
        return
    for key in ("name", "description"):
        if not isinstance(stated.get(key), str):
            yield Finding("", EVAL_YAML, f"{key!r} is no text")
    if stated.get("evaluation_framework") != "mteb":
        yield Finding("", EVAL_YAML, "'evaluation_framework' is not 'mteb'")
    wanted = eval_tasks(pool_names(data.folder))
    if stated.get("tasks") != wanted:
        told = _difference(stated.get("tasks"), wanted)
        yield Finding("", EVAL_YAML, f"'tasks' {told}; {_CURE}")


def croissant_file(data: Data) -> Iterator[Finding]:
    """croissant.json describes the files and configs that are there."""
    path = data.folder / CROISSANT
    if not path.is_file():
        return
    try:
        stated = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        stated = None
    if not isinstance(stated, dict):
        yield Finding("", CROISSANT, "it is no JSON object")
        return
    for key, value in described_data(data.folder).items():
        if stated.get(key) != value:
            yield Finding("", CROISSANT, f"{key!r} {_difference(stated.get(key), value)}; {_CURE}")


def _difference(stated: Any, wanted: Any) -> str:  # noqa: ANN401 - whatever YAML or JSON holds
    """How a value differs from what it should be, told by the first item of a list that does."""
    if isinstance(stated, list) and isinstance(wanted, list):
        for index, (left, right) in enumerate(zip(stated, wanted, strict=False)):
            if left != right:
                return f"has {left} as item {index}, the data gives {right}"
        return f"has {len(stated)} items, the data gives {len(wanted)}"
    return f"is {stated!r}, the data gives {wanted!r}"


RULES: tuple[Rule[Data], ...] = (
    Rule("G1-files", files),
    Rule("G1-sums", sums),
    Rule("G1-card", card),
    Rule("G1-eval", eval_file),
    Rule("G1-croissant", croissant_file),
)
