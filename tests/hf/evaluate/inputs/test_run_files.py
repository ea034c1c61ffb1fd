from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from inputs import judged_pool, random_vectors, scored

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import Pool
from execretrieval_hf.evaluate.inputs.run_files import read_jsonl, read_trec, results_of_json
from execretrieval_hf.evaluate.inputs.score_file import score_file
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.record import Record

Results = dict[str, dict[str, float]]


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Pool:
    return judged_pool(tmp_path_factory.mktemp("pool"))


def trec(results: Results) -> str:
    return "".join(
        f"{query} Q0 {snippet}\t{rank}  {score!r} tag\n"
        for query, scores in results.items()
        for rank, (snippet, score) in enumerate(scores.items())
    )


def jsonl(results: Results) -> str:
    return "".join(
        json.dumps({"query_id": query, "corpus_id": snippet, "score": score}) + "\n"
        for query, scores in results.items()
        for snippet, score in scores.items()
    )


def predictions(results: Results) -> str:
    model = {"model_name": "org/model", "revision": "abc"}
    return json.dumps({"mteb_model_meta": model, "default": {"test": results}})


FORMS = {"trec": trec, "jsonl": jsonl, "json": predictions}


def record_of(path: Path, text: str, pool: Pool) -> Record:
    path.write_text(text)
    return score_file(path, pool, Oracle(pool, store=None)).record


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
@given(data=st.data())
def test_what_is_written_is_read(data: st.DataObject, pool: Pool, tmp_path: Path) -> None:
    scores = st.dictionaries(
        st.sampled_from(pool.corpus_ids), st.floats(width=32, allow_nan=False, allow_infinity=False)
    )
    drawn = data.draw(st.dictionaries(st.sampled_from(pool.query_ids), scores))
    results = {query: found for query, found in drawn.items() if found}
    path = tmp_path / "run"
    path.write_text(trec(results))
    assert read_trec(path, pool) == results
    path.write_text(jsonl(results).replace("\n", "\r\n"), newline="")
    assert read_jsonl(path, pool) == results
    assert results_of_json(path, json.loads(predictions(results)), pool) == results
    assert results_of_json(path, results, pool) == results


@pytest.mark.parametrize("form", FORMS)
def test_a_whole_run_scores_as_its_matrix(form: str, pool: Pool, tmp_path: Path) -> None:
    values = random_vectors(len(pool.query_ids), 4)[:, : len(pool.corpus_ids)].round(1)
    results = {
        query: dict(zip(pool.corpus_ids, row.tolist(), strict=True))
        for query, row in zip(pool.query_ids, values, strict=True)
    }
    found = record_of(tmp_path / f"my.{form}", FORMS[form](results), pool)
    direct = scored(pool, values)
    assert (found.metrics, found.per_query) == (direct.metrics, direct.per_query)
    assert found.system.name == "my"


def test_the_order_of_lines_and_ranks_in_the_file_changes_nothing(
    pool: Pool, tmp_path: Path
) -> None:
    query = pool.query_ids[0]
    scores = {pool.corpus_ids[place]: score for place, score in ((3, 1.0), (5, 1.0), (1, 2.0))}
    forth = record_of(tmp_path / "run.trec", trec({query: scores}), pool)
    back = record_of(tmp_path / "run.trec", trec({query: dict([*scores.items()][::-1])}), pool)
    assert forth.per_query == back.per_query
    first = next(row for row in forth.per_query if row.query_id == query).top_results
    assert [result.corpus_id for result in first] == [pool.corpus_ids[p] for p in (1, 5, 3)]


