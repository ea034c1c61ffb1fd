from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import numpy as np
import pytest
from toy_data import GOOD, LARGER, Toy, ToySnippet, write_toy

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.blind_rows import (
    BlindRow,
    above_blind,
    blind_records,
    solved_by,
)
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import ScoreMatrix
from execretrieval_hf.evaluate.record import Record, System
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.leaderboard.scores import standings
from execretrieval_runner import Runner

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.evaluate.ranking import Indexes

RULES = ["ngram", "longest", "shortest", "constant", "random", "medoid"]


def no_runner() -> Runner:
    raise AssertionError("code would have to run")


def oracle_of(pool: Pool) -> Oracle:
    return Oracle(pool, store=None, open_runner=no_runner)


def toy_pool(folder: Path, toy: Toy | None = None) -> Pool:
    """A toy pool whose verdicts, those of its labels, are all in its cache."""
    toy = toy or Toy()
    cache = {(task.id, s.id): s.correct for task in toy.tasks for s in task.snippets}
    return load_pool(data=write_toy(folder, dataclasses.replace(toy, cache=cache)))


def rows_of(pool: Pool, **first_stages: ScoreMatrix) -> tuple[BlindRow, ...]:
    return blind_records(pool, oracle_of(pool), first_stages)


def own_scores(row: BlindRow) -> dict[str, float | None]:
    return {own.corpus_id: own.score for query in row.record.per_query for own in query.own}


def system_with(pool: Pool, margin: dict[str, float]) -> Record:
    """A system that finds every group; its canonicals stand ``margin`` above the distractors."""
    values = np.zeros((len(pool.query_ids), len(pool.corpus_ids)), dtype=np.float32)
    for row, query in enumerate(pool.query_ids):
        for snippet in pool.snippets[query]:
            column = pool.corpus_ids.index(snippet.corpus_id)
            values[row, column] = 5 + (margin[query] if snippet.is_correct else 0)
    scores = ScoreMatrix(pool.query_ids, pool.corpus_ids, values)
    return score_run(pool, scores, oracle_of(pool), System("toy", "1"))


@pytest.fixture(scope="module")
def measured(sample: Path) -> tuple[Pool, tuple[BlindRow, ...]]:
    pool = load_pool(data=sample)
    return pool, rows_of(pool)


def test_every_rule_is_a_complete_record_and_no_code_runs(
    measured: tuple[Pool, tuple[BlindRow, ...]],
) -> None:
    _, rows = measured
    assert [row.rule for row in rows] == RULES
    for row in rows:
        assert row.record.complete
        assert row.record.system.name == f"blind/{row.rule}"
        assert row.record.verdicts.source == "packaged"
        assert row.kind == ("pool-aware" if row.rule == "medoid" else "snippet-blind")
    assert len({row.record.system.revision for row in rows}) == len(rows)


def test_a_constant_ties_everything_and_wins_one_half(
    measured: tuple[Pool, tuple[BlindRow, ...]],
) -> None:
    pool, rows = measured
    constant = next(row.record for row in rows if row.rule == "constant")
    assert constant.metrics["win_rate"] == 0.5
    assert constant.metrics["tied_pairs"] == 1.0
    assert constant.metrics["exec@1_expected"] == pytest.approx(1 / len(pool.corpus))


def test_what_is_ruled_out_in_bulk_leaves_the_records_as_they_were(small_sample: Path) -> None:
    class PairByPair(Oracle):
        def rule_out(self, query: str, columns: Indexes) -> Indexes:
            return columns

    pool = load_pool(data=small_sample)
    slow = PairByPair(pool, store=None, open_runner=no_runner)
    assert rows_of(pool) == blind_records(pool, slow)


def test_the_star_is_solved_by_its_medoid(measured: tuple[Pool, tuple[BlindRow, ...]]) -> None:
    _, rows = measured
    medoid = standings((), rows)[-1]
    assert medoid.in_group_exec_at_1 is not None
    assert medoid.in_group_exec_at_1 > 0.95
    sentence = solved_by(rows)
    assert sentence is not None
    assert (
        f"blind/medoid puts a right answer first in {medoid.in_group_exec_at_1:.3f} [" in sentence
    )
    assert solved_by([row for row in rows if row.kind == "snippet-blind"]) is None


