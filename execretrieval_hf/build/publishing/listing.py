"""A repository's files as the Hub lists them, and how a folder differs from them, without download.

The Hub lists a small file with git's id of its bytes, a large one with their sha256.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from execretrieval_hf.data.hub import hub_errors
from execretrieval_hf.data.sums import file_paths, file_sha256

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from huggingface_hub import HfApi

Difference = Literal["add", "change", "delete"]


@dataclass(frozen=True, slots=True)
class RemoteFile:
    """A file on the Hub.

    Attributes:
        size: bytes.
        blob_id: git's id of its bytes, of a large file that of its pointer.
        sha256: sha256 of a large file's bytes; ``None`` for a small one.
    """

    size: int
    blob_id: str
    sha256: str | None


def remote_files(api: HfApi, repo: str, revision: str) -> dict[str, RemoteFile]:
    """The files of a data set's revision by path, without hidden ones such as ``.gitattributes``.

    Raises:
        HubError: the Hub does not have it, or cannot be asked.
    """
    from huggingface_hub.hf_api import RepoFile

    with hub_errors(repo):
        entries = list(
            api.list_repo_tree(repo, repo_type="dataset", revision=revision, recursive=True)
        )
    return {
        entry.path: RemoteFile(
            entry.size, entry.blob_id, entry.lfs.sha256 if entry.lfs is not None else None
        )
        for entry in entries
        if isinstance(entry, RepoFile)
        and not any(part.startswith(".") for part in entry.path.split("/"))
    }


def differences(folder: Path, remote: Mapping[str, RemoteFile]) -> dict[str, Difference]:
    """What has to be done to the Hub's files to make them those of a folder, by path, sorted."""
    local = set(file_paths(folder))
    found: dict[str, Difference] = {}
    for path in sorted(local | remote.keys()):
        if path not in remote:
            found[path] = "add"
        elif path not in local:
            found[path] = "delete"
        elif not is_same(folder / path, remote[path]):
            found[path] = "change"
    return found


def is_same(path: Path, remote: RemoteFile) -> bool:
    """Whether a local file has the bytes of one on the Hub, by size and hash."""
    if path.stat().st_size != remote.size:
        return False
    if remote.sha256 is not None:
        return file_sha256(path) == remote.sha256
    return git_blob_id(path.read_bytes()) == remote.blob_id


def git_blob_id(content: bytes) -> str:
    """Git's id of a file with these bytes.

    >>> git_blob_id(b"")
    'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
    """
    header = b"blob %d\0" % len(content)
    return hashlib.sha1(header + content, usedforsecurity=False).hexdigest()
