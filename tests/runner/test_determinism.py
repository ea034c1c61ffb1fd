"""The same pair has the same verdict, whatever else the machine is doing."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Limits, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROOT = Path(__file__).parents[2] / "runner"
_CORES = len(os.sched_getaffinity(0))
_SPIN = (
    "import time\ndef f(seconds):\n    end = time.process_time() + seconds\n"
    "    while time.process_time() < end:\n        pass\n    return 1\n"
)
_ORDER = "def f(n):\n    return list({chr(c) for c in range(97, 97 + n)})\n"

_ADDRESSES_CAN_BE_FIXED = ctypes.CDLL(None).personality(ctypes.c_ulong(0xFFFFFFFF)) >= 0


@contextmanager
def _burners() -> Iterator[None]:
    """Keeps every core busy."""
    loop = [sys.executable, "-c", "while True: pass"]
    burners = [subprocess.Popen(loop) for _ in range(_CORES)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def _pairs(count: int) -> Iterator[Pair]:
    for number in range(count):
        code = f"def f(x):\n    return x * {number % 5}\n# {number}\n"
        yield Pair(
            code, ("assert f(1) == 1", "assert f(0) == 0", "assert f([]) == []"), f"{number}"
        )


def _heavy(limits: Limits, count: int) -> Iterator[Pair]:
    """Suites that use four fifths of their CPU limit in five tests."""
    part = limits.cpu_s * 0.8 / 5
    for number in range(count):
        yield Pair(_SPIN + f"# {number}\n", (f"assert f({part}) == 1",) * 5, f"heavy {number}")


def _table(pairs: list[Pair], limits: Limits) -> bytes:
    """The verdicts of a new runner with four times as many workers as cores."""
    with Runner(workers=4 * _CORES) as runner:
        verdicts = sorted(runner.run(pairs, limits=limits), key=lambda verdict: verdict.pair.id)
    rows = [
        [verdict.pair.id, verdict.status, verdict.outcomes, verdict.evidence]
        for verdict in verdicts
    ]
    return json.dumps(rows).encode()


def test_five_runs_under_load_give_the_same_table() -> None:
    limits = Limits(cpu_s=0.5, wall_s=30.0)
    lucky = Pair(_ORDER, ("assert f(9) == sorted(f(9))", "assert ''.join(f(3)) == 'abc'"), "order")
    loop = Pair("def f():\n    while True:\n        pass\n", ("assert f()", "assert 1"), "loop")
    pairs = [*_pairs(30), *_heavy(limits, 2), lucky, loop]
    with _burners():
        tables = {_table(pairs, limits) for _ in range(5)}
    (table,) = tables
    outcomes = {name: tuple(labels) for name, _, labels, _ in json.loads(table)}
    assert outcomes["heavy 0"] == outcomes["heavy 1"] == ("pass",) * 5
    assert outcomes["loop"] == ("TIMEOUT", "NOT_RUN")


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_five_runs_of_real_pairs_under_load_give_the_same_table(sample: Path) -> None:
    from execretrieval_hf.data.pools import load_pool

    pool = load_pool(data=sample)
    pairs = [
        Pair(pool.corpus[snippet.corpus_id], pool.tasks[query].test_suite, snippet.corpus_id)
        for query, own in pool.snippets.items()
        for snippet in own
    ]
    pairs += _heavy(Limits(), 3)
    with _burners():
        (table,) = {_table(pairs, Limits()) for _ in range(5)}
    rows = json.loads(table)
    assert len(rows) == len(pairs)
    assert all(status == "done" for _, status, _, _ in rows)
    assert [labels for name, _, labels, _ in rows if name.startswith("heavy")] == [["pass"] * 5] * 3


def _observed(*calls: str, code: str = "", hash_seed: int = 0) -> list[bytes | None]:
    """What calls give in a worker that is started for them."""
    with Runner(workers=1, hash_seed=hash_seed) as runner:
        return [result.canonical for result in runner.observe(code, calls).results]


def test_what_differs_between_machines_is_pinned() -> None:
    code = "import locale, os, random, sys, time\n"
    calls = (
        "random.random()",
        "sorted(os.environ.items())",
        "time.tzname",
        "locale.getlocale()",
        "sys.getrecursionlimit()",
        "hash('a')",
        "list({'x', 'y', 'z', 'u', 'v', 'w'})",
    )
    first, second = _observed(*calls, code=code), _observed(*calls, code=code)
    assert None not in first
    assert first == second
    assert _observed("hash('a')", code=code, hash_seed=1) != first[5:6]


_OBJECTS = (
    "class Thing:\n    pass\n"
    "def by_hash(n):\n    things = [Thing() for _ in range(n)]\n"
    "    return [things.index(thing) for thing in set(things)]\n"
    "def by_address(n):\n    things = [Thing() for _ in range(n)]\n"
    "    return [things.index(thing) for thing in sorted(things, key=id)]\n"
)


@pytest.mark.skipif(not _ADDRESSES_CAN_BE_FIXED, reason="the kernel refuses to fix addresses")
def test_objects_lie_where_they_lie_whatever_a_worker_has_run_before() -> None:
    seen = set()
    for jobs in (0, 1, 7, 40):
        with Runner(workers=1) as runner:
            assert all(verdict.status == "done" for verdict in runner.run(_pairs(jobs)))
            for _ in range(2):
                found = runner.observe(_OBJECTS, ["by_hash(20)", "by_address(12)"])
                seen.add(tuple(result.canonical for result in found.results))
    assert len(seen) == 1


_RELATIVE_ORDER = """
import sys
sys.path.insert(0, sys.argv[1])
from execretrieval_runner.layout import fix, stir
fix()
stir(int(sys.argv[2]))
class Thing:
    pass
