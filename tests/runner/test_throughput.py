"""The supervisor's part of a long run: its memory stays flat and its workers stay busy.

Worker processes that answer at once stand in for real ones, so that many pairs go by in seconds.
"""

from __future__ import annotations

import os
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Pair, Runner, VerdictStore, keeping, process, scheduler

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_ANSWERS_AT_ONCE = r"""
import os, sys
sys.path.insert(0, sys.argv[1])
from execretrieval_runner.protocol import pack, read_frame, write_all
control = int(sys.argv[2])
reply = {"ended": "exit", "status": 0, "cpu_s": 0.001, "wall_s": 0.001, "max_rss_bytes": 1 << 20}
records = b'[0,"pass"]\n["end"]\n'
answer = pack({**reply, "record_bytes": len(records)}) + records
over_time = pack({**reply, "ended": "cpu", "cpu_s": 0.5, "record_bytes": 0})
while (limits := read_frame(control)) is not None:
    body = b""
    while len(body) < limits["body_bytes"]:
        body += os.read(control, limits["body_bytes"] - len(body))
    write_all(control, over_time if b"while True" in body and limits["cpu_s"] < 1 else answer)
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[Runner]:
    """A runner whose workers answer "pass" at once, or "over time" to a loop in its first pass."""
    monkeypatch.setattr(process, "_PROGRAM", _ANSWERS_AT_ONCE)
    with Runner(workers=2, level="unsafe", mode="plain") as runner:
        yield runner


def _pairs(numbers: Iterable[int]) -> Iterator[Pair]:
    for number in numbers:
        yield Pair(f"def f():\n    return {number}\n" + "# filler\n" * 50, ("assert f()",))


def _loops(numbers: Iterable[int]) -> Iterator[Pair]:
    for number in numbers:
        yield Pair(f"def f():\n    while True:\n        pass\n# {number}\n", ("assert f()",))


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _growth(verdicts: Iterator[object], first: int, more: int) -> int:
    """Bytes by which this process grows while `more` verdicts follow the `first` ones."""
    assert sum(1 for _ in islice(verdicts, first)) == first
    before = _resident()
    assert sum(1 for _ in islice(verdicts, more)) == more
    return _resident() - before


def test_memory_is_flat_once_as_many_pairs_are_remembered_as_may_be(
    quick: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_REMEMBERED", 1000)
    assert _growth(quick.run(_pairs(count())), first=2000, more=4000) < 2 << 20


def test_memory_is_flat_with_a_store(
    quick: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_REMEMBERED", 1000)
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    assert _growth(quick.run(_pairs(count()), store=store), first=2000, more=4000) < 4 << 20


@pytest.mark.slow
def test_memory_is_flat_over_a_hundred_thousand_pairs(quick: Runner) -> None:
    assert _growth(quick.run(_pairs(count())), first=70_000, more=30_000) < 4 << 20


def test_leftovers_and_duplicates_in_wait_do_not_pile_up(
    quick: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "_MOST_OPEN", 50)
    (same,) = _loops([-1])
    taken = 0

    def pairs() -> Iterator[Pair]:
        nonlocal taken
        for pair in _loops(count()):
            taken += 2
            yield from (pair, same)

    verdicts = quick.run(pairs())
    for number in range(1, 1000):
        assert next(verdicts).passed
        assert taken <= number + 55
    verdicts.close()


def test_the_leftover_that_will_take_longest_goes_first() -> None:
    spin = (
        "import time\ndef f(seconds):\n    end = time.process_time() + seconds\n"
        "    while time.process_time() < end:\n        pass\n    return 1\n"
    )
    tests = [f"assert f({seconds}) == 1" for seconds in (0.02, 0.05, 0.7)]
    short = Pair(spin, tuple(tests), "two of three done")
    long = Pair(spin, tuple(reversed(tests)), "none done")
    with Runner(workers=1) as one:
        assert [verdict.pair.id for verdict in one.run([short, long])] == [long.id, short.id]
