"""A worker that breaks unnoticed: what it has told since it was last sound is run again."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Limits, Pair, Runner, RunnerFailure, VerdictStore, process
from execretrieval_runner.store import verdict_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from execretrieval_runner import Verdict

# The first worker breaks after five jobs: from then on it runs other code than it was given. It
# looks at its known answer after every ten.
_BREAKS = r"""
import os, sys
sys.path.insert(0, sys.argv[1])
from execretrieval_runner.layout import fix
fix()
from execretrieval_runner import child, worker
worker.CANARY_EVERY = 10
if not os.path.exists({marker!r}):
    open({marker!r}, "w").close()
    frames = 0
    sound, read_frame = child.main, worker.read_frame
    def count(control):
        global frames
        frames += 1
        return read_frame(control)
    def lie(job, *others):
        if frames > 5 and {word!r} in job["code"]:
            job["code"] = "def f(*_):\n    return 0\n"
        sound(job, *others)
    child.main, worker.read_frame = lie, count
worker.main()
"""


@pytest.fixture
def breaking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Runner]]:
    """Makes a runner of one worker that gets code with a certain word in it wrong."""
    runners = []

    def make(word: str) -> Runner:
        program = _BREAKS.format(marker=str(tmp_path / "broken"), word=word)
        monkeypatch.setattr(process, "_PROGRAM", program)
        runners.append(Runner(workers=1, level="unsafe", mode="plain"))
        return runners[-1]

    yield make
    for runner in runners:
        runner.close()


def _pairs(first: int, last: int) -> list[Pair]:
    return [
        Pair(f"def f():\n    return {number}\n", (f"assert f() == {number}",), f"p{number}")
        for number in range(first, last + 1)
    ]


def _until_failure(verdicts: Iterator[Verdict]) -> tuple[list[Verdict], str]:
    """What was handed out, and what the failure at the end said."""
    seen: list[Verdict] = []
    with pytest.raises(RunnerFailure) as failure:
        seen.extend(verdicts)
    return seen, str(failure.value)


def test_wrong_verdicts_are_named_after_all_others_have_come(
    breaking: Callable[[str], Runner],
) -> None:
    seen, message = _until_failure(breaking("def").run(_pairs(1, 25)))
    assert len(seen) == 25
    assert [one.pair.id for one in seen if not one.passed] == ["p6", "p7", "p8", "p9"]
    assert "4 of its verdicts came out differently" in message
    assert "'p6', 'p7', 'p8', 'p9'," in message


def test_wrong_verdicts_are_replaced_in_the_store(
    breaking: Callable[[str], Runner], tmp_path: Path
) -> None:
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    runner = breaking("def")
    _until_failure(runner.run(_pairs(1, 25), store=store))
    keys = [verdict_key(pair, Limits(), runner.conditions) for pair in _pairs(1, 25)]
    stored = store.get_many(keys)
    assert [stored[key].outcomes for key in keys] == [("pass",)] * 25
    before = runner.executed
    assert all(verdict.passed for verdict in runner.run(_pairs(1, 25), store=store))
    assert runner.executed == before


def test_what_a_broken_worker_says_is_heard_even_if_it_has_left_meanwhile(
    breaking: Callable[[str], Runner],
) -> None:
    def slowly() -> Iterator[Verdict]:
        for verdict in breaking("def").run(_pairs(1, 25)):
            if verdict.pair.id == "p9":
                time.sleep(1)  # the worker ends the tenth job, says that it is broken, and leaves
            yield verdict

    _, message = _until_failure(slowly())
    assert "'p6', 'p7', 'p8', 'p9'," in message


def test_verdicts_of_earlier_calls_are_run_again_too(breaking: Callable[[str], Runner]) -> None:
    runner = breaking("def")
    earlier = {verdict.pair.id: verdict.passed for verdict in runner.run(_pairs(1, 7))}
    assert [name for name, good in earlier.items() if not good] == ["p6", "p7"]
    _, message = _until_failure(runner.run(_pairs(8, 12)))
    assert "'p6', 'p7', 'p8', 'p9'," in message


def test_an_equal_pair_after_the_discovery_is_run_anew(breaking: Callable[[str], Runner]) -> None:
    pairs = _pairs(1, 25)
    seen, _ = _until_failure(breaking("def").run([*pairs, pairs[6]]))
    assert [one.passed for one in seen if one.pair.id == "p7"] == [False, True]


def test_verdicts_that_come_out_alike_are_no_failure(breaking: Callable[[str], Runner]) -> None:
    runner = breaking("sorted")  # which only the known answer uses
    assert all(verdict.passed for verdict in runner.run(_pairs(1, 25)))
    assert runner.executed > 25


def test_a_store_forgets_what_it_is_told_to(tmp_path: Path, runner: Runner) -> None:
    store = VerdictStore(tmp_path / "verdicts.sqlite")
    assert len(list(runner.run(_pairs(1, 3), store=store))) == 3
    first, second, third = (verdict_key(pair, Limits(), runner.conditions) for pair in _pairs(1, 3))
    store.forget([first, third, "unknown"])
    assert set(store.get_many([first, second, third])) == {second}
