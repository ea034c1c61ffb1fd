"""`execretrieval submit --to hub` against a Hub on loopback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
import yaml
from inputs import judged_pool
from loopback_hub import LoopbackHub, loopback_hub
from toy_submission import published, write_submission

from execretrieval_hf.cli.main import run
from execretrieval_hf.evaluate.record import read_record

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILE = ".eval_results/execretrieval.yaml"
OURS = "execretrieval/ExecRetrieval"
# The packaged data is too large for a test: a small folder stands in its place.
AS_PACKAGED = (
    "import sys; from pathlib import Path; from execretrieval_hf.data import pools; "
    "pools.packaged_folder = lambda: Path(sys.argv[1]); "
    "from execretrieval_hf.cli.main import main; main(sys.argv[2:])"
)


@pytest.fixture
def hub() -> Iterator[LoopbackHub]:
    with loopback_hub() as hub:
        yield hub


def submit(
    record: Path, data: Path, *options: str, packaged: bool = False, **environment: str
) -> subprocess.CompletedProcess[str]:
    program = ["-c", AS_PACKAGED, str(data)] if packaged else ["-m", "execretrieval_hf.cli"]
    chosen = [] if packaged else ["--data", str(data)]
    return subprocess.run(
        [sys.executable, *program, "submit", str(record), "--to", "hub", *chosen, *options],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def run_on_the_release(hub: LoopbackHub, tmp_path: Path, **fields: str) -> tuple[Path, Path]:
    """A record of a model of the Hub on the authors' data, and that data."""
    revision = hub.add("models", "someone/mini", {"config.json": b"{}"})
    pool = published(tmp_path)
    record = write_submission(tmp_path / "run", pool, **{"revision": revision, **fields})
    return record, pool.folder


def test_a_dry_run_shows_the_file_and_asks_nobody(hub: LoopbackHub, tmp_path: Path) -> None:
    record, data = run_on_the_release(hub, tmp_path)
    ended = submit(record, data)
    assert ended.returncode == 0, ended.stderr
    (row,) = yaml.safe_load(ended.stdout)
    assert row["dataset"] == {
        "id": "AaryanK/ExecRetrieval",
        "task_id": "ExecRetrievalPaper",
        "revision": "ab" * 20,
    }
    assert row["value"] == pytest.approx(100 * read_record(record).metrics["exec@1"], abs=1e-5)
    assert "nothing was sent: --create-pr opens a pull request" in ended.stderr
    assert hub.requests == []


def test_a_pull_request_carries_the_file_and_keeps_other_results(
    hub: LoopbackHub, tmp_path: Path
) -> None:
    record, data = run_on_the_release(hub, tmp_path)
    other = {"dataset": {"id": "another/benchmark", "task_id": "x"}, "value": 1.5}
    older = {"dataset": {"id": "AaryanK/ExecRetrieval", "task_id": "ExecRetrievalPaper"}}
    there = yaml.safe_dump([other, {**older, "value": 99.0}]).encode()
    hub.add("models", "someone/mini", {"config.json": b"{}", FILE: there})
    ended = submit(record, data, "--create-pr", "--json", **hub.environment(user="visitor"))
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    repo = hub.repo("models", "someone/mini")
    (pull,) = repo.pulls
    assert pull.author == "visitor"
    assert told["pull_request"].endswith(f"/someone/mini/discussions/{pull.number}")
    assert repo.files(pull.ref)[FILE].decode() == told["text"]
    kept, new = yaml.safe_load(told["text"])
    assert kept == other
    assert new["value"] == pytest.approx(100 * read_record(record).metrics["exec@1"], abs=1e-5)
    assert yaml.safe_load(repo.files("main")[FILE])[1]["value"] == 99.0, "main stays as it is"


def test_our_own_data_is_named_by_the_commit_of_its_version(
    hub: LoopbackHub, tmp_path: Path
) -> None:
    pool = judged_pool(tmp_path)
    revision = hub.add("models", "someone/mini", {"config.json": b"{}"})
    record = write_submission(tmp_path / "run", pool, revision=revision)
    renamed = json.loads(record.read_text()) | {"task": "ExecRetrieval"}
    record.write_text(json.dumps(renamed))
    options = {"packaged": True, **hub.environment(user="visitor")}

    missing = submit(record, pool.folder, "--create-pr", **options)
    assert missing.returncode == 2
    assert f"there is no dataset {OURS} on the Hub" in missing.stderr

    commit = hub.add("datasets", OURS, pool.folder)
    untagged = submit(record, pool.folder, "--create-pr", **options)
    assert f"{OURS} has no such revision on the Hub" in untagged.stderr

    hub.repo("datasets", OURS).tags["v0.0.1"] = commit
    ended = submit(record, pool.folder, "--create-pr", **options)
    assert ended.returncode == 0, ended.stderr
    (row,) = yaml.safe_load(ended.stdout)
    assert row["dataset"] == {"id": OURS, "task_id": "ExecRetrieval", "revision": commit}


