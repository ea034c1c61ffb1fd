"""Where a release comes from: folders, clones, and the Hub on loopback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from loopback_hub import LoopbackHub, loopback_hub
from release_fixture import write_release

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import RELEASE_REPOSITORY
from execretrieval_hf.data.origin import Origin
from execretrieval_hf.data.release_source import find_release

ADDRESS = f"https://huggingface.co/datasets/{RELEASE_REPOSITORY}"


def git(folder: Path, *arguments: str) -> str:
    who = ["-c", "user.name=Someone", "-c", "user.email=someone@example.org"]
    ended = subprocess.run(
        ["git", "-C", str(folder), *who, *arguments], capture_output=True, text=True, check=True
    )
    return ended.stdout.strip()


def clone(folder: Path, address: str = ADDRESS) -> str:
    """Make a folder look like a clone of a repository; returns its commit."""
    write_release(folder)
    git(folder, "init", "--quiet")
    git(folder, "remote", "add", "origin", address)
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "release")
    return git(folder, "rev-parse", "HEAD")


def test_a_folder_says_nothing_of_where_it_comes_from(tmp_path: Path) -> None:
    folder = write_release(tmp_path / "release")
    found = find_release(str(folder))
    assert (found.folder, found.origin) == (folder, Origin())


def test_a_clone_says_repository_and_commit(tmp_path: Path) -> None:
    commit = clone(tmp_path / "clone")
    origin = find_release(str(tmp_path / "clone")).origin
    assert origin == Origin(repository=RELEASE_REPOSITORY, commit=commit)
    assert origin.is_published


def test_a_clone_that_was_changed_is_of_no_commit(tmp_path: Path) -> None:
    clone(tmp_path / "clone")
    corpus = tmp_path / "clone" / "data" / "corpus.jsonl"
    corpus.write_text(corpus.read_text().replace("x // 3", "x // 4"))
    origin = find_release(str(tmp_path / "clone")).origin
    assert origin == Origin(repository=RELEASE_REPOSITORY)
    assert not origin.is_published


@pytest.mark.parametrize(
    ("address", "repository"),
    [
        ("https://someone@huggingface.co/datasets/someone/fork.git", "someone/fork"),
        ("https://example.org/datasets/AaryanK/ExecRetrieval", None),
    ],
)
def test_a_clone_of_another_repository_is_not_the_authors(
    address: str, repository: str | None, tmp_path: Path
) -> None:
    clone(tmp_path / "clone", address)
    origin = find_release(str(tmp_path / "clone")).origin
    assert origin.repository == repository
    assert not origin.is_published


def test_a_copy_in_a_repository_of_ones_own_is_of_no_commit(tmp_path: Path) -> None:
    clone(tmp_path / "mine")
    write_release(tmp_path / "mine" / "copy")
    assert find_release(str(tmp_path / "mine" / "copy")).origin == Origin()


@pytest.mark.parametrize(
    ("source", "revision", "message"),
    [
        ("no/such/folder", None, "there is no folder no/such/folder; name that of the release, or"),
        ("./nowhere", None, f"or {RELEASE_REPOSITORY} to download it"),
        (
            RELEASE_REPOSITORY,
            "main",
            "this needs the Hugging Face Hub and HF_HUB_OFFLINE is set; unset it",
        ),
    ],
)
def test_a_release_that_is_not_there_is_one_line_with_the_way_to_it(
    source: str, revision: str | None, message: str
) -> None:
    from execretrieval_runner.errors import ExecRetrievalError

    with pytest.raises(ExecRetrievalError, match=message) as caught:
        find_release(source, revision)
    assert "\n" not in str(caught.value)


def test_a_folder_has_no_revisions(tmp_path: Path) -> None:
    folder = write_release(tmp_path / "release")
    with pytest.raises(DataError, match="is a folder and has no revisions: check out v1"):
        find_release(str(folder), "v1")


def import_release(
    tmp_path: Path, *arguments: str, **environment: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "execretrieval_hf.cli", "import-release", *arguments]
    return subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> LoopbackHub:
    with loopback_hub() as hub:
        release = write_release(tmp_path_factory.mktemp("hub") / "release")
        commit = hub.add("datasets", RELEASE_REPOSITORY, release)
        hub.repo("datasets", RELEASE_REPOSITORY).tags["v1.0.0"] = commit
        # The branch goes on; the tag stays.
        hub.add("datasets", RELEASE_REPOSITORY, {"README.md": b"moved"})
        yield hub


def test_a_tag_of_the_hub_is_imported_and_its_commit_recorded(
    hub: LoopbackHub, tmp_path: Path
) -> None:
    commit = hub.repo("datasets", RELEASE_REPOSITORY).tags["v1.0.0"]
    ended = import_release(
        tmp_path, RELEASE_REPOSITORY, "--revision", "v1.0.0", "--json", **hub.environment()
    )
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    assert (told["commit"], told["task"]) == (commit, "ExecRetrievalPaper")
    assert told["data_revision"].startswith(f"{commit}+")
    assert (told["queries"], told["snippets"]) == (3, 14)
    assert Path(told["folder"]) == tmp_path / "ExecRetrievalPaper"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            [RELEASE_REPOSITORY, "--revision", "v9"],
            "AaryanK/ExecRetrieval has no such revision on the Hub",
        ),
        (["someone/else"], "there is no dataset someone/else on the Hub, or it is private"),
        ([RELEASE_REPOSITORY], "holds no release: there are no rows in corpus.jsonl"),
    ],
)
def test_what_the_hub_does_not_have_is_one_line(
    hub: LoopbackHub, arguments: list[str], line: str, tmp_path: Path
) -> None:
    ended = import_release(tmp_path, *arguments, **hub.environment())
    assert ended.returncode == 2
    assert line in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr
    assert not (tmp_path / "ExecRetrievalPaper").exists()
