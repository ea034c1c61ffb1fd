"""A Hub repository in memory: commits of whole trees, branches, tags and pull requests.

Ids are made as git and the Hub make them where a client can check that: a blob's is git's sha1, and
a file in large-file storage has the sha256 of its bytes beside the blob id of its pointer.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

LARGE = (".bin", ".gz", ".npz", ".onnx", ".parquet", ".safetensors")
"""Endings of files that the Hub keeps in large-file storage."""

DATE = "2026-11-30T12:00:00.000Z"

Files = dict[str, bytes]


def blob_id(content: bytes) -> str:
    """Git's id of a file."""
    return hashlib.sha1(b"blob %d\0%b" % (len(content), content)).hexdigest()


def is_large(path: str) -> bool:
    return path.endswith(LARGE)


def pointer(content: bytes) -> bytes:
    """What git keeps of a file in large-file storage."""
    sha256 = hashlib.sha256(content).hexdigest()
    text = f"version https://git-lfs.github.com/spec/v1\noid sha256:{sha256}\nsize {len(content)}\n"
    return text.encode()


def tree_entry(path: str, content: bytes) -> dict[str, object]:
    """How the Hub lists a file."""
    entry: dict[str, object] = {"type": "file", "path": path, "size": len(content)}
    if not is_large(path):
        return {**entry, "oid": blob_id(content)}
    stub = pointer(content)
    lfs = {"oid": hashlib.sha256(content).hexdigest(), "size": len(content)}
    return {**entry, "oid": blob_id(stub), "lfs": {**lfs, "pointerSize": len(stub)}}


@dataclass(frozen=True)
class Commit:
    id: str
    parent: str | None
    title: str
    author: str
    files: Mapping[str, bytes]


@dataclass(frozen=True)
class PullRequest:
    number: int
    title: str
    author: str
    base: str

    @property
    def ref(self) -> str:
        return f"refs/pr/{self.number}"


@dataclass
class Repo:
    """A repository as the Hub creates it: with one commit that says which files are large."""

    kind: str
    name: str
    commits: dict[str, Commit] = field(default_factory=dict)
    branches: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    pulls: list[PullRequest] = field(default_factory=list)

    def __post_init__(self) -> None:
        rules = "".join(f"*{end} filter=lfs diff=lfs merge=lfs -text\n" for end in LARGE)
        files = {".gitattributes": rules.encode()}
        self.branches["main"] = self._keep(None, "initial commit", "", files)

    def resolve(self, revision: str) -> str | None:
        """Commit that a branch, tag, pull request or commit id names."""
        revision = revision.removeprefix("refs/heads/").removeprefix("refs/tags/")
        if revision in self.commits:
            return revision
        return self.branches.get(revision) or self.tags.get(revision)

    def files(self, revision: str = "main") -> Mapping[str, bytes]:
        """All files of a revision by path."""
        found = self.resolve(revision)
        if found is None:
            raise KeyError(revision)
        return self.commits[found].files

    def commit(self, branch: str, files: Mapping[str, bytes], title: str, author: str = "") -> str:
        """Put a whole tree of files on a branch; returns the commit's id."""
        self.branches[branch] = self._keep(self.branches[branch], title, author, files)
        return self.branches[branch]

    def pull(self, base: str, files: Mapping[str, bytes], title: str, author: str) -> PullRequest:
        """Open a pull request whose only commit is put on `base`."""
        pull = PullRequest(len(self.pulls) + 1, title, author, base)
        self.pulls.append(pull)
        self.branches[pull.ref] = base
        self.commit(pull.ref, files, title, author)
        return pull

    def history(self, revision: str) -> list[Commit]:
        """Commits of a revision, the newest first."""
        found, commits = self.resolve(revision), []
        while found is not None:
            commits.append(self.commits[found])
            found = self.commits[found].parent
        return commits

    def _keep(self, parent: str | None, title: str, author: str, files: Mapping[str, bytes]) -> str:
        tree = {path: tree_entry(path, content) for path, content in sorted(files.items())}
        told = json.dumps([self.kind, self.name, parent, title, author, tree])
        key = hashlib.sha1(told.encode()).hexdigest()
        self.commits[key] = Commit(key, parent, title, author, dict(sorted(files.items())))
        return key
