"""Intervals and tests of all pairs of 24 systems on 1,000 queries, against a loop over replicates.

The loop is what one would write first: for every pair and every replicate it draws queries, or
signs, and takes a mean. It is timed on a few pairs and scaled to all. The other side gives the same
intervals and p-values, and the corrected p-values besides.

    python benchmarks/statistics_speed.py --replicates 5000
"""

from __future__ import annotations

import argparse
import resource
import time
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.bootstrap import percentile_interval, resampled_means
from execretrieval_hf.evaluate.statistics.sign_flip import sign_flip_tests

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

_LOOPED_PAIRS = 3


def make_values(systems: int, queries: int) -> Values:
    """Win rates in quarters of systems that share the difficulty of the queries."""
    draw = np.random.default_rng(1)
    difficulty = draw.beta(2, 2, size=queries)
    wins: Values = draw.binomial(4, np.broadcast_to(difficulty, (systems, queries))) / 4
    return wins


def loop(a: Values, b: Values, replicates: int) -> tuple[float, float, float]:
    """Low and high end of the paired interval, and sign-flip p-value, replicate by replicate."""
    draw = np.random.default_rng(2)
    difference = a - b
    means = []
    hits = 0
    observed = abs(difference.sum())
    for _ in range(replicates):
        means.append(difference[draw.integers(0, a.size, size=a.size)].mean())
        signs = draw.integers(0, 2, size=a.size) * 2 - 1
        hits += abs((signs * difference).sum()) >= observed
    low, high = np.percentile(means, [2.5, 97.5])
    return float(low), float(high), (hits + 1) / (replicates + 1)


def together(values: Values, replicates: int) -> list[tuple[float, float, float]]:
    """The same for all pairs at once."""
    tests = sign_flip_tests(values, flips=replicates)
    resampled = resampled_means(values, replicates=replicates)
    means = values.mean(axis=1)
    rows = []
    for a, b, p in zip(tests.first, tests.second, tests.p, strict=True):
        interval = percentile_interval(float(means[a] - means[b]), resampled[a] - resampled[b])
        rows.append((interval.low, interval.high, float(p)))
    return rows


def main() -> None:
    """Times both ways and prints their ratio and the peak of memory."""
    parser = argparse.ArgumentParser(description="Statistics of all pairs of systems.")
    parser.add_argument("--systems", type=int, default=24)
    parser.add_argument("--queries", type=int, default=1000)
    parser.add_argument("--replicates", type=int, default=5000)
    options = parser.parse_args()
    values = make_values(options.systems, options.queries)
    pairs = options.systems * (options.systems - 1) // 2

    started = time.perf_counter()
    rows = together(values, options.replicates)
    ours = time.perf_counter() - started
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

    started = time.perf_counter()
    looped = [loop(values[0], values[n + 1], options.replicates) for n in range(_LOOPED_PAIRS)]
    theirs = (time.perf_counter() - started) * pairs / _LOOPED_PAIRS

    apart = max(
        abs(here - there)
        for row, other in zip(rows, looped, strict=False)
        for here, there in zip(row, other, strict=True)
    )
    print(f"{pairs} pairs, {options.queries} queries, {options.replicates} replicates")
    print(f"  loop     {theirs:8.2f} s (from {_LOOPED_PAIRS} pairs)")
    print(f"  together {ours:8.2f} s, peak memory {peak:.0f} MiB")
    print(f"  ratio    {theirs / ours:8.1f}, results at most {apart:.3f} apart by chance")


if __name__ == "__main__":
    main()
