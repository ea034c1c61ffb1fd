from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from real_run import bm25_run
from toy_runs import WrittenVerdicts, star, toy_pool

from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.analyses.query_permutation import query_permutation_rows
from execretrieval_hf.evaluate.blind_rows import blind_records
from execretrieval_hf.evaluate.excerpt import excerpt, write_excerpt
from execretrieval_hf.evaluate.inputs.score_file import score_file
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import NOT_RETURNED, ScoreMatrix
from execretrieval_hf.evaluate.record import System, kept_matrix, read_record
from execretrieval_hf.evaluate.score import score_run

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

QUERIES = [
    star(f"{domain}{number}", 0.5, [0.1] * 4, domain=domain)
    for domain in ("geometry", "date_time", "validation")
    for number in range(2)
]
POOL = toy_pool(QUERIES)
SHAPE = (len(POOL.query_ids), len(POOL.corpus_ids))
# Few values, so that ties are common.
SCORES = st.sampled_from([*(n / 4 for n in range(8)), float(NOT_RETURNED)])


def run(scores: ScoreMatrix) -> Record:
    letters = {
        (query.id, key): own.verdict for query in QUERIES for key, own in query.own_by_id.items()
    }
    return score_run(POOL, scores, WrittenVerdicts(letters), System("toy", "1"))  # type: ignore[arg-type]


@settings(max_examples=60)
@given(arrays(np.float32, SHAPE, elements=SCORES))
def test_an_excerpt_gives_the_same_record_and_the_same_part_of_the_query(
    values: NDArray[np.float32],
) -> None:
    whole = ScoreMatrix(POOL.query_ids, POOL.corpus_ids, values)
    part = excerpt(whole, POOL)
    record = run(whole)
    # What a system had left out cannot be told from what an excerpt leaves out.
    assert replace(run(part), cut_tie_groups=record.cut_tie_groups) == record
    of_whole, of_part = (query_permutation_rows([record], [one], POOL) for one in (whole, part))
    assert of_whole == of_part
    np.testing.assert_array_equal(excerpt(part, POOL).values, part.values)


def test_a_real_run_keeps_its_numbers_and_little_of_its_size(tmp_path: Path, sample: Path) -> None:
    pool = load_pool(data=sample)
    record, scores = bm25_run(pool)
    path = tmp_path / "handed-on" / "bm25.json.gz"
    written = write_excerpt(path, record, scores, pool)
    assert read_record(path) == written
    assert written.scores_kept == "excerpt"
    part = kept_matrix(path, written)
    assert part is not None
    left_out = (part.values == NOT_RETURNED).mean()
    assert left_out > 0.5
    oracle = Oracle(pool, store=None)
    again = score_file(path, pool, oracle).record
    assert (again.per_query, again.metrics) == (record.per_query, record.metrics)
    assert (again.cut_tie_groups, again.scores_kept) == (record.cut_tie_groups, "excerpt")
    after = [
        row.record.per_query
        for matrix in (scores, part)
        for row in blind_records(pool, oracle, {"bm25": matrix})
        if row.rule == "medoid-after/bm25"
    ]
    assert after[0] == after[1]
