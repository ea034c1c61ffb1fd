from __future__ import annotations

import dataclasses
import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from toy_data import GOOD, PLUS_ONE, Toy, ToyTask, contradicting_labels, write_toy

from execretrieval_hf.data.errors import DataError, NotWritable
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.oracle import Judgement, Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix, score_matrix
from execretrieval_hf.evaluate.record import (
    Record,
    System,
    matrix_path,
    read_matrix,
    read_record,
    write_record,
)
from execretrieval_hf.evaluate.report import report
from execretrieval_hf.evaluate.score import score_run

SYSTEM = System("org/model", "abc123", prompts={"query": "q: ", "document": None})


def matrix_of(pool: Pool, best: dict[str, list[str]], default: float = 0.0) -> ScoreMatrix:
    """Scores that fall from 1 along the named snippets of each query."""
    results = {
        query: {
            **dict.fromkeys(pool.corpus, default),
            **{key: 1.0 - 0.1 * place for place, key in enumerate(best.get(query, []))},
        }
        for query in pool.queries
    }
    return score_matrix(results, pool.query_ids, pool.corpus_ids, system="test")


def scored(pool: Pool, best: dict[str, list[str]], default: float = 0.0) -> Record:
    return score_run(pool, matrix_of(pool, best, default), Oracle(pool, store=None), SYSTEM)


