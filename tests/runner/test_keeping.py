"""Runs with a store: what is known is not run again, what is finished is never lost."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from itertools import count, islice
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Limits, Pair, Runner, VerdictStore, verdict_key

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def _pairs(numbers: range | Iterator[int]) -> Iterator[Pair]:
    for number in numbers:
        yield Pair(f"def f():\n    return {number}\n", (f"assert f() == {number}",), f"{number}")


def test_what_is_stored_is_not_run_again(tmp_path: Path, runner: Runner) -> None:
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    before = runner.executed
    first = {verdict.pair.id: verdict for verdict in runner.run(_pairs(range(40)), store=store)}
    assert runner.executed - before == 40
    again = {verdict.pair.id: verdict for verdict in runner.run(_pairs(range(60)), store=store)}
    assert runner.executed - before == 60
    assert {name: again[name] for name in first} == first


def test_equal_pairs_are_run_and_stored_once(tmp_path: Path, runner: Runner) -> None:
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    before = runner.executed
    verdicts = list(runner.run((next(_pairs(range(1))) for _ in range(2000)), store=store))
    assert len(verdicts) == 2000
    assert runner.executed - before == 1


def test_a_verdict_is_stored_before_it_is_yielded(tmp_path: Path, runner: Runner) -> None:
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    for verdict in runner.run(_pairs(range(300)), store=store):
        assert store.get(verdict_key(verdict.pair, Limits(), runner.conditions)) is not None


def test_what_is_finished_is_stored_although_the_rest_takes_long(tmp_path: Path) -> None:
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    loop = Pair("def f():\n    while True:\n        pass\n", ("assert f()",))
    with Runner(workers=2) as runner:
        verdicts = runner.run([*_pairs(range(20)), loop], store=store)
        started = time.monotonic()
        assert len(list(islice(verdicts, 20))) == 20
        assert time.monotonic() - started < 2.5
        verdicts.close()


def test_a_slow_source_does_not_hold_up_the_pairs_before_it(tmp_path: Path, runner: Runner) -> None:
    def slow() -> Iterator[Pair]:
        for pair in _pairs(range(3)):
            yield pair
            time.sleep(0.4)

    store = VerdictStore(tmp_path / "verdicts.sqlite")
    next(runner.run(slow(), store=store))
    started = time.monotonic()
    next(runner.run(slow(), store=store))
    assert time.monotonic() - started < 0.8


def test_a_stored_stream_is_consumed_lazily(tmp_path: Path, runner: Runner) -> None:
    taken = count()
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    verdicts = runner.run(_pairs(taken), store=store)
    for _ in range(20):
        assert next(verdicts).passed
    verdicts.close()
    assert next(taken) < 2000


_ENDLESS = """
    import itertools, json, sys
    from execretrieval_runner import Pair, Runner, VerdictStore
    def pairs():
        for n in itertools.count():
            yield Pair(f"def f():\\n    return {n}\\n", (f"assert f() == {n}",), str(n))
    runner = Runner(workers=2)
    for verdict in runner.run(pairs(), store=VerdictStore(sys.argv[1])):
        print(json.dumps(verdict.pair.id), flush=True)
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_finished_verdict_is_lost_when_a_run_is_ended(tmp_path: Path, number: int) -> None:
    path = tmp_path / "verdicts.sqlite"
    script = "\n".join(line.removeprefix("    ") for line in _ENDLESS.splitlines())
    command = [sys.executable, "-c", script, str(path)]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
        assert process.stdout is not None
        seen = [json.loads(process.stdout.readline()) for _ in range(100)]
        process.send_signal(number)
        seen += [json.loads(line) for line in process.stdout if line.endswith("\n")]
    with Runner(workers=1) as runner:
        keys = [verdict_key(pair, Limits(), runner.conditions) for pair in _pairs(map(int, seen))]
    assert len(VerdictStore(path).get_many(keys)) == len(seen) >= 100
    assert [file.name for file in tmp_path.iterdir() if "home" not in file.name] == [path.name]
