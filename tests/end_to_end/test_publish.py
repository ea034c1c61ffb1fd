"""`execretrieval publish` and `verify --repo` against a double of the Hub on loopback.

This shows what our client sends and how it takes the answers, not the Hub's own rules.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from loopback_hub import LoopbackHub, loopback_hub
from toy_data import PLUS_ONE, Toy, write_toy

from execretrieval_hf.build.publishing.listing import git_blob_id
from execretrieval_hf.data.card import read_info
from execretrieval_hf.data.folder import read_config
from execretrieval_hf.data.sums import file_paths

if TYPE_CHECKING:
    from collections.abc import Iterator

REPO = "someone/ExecRetrieval"
PLAN_AND_CARRY_OUT = """
import sys
from pathlib import Path
from execretrieval_hf.build.publishing.publish import carry_out, plan
from execretrieval_runner.errors import ExecRetrievalError
repo, folder, tag, create_pr = sys.argv[1], Path(sys.argv[2]), "tag" in sys.argv, "pr" in sys.argv
try:
    done = carry_out(plan(repo, folder, tag=tag, writes=True), create_pr=create_pr)
except ExecRetrievalError as error:
    sys.exit(f"Error: {error}")
print(done.pull_request or done.commit)
"""
LOAD = """
import json, sys
from datasets import load_dataset
repo, revision = sys.argv[1:]
whole = load_dataset(repo, "corpus", split="test", revision=revision)
streamed = load_dataset(repo, "corpus", split="test", revision=revision, streaming=True)
default = load_dataset(repo, split="test")
print(json.dumps([whole.to_list(), list(streamed), default.column_names]))
"""


@pytest.fixture
def hub() -> Iterator[LoopbackHub]:
    with loopback_hub() as served:
        yield served


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return write_toy(tmp_path / "toy")


def run(
    hub: LoopbackHub, *command: str | Path, user: str | None = "someone", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, command)],
        env={**os.environ, **hub.environment(user=user), **more},
        capture_output=True,
        text=True,
        check=False,
    )


def execretrieval(
    hub: LoopbackHub, *arguments: str | Path, user: str | None = "someone", **more: str
) -> subprocess.CompletedProcess[str]:
    return run(hub, "-m", "execretrieval_hf.cli", *arguments, user=user, **more)


def upload(
    hub: LoopbackHub, folder: Path, *words: str, user: str = "someone"
) -> subprocess.CompletedProcess[str]:
    """Publish a folder without the check, which wants more than a toy has."""
    return run(hub, "-c", PLAN_AND_CARRY_OUT, REPO, folder, *words, user=user)


def contents(folder: Path) -> dict[str, bytes]:
    return {path: (folder / path).read_bytes() for path in file_paths(folder)}


def published(hub: LoopbackHub, revision: str = "main") -> dict[str, bytes]:
    files = dict(hub.repo("datasets", REPO).files(revision))
    assert files.pop(".gitattributes")
    return files


def test_from_a_dry_run_to_a_verified_data_set_on_the_hub(
    hub: LoopbackHub, small_sample: Path, tmp_path: Path
) -> None:
    told = execretrieval(hub, "publish", REPO, "--tag", "--data", small_sample)
    assert told.returncode == 0, told.stderr
    paths = file_paths(small_sample)
    for path in paths:
        size = (small_sample / path).stat().st_size
        assert re.search(rf"^add +{size:,}  {re.escape(path)}$", told.stdout, re.M)
    assert f"{len(paths)} to add, 0 to change, 0 to delete, 0 kept" in told.stdout
    assert "with --push" in told.stderr
    assert hub.repos == {}

    done = execretrieval(hub, "publish", REPO, "--tag", "--push", "--data", small_sample)
    assert done.returncode == 0, done.stderr
    repo = hub.repo("datasets", REPO)
    commit = repo.branches["main"]
    assert done.stdout.splitlines() == [commit]
    assert len(repo.history("main")) == 2
    assert repo.tags == {f"v{read_info(small_sample).version}": commit}
    assert published(hub) == contents(small_sample)

    again = execretrieval(hub, "publish", REPO, "--tag", "--push", "--data", small_sample)
    assert again.returncode == 0, again.stderr
    assert "nothing to do" in again.stderr
    assert (again.stdout.splitlines(), repo.branches["main"]) == ([commit], commit)

    tag = next(iter(repo.tags))
    loaded = run(hub, "-c", LOAD, REPO, tag, user=None, HF_HOME=str(tmp_path / "fresh"))
    assert loaded.returncode == 0, loaded.stderr
    whole, streamed, default = json.loads(loaded.stdout)
    assert whole == streamed == read_config(small_sample, "corpus")
    assert default == ["_id", "text"]

    checked = execretrieval(hub, "verify", "--repo", REPO, "--revision", tag, "--files", user=None)
    assert checked.returncode == 0, checked.stdout
    assert f"at commit {commit}" in checked.stderr
    assert "no faults" in checked.stdout


def test_the_listing_alone_tells_which_files_differ(hub: LoopbackHub, toy: Path) -> None:
    commit = hub.add("datasets", REPO, toy)
    listing = ("verify", "--repo", REPO, "--listing", "--data", toy)
    same = execretrieval(hub, *listing, user=None)
    assert same.returncode == 0, same.stderr
    assert same.stdout == f"{len(file_paths(toy))} files, all the same\n"

    files = contents(toy) | {"notes.txt": b"more"}
    parquet = "corpus/test-00000-of-00001.parquet"
    files[parquet] = bytes(reversed(files[parquet]))
    files["README.md"] = files["README.md"].replace(b"Toy", b"Tot")
    del files["queries/test-00000-of-00001.parquet"]
    repo = hub.repo("datasets", REPO)
    repo.commit("main", files, "other files of the same sizes")
    other = execretrieval(hub, *listing, "--json", user=None)
    assert other.returncode == 1
    assert json.loads(other.stdout)["differences"] == {
        "README.md": "other bytes",
        parquet: "other bytes",
        "notes.txt": "not in the folder",
        "queries/test-00000-of-00001.parquet": "missing on the Hub",
    }
    assert not any("/resolve/" in request for request in hub.requests)
    earlier = execretrieval(hub, *listing, "--revision", commit, user=None)
    assert earlier.returncode == 0


def test_a_changed_copy_on_the_hub_is_found_by_the_rules(
    hub: LoopbackHub, small_sample: Path
) -> None:
    files = contents(small_sample)
    files["LICENSE"] = b"Do what you like.\n"
    hub.add("datasets", REPO, files)
    ended = execretrieval(hub, "verify", "--repo", REPO, "--files", user=None)
    assert ended.returncode == 1
    assert "LICENSE: G1-sums" in ended.stdout


def test_a_new_version_replaces_changes_and_deletes_in_one_commit(
    hub: LoopbackHub, toy: Path, tmp_path: Path
) -> None:
    hub.add("datasets", REPO, contents(toy) | {"old/part.parquet": b"PAR1 of long ago"})
    new = write_toy(tmp_path / "new", Toy((PLUS_ONE,)), version="0.0.2")
    done = upload(hub, new, "tag")
    assert done.returncode == 0, done.stderr
    repo = hub.repo("datasets", REPO)
    assert published(hub) == contents(new)
    assert repo.history("main")[0].title == "ExecRetrieval 0.0.2"
    assert len(repo.history("main")) == 3
    assert repo.tags == {"v0.0.2": done.stdout.strip()}


def test_somebody_elses_commit_is_not_overwritten(hub: LoopbackHub, toy: Path) -> None:
    hub.add("datasets", REPO, {"README.md": b"# Old\n"})
    theirs = {"README.md": b"# Theirs\n"}
    hub.before_commit = lambda repo: repo.commit("main", theirs, "theirs")
    ended = upload(hub, toy)
    assert ended.returncode == 1
    assert "(412)" in ended.stderr.splitlines()[-1]
    assert hub.repo("datasets", REPO).files() == theirs


def test_a_tag_is_never_moved(hub: LoopbackHub, toy: Path) -> None:
    commit = hub.add("datasets", REPO, {"README.md": b"# Old\n"})
    repo = hub.repo("datasets", REPO)
    repo.tags["v0.0.1"] = commit
    ended = upload(hub, toy, "tag")
    assert ended.returncode == 1
    assert "has the tag v0.0.1 already" in ended.stderr.splitlines()[-1]
    assert (repo.branches["main"], repo.tags) == (commit, {"v0.0.1": commit})

    # Set by somebody else between the look and the commit.
    del repo.tags["v0.0.1"]
    hub.before_commit = lambda repo: repo.tags.update({"v0.0.1": commit})
    ended = upload(hub, toy, "tag")
    assert ended.returncode == 1
    line = ended.stderr.splitlines()[-1]
    assert "(409)" in line
    assert f"commit {repo.branches['main']} is there, without the tag" in line
    assert repo.tags == {"v0.0.1": commit}


def test_without_rights_a_change_is_proposed(hub: LoopbackHub, toy: Path) -> None:
    commit = hub.add("datasets", REPO, {"README.md": b"# Old\n"})
    refused = upload(hub, toy, user="visitor")
    assert refused.returncode == 1
    assert "(403)" in refused.stderr.splitlines()[-1]
    assert "--create-pr" in refused.stderr.splitlines()[-1]
    proposed = upload(hub, toy, "pr", user="visitor")
    assert proposed.returncode == 0, proposed.stderr
    repo = hub.repo("datasets", REPO)
    (pull,) = repo.pulls
    assert proposed.stdout.strip() == f"{hub.address}/datasets/{REPO}/discussions/1"
    assert (pull.author, pull.base, repo.branches["main"]) == ("visitor", commit, commit)
    assert published(hub, pull.ref) == contents(toy)


def test_other_bytes_on_the_hub_after_the_commit_are_an_error(hub: LoopbackHub, toy: Path) -> None:
    def damage(repo: object, commit: str) -> None:
        files = hub.repo("datasets", REPO).commits[commit].files
        assert isinstance(files, dict)
        files["README.md"] += b"more"

    hub.after_commit = damage
    ended = upload(hub, toy, "tag")
    assert ended.returncode == 1
    assert "its files are not those of" in ended.stderr.splitlines()[-1]
    assert ended.stderr.splitlines()[-1].endswith("README.md")
    assert hub.repo("datasets", REPO).tags == {}


def test_a_faulty_folder_is_not_published(
    hub: LoopbackHub, small_sample: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(small_sample, tmp_path / "data")
    (folder / "croissant.json").unlink()
    ended = execretrieval(hub, "publish", REPO, "--push", "--data", folder)
    assert ended.returncode == 2
    line = ended.stderr.splitlines()[-1]
    assert line.startswith("Error: ")
    assert "croissant.json: G1-files" in line
    assert hub.repos == {}


@pytest.mark.parametrize(
    ("arguments", "user", "more", "parts"),
    [
        (["publish", REPO, "--push"], None, {}, ["no token", "hf auth login"]),
        (["publish", REPO, "--push"], "someone", {"HF_TOKEN": "wrong"}, ["(401)", "HF_TOKEN"]),
        (["publish", "ExecRetrieval"], "someone", {}, ["NAMESPACE/NAME"]),
        (["publish", REPO], "someone", {"HF_HUB_OFFLINE": "1"}, ["HF_HUB_OFFLINE is set"]),
        (["publish", REPO], "someone", {"HF_ENDPOINT": "http://127.0.0.1:9"}, ["cannot reach"]),
        (["verify", "--repo", "nobody/nothing"], None, {}, ["no dataset nobody/nothing"]),
        (["verify", "--repo", "nothing"], None, {}, ["NAMESPACE/NAME"]),
        (["verify", "--revision", "v1"], None, {}, ["add --repo"]),
        (["verify", "--full", "--files"], None, {}, ["leave one out"]),
        (["publish", REPO, "--create-pr", "--tag"], "someone", {}, ["once it is merged"]),
    ],
)
def test_a_mistake_is_one_line_with_its_cure(
    hub: LoopbackHub,
    toy: Path,
    arguments: list[str],
    user: str | None,
    more: dict[str, str],
    parts: list[str],
) -> None:
    data = [] if "--repo" in arguments else ["--data", str(toy)]
    ended = execretrieval(hub, *arguments, *data, user=user, **more)
    assert ended.returncode == 2
    assert ended.stdout == ""
    line = ended.stderr.splitlines()[-1]
    assert line.startswith("Error: ")
    assert "Traceback" not in ended.stderr
    for part in parts:
        assert part in line


def test_a_pull_request_needs_a_data_set(hub: LoopbackHub, toy: Path) -> None:
    ended = upload(hub, toy, "pr")
    assert ended.returncode == 1
    assert "without --create-pr" in ended.stderr.splitlines()[-1]
    assert hub.repos == {}


def test_a_revision_that_is_not_there_is_named(hub: LoopbackHub, toy: Path) -> None:
    hub.add("datasets", REPO, toy)
    ended = execretrieval(hub, "verify", "--repo", REPO, "--revision", "v9.9.9", user=None)
    assert ended.returncode == 2
    assert "no such revision" in ended.stderr.splitlines()[-1]


def test_blob_ids_are_gits(tmp_path: Path) -> None:
    for content in (b"", b"a\n", bytes(range(256)) * 40):
        path = tmp_path / hashlib.sha1(content).hexdigest()
        path.write_bytes(content)
        made = subprocess.run(
            ["git", "hash-object", str(path)], capture_output=True, text=True, check=True
        )
        assert made.stdout.strip() == git_blob_id(content)
