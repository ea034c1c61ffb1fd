"""The scoring function beside the bare matrix product, in one run.

From embeddings to ranks: similarities, the first ten of every query, and the ranks of five own
snippets of each. The peer is ``queries @ corpus.T`` alone; sorting every row in full is shown for
comparison.

    python benchmarks/scoring_speed.py
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.evaluate.inputs.similarity import Embeddings, similarity_matrix
from execretrieval_hf.evaluate.ranking import first_columns, rank_of

if TYPE_CHECKING:
    from collections.abc import Callable

TOP = 10
OWN = 5
ROUNDS = 7


def embeddings(prefix: str, rows: int, dimensions: int, seed: int) -> Embeddings:
    """Random vectors."""
    vectors = np.random.default_rng(seed).standard_normal((rows, dimensions), dtype=np.float32)
    return Embeddings(tuple(f"{prefix}_{row:05d}" for row in range(rows)), vectors)


def seconds(function: Callable[[], object]) -> float:
    """Wall time of one call."""
    started = time.perf_counter()
    function()
    return time.perf_counter() - started


def main() -> None:
    """Alternates the ways, then prints medians and their ratios to the product."""
    parser = argparse.ArgumentParser(description="Speed of scoring embeddings.")
    parser.add_argument("--queries", type=int, default=1_000)
    parser.add_argument("--snippets", type=int, default=5_000)
    parser.add_argument("--dimensions", type=int, default=1_024)
    options = parser.parse_args()
    queries = embeddings("q", options.queries, options.dimensions, 1)
    corpus = embeddings("c", options.snippets, options.dimensions, 2)
    own = [
        [(OWN * row + place) % options.snippets for place in range(OWN)]
        for row in range(options.queries)
    ]

    def scored() -> None:
        values = similarity_matrix(queries, corpus, "cosine", system="random").values
        for row, columns in zip(values, own, strict=True):
            first_columns(row, TOP)
            for column in columns:
                rank_of(row, column)

    def sorted_in_full() -> None:
        values = similarity_matrix(queries, corpus, "cosine", system="random").values
        np.argsort(-values[:, ::-1], axis=1, kind="stable")

    ways: dict[str, Callable[[], object]] = {
        "matrix product": lambda: queries.vectors @ corpus.vectors.T,
        "scoring": scored,
        "with a full sort": sorted_in_full,
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            times[name].append(seconds(way))
    product = statistics.median(times["matrix product"])
    for name, taken in times.items():
        median = statistics.median(taken)
        print(f"{name:20} {median:7.3f} s {median / product:6.2f} x")


if __name__ == "__main__":
    main()
