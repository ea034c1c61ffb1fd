"""What is told about a long run while it runs."""

from __future__ import annotations

import io

import pytest

from execretrieval_runner import Limits, Pair, Verdict, progress
from execretrieval_runner.progress import Progress, shown

_PAIR = Pair("", ("assert f()",))
_PASS = Verdict(_PAIR, "done", ("pass",), 0.0, 0.0, 1, Limits())
_FAIL = Verdict(_PAIR, "done", ("FAIL",), 0.0, 0.0, 1, Limits())
_INFRA = Verdict(_PAIR, "infra", (), 0.0, 0.0, 1, Limits(), "died")


class _Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_it_counts_and_tells_what_is_left() -> None:
    clock = _Clock()
    watched = Progress(1200, clock)
    for _ in watched.watch([_PASS, _FAIL, _FAIL, _INFRA]):
        clock.now += 0.5
    assert (watched.done, watched.failed, watched.unknown) == (4, 2, 1)
    assert watched.rate == pytest.approx(2.0)
    assert watched.seconds_left == pytest.approx(598.0)
    assert watched.text() == "4 of 1,200 pairs, 2/s, 10 min left, 2 failed, 1 without verdict"


def test_without_a_total_nothing_is_guessed() -> None:
    clock = _Clock()
    watched = Progress(None, clock)
    list(watched.watch([_PASS] * 3))
    clock.now += 1.0
    assert watched.seconds_left is None
    assert watched.text() == "3 pairs, 3/s, 0 failed"


def test_the_rate_is_that_of_the_last_half_minute() -> None:
    clock = _Clock()
    watched = Progress(10_000, clock)
    list(watched.watch([_PASS] * 5000))  # a store answers these at once
    for _ in range(100):
        clock.now += 1.0
        watched.count(_PASS)
    assert watched.rate == pytest.approx(1.0, rel=0.1)


def test_a_line_is_printed_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(progress, "_PRINTED_EVERY_S", 0.0)
    assert list(shown([_PASS, _FAIL], Progress(2), stream)) == [_PASS, _FAIL]
    assert [line.split(",")[0] for line in stream.getvalue().splitlines()] == [
        "1 of 2 pairs",
        "2 of 2 pairs",
    ]


def test_a_short_run_says_nothing_where_it_cannot_redraw() -> None:
    stream = io.StringIO()
    list(shown([_PASS, _FAIL], Progress(2), stream))
    assert stream.getvalue() == ""