def test_a_record_survives_writing_and_reading(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    matrix = matrix_of(pool, {PLUS_ONE.id: [PLUS_ONE.snippets[1].id, PLUS_ONE.snippets[0].id]})
    record = score_run(pool, matrix, Oracle(pool, store=None), SYSTEM)
    path = tmp_path / "records" / "r.json"
    written = write_record(path, record, matrix)
    assert read_record(path) == written
    content = matrix_path(path).read_bytes()
    assert written.scores_sha256 == hashlib.sha256(content).hexdigest()
    read = read_matrix(path, written)
    assert read.corpus_ids == pool.corpus_ids
    np.testing.assert_array_equal(read.values, matrix.values)
    again = score_run(pool, read, Oracle(pool, store=None), SYSTEM)
    assert again.metrics == record.metrics
    assert again.per_query == record.per_query


def test_a_packed_record_is_the_same_record_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    matrix = matrix_of(pool, {})
    record = scored(pool, {})
    plain, packed, again = (tmp_path / name for name in ("r.json", "p.json.gz", "q.json.gz"))
    written = write_record(plain, record, matrix)
    assert [write_record(path, record, matrix) for path in (packed, again)] == [written] * 2
    assert read_record(packed) == written
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()
    assert packed.read_bytes() == again.read_bytes()
    assert matrix_path(packed) == tmp_path / "p.scores.npz"
    np.testing.assert_array_equal(read_matrix(packed, written).values, matrix.values)


@pytest.mark.parametrize("damage", [lambda content: content[:-9], lambda content: b"{}"])
def test_a_packed_record_that_is_damaged_is_named(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    path = tmp_path / "r.json.gz"
    write_record(path, scored(pool, {}), None)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(DataError, match=f"cannot read the record {path}: "):
        read_record(path)


def test_the_record_states_what_was_seen(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    buggy, right = PLUS_ONE.snippets[1], PLUS_ONE.snippets[0]
    record = scored(pool, {PLUS_ONE.id: [buggy.id, right.id]})
    result = next(row for row in record.per_query if row.query_id == PLUS_ONE.id)
    first, second = result.top_results[:2]
    assert (first.corpus_id, first.verdict, first.evidence) == (buggy.id, "fail", "executed")
    assert first.test_results == ("FAIL", "FAIL")
    assert (second.corpus_id, second.label, second.passes_all_tests) == (right.id, "correct", True)
    assert result.foreign_above == {right.id: 0}
    assert result.foreign_tied == {right.id: 0}
    assert result.tied_at_1.size == 1
    assert {own.corpus_id for own in result.own} == {s.id for s in PLUS_ONE.snippets}
    assert record.metrics["exec@1"] == 0.0
    assert record.data_revision == pool.revision


def test_execution_decides_where_it_differs_from_the_labels(tmp_path: Path) -> None:
    toy, best = contradicting_labels()
    pool = load_pool(data=write_toy(tmp_path / "data", toy))
    oracle = Oracle(pool, store=None)
    record = score_run(pool, matrix_of(pool, best), oracle, SYSTEM)
    assert record.metrics["exec@1"] == pytest.approx(2 / 3)
    hit_at_1 = [row.top_results[0].label == "correct" for row in record.per_query]
    assert sum(hit_at_1) / 3 == pytest.approx(1 / 3)
    assert record.metrics["precision@3"] == pytest.approx((2 / 3 + 1 / 3 + 2 / 3) / 3)
    # Of the labels, nDCG@3 sees rank 2, ranks 1 and 3 of two, and rank 3.
    ideal_of_two = 1 + 1 / np.log2(3)
    expected = (1 / np.log2(3) + (1 + 0.5) / ideal_of_two + 0.5) / 3
    assert record.metrics["ndcg@3"] == pytest.approx(expected)
    assert record.verdicts.source == "executed"
    needed = {
        (row.query_id, found.corpus_id)
        for row in record.per_query
        for found in (*row.top_results, *row.own)
        if found.evidence == "executed"
    }
    assert oracle.executed == len(needed)


def without_evidence(record: Record) -> list[dict[str, object]]:
    """The per-query part, without where the verdicts came from."""
    rows = dataclasses.asdict(record)["per_query"]
    for row in rows:
        for found in (*row["top_results"], *row["own"]):
            del found["evidence"]
    return rows


def test_with_store_and_cache_emptied_the_same_record_results(tmp_path: Path) -> None:
    own = [(task.id, snippet) for task in GOOD for snippet in task.snippets]
    cache = {(query, snippet.id): snippet.role == "canonical" for query, snippet in own}
    packaged = load_pool(data=write_toy(tmp_path / "packaged", Toy(GOOD, cache)))
    bare = load_pool(data=write_toy(tmp_path / "bare"))
    assert packaged.digest == bare.digest, "the cache is no part of what can change a score"
    matrix = matrix_of(bare, {PLUS_ONE.id: [PLUS_ONE.snippets[0].id]})
    store = tmp_path / "verdicts.sqlite"
    oracles = [Oracle(packaged, store=None), Oracle(bare, store=store), Oracle(bare, store=store)]
    records = [score_run(oracle.pool, matrix, oracle, SYSTEM) for oracle in oracles]
    # Foreign snippets do not bind the name, so every pair that must run is an own one.
    assert [oracle.executed for oracle in oracles] == [0, len(own), 0]
    assert [record.verdicts.source for record in records] == ["packaged", "executed", "executed"]
    outcomes = {
        top.corpus_id: top.test_results
        for row in records[1].per_query
        for top in row.top_results
        if top.evidence == "executed"
    }
    assert outcomes[PLUS_ONE.snippets[1].id] == ("FAIL", "FAIL")
    assert records[0].metrics == records[1].metrics == records[2].metrics
    assert without_evidence(records[1]) == without_evidence(records[2])


@pytest.mark.parametrize("queries", [1, 3])
def test_a_constant_scorer_expects_the_share_of_passing_snippets(
    tmp_path: Path, queries: int
) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data", Toy(GOOD[:queries])))
    record = scored(pool, {}, default=0.5)
    assert record.metrics["exec@1_expected"] == pytest.approx(1 / len(pool.corpus))
    assert record.metrics["tied_at_1"] == 1.0
    assert record.metrics["win_rate"] == 0.5
    assert record.metrics["tied_pairs"] == 1.0


def test_an_unexecuted_pair_leaves_the_record_incomplete(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))

    class Troubled(Oracle):
        def judge(self, pairs):  # type: ignore[no-untyped-def]
            known = dict(super().judge(pairs))
            known[PLUS_ONE.id, PLUS_ONE.snippets[1].id] = Judgement("not_executed", "")
            return known

    matrix = matrix_of(pool, {PLUS_ONE.id: [PLUS_ONE.snippets[1].id]})
    record = score_run(pool, matrix, Troubled(pool, store=None), SYSTEM)
    assert not record.complete
    assert record.metrics["exec@1"] is None
    assert "incomplete" in report([record])
    path = tmp_path / "r.json"
    write_record(path, record, None)
    assert json.loads(path.read_text())["metrics"]["exec@1"] is None
    assert read_record(path) == record


def test_a_small_pool_is_ranked_whole(tmp_path: Path) -> None:
    tiny = Toy((ToyTask("plus_one", PLUS_ONE.query, PLUS_ONE.tests, PLUS_ONE.snippets[:2]),))
    record = scored(load_pool(data=write_toy(tmp_path / "data", tiny)), {})
    assert len(record.per_query[0].top_results) == 2
    assert record.metrics["precision@10"] == 0.1


def test_a_file_that_is_no_record_is_named_with_its_cure(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    for text in ("", "{}", '{"record_version": 7}'):
        path.write_text(text)
        with pytest.raises(DataError, match="delete it and run again"):
            read_record(path)


def test_a_matrix_that_was_exchanged_is_refused(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    matrix = matrix_of(pool, {})
    path = tmp_path / "r.json"
    record = write_record(path, score_run(pool, matrix, Oracle(pool, store=None), SYSTEM), matrix)
    matrix_path(path).write_bytes(b"something else")
    with pytest.raises(DataError, match="not the matrix that its record names"):
        read_matrix(path, record)


def test_a_place_that_cannot_be_written_leaves_the_old_record_and_its_matrix(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    matrix = matrix_of(pool, {})
    path = tmp_path / "r.json"
    old = write_record(path, score_run(pool, matrix, Oracle(pool, store=None), SYSTEM), matrix)
    other = matrix_of(pool, {PLUS_ONE.id: [PLUS_ONE.snippets[0].id]})
    real = Path.write_bytes

    def full(self: Path, content: bytes) -> int:
        if "json" in self.name:
            raise OSError(28, "No space left on device")
        return real(self, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(NotWritable, match="No space left on device"):
        write_record(path, old, other)
    assert read_record(path) == old
    np.testing.assert_array_equal(read_matrix(path, old).values, matrix.values)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["data", "r.json", "r.scores.npz"]


def test_a_record_below_a_file_is_one_clear_line(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    (tmp_path / "file").write_text("")
    with pytest.raises(NotWritable, match="cannot write"):
        write_record(tmp_path / "file" / "r.json", scored(pool, {}), None)
