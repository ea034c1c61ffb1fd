"""The seeds of all draws of arguments; they follow from texts, so that nobody picks them."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_hf.build.soundness.side_files import Source


def task_seed(source: Source) -> int:
    """Seed of the arguments of the differential test: from the canonical and the generator."""
    return _seed([source.task.code, source.inputs or ""])


def set_seed(sources: Iterable[Source]) -> int:
    """Seed of the further arguments: from all task files and generators, sorted by name.

    Every change of any task changes it, so that no suite can be made to fit the draw.

    Raises:
        OSError: a task file cannot be read any more.
    """
    texts = []
    for source in sorted(sources, key=lambda source: source.name):
        texts += [source.name, source.task.path.read_text(encoding="utf-8"), source.inputs or ""]
    return _seed(texts)


def _seed(texts: Iterable[str]) -> int:
    digest = hashlib.sha256()
    for text in texts:
        content = text.encode()
        digest.update(len(content).to_bytes(8, "big") + content)
    return int.from_bytes(digest.digest()[:8], "big")
