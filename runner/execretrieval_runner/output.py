"""Files of verdicts that are there only when they are whole, and from where a run resumes."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from execretrieval_runner.store import VerdictStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from execretrieval_runner.progress import Progress


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Gives a path to write to; the file takes the name `path` when the block has ended well."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    yield part
    part.replace(path)


@contextmanager
def store_for(
    out: Path | None, store: Path | None, progress: Progress
) -> Iterator[VerdictStore | None]:
    """Opens the store that a run resumes from.

    Args:
        out: File that the run writes. If there is no `store`, one called ``OUT.verdicts`` keeps
            what is finished until the block has ended well and every pair has a verdict.
        store: A store of the user's own.
        progress: What counts the verdicts of the run.
    """
    if store is not None or out is None:
        yield None if store is None else VerdictStore(store)
        return
    beside = out.with_name(f"{out.name}.verdicts")
    yield VerdictStore(beside)
    if not progress.unknown:
        beside.unlink()
