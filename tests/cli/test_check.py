"""``execretrieval check`` as a user meets it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from toy_tasks import GOOD

import execretrieval_hf.cli.check as command_module
from execretrieval_hf.cli.main import run


def call(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = run([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture(autouse=True)
def without_model(monkeypatch: pytest.MonkeyPatch) -> None:
    """Queries are compared by their words, which takes no time."""
    monkeypatch.setattr(command_module, "_minilm", lambda *, quiet: None)


def test_a_folder_with_one_bad_task_gives_its_fault_and_a_table(tmp_path, capsys):
    GOOD.write(tmp_path / "validation")
    bad = replace(GOOD, tests=GOOD.tests[:-1]).write(tmp_path / "validation", "short_suite")
    code, out, err = call(capsys, "check", tmp_path / "validation")
    lines = out.splitlines()
    assert code == 1
    assert lines[0].startswith(f"{bad}:23: T4-test-count short_suite: the suite has 7 tests")
    assert lines[1].split() == ["rule", "checked", "faults", "later", "description"]
    assert next(line for line in lines if line.startswith("T4-test-count")).split()[1:3] == [
        "2",
        "1",
    ]
    assert "2 of 2 tasks" in err


def test_a_good_task_file_is_no_fault(tmp_path, capsys):
    path = GOOD.write(tmp_path / "validation")
    code, out, err = call(capsys, "check", path, "--quiet")
    assert (code, err) == (0, "")
    assert "no faults" in out


def test_json_is_the_whole_report(tmp_path, capsys):
    GOOD.write(tmp_path / "validation")
    code, out, _ = call(capsys, "check", "--tasks", tmp_path, "--json", "-q", "--seed", "3")
    found = json.loads(out)
    assert (code, found["seed"], found["tasks"], found["faults"]) == (0, 3, 1, [])
    assert found["strengths"][0]["presumed_equivalent"] == found["strengths"][0]["survivors"]
    assert found["balance"]["domains"]["validation"] == 1


def test_a_set_that_is_held_to_be_complete_has_more_faults(tmp_path, capsys):
    GOOD.write(tmp_path / "validation")
    code, out, _ = call(capsys, "check", "--tasks", tmp_path, "--complete", "-q")
    assert code == 1
    assert "T6-size data: 1 tasks, fewer than 1,000" in out


@pytest.mark.parametrize("path", ["nowhere", "empty", "notes.txt"])
def test_a_bad_path_is_one_line(tmp_path, capsys, path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "notes.txt").touch()
    code, out, err = call(capsys, "check", tmp_path / path)
    assert (code, out) == (2, "")
    assert err.startswith(f"Error: {tmp_path / path} ")
    assert len(err.splitlines()) == 1


def test_an_interrupted_check_ends_with_one_line(tmp_path):
    slow = replace(GOOD, inputs="def inputs(rng):\n    while True:\n        pass\n")
    path = slow.write(tmp_path / "validation")
    script = "import sys; from execretrieval_hf.cli.main import main; main(sys.argv[1:])"
    process = subprocess.Popen(
        [sys.executable, "-c", script, "check", str(path), str(tmp_path / "validation")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=3)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.splitlines()[-1].startswith("Interrupted")
    assert "Traceback" not in err


@pytest.mark.slow
def test_a_full_verification_checks_the_task_files_as_a_set_too(tmp_path, capsys):
    GOOD.write(tmp_path / "tasks" / "validation")
    tasks = ("--tasks", tmp_path / "tasks")
    data = tmp_path / "data"
    assert call(capsys, "select", *tasks, "-q")[0] == 0
    for version, faults in (("0.9.0", False), ("1.0.0", True)):
        build = ("build", *tasks, "--out", data, "--data-version", version, "-q")
        assert call(capsys, *build)[0] == 0
        code, out, _ = call(capsys, "verify", "--full", "--data", data, *tasks, "--json", "-q")
        found = json.loads(out)
        assert (code, found["faults"]) == (int(faults), [])
        size = found["task_files"]["rules"]["T6-size"]
        assert (size["faults"], size["later"]) == ((1, 0) if faults else (0, 1))
