"""The command line: `python -m execretrieval_runner run`."""

from __future__ import annotations

import io
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Runner
from execretrieval_runner.__main__ import main

if TYPE_CHECKING:
    from pathlib import Path

_GOOD = {"code": "def f(x):\n    return x\n", "tests": ["assert f(1) == 1"], "id": "good"}
_BAD = {"code": "def f(x):\n    return 0\n", "tests": ["assert f(1) == 1"]}
_LOOP = {"code": "while True:\n    pass\n", "tests": ["assert f()"]}


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
    assert verdicts[2]["outcomes"] == ["FAIL"]
    assert verdicts[2]["status"] == "done"


def test_standard_input_is_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(_lines(_GOOD)))
    assert main(["run", "--workers", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["passed"] is True


def test_the_cpu_limit_can_be_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(_lines(_LOOP)))
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
        ('{"code": "x", "tests": ["assert f()"], "id": []}', "line 2 is no pair"),
        ('{"code": "x", "tests": []}', "line 2 has no tests"),
        ('{"code": "x", "tests": ["x"]}', 'line 2, test 0 "x": asserts nothing'),
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


def test_explain_tells_what_each_test_expected_and_got(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pair.json"
    code = "def f(x):\n    return [x, '\\x1b[2J'][x]\n"
    tests = ["assert f(0) == 0", "assert f(1) == 'one'", "assert f(2) == 0"]
    path.write_text(json.dumps({"code": code, "tests": tests}, indent=2))
    assert main(["explain", str(path)]) == 1
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("fail: 0.0")
    assert "of 5 CPU seconds" in head
    assert lines == [
        "pass             assert f(0) == 0",
        "FAIL             assert f(1) == 'one'",
        "    expected  == 'one'",
        "    got       '\\\\x1b[2J'",
        "FAIL:IndexError  assert f(2) == 0",
        "    expected  == 0",
        "    got       IndexError('list index out of range')",
    ]
    path.write_text(json.dumps({"code": code, "tests": tests[:1]}))
    assert main(["explain", str(path), "--json", "--level", "unsafe", "--mode", "plain"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["passed"], row["mode"], row["limits"]["cpu_s"]) == (True, "plain", 5.0)
    assert row["level"].startswith("unsafe")
    assert row["tests"][0]["outcome"] == "pass"


def test_the_preset_of_the_paper_sets_mode_and_limits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(_GOOD)))
    assert main(["explain", "--json", "--paper"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["mode"], row["limits"]["wall_s"]) == ("plain", 5.0)
    for more in (["--mode", "split"], ["--cpu-seconds", "3"]):
        assert main(["run", "--paper", *more]) == 2
        assert "--paper sets mode and limits" in capsys.readouterr().err


def test_selftest_prints_a_table_and_its_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["selftest", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert status == (0 if report["passed"] else 1)
    assert [level["letter"] for level in report["levels"]] == ["A", "B", "C"]


def test_a_pass_is_confirmed_under_other_hash_seeds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "def f(n):\n    return list({chr(c) for c in range(97, 97 + n)})\n"
    with Runner(workers=1) as runner:
        (order,) = runner.observe(code, ["''.join(f(16))"]).results
    assert order.canonical is not None
    letters = "".join(chr(c) for c in range(97, 113))
    test = f"assert sorted(f(16)) == list({letters!r})"
    lucky = f"assert ''.join(f(16)) == {json.loads(order.canonical)!r}"
    rows = [{"code": code, "tests": [one]} for one in (test, lucky)]
    monkeypatch.setattr(sys, "stdin", io.StringIO(_lines(*rows)))
    assert main(["run", "--workers", "1", "--confirm-seeds", "1,2"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["id"]: (row["passed"], row["flaky"]) for row in found} == {
        1: (True, False),
        2: (True, True),
    }


def test_an_id_comes_back_as_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = ["7", 7, 'a "b" c', "ü"]
    monkeypatch.setattr(sys, "stdin", io.StringIO(_lines(*({**_GOOD, "id": one} for one in ids))))
    assert main(["run", "--workers", "1"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["id"] for row in rows] == ids
    assert len({row["key"] for row in rows}) == 1


def test_a_file_of_verdicts_is_there_only_when_it_is_whole(tmp_path: Path) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "new" / "verdicts.jsonl"
    pairs.write_text(_lines(_GOOD, _BAD) + "{")
    assert main(["run", str(pairs), "--out", str(out), "--workers", "1"]) == 2
    assert not out.exists()
    pairs.write_text(_lines(_GOOD, _BAD))
    assert main(["run", str(pairs), "--out", str(out), "--workers", "1"]) == 0
    assert [json.loads(line)["id"] for line in out.read_text().splitlines()] == ["good", 2]
    assert list(out.parent.iterdir()) == [out]


def test_a_file_is_looked_through_for_mistakes_before_anything_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "verdicts.jsonl"
    pairs.write_text(_lines(*[_GOOD] * 99) + "[]\n")
    for more in ([], ["--out", str(out)], ["-q"]):
        assert main(["run", str(pairs), *more]) == 2
        output, complaints = capsys.readouterr()
        assert output == ""
        assert complaints.startswith("execretrieval_runner: line 100 is no pair")
    assert list(tmp_path.iterdir()) == [pairs]
    pairs.write_bytes(_lines(_GOOD).encode() + b'{"code": "\xff"}\n')
    assert main(["run", str(pairs)]) == 2
    assert "no text" in capsys.readouterr().err


def test_the_pairs_before_a_mistake_in_a_stream_have_their_verdicts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    slow = {"code": "import time\ntime.sleep(60)\n", "tests": ["assert f()"], "id": "slow"}
    lines = _lines(slow, _GOOD, _BAD) + "[]\n" + _lines(_GOOD)
    for more in ([], ["--store", str(tmp_path / "store")]):
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        assert main(["run", "--workers", "1", "--cpu-seconds", "0.4", *more]) == 2
        output, complaints = capsys.readouterr()
        assert [json.loads(line)["id"] for line in output.splitlines()] == ["good", 3, "slow"]
        assert complaints.startswith("execretrieval_runner: line 4 is no pair")


def test_a_run_in_which_the_machine_failed_can_be_repeated_for_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "verdicts.jsonl"
    killer = {
        "code": f"import os\nif not os.path.exists({str(tmp_path / 'mended')!r}):\n"
        "    os.kill(os.getppid(), 9)\ndef f(x):\n    return x\n",
        "tests": ["assert f(1) == 1"],
        "id": "killer",
    }
    pairs.write_text(_lines(_GOOD, killer))
    command = ["run", str(pairs), "--out", str(out), "--workers", "1", "--level", "unsafe"]
    assert main(command) == 1
    first = {row["id"]: row for row in map(json.loads, out.read_text().splitlines())}
    assert first["killer"]["status"] == "infra"
    assert (tmp_path / "verdicts.jsonl.verdicts").exists()
    (tmp_path / "mended").touch()
    assert main(command) == 0
    second = {row["id"]: row for row in map(json.loads, out.read_text().splitlines())}
    assert second["killer"]["passed"] is True
    assert second["good"]["wall_s"] == first["good"]["wall_s"]  # it was not run again
    assert sorted(tmp_path.iterdir()) == sorted([pairs, out, tmp_path / "mended"])


@pytest.mark.parametrize("command", [["run"], ["explain"], ["run", "--help"]])
def test_a_reader_that_goes_away_is_no_fault(command: list[str]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    ended = subprocess.run(
        [sys.executable, "-m", "execretrieval_runner", *command],
        input=_lines(_GOOD),
        stdout=write_end,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
    )
    os.close(write_end)
    assert (ended.stderr, ended.returncode) == ("", 141)


def test_what_cannot_be_pinned_is_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    clock = {
        "code": "import time\ndef f(x):\n    return time.time() > x\n",
        "tests": ["assert f(1)"],
    }
    lines = _lines(_GOOD, clock)
    for _ in range(2):  # from a worker, and from the store
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        assert main(["run", "--workers", "1", "--store", str(tmp_path / "store")]) == 0
        rows = map(json.loads, capsys.readouterr().out.splitlines())
        assert {row["id"]: row["unpinned"] for row in rows} == {"good": False, 2: True}


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    pairs, out = tmp_path / "pairs.jsonl", tmp_path / "verdicts.jsonl"
    store = tmp_path / "verdicts.jsonl.verdicts"
    quick = [{**_GOOD, "code": f"{_GOOD['code']}# {number}", "id": number} for number in range(99)]
    pairs.write_text(_lines(*quick, _LOOP))
    command = [sys.executable, "-m", "execretrieval_runner", "run", str(pairs), "--out", str(out)]
    command += ["--workers", "1", "--cpu-seconds", "0.9"]
    process = subprocess.Popen(command)
    deadline = time.monotonic() + 10
    while len(finished := _walls(store)) < 99 and time.monotonic() < deadline:
        time.sleep(0.05)
    process.kill()
    process.wait()
    assert not out.exists()
    assert len(finished) == 99
    assert subprocess.run(command, timeout=60).returncode == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert {row["id"] for row in rows} == {*range(99), 100}
    assert {row["key"]: row["wall_s"] for row in rows if row["passed"]} == finished
    assert not store.exists()


def _walls(store: Path) -> dict[str, float]:
    """Real seconds of each stored verdict, which no second execution would take again."""
    if not store.exists():
        return {}
    with closing(sqlite3.connect(store, timeout=10)) as connection:
        try:
            rows = connection.execute("SELECT key, wall_s FROM verdicts").fetchall()
        except sqlite3.OperationalError:  # the table is not there yet
            return {}
    return {key: round(wall_s, 6) for key, wall_s in rows}


def test_an_interrupted_run_ends_with_130() -> None:
    read_end, write_end = os.pipe()
    command = [sys.executable, "-m", "execretrieval_runner", "run", "--workers", "1"]
    with os.fdopen(read_end, "rb") as stdin:
        process = subprocess.Popen(
            command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    with os.fdopen(write_end, "w") as pairs:
        pairs.write(_lines(_GOOD, _LOOP))
        pairs.flush()
        pairs.close()
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["id"] == "good"
        process.send_signal(signal.SIGINT)
        output, complaints = process.communicate(timeout=10)
    assert (output, complaints, process.returncode) == ("", "", 130)