def test_other_data_under_the_same_version_is_refused(hub: LoopbackHub, tmp_path: Path) -> None:
    pool = judged_pool(tmp_path)
    revision = hub.add("models", "someone/mini", {"config.json": b"{}"})
    record = write_submission(tmp_path / "run", pool, revision=revision)
    record.write_text(json.dumps(json.loads(record.read_text()) | {"task": "ExecRetrieval"}))
    card = (pool.folder / "README.md").read_text().replace("content sha256:", "content sha256:0")
    commit = hub.add("datasets", OURS, {"README.md": card.encode()})
    hub.repo("datasets", OURS).tags["v0.0.1"] = commit
    ended = submit(
        record, pool.folder, "--create-pr", packaged=True, **hub.environment(user="visitor")
    )
    assert ended.returncode == 2
    assert f"{OURS} has other data at v0.0.1 than the run" in ended.stderr
    assert hub.repo("models", "someone/mini").pulls == []


@pytest.mark.parametrize(
    ("name", "revision", "line"),
    [
        ("execretrieval/bm25", "tokens-1", "comes with this package and has no repository"),
        ("local/my-model", "ab" * 20, "is a folder on a machine: upload it and evaluate it by its"),
        (
            "google/gemini-embedding-001",
            "1",
            "as hosted models have none; --to mteb and --to local",
        ),
        ("my-system", "ab" * 20, "is no commit of a repository on the Hub"),
    ],
)
def test_what_is_no_model_of_the_hub_is_refused(
    name: str, revision: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pool = published(tmp_path)
    record = write_submission(tmp_path / "run", pool, name=name, revision=revision)
    assert run(["submit", str(record), "--to", "hub", "--data", str(pool.folder)]) == 2
    said = capsys.readouterr()
    assert line in said.err
    assert said.out == ""


def test_a_score_from_a_file_names_no_model(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pool = published(tmp_path)
    record = write_submission(tmp_path / "run", pool)
    content = json.loads(record.read_text())
    content["system"]["settings"] = {"input": "run file"}
    record.write_text(json.dumps(content))
    assert run(["submit", str(record), "--to", "hub", "--data", str(pool.folder)]) == 2
    assert "was scored from a file, which tells of no model" in capsys.readouterr().err


def test_data_of_ones_own_has_no_leaderboard_on_the_hub(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pool = judged_pool(tmp_path)
    record = write_submission(tmp_path / "run", pool)
    assert run(["submit", str(record), "--to", "hub", "--data", str(pool.folder)]) == 2
    assert "is a data set of your own: the Hub ranks on published" in capsys.readouterr().err


def test_a_task_that_the_data_names_no_leaderboard_for_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pool = published(tmp_path)
    (pool.folder / "eval.yaml").write_text("tasks:\n  - id: ExecRetrieval\n")
    record = write_submission(tmp_path / "run", pool)
    assert run(["submit", str(record), "--to", "hub", "--data", str(pool.folder)]) == 2
    assert "names no leaderboard ExecRetrievalPaper" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("there", "user", "line"),
    [
        ("nobody/nothing", "visitor", "there is no model someone/mini on the Hub"),
        ("someone/mini", None, "or set HF_TOKEN to a token with write access"),
        ("other revision", "visitor", "someone/mini has no such revision on the Hub"),
        ("broken file", "visitor", f"{FILE} of someone/mini is no list of results: mend it first"),
        (
            "offline",
            "visitor",
            "this needs the Hugging Face Hub and HF_HUB_OFFLINE is set; unset it",
        ),
        ("no server", "visitor", "cannot reach http://127.0.0.1:9 for someone/mini"),
    ],
)
def test_what_the_hub_does_not_take_is_one_line(
    there: str, user: str | None, line: str, hub: LoopbackHub, tmp_path: Path
) -> None:
    record, data = run_on_the_release(hub, tmp_path)
    environment = hub.environment(user=user)
    match there:
        case "nobody/nothing":
            del hub.repos["models", "someone/mini"]
        case "other revision":
            del hub.repos["models", "someone/mini"]
            hub.add("models", "someone/mini", {"other.json": b"{}"})
        case "broken file":
            repo = hub.repo("models", "someone/mini")
            repo.commit("main", {**repo.files(), FILE: b"value: 3\n"}, "broken")
        case "offline":
            environment["HF_HUB_OFFLINE"] = "1"
        case "no server":
            environment["HF_ENDPOINT"] = "http://127.0.0.1:9"
    ended = submit(record, data, "--create-pr", **environment)
    assert ended.returncode == 2, ended.stderr
    assert line in ended.stderr.splitlines()[-1]
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""


def test_an_old_client_is_named_with_the_version_that_is_needed(
    hub: LoopbackHub,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    import huggingface_hub

    record, data = run_on_the_release(hub, tmp_path)
    for name in ("EvalResultEntry", "eval_result_entries_to_yaml", "parse_eval_result_entries"):
        monkeypatch.delitem(vars(huggingface_hub), name, raising=False)
    monkeypatch.setitem(sys.modules, "huggingface_hub._eval_results", None)
    assert run(["submit", str(record), "--to", "hub", "--data", str(data)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "writes no files of results: run  pip install 'huggingface-hub>=1.4'" in line
