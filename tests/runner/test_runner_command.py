"""The command line: `python -m execretrieval_runner run`."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner.__main__ import main

if TYPE_CHECKING:
    from pathlib import Path

_GOOD = {"code": "def f(x):\n    return x\n", "tests": ["assert f(1) == 1"], "id": "good"}
_BAD = {"code": "def f(x):\n    return 0\n", "tests": ["assert f(1) == 1"]}


def _lines(*rows: object) -> str:
    return "".join(f"{json.dumps(row)}\n" for row in rows)


def test_pairs_go_in_and_verdicts_come_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pairs.jsonl"
    path.write_text(_lines(_GOOD, _BAD) + "\n")
    assert main(["run", str(path), "--workers", "1", "--hash-seed", "1"]) == 0
    output, complaints = capsys.readouterr()
    verdicts = {row["id"]: row for row in map(json.loads, output.splitlines())}
    assert complaints == ""
    assert verdicts["good"]["passed"] is True
    assert verdicts["good"]["outcomes"] == ["pass"]
    assert verdicts["2"]["outcomes"] == ["FAIL"]
    assert verdicts["2"]["status"] == "done"


def test_standard_input_is_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(_lines(_GOOD)))
    assert main(["run", "--workers", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["passed"] is True


def test_the_cpu_limit_can_be_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    loop = {"code": "while True:\n    pass\n", "tests": ["assert f()"]}
    monkeypatch.setattr(sys, "stdin", io.StringIO(_lines(loop)))
    assert main(["run", "--workers", "1", "--cpu-seconds", "0.2"]) == 0
    assert json.loads(capsys.readouterr().out)["outcomes"] == ["TIMEOUT"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "line 2 is no JSON"),
        ("[]", "line 2 is no pair"),
        ('{"code": "x"}', "line 2 is no pair"),
        ('{"code": "x", "tests": [1]}', "line 2 is no pair"),
        ('{"code": "x", "tests": "assert f()"}', "line 2 is no pair"),
        ('{"code": "x", "tests": []}', "pair '2' has no tests"),
        ('{"code": "x", "tests": [], "id": "q_f"}', "pair 'q_f' has no tests"),
    ],
)
def test_a_broken_line_is_named_by_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, message: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{_lines(_GOOD)}{line}\n"))
    assert main(["run", "--workers", "1"]) == 2
    complaints = capsys.readouterr().err
    assert message in complaints
    assert complaints.count("\n") == 1


def test_a_missing_file_and_a_wrong_limit_are_one_line_each(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["run", "/nonexistent/pairs.jsonl"]) == 2
    assert main(["run", "--cpu-seconds", "-1"]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert "No such file or directory: '/nonexistent/pairs.jsonl'" in first
    assert "cpu_s is -1.0" in second


def test_an_interrupted_run_ends_with_130() -> None:
    read_end, write_end = os.pipe()
    command = [sys.executable, "-m", "execretrieval_runner", "run", "--workers", "1"]
    with os.fdopen(read_end, "rb") as stdin:
        process = subprocess.Popen(
            command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    loop = {"code": "while True:\n    pass\n", "tests": ["assert f()"]}
    with os.fdopen(write_end, "w") as pairs:
        pairs.write(_lines(_GOOD, loop))
        pairs.flush()
        pairs.close()
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["id"] == "good"
        process.send_signal(signal.SIGINT)
        output, complaints = process.communicate(timeout=10)
    assert (output, complaints, process.returncode) == ("", "", 130)
