"""A run of 46,000 mixed pairs from end to end with a verdict store, and the same answered by it.

Most pairs pass, one in eleven runs the suite of another function, a few never end or sleep. The
supervisor's memory is read on the way: it must not grow with the number of pairs.

    python benchmarks/oracle_store.py --pairs 46000
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from oracle_pairs import copies, make_pairs

from execretrieval_runner import Limits, Pair, Runner, VerdictStore, verdict_key

if TYPE_CHECKING:
    from collections.abc import Iterator

_ENDLESS = 6
_SLEEPERS = 2


def mixed_pairs(count: int) -> Iterator[Pair]:
    """So many different pairs; the slow ones come first, so that the others have to wait or not."""
    for number in range(_ENDLESS):
        yield Pair(f"def f():\n    while True:\n        pass\n# {number}\n", ("assert f() == 1",))
    for number in range(_SLEEPERS):
        code = f"import time\ndef f():\n    time.sleep(60)\n# {number}\n"
        yield Pair(code, ("assert f() == 1",))
    pairs = make_pairs()
    many = copies(pairs, count // len(pairs) + 1)
    yield from islice(many, count - _ENDLESS - _SLEEPERS)


def resident_bytes() -> int:
    """Memory of this process that is in use now."""
    pages = Path("/proc/self/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    """Runs the pairs twice and prints what it took."""
    parser = argparse.ArgumentParser(description="Many pairs from end to end.")
    parser.add_argument("--pairs", type=int, default=46_000)
    parser.add_argument("--workers", type=int)
    options = parser.parse_args()
    count: int = options.pairs
    with tempfile.TemporaryDirectory() as folder, Runner(options.workers) as runner:
        store = VerdictStore(Path(folder) / "verdicts.sqlite")
        labels: Counter[str] = Counter()
        memory = []
        started = time.perf_counter()
        for number, verdict in enumerate(runner.run(mixed_pairs(count), store=store)):
            labels["pass" if verdict.passed else verdict.outcomes[0] or verdict.reason] += 1
            if number % (count // 8) == 0:
                memory.append(resident_bytes() >> 20)
        seconds = time.perf_counter() - started
        print(f"{count} pairs at level {runner.level.name}, mode {runner.mode}: {dict(labels)}")
        print(f"  first run {seconds:8.1f} s {count / seconds:10,.0f} pairs/s")
        print(f"  supervisor's memory on the way, MiB: {' '.join(map(str, memory))}")
        print(f"  store {store.path.stat().st_size / count:.0f} bytes a verdict")
        pairs = list(mixed_pairs(count))
        executed = runner.executed
        started = time.perf_counter()
        answered = sum(1 for _ in runner.run(pairs, store=store))
        seconds = time.perf_counter() - started
        print(f"  warm run  {seconds:8.2f} s {answered / seconds:10,.0f} pairs/s")
        print(f"  executed in the warm run: {runner.executed - executed}")
        started = time.perf_counter()
        for pair in pairs:
            verdict_key(pair, Limits(), runner.conditions)
        print(f"  of which keys {time.perf_counter() - started:4.2f} s")


if __name__ == "__main__":
    main()
