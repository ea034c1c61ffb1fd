"""Publishing a data folder: what would change on the Hub, then one commit that changes it.

The commit names the commit that it was planned on, so that nobody's work is lost in silence; after
it the Hub's hashes are compared with the folder's files.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from execretrieval_hf.build.gates.verify import verify
from execretrieval_hf.build.publishing.listing import Difference, differences, remote_files
from execretrieval_hf.data.card import read_info
from execretrieval_hf.data.errors import DataError, HubError
from execretrieval_hf.data.hub import (
    CONFLICT,
    hub_errors,
    open_api,
    require_repo_id,
    status_of,
)
from execretrieval_hf.data.names import DATASET
from execretrieval_hf.data.sums import file_paths

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from huggingface_hub import CommitInfo, HfApi

    from execretrieval_hf.build.gates.loading import StockLoader

FAULTS_SHOWN = 5


@dataclass(frozen=True, slots=True)
class Plan:
    """What publishing a folder does to a repository.

    Attributes:
        repo: the data set's id, NAMESPACE/NAME.
        folder: the data folder.
        version: version of the data.
        head: newest commit of the branch ``main``; ``None`` if there is no such repository yet.
        operations: what happens to each file that is not kept, by path.
        sizes: bytes of the local files, by path.
        tag: the tag to set, or ``None``.
        tagged: the commit that has this tag already, or ``None``.
    """

    repo: str
    folder: Path
    version: str
    head: str | None
    operations: Mapping[str, Difference]
    sizes: Mapping[str, int]
    tag: str | None
    tagged: str | None

    @property
    def kept(self) -> int:
        """Number of files that are on the Hub as they should be."""
        return len(self.sizes.keys() - self.operations.keys())

    def to_json(self) -> dict[str, Any]:
        """The plan for programs."""
        return {
            "repo": self.repo,
            "folder": str(self.folder),
            "version": self.version,
            "parent_commit": self.head,
            "operations": [
                {"operation": operation, "path": path, "size": self.sizes.get(path)}
                for path, operation in self.operations.items()
            ],
            "kept": self.kept,
            "tag": self.tag,
        }

    def text(self) -> str:
        """One line an operation, then the sum."""
        where = f"commit {self.head}" if self.head else "a new repository"
        lines = [
            f"{operation:<6}  {self.sizes.get(path, 0):>10,}  {path}"
            for path, operation in self.operations.items()
        ]
        sent = sum(self.sizes.get(path, 0) for path in self.operations)
        counts = ", ".join(
            f"{sum(found == kind for found in self.operations.values())} to {kind}"
            for kind in ("add", "change", "delete")
        )
        lines.append(f"{self.repo} ({where}): {counts}, {self.kept} kept; {sent:,} bytes to send")
        if self.tag:
            lines.append(f"tag {self.tag}")
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Published:
    """What has become of a plan.

    Attributes:
        commit: the commit to pin: the new one, or the newest if nothing had to be done.
        pull_request: address of the pull request, if one was opened.
        tag: the tag that was set, if one was.
        is_new: whether a commit was made.
    """

    commit: str
    pull_request: str | None
    tag: str | None
    is_new: bool


def require_sound(
    folder: Path,
    *,
    stock_loader: StockLoader | None = None,
    progress: Callable[[str], None] | None = None,
) -> None:
    """Check a folder by the rules that run nothing.

    Raises:
        DataError: a rule is broken; the first faults are named.
    """
    report = verify(folder, files_only=True, stock_loader=stock_loader, progress=progress)
    if report.faults:
        shown = "; ".join(map(str, report.faults[:FAULTS_SHOWN]))
        more = len(report.faults) - FAULTS_SHOWN
        raise DataError(
            f"{folder} is not fit to be published, `execretrieval verify --files` finds "
            f"{len(report.faults)} faults: {shown}{f'; and {more} more' if more > 0 else ''}"
        )


def plan(repo: str, folder: Path, *, tag: bool = False, writes: bool = False) -> Plan:
    """Compare a folder with what the Hub has.

    Args:
        repo: the data set's id, NAMESPACE/NAME.
        folder: a data folder.
        tag: also set the tag ``vX.Y.Z`` of the data's version.
        writes: the plan is going to be carried out, so a token is needed.

    Raises:
        HubError: the Hub cannot be asked, or has this tag on other files.
    """
    from huggingface_hub.errors import RepositoryNotFoundError

    require_repo_id(repo)
    api = open_api(writes=writes)
    version = read_info(folder).version
    name = f"v{version}" if tag else None
    tags: dict[str, str] = {}
    with hub_errors(repo):
        try:
            head = api.repo_info(repo, repo_type="dataset").sha
            refs = api.list_repo_refs(repo, repo_type="dataset")
            tags = {ref.name: ref.target_commit for ref in refs.tags}
        except RepositoryNotFoundError:
            head = None
    found = remote_files(api, repo, head) if head else {}
    planned = Plan(
        repo=repo,
        folder=folder,
        version=version,
        head=head,
        operations=differences(folder, found),
        sizes={path: (folder / path).stat().st_size for path in file_paths(folder)},
        tag=name,
        tagged=tags.get(name or ""),
    )
    if planned.tagged and (planned.operations or planned.tagged != head):
        raise HubError(
            f"{repo} has the tag {name} already, on commit {planned.tagged}; a version is "
            "published once: raise the version of the data"
        )
    return planned


def carry_out(planned: Plan, *, create_pr: bool = False) -> Published:
    """Make the planned changes in one commit, or propose them, and check what the Hub has then.

    Args:
        planned: the plan; nothing is done if the repository has changed since.
        create_pr: open a pull request instead of committing to ``main``; nothing is tagged then.

    Raises:
        HubError: the Hub refuses, cannot be reached, or has other files afterwards.
    """
    api = open_api(writes=True)
    if planned.head is None and create_pr:
        raise HubError(
            f"there is no data set {planned.repo} on the Hub to open a pull request in; publish "
            "without --create-pr to create it"
        )
    if planned.head is not None and not planned.operations:
        tag = _set_tag(api, planned, planned.head) if not create_pr else None
        return Published(planned.head, None, tag, is_new=False)
    commit = _commit(api, planned, create_pr=create_pr)
    revision = str(commit.pr_revision) if create_pr else str(commit.oid)
    left = differences(planned.folder, remote_files(api, planned.repo, revision))
    if left:
        raise HubError(
            f"the Hub has taken commit {commit.oid} of {planned.repo} and yet its files are not "
            f"those of {planned.folder}: {', '.join(left)}"
        )
    tag = _set_tag(api, planned, str(commit.oid)) if not create_pr else None
    return Published(str(commit.oid), commit.pr_url, tag, is_new=True)


def _commit(api: HfApi, planned: Plan, *, create_pr: bool) -> CommitInfo:
    from huggingface_hub import CommitOperationAdd, CommitOperationDelete

    operations = [
        CommitOperationDelete(path, is_folder=False)
        if operation == "delete"
        else CommitOperationAdd(path, str(planned.folder / path))
        for path, operation in planned.operations.items()
    ]
    with hub_errors(planned.repo):
        head = planned.head
        if head is None:
            api.create_repo(planned.repo, repo_type="dataset")
            head = api.repo_info(planned.repo, repo_type="dataset").sha
        try:
            return api.create_commit(
                planned.repo,
                operations,
                commit_message=f"{DATASET} {planned.version}",
                repo_type="dataset",
                parent_commit=head,
                create_pr=create_pr,
            )
        except ValueError as error:
            if "README.md" not in str(error):
                raise
            told = " ".join(str(error).split())
            raise HubError(f"the Hub does not take the card: {told}") from error


def _set_tag(api: HfApi, planned: Plan, commit: str) -> str | None:
    """Set the planned tag, if there is one that is not there yet."""
    from huggingface_hub.errors import HfHubHTTPError

    if planned.tag is None or planned.tagged is not None:
        return None
    with hub_errors(planned.repo):
        try:
            api.create_tag(planned.repo, tag=planned.tag, revision=commit, repo_type="dataset")
        except HfHubHTTPError as error:
            if status_of(error) != CONFLICT:
                raise
            raise HubError(
                f"{planned.repo} has the tag {planned.tag} already (409), set since it was looked "
                f"at; commit {commit} is there, without the tag"
            ) from error
    return planned.tag
