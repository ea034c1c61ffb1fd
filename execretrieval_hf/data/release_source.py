"""Where a release is read from: a folder, a clone of its repository, or the Hugging Face Hub."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.hub import is_repo_id
from execretrieval_hf.data.names import RELEASE_REPOSITORY
from execretrieval_hf.data.origin import Origin
from execretrieval_hf.data.release_rows import FILES
from execretrieval_hf.data.settings import user_path
from execretrieval_hf.data.snapshot import commit_of, snapshot

if TYPE_CHECKING:
    from pathlib import Path

DATA_FILES = tuple(f"data/{name}.jsonl" for name in FILES)
_HUB_ADDRESS = re.compile(
    r"(https?|ssh)://([^/@]*@)?(huggingface\.co|hf\.co)/datasets/(?P<name>.+)"
)


@dataclass(frozen=True, slots=True)
class ReleaseSource:
    """A release on this machine, and where it comes from as far as that is known."""

    folder: Path
    origin: Origin


def find_release(source: str, revision: str | None = None) -> ReleaseSource:
    """The release that a user named; one of the Hub is downloaded.

    Args:
        source: a folder, a clone of the release's repository, or the id of a repository on the Hub.
        revision: commit, tag or branch of that repository; its default branch if not given.

    Raises:
        DataError: there is no such folder or repository.
        HubError: the Hub does not give it, or cannot be reached.
    """
    folder = user_path(source)
    if folder.is_dir():
        if revision is not None:
            raise DataError(
                f"{source} is a folder and has no revisions: check out {revision} in a clone, or "
                "name a repository of the Hub"
            )
        return ReleaseSource(folder, _origin_of_clone(folder))
    if not is_repo_id(source):
        raise DataError(
            f"there is no folder {source}; name that of the release, or {RELEASE_REPOSITORY} to "
            "download it"
        )
    commit = commit_of(source, revision)
    folder = snapshot(source, commit, files=DATA_FILES)
    return ReleaseSource(folder, Origin(repository=source, commit=commit))


def _origin_of_clone(folder: Path) -> Origin:
    """Repository and commit of a clone, if its data files are those of the commit."""
    if not (folder / ".git").exists():
        return Origin()
    address = _git(folder, "remote", "get-url", "origin")
    named = _HUB_ADDRESS.fullmatch(address or "")
    commit = _git(folder, "rev-parse", "--verify", "HEAD")
    if named is None or commit is None:
        return Origin()
    tracked = _git(folder, "ls-files", "--error-unmatch", "--", *DATA_FILES)
    changed = _git(folder, "status", "--porcelain", "--", *DATA_FILES)
    repository = named["name"].removesuffix("/").removesuffix(".git")
    return Origin(repository=repository, commit=commit if tracked and changed == "" else None)


def _git(folder: Path, *arguments: str) -> str | None:
    """What git says; ``None`` if it fails or is not there."""
    try:
        ended = subprocess.run(
            ["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=False
        )
    except OSError:
        return None
    return ended.stdout.strip() if ended.returncode == 0 else None
