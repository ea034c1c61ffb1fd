"""`execretrieval evaluate` as it is used: first run, second run, interrupted run, bad places."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from toy_data import write_toy
from toy_models import tiny_sentence_transformer

EXECRETRIEVAL = (sys.executable, "-m", "execretrieval_hf.cli")
needs_mounts = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("unshare") is None, reason="needs to mount a file system"
)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return write_toy(tmp_path / "data")


def evaluate(
    data: Path, *arguments: str | Path, prefix: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    command = [*prefix, *EXECRETRIEVAL, "evaluate", *map(str, arguments), "--data", str(data)]
    return subprocess.run(command, cwd=data.parent, capture_output=True, text=True, check=False)


def records(home: Path) -> list[Path]:
    return sorted(path for path in home.glob("records/**/*.json"))


def test_a_second_run_reuses_the_first_and_says_so(toy: Path, own_home: Path) -> None:
    first = evaluate(toy, "bm25")
    assert first.returncode == 0, first.stderr
    assert "$ mteb run -t ExecRetrieval -m execretrieval/bm25" in first.stderr
    assert "win_rate" in first.stdout
    assert "chance lines" in first.stdout
    (record,) = records(own_home)
    assert str(record) in first.stdout
    written = record.stat().st_mtime_ns
    second = evaluate(toy, "bm25")
    assert second.stdout == first.stdout
    assert f"using the record that is there: {record}" in second.stderr
    assert "mteb run" not in second.stderr
    assert record.stat().st_mtime_ns == written


def test_json_is_all_that_stdout_carries(toy: Path) -> None:
    ended = evaluate(toy, "bm25", "--json", "--quiet")
    (row,) = json.loads(ended.stdout)
    assert row["metrics"]["exec@10"] == 1.0
    assert row["intervals"]["exec@10"] == [1.0, 1.0, 1.0]
    assert Path(row["record"]).is_file()


def test_mteb_answering_from_its_cache_without_a_record_is_made_to_run_again(
    toy: Path, own_home: Path
) -> None:
    assert evaluate(toy, "bm25").returncode == 0
    (result,) = own_home.glob("mteb/results/execretrieval__bm25/*/ExecRetrieval*.json")
    scores = json.loads(result.read_text())
    scores["dataset_revision"] = "0.0.0+another"
    result.write_text(json.dumps(scores))
    shutil.rmtree(own_home / "records")
    ended = evaluate(toy, "bm25")
    assert ended.returncode == 0
    assert "mteb answered from its own cache (data 0.0.0+another)" in ended.stderr
    assert "running again" in ended.stderr
    assert len(records(own_home)) == 1


def test_fresh_runs_every_test_again_and_changes_no_number(toy: Path, own_home: Path) -> None:
    (before,) = json.loads(evaluate(toy, "bm25", "--json").stdout)
    ended = evaluate(toy, "bm25", "--json", "--fresh")
    (after,) = json.loads(ended.stdout)
    assert "all verdicts executed anew" in ended.stderr
    assert after["metrics"] == before["metrics"]
    assert set(after["verdicts"]["counts"]) == {"executed", "static"}


def test_changed_data_is_scored_anew(toy: Path, tmp_path: Path, own_home: Path) -> None:
    from toy_data import LARGER, SHOUT, Toy

    assert evaluate(toy, "bm25").returncode == 0
    write_toy(toy, Toy((LARGER, SHOUT)))
    ended = evaluate(toy, "bm25")
    assert "2 queries, 10 snippets" in ended.stdout
    assert len(records(own_home)) == 2


def test_a_folder_of_ones_own_is_scored_under_its_name(toy: Path, tmp_path: Path) -> None:
    model = tiny_sentence_transformer(tmp_path / "my-model", seed=5)
    ended = evaluate(toy, model)
    assert ended.returncode == 0, ended.stderr
    assert "local/my-model" in ended.stdout
    again = evaluate(toy, "local/my-model")
    assert "using the record that is there" in again.stderr


def test_an_interrupted_run_leaves_no_record_and_the_next_one_goes_on(
    toy: Path, own_home: Path
) -> None:
    command = [*EXECRETRIEVAL, "evaluate", "bm25", "--data", str(toy)]
    # A session of its own stands for the terminal, which interrupts all its processes at once.
    process = subprocess.Popen(
        command, cwd=toy.parent, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("$ mteb run")
    time.sleep(1.0)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted" in said
    assert records(own_home) == []
    assert evaluate(toy, "bm25").returncode == 0
    assert len(records(own_home)) == 1


def test_an_interrupted_selection_leaves_everything_as_it_was(tmp_path: Path) -> None:
    from execretrieval_hf.data.folder import packaged_tasks

    tasks = tmp_path / "tasks"
    shutil.copytree(packaged_tasks(), tasks)
    before = (tasks / "distractors.jsonl").read_bytes()
    command = [*EXECRETRIEVAL, "select", "--tasks", str(tasks), "--seed", "1"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    time.sleep(2.0)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130
    assert said.strip().splitlines()[-1].startswith("Interrupted")
    assert (tasks / "distractors.jsonl").read_bytes() == before
    assert [path.name for path in tasks.iterdir() if path.name.endswith(".tmp")] == []


def test_a_run_that_fails_is_reported_without_a_traceback(toy: Path, own_home: Path) -> None:
    # The child process cannot even import mteb: a broken environment.
    broken = toy.parent / "broken"
    broken.mkdir()
    (broken / "rank_bm25.py").write_text("raise ImportError('no such luck')")
    command = [*EXECRETRIEVAL, "evaluate", "bm25", "--data", str(toy)]
    ended = subprocess.run(
        command,
        cwd=toy.parent,
        env={**os.environ, "PYTHONPATH": str(broken)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.strip().splitlines()[-1].startswith("Error: mteb ended with exit code")


@needs_mounts
def test_a_home_that_cannot_be_written_is_named_before_a_model_runs(
    toy: Path, own_home: Path
) -> None:
    own_home.mkdir()
    mount = f'mount -t tmpfs -o ro none {own_home} && exec "$@"'
    ended = evaluate(toy, "bm25", prefix=("unshare", "--mount", "sh", "-c", mount, "sh"))
    assert ended.returncode == 2
    assert "mteb run" not in ended.stderr
    (line,) = ended.stderr.splitlines()
    assert f"cannot write to {own_home}" in line
    assert "EXECRETRIEVAL_HOME" in line


@needs_mounts
def test_building_on_a_full_disk_keeps_the_old_folder(tmp_path: Path) -> None:
    place = tmp_path / "small"
    place.mkdir()
    mount = (
        f"mount -t tmpfs -o size=300k none {place} && "
        f"cp -r {tmp_path}/old {place}/ExecRetrieval && "
        f'"$@"; code=$?; ls -A {place}; head -c 3 {place}/ExecRetrieval/README.md; exit $code'
    )
    write_toy(tmp_path / "old")
    command = [*EXECRETRIEVAL, "build", "--out", str(place / "ExecRetrieval"), "--quiet"]
    ended = subprocess.run(
        ["unshare", "--mount", "sh", "-c", mount, "sh", *command],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"Error: cannot write the data folder {place}")
    assert ended.stdout == "ExecRetrieval\n---", "the old folder, and nothing beside it"


@needs_mounts
def test_a_full_disk_is_one_clear_line_and_no_half_record(toy: Path, own_home: Path) -> None:
    own_home.mkdir()
    mount = (
        f"mount -t tmpfs -o size=64k none {own_home} && "
        f'dd if=/dev/zero of={own_home}/filler bs=1k count=60 2>/dev/null; "$@"; code=$?; '
        f"find {own_home}/records -type f; exit $code"
    )
    ended = evaluate(toy, "bm25", prefix=("unshare", "--mount", "sh", "-c", mount, "sh"))
    assert ended.returncode == 2
    assert "No space left on device" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == "", "no record, and no temporary file"