things = [Thing() for _ in range(20)]
print([things.index(thing) for thing in sorted(things, key=id)])
print([things.index(thing) for thing in set(things)])
"""


def _orders(seed: int) -> str:
    command = [sys.executable, "-S", "-P", "-c", _RELATIVE_ORDER, str(_ROOT), str(seed)]
    environment = {"PYTHONHASHSEED": "0"}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_the_seed_decides_where_objects_lie() -> None:
    orders = {seed: _orders(seed).splitlines() for seed in (0, 1, 2)}
    assert len({order for order, _ in orders.values()}) == 3
    if _ADDRESSES_CAN_BE_FIXED:
        assert all(_orders(seed).splitlines() == order for seed, order in orders.items())


def test_a_pass_that_depends_on_the_order_of_a_set_is_flaky(runner: Runner) -> None:
    (order,) = runner.observe(_ORDER, ["''.join(f(16))"]).results
    assert order.canonical is not None
    luck = f"assert ''.join(f(16)) == {json.loads(order.canonical)!r}"
    lucky = Pair(_ORDER, (luck,), "lucky")
    sound = Pair(_ORDER, ("assert sorted(f(3)) == ['a', 'b', 'c']",), "sound")
    wrong = Pair(_ORDER, ("assert f(3) == 'abc'",), "wrong")
    verdicts = {
        verdict.pair.id: verdict
        for verdict in runner.run([lucky, sound, wrong, lucky], confirm_seeds=(1, 2))
    }
    assert {name: (one.passed, one.flaky) for name, one in verdicts.items()} == {
        "lucky": (True, True),
        "sound": (True, False),
        "wrong": (False, False),
    }


def test_a_pass_that_depends_on_the_time_is_flaky(runner: Runner) -> None:
    assert all(verdict.passed for verdict in runner.run([Pair("", ("assert 1 == 1",))]))
    until = time.time() + 1.5  # the workers are warm now
    early = Pair(f"import time\ndef f():\n    return time.time() < {until}\n", ("assert f()",), "e")
    sleep = "import time\ndef f():\n    time.sleep(1.6)\n    return 1\n"
    other = Pair(sleep, ("assert f() == 1",), "slow")
    verdicts = {v.pair.id: v for v in runner.run([early, other], confirm_seeds=(1,))}
    assert (verdicts["e"].passed, verdicts["e"].flaky) == (True, True)
    assert (verdicts["slow"].passed, verdicts["slow"].flaky) == (True, False)