def test_a_square_of_edits_is_not_solved_by_its_medoid(tmp_path: Path) -> None:
    code = LARGER.snippets[0].code
    one, other = code.replace(">", "<"), code.replace("else b", "else a")
    both = one.replace("else b", "else a")
    corners = (LARGER.snippets[0], *map(ToySnippet, (one, other, both)))
    square = dataclasses.replace(LARGER, snippets=corners)
    rows = rows_of(toy_pool(tmp_path / "square", Toy((square,))))
    assert rows[-1].record.metrics["win_rate"] == 0.5
    assert solved_by(rows) is None


def test_scores_depend_neither_on_the_query_nor_on_the_rest_of_the_pool(tmp_path: Path) -> None:
    all_tasks = rows_of(toy_pool(tmp_path / "all"))
    asked = dataclasses.replace(GOOD[0], query="Something else altogether.")
    one_task = rows_of(toy_pool(tmp_path / "one", Toy((asked,))))
    for big, small in zip(all_tasks, one_task, strict=True):
        found = own_scores(small)
        assert found == {key: own_scores(big)[key] for key in found}
        assert big.record.system == small.record.system


def test_the_order_of_the_data_changes_nothing(tmp_path: Path) -> None:
    backwards = tuple(
        dataclasses.replace(task, snippets=task.snippets[::-1]) for task in GOOD[::-1]
    )
    first = rows_of(toy_pool(tmp_path / "a"))
    again = rows_of(toy_pool(tmp_path / "b", Toy(backwards)))
    for one, other in zip(first, again, strict=True):
        assert one.record.system == other.record.system
        assert one.record.metrics == other.record.metrics
        assert own_scores(one) == own_scores(other)


def test_the_medoid_of_the_first_results_group_is_put_first(
    measured: tuple[Pool, tuple[BlindRow, ...]],
) -> None:
    pool, _ = measured
    values = np.zeros((len(pool.query_ids), len(pool.corpus_ids)), dtype=np.float32)
    for row, query in enumerate(pool.query_ids):
        for snippet in pool.snippets[query]:
            values[row, pool.corpus_ids.index(snippet.corpus_id)] = 1 - 0.5 * snippet.is_correct
    first_stage = ScoreMatrix(pool.query_ids, pool.corpus_ids, values.copy())
    first = score_run(pool, first_stage, oracle_of(pool), System("first", "1"))
    assert first.metrics["exec@1"] == 0
    reranked = rows_of(pool, first=first_stage)[-1]
    assert reranked.record.system.name == "blind/medoid-after/first"
    assert reranked.record.metrics["exec@1"] == rows_of(pool)[-1].record.metrics["in_group_exec@1"]
    assert (first_stage.values == values).all(), "the first stage's own scores stay as they are"


def test_a_first_stage_of_another_pool_is_refused(tmp_path: Path) -> None:
    pool = toy_pool(tmp_path / "toy")
    scores = ScoreMatrix(("q_other",), pool.corpus_ids, np.zeros((1, len(pool.corpus_ids))))
    with pytest.raises(DataError, match="the scores of other are of another pool"):
        rows_of(pool, other=scores)


def test_a_system_is_above_blind_only_if_its_whole_interval_is(
    measured: tuple[Pool, tuple[BlindRow, ...]],
) -> None:
    pool, rows = measured
    best = max(
        (row for row in rows if row.kind == "snippet-blind"),
        key=lambda row: row.record.metrics["win_rate"] or 0,
    )
    knowing = above_blind(system_with(pool, dict.fromkeys(pool.query_ids, 1.0)), rows)
    assert (knowing.metric, knowing.best_rule) == ("win_rate", best.record.system.name)
    assert knowing.difference == pytest.approx(1 - (best.record.metrics["win_rate"] or 0))
    assert knowing.above
    blind = above_blind(system_with(pool, dict.fromkeys(pool.query_ids, 0.0)), rows)
    assert not blind.above
    assert blind.high < 0, "the best rule is above a system that sees no edits"
    itself = above_blind(best.record, rows)
    assert (itself.difference, itself.low, itself.high, itself.above) == (0, 0, 0, False)


def test_where_exec_at_1_ranks_systems_the_group_is_taken_as_found(
    measured: tuple[Pool, tuple[BlindRow, ...]],
) -> None:
    pool, rows = measured
    renamed = [
        dataclasses.replace(row, record=dataclasses.replace(row.record, pool="square"))
        for row in rows
    ]
    system = system_with(pool, dict.fromkeys(pool.query_ids, 1.0))
    found = above_blind(dataclasses.replace(system, pool="square"), renamed)
    assert found.metric == "in_group_exec@1"
    assert 0.5 < found.difference < 1
