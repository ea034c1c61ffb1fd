from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from toy_records import star_record

from execretrieval_hf.data.errors import NotWritable
from execretrieval_hf.evaluate.statistics.release_tables import (
    DIFFERENCES,
    MEANS,
    PAIRWISE,
    release_tables,
    write_release_tables,
)

# The one comparison of the published release that can be rebuilt: 47 / 66 / 7 / 819 at k = 1.
BM25 = star_record("BM25", [1] * 47 + [2] * 66 + [1] * 7 + [2] * 819)
BGE = star_record("baai/bge-large-en-v1.5", [2] * 47 + [1] * 66 + [1] * 7 + [2] * 819)
BOTH = "BM25 vs baai/bge-large-en-v1.5"


@pytest.fixture(scope="module")
def tables():
    return release_tables([BGE, BM25])


def test_the_published_comparison_is_found(tables) -> None:
    row = dict(tables[PAIRWISE][BOTH]["exec@1"])
    low, high = row.pop("bootstrap_ci_95")
    assert (round(low, 4), round(high, 4)) == (-0.0426, 0.0021)
    assert round(row.pop("mcnemar_exact_p"), 5) == 0.08995
    assert row == {
        "a_only": 47,
        "b_only": 66,
        "both": 7,
        "neither": 819,
        "a_rate": 0.057508,
        "b_rate": 0.077742,
        "delta": -0.020234,
    }


def test_the_keys_are_those_of_the_release(tables) -> None:
    names = {"exec", "execution_precision", "ndcg"}
    keys = {f"{name}@{k}" for name, k in itertools.product(names, (1, 3, 5, 10))}
    assert set(tables[PAIRWISE][BOTH]) == keys
    assert set(tables[PAIRWISE][BOTH]["ndcg@5"]) == {"bootstrap_ci_95"}
    mean = tables[MEANS]["BM25"]["precision@3"]
    assert set(mean) == {"mean", "ci95_low", "ci95_high", "n", "bootstrap_samples", "seed"}
    assert (mean["n"], mean["bootstrap_samples"], mean["seed"]) == (939, 5000, 20260510)
    difference = tables[DIFFERENCES]["BM25 minus baai/bge-large-en-v1.5"]["exec@1"]
    assert difference["mean_difference"] == -0.020234
    assert [difference["ci95_low"], difference["ci95_high"]] == (
        tables[PAIRWISE][BOTH]["exec@1"]["bootstrap_ci_95"]
    )


def test_pairs_are_named_in_the_order_of_plain_text_whatever_order_they_come_in(tables) -> None:
    assert release_tables([BM25, BGE]) == tables
    assert list(tables[PAIRWISE]) == [BOTH]
    many = [star_record(name, [1, 2, 3]) for name in ("c", "B", "a", "d")]
    assert list(release_tables(many)[PAIRWISE]) == [
        "B vs a",
        "B vs c",
        "B vs d",
        "a vs c",
        "a vs d",
        "c vs d",
    ]


def test_the_files_are_json_and_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    few = [star_record(name, [1, 2, 3]) for name in ("a", "b")]
    write_release_tables(tmp_path / "tests", few)
    written = {path.name: json.loads(path.read_text()) for path in (tmp_path / "tests").iterdir()}
    assert written == release_tables(few)
    (tmp_path / "file").write_text("")
    with pytest.raises(NotWritable, match="cannot write"):
        write_release_tables(tmp_path / "file", few)
