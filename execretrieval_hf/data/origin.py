"""Where the rows of a data folder come from, if they are not our own: a file in the folder."""

from __future__ import annotations

import dataclasses
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import reason
from execretrieval_hf.data.names import RELEASE, RELEASE_REPOSITORY

if TYPE_CHECKING:
    from pathlib import Path

ORIGIN = "origin.json"
_COMMIT = re.compile(r"[0-9a-f]{40}")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an imported data set comes from.

    Attributes:
        dataset: name of the data set, the start of the names of its tasks.
        repository: its repository on the Hugging Face Hub, if it comes from there.
        commit: the commit of that repository, 40 hex digits.
    """

    dataset: str = RELEASE
    repository: str | None = None
    commit: str | None = None

    @property
    def is_published(self) -> bool:
        """Whether these are the rows of a known commit of the authors' own repository."""
        return self.repository == RELEASE_REPOSITORY and self.commit is not None


def is_commit(text: str) -> bool:
    """Whether a text is a whole commit id of git.

    >>> is_commit("0123456789" * 4), is_commit("main")
    (True, False)
    """
    return _COMMIT.fullmatch(text) is not None


def origin_text(origin: Origin) -> str:
    """Content of the file `ORIGIN`."""
    return json.dumps(dataclasses.asdict(origin), indent=1) + "\n"


def read_origin(folder: Path) -> Origin | None:
    """What the file says; ``None`` if a folder has none, as all have that were built here.

    Raises:
        DataError: the file cannot be read or says something else.
    """
    path = folder / ORIGIN
    if not path.is_file():
        return None
    try:
        origin = Origin(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, TypeError, ValueError) as error:
        said = reason(error) if isinstance(error, OSError) else error
        raise DataError(f"cannot read {path} ({said}); import the release again") from error
    if origin.dataset != RELEASE or (origin.commit is not None and not is_commit(origin.commit)):
        raise DataError(f"{path} names no release and commit; import the release again")
    return origin
