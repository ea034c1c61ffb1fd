"""`execretrieval evaluate` as it is used: first run, second run, interrupted run, bad places."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from loopback_hub import loopback_hub
from toy_data import LARGER, SHOUT, Toy, ToyTask, canonical, distractor, write_toy
from toy_models import tiny_sentence_transformer

EXECRETRIEVAL = (sys.executable, "-m", "execretrieval_hf.cli")
needs_mounts = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("unshare") is None, reason="needs to mount a file system"
)


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return write_toy(tmp_path / "data")


def evaluate(
    data: Path,
    *arguments: str | Path,
    prefix: tuple[str, ...] = (),
    environment: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    command = [*prefix, *EXECRETRIEVAL, "evaluate", *map(str, arguments), "--data", str(data)]
    return subprocess.run(
        command,
        cwd=data.parent,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )


def records(home: Path) -> list[Path]:
    return sorted(path for path in home.glob("records/**/*.json"))


def test_a_second_run_reuses_the_first_and_says_so(toy: Path, own_home: Path) -> None:
    first = evaluate(toy, "bm25")
    assert first.returncode == 0, first.stderr
    assert f"$ EXECRETRIEVAL_DATA={toy} mteb run -t ExecRetrieval -m " in first.stderr
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
    mean, low, high = row["intervals"]["exec@10"]
    assert (mean, high) == (1.0, 1.0)
    assert 0 < low < 1  # three queries prove little, also if all succeed
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


def test_fresh_runs_every_test_again_changes_no_number_and_leaves_the_record(
    toy: Path, own_home: Path
) -> None:
    (before,) = json.loads(evaluate(toy, "bm25", "--json").stdout)
    record = Path(before["record"])
    written = record.read_bytes()
    ended = evaluate(toy, "bm25", "--json", "--fresh")
    (after,) = json.loads(ended.stdout)
    assert "all verdicts executed anew" in ended.stderr
    assert after["metrics"] == before["metrics"]
    assert set(after["verdicts"]["counts"]) == {"executed", "static"}
    assert record.read_bytes() == written, "mteb's result names the record by its hash"


def test_changed_data_is_scored_anew(toy: Path, tmp_path: Path, own_home: Path) -> None:
    assert evaluate(toy, "bm25").returncode == 0
    write_toy(toy, Toy((LARGER, SHOUT)))
    ended = evaluate(toy, "bm25")
    assert "2 queries, 10 snippets" in ended.stdout
    assert len(records(own_home)) == 2


def test_a_folder_of_ones_own_is_scored_under_its_name_until_it_changes(
    toy: Path, tmp_path: Path
) -> None:
    model = tiny_sentence_transformer(tmp_path / "my-model", seed=5)
    ended = evaluate(toy, model)
    assert ended.returncode == 0, ended.stderr
    assert "local/my-model" in ended.stdout
    again = evaluate(toy, "local/my-model")
    assert "using the record that is there" in again.stderr
    settings = model / "config_sentence_transformers.json"
    changed = {**json.loads(settings.read_text()), "prompts": {"query": "find: ", "document": ""}}
    settings.write_text(json.dumps(changed))
    (row,) = json.loads(evaluate(toy, model, "--json").stdout)
    assert row["system"]["prompts"] == {"query": "find: ", "document": ""}


def test_an_interrupted_run_leaves_no_record_and_the_next_one_goes_on(
    tmp_path: Path, own_home: Path
) -> None:
    slow = write_toy(tmp_path / "slow", Toy(tuple(slow_task(number) for number in range(40))))
    command = [*EXECRETRIEVAL, "evaluate", "bm25", "--data", str(slow)]
    # A session of its own stands for the terminal, which interrupts all its processes at once.
    process = subprocess.Popen(
        command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    store = own_home / "verdicts.sqlite"
    while kept_verdicts(store) < 60:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted" in said
    assert records(own_home) == []
    kept = kept_verdicts(store)
    (row,) = json.loads(evaluate(slow, "bm25", "--json").stdout)
    # The canonicals are run once more, as the self-check; of the rest only what was not kept.
    assert row["verdicts"]["counts"]["store"] == kept - 40
    assert row["verdicts"]["counts"]["executed"] == 80 - (kept - 40)


def slow_task(number: int) -> ToyTask:
    """A task whose tests take a tenth of a second of computing."""
    name = f"slow_{number}"
    burn = "    for _ in range(3_000_000):\n        pass\n"
    code = f"def {name}(x):\n{burn}    return x + {number}\n"
    buggy = code.replace(f"x + {number}", f"x - {number + 1}")
    return ToyTask(
        name,
        f"Add the number {number} to x.",
        (f"assert {name}(1) == {number + 1}",),
        (canonical(code), distractor(buggy)),
    )


def kept_verdicts(store: Path) -> int:
    try:
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as connection:
            return int(connection.execute("SELECT count(*) FROM verdicts").fetchone()[0])
    except sqlite3.OperationalError:
        return 0


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


def test_a_run_that_fails_is_one_line_of_ours_and_exit_code_1(toy: Path) -> None:
    broken = toy.parent / "broken"
    broken.mkdir()
    (broken / "rank_bm25.py").write_text("raise ImportError('no such luck')")
    ended = evaluate(toy, "bm25", environment={"PYTHONPATH": str(broken)})
    assert ended.returncode == 1
    last = ended.stderr.strip().splitlines()[-1]
    assert last == "Error: mteb ended with exit code 1 for execretrieval/bm25"


def test_a_run_that_is_killed_is_not_taken_for_an_interrupted_one(toy: Path) -> None:
    deadly = toy.parent / "deadly"
    deadly.mkdir()
    (deadly / "rank_bm25.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)")
    ended = evaluate(toy, "bm25", environment={"PYTHONPATH": str(deadly)})
    assert ended.returncode == 1
    assert "mteb was ended by SIGKILL while scoring execretrieval/bm25" in ended.stderr


def test_ending_a_run_ends_mteb_too(toy: Path, own_home: Path) -> None:
    command = [*EXECRETRIEVAL, "evaluate", "bm25", "--data", str(toy)]
    with subprocess.Popen(command, cwd=toy.parent, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "mteb run" in process.stderr.readline()
        process.terminate()
        # The pipe ends only when no process holds it any more.
        process.stderr.read()
        assert process.wait(timeout=10) == 143
    assert records(own_home) == []


def test_the_argument_wins_over_the_variable_in_mtebs_process_too(
    toy: Path, tmp_path: Path
) -> None:
    other = write_toy(tmp_path / "other", Toy((LARGER, SHOUT)))
    ended = evaluate(other, "bm25", environment={"EXECRETRIEVAL_DATA": str(toy)})
    assert ended.returncode == 0, ended.stderr
    assert "2 queries, 10 snippets" in ended.stdout


def test_a_model_of_the_hub_is_recorded_under_its_commit_and_found_again(
    toy: Path, tmp_path: Path, own_home: Path
) -> None:
    model = tiny_sentence_transformer(tmp_path / "mini", seed=6)
    (model / "README.md").write_text("---\nlicense: apache-2.0\n---\n")
    with loopback_hub() as hub:
        revision = hub.add("models", "someone/mini", model)
        online = hub.environment()
        first = evaluate(toy, "someone/mini", environment=online)
        assert first.returncode == 0, first.stderr
        assert f"--model-revision {revision}" in first.stderr
        second = evaluate(toy, "someone/mini", environment=online)
    assert "using the record that is there" in second.stderr
    (record,) = records(own_home)
    assert record.parent.name == revision
    assert json.loads(record.read_text())["system"]["weights_sha256"]
    offline = evaluate(toy, "someone/mini")
    assert offline.returncode == 2
    (line,) = offline.stderr.splitlines()
    assert "HF_HUB_OFFLINE is set" in line
    assert "name the folder of the copy in the cache instead" in line


@pytest.mark.parametrize(
    ("model", "part"),
    [
        ("some-organisation/some-model", "HF_HUB_OFFLINE is set"),
        ("bm26", "did you mean 'bm25'"),
        ("mteb/baseline-random-cross-encoder", "is a cross-encoder"),
    ],
)
def test_a_wrong_model_is_one_line_and_nothing_else(toy: Path, model: str, part: str) -> None:
    ended = evaluate(toy, model)
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith("Error: ")
    assert part in line


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
def test_a_cache_of_datasets_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    code = (
        "import execretrieval_hf\n"
        "try:\n    execretrieval_hf.load_dataset('ExecRetrieval', 'queries')\n"
        "except execretrieval_hf.ExecRetrievalError as error:\n    print(error)"
    )
    mount = f'mount -t tmpfs -o ro none {cache} && exec "$@"'
    ended = subprocess.run(
        ["unshare", "--mount", "sh", "-c", mount, "sh", sys.executable, "-c", code],
        env={**os.environ, "HF_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = ended.stdout.splitlines()
    assert "datasets cannot write its cache (Read-only file system): set HF_HOME" in line


@needs_mounts
def test_materializing_on_a_full_disk_is_one_clear_line(tmp_path: Path) -> None:
    place = tmp_path / "small"
    place.mkdir()
    mount = f'mount -t tmpfs -o size=100k none {place} && "$@"; code=$?; ls -A {place}; exit $code'
    command = [*EXECRETRIEVAL, "materialize", str(place / "ExecRetrieval")]
    ended = subprocess.run(
        ["unshare", "--mount", "sh", "-c", mount, "sh", *command],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"Error: cannot write {place}")
    assert "No space left on device" in line
    assert ended.stdout == ""


@needs_mounts
def test_building_on_a_full_disk_keeps_the_old_folder(
    small_sample_tasks: Path, tmp_path: Path
) -> None:
    place = tmp_path / "small"
    place.mkdir()
    mount = (
        f"mount -t tmpfs -o size=100k none {place} && "
        f"cp -r {tmp_path}/old {place}/ExecRetrieval && "
        f'"$@"; code=$?; ls -A {place}; head -c 3 {place}/ExecRetrieval/README.md; exit $code'
    )
    write_toy(tmp_path / "old")
    command = [*EXECRETRIEVAL, "build", "--tasks", str(small_sample_tasks), "--quiet"]
    command += ["--out", str(place / "ExecRetrieval")]
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
    assert ended.returncode == 1
    assert "No space left on device" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == "", "no record, and no temporary file"
