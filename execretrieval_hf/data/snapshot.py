"""A data set on the Hub as a folder on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data.hub import hub_errors, open_api, require_repo_id

if TYPE_CHECKING:
    from collections.abc import Sequence


def commit_of(repo: str, revision: str | None) -> str:
    """The commit that a revision of a data set names now.

    Asked for by itself: with a name that the Hub does not know, or without a network, a loader may
    answer from its cache with another revision (huggingface/datasets#7928).

    Args:
        repo: the data set's id, NAMESPACE/NAME.
        revision: a commit, tag or branch; ``None`` for ``main``.

    Raises:
        HubError: the Hub does not have it, or cannot be asked.
    """
    require_repo_id(repo)
    api = open_api()
    with hub_errors(repo):
        return str(api.repo_info(repo, repo_type="dataset", revision=revision).sha)


def snapshot(repo: str, commit: str, *, files: Sequence[str] | None = None) -> Path:
    """Download a commit of a data set into the Hub's cache, and return the folder.

    Args:
        repo: the data set's id, NAMESPACE/NAME.
        commit: the commit.
        files: the files that are wanted, those that it lacks left out; all of them if not given.

    Raises:
        HubError: the Hub does not have it, or cannot be reached.
    """
    api = open_api()
    with hub_errors(repo):
        found = api.snapshot_download(
            repo,
            repo_type="dataset",
            revision=commit,
            allow_patterns=None if files is None else list(files),
        )
    return Path(found)