def test_a_run_may_hold_the_first_results_only(pool: Pool, tmp_path: Path) -> None:
    query = pool.query_ids[0]
    own = [snippet.corpus_id for snippet in pool.snippets[query]]
    record = record_of(tmp_path / "run.trec", trec({query: {own[0]: 2.0, own[1]: 1.0}}), pool)
    result, *others = record.per_query
    assert [top.corpus_id for top in result.top_results] == own[:2]
    assert [snippet.rank for snippet in result.own] == [1, 2, None, None, None]
    assert [snippet.score for snippet in result.own] == [2.0, 1.0, None, None, None]
    assert all(other.top_results == () for other in others)
    assert record.complete
    assert record.metrics["exec@10"] == pytest.approx(
        ({s.label for s in pool.snippets[query][:2]} == {"correct", "incorrect"}) / 3
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("q_shout Q0 {0} 1 0.5", r"run.trec:2: 5 columns, not the six"),
        ("q_shout Q0 {0} 1 high tag", r"run.trec:2: could not convert string to float: 'high'"),
        ("q_shout Q0 {0} 1 nan tag", r"run.trec:2: the score of c_.* for query q_shout is not fin"),
        ("q_shout Q0 {0} 1 -1e39 tag", r"not finite in float32; .* load it in float32"),
        ("q_shouts Q0 {0} 1 0.5 tag", r"run.trec:2: no query 'q_shouts'; did you mean 'q_shout'"),
        ("q_shout Q0 c_0 1 0.5 tag", r"run.trec:2: no snippet 'c_0'"),
        ("q_larger Q0 {0} 2 0.25 tag", r"run.trec:2: c_.* is there twice for query q_larger"),
    ],
)
def test_a_faulty_line_of_a_run_is_named(
    line: str, message: str, pool: Pool, tmp_path: Path
) -> None:
    path = tmp_path / "run.trec"
    key = pool.corpus_ids[0]
    path.write_text(f"q_larger Q0 {key} 1 0.5 tag\n{line.format(key)}\n")
    with pytest.raises(DataError, match=message):
        read_trec(path, pool)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("[1, 2]", r"run.jsonl:3: not an object with the keys query_id, corpus_id, score"),
        ('{"query_id": "q_shout"', r"run.jsonl:3: Expecting ',' delimiter"),
        ('{"query_id": ["q"], "corpus_id": "c", "score": 1}', r"run.jsonl:3: no query"),
        ('{"query_id": "q_shout", "corpus_id": "KEY", "score": "1"}', r"'1' of KEY is no number"),
        ('{"query_id": "q_shout", "corpus_id": "KEY", "score": true}', r"True of KEY is no number"),
        ('{"query_id": "q_shout", "corpus_id": "KEY", "score": NaN}', r"is not finite in float32"),
        ('{"query_id": "q_shout", "corpus_id": "KEY", "score": 1' + "0" * 400 + "}", "not finite"),
    ],
)
def test_a_faulty_line_of_json_is_named(
    line: str, message: str, pool: Pool, tmp_path: Path
) -> None:
    path = tmp_path / "run.jsonl"
    key = pool.corpus_ids[0]
    good = json.dumps({"query_id": "q_larger", "corpus_id": key, "score": 1})
    path.write_text(f"{good}\n\n{line.replace('KEY', key)}\n")
    with pytest.raises(DataError, match=message.replace("KEY", key)):
        read_jsonl(path, pool)


def test_predictions_of_several_splits_are_refused(pool: Pool, tmp_path: Path) -> None:
    content = {"mteb_model_meta": {}, "default": {"test": {}, "dev": {}}}
    with pytest.raises(DataError, match="has 2 parts, not one split: test, dev"):
        results_of_json(tmp_path / "p.json", content, pool)
    with pytest.raises(DataError, match="no file of predictions"):
        results_of_json(tmp_path / "p.json", {"mteb_model_meta": {}, "default": [1]}, pool)
    with pytest.raises(DataError, match="neither a record, nor results"):
        results_of_json(tmp_path / "p.json", {"q_shout": 1}, pool)


def test_scores_are_compared_as_float32(pool: Pool, tmp_path: Path) -> None:
    query = pool.query_ids[0]
    low, high = pool.corpus_ids[:2]
    record = record_of(tmp_path / "r.trec", trec({query: {low: 0.5 + 1e-12, high: 0.5}}), pool)
    assert record.per_query[0].top_results[0].corpus_id == high
    assert record.per_query[0].tied_at_1.size == 2
    assert np.float32(0.5 + 1e-12) == np.float32(0.5)
