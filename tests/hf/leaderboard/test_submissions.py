"""What is refused before a score is handed on: every forgery, and the line that refuses it."""

from __future__ import annotations

import contextlib
import copy
import hashlib
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import hypothesis
import hypothesis.strategies as st
import numpy as np
import pytest
from real_run import bm25_run
from toy_data import LARGER, PLUS_ONE, SHOUT, Toy, write_toy
from toy_submission import edited, honest, rewrite, write_submission

from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.excerpt import write_excerpt
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.record import (
    matrix_path,
    read_matrix,
    read_record,
    to_json,
    write_record,
)
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.leaderboard.submissions.submission import Refused, read_submission
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from execretrieval_hf.evaluate.ranking import ScoreMatrix

    Content = dict[str, Any]


def refused(path: Path, data: Path) -> tuple[str, ...]:
    with pytest.raises(Refused) as caught:
        read_submission(path, data=data, store=None)
    return caught.value.faults


def test_an_honest_record_passes(tmp_path: Path) -> None:
    data, path = honest(tmp_path)
    found = read_submission(path, data=data, store=None)
    assert found.scores is not None
    assert found.record.system.name == "someone/mini"


def test_without_a_matrix_an_honest_record_passes_too(tmp_path: Path) -> None:
    data, path = honest(tmp_path)
    matrix_path(path).unlink()
    assert read_submission(path, data=data, store=None).scores is None


@pytest.mark.parametrize("seed", range(8))
def test_honest_records_pass_whatever_their_scores(tmp_path: Path, seed: int) -> None:
    data, path = honest(tmp_path, seed=seed)
    assert read_submission(path, data=data, store=None).scores is not None


def query(content: Content, query_id: str = PLUS_ONE.id) -> Content:
    found: Content = next(q for q in content["per_query"] if q["query_id"] == query_id)
    return found


def own(content: Content, rank: int, query_id: str = PLUS_ONE.id) -> Content:
    """The own snippet of a query that is ranked nth among its group."""
    group = sorted(query(content, query_id)["own"], key=lambda row: row["rank"])
    found: Content = group[rank]
    return found


def first(content: Content) -> Content:
    """The first query that has its canonical not in the first place."""
    found: Content = next(
        q for q in content["per_query"] if q["top_results"][0]["verdict"] == "fail"
    )
    return found


# What is changed in the record, and a line that refuses it.


def better_exec(c: Content) -> None:
    c["metrics"]["exec@1"] = 0.99


def metric_left_out(c: Content) -> None:
    del c["metrics"]["win_rate"]


def metric_invented(c: Content) -> None:
    c["metrics"]["exec@2"] = 1.0


def endless_metric(c: Content) -> None:
    c["metrics"]["exec@1"] = float("inf")


def nan_score(c: Content) -> None:
    own(c, 0)["score"] = float("nan")


def rank_as_text(c: Content) -> None:
    own(c, 0)["rank"] = "1"


def field_left_out(c: Content) -> None:
    del c["verdicts"]


def field_added(c: Content) -> None:
    c["stars"] = 5


def other_digest(c: Content) -> None:
    c["data_digest"] = "f" * 64


def other_version(c: Content) -> None:
    c["data_version"] = "9.9.9"


def other_scorer(c: Content) -> None:
    c["scorer_version"] = "0"


def other_record_version(c: Content) -> None:
    c["record_version"] = 7


def other_task(c: Content) -> None:
    c["task"] = "../ExecRetrieval"


def other_pool(c: Content) -> None:
    c["pool"] = "square"


def fewer_cutoffs(c: Content) -> None:
    c["ks"] = [1, 3]


def incomplete(c: Content) -> None:
    c["complete"] = False


def not_executed(c: Content) -> None:
    row = first(c)["top_results"][0]
    row.update(verdict="not_executed", passes_all_tests=None, evidence="")


def escaping_name(c: Content) -> None:
    c["system"]["name"] = "../../etc/passwd"


def dotted_name(c: Content) -> None:
    c["system"]["name"] = "some..one/mini"


def no_name(c: Content) -> None:
    c["system"]["name"] = "no_model_name/available"


def name_of_a_rule(c: Content) -> None:
    c["system"]["name"] = "blind/ngram"


def escaping_revision(c: Content) -> None:
    c["system"]["revision"] = "/tmp/x"


def unknown_query(c: Content) -> None:
    c["per_query"][0]["query_id"] = "q_mine"


def query_left_out(c: Content) -> None:
    c["per_query"] = c["per_query"][1:]


def query_twice(c: Content) -> None:
    c["per_query"].append(c["per_query"][0])


def unknown_snippet(c: Content) -> None:
    first(c)["top_results"][0]["corpus_id"] = "c_mine"


def own_left_out(c: Content) -> None:
    first(c)["own"].pop()


def other_answer(c: Content) -> None:
    group = query(c)
    group["correct_corpus_ids"] = [PLUS_ONE.snippets[1].id]


def other_label(c: Content) -> None:
    next(o for o in query(c)["own"] if o["role"] == "distractor")["label"] = "correct"


def other_domain(c: Content) -> None:
    query(c)["domain"] = "geometry"


def visible_canonical(c: Content) -> None:
    next(o for o in query(c)["own"] if o["role"] == "canonical")["visible"] = True


def ranks_skipped(c: Content) -> None:
    first(c)["top_results"][3]["rank"] = 5


def order_of_scores(c: Content) -> None:
    results = first(c)["top_results"]
    results[4]["similarity"], results[5]["similarity"] = (
        results[5]["similarity"],
        results[4]["similarity"],
    )


def ties_by_falling_id(c: Content) -> None:
    tied = c["per_query"][0]["top_results"]
    assert tied[0]["similarity"] == tied[1]["similarity"]
    tied[0], tied[1] = {**tied[1], "rank": 1}, {**tied[0], "rank": 2}


def snippet_twice(c: Content) -> None:
    results = first(c)["top_results"]
    results[9] = {**results[8], "rank": 10}


def own_rank_above_another(c: Content) -> None:
    group = sorted(query(c)["own"], key=lambda row: row["rank"])
    group[-1]["rank"], group[-2]["rank"] = group[-2]["rank"], group[-1]["rank"]


def own_below_among_the_first(c: Content) -> None:
    below = next(o for q in c["per_query"] for o in q["own"] if o["rank"] > 10)
    below["rank"] = 10


def own_scored_otherwise_than_in_the_list(c: Content) -> None:
    inside = next(o for q in c["per_query"] for o in q["own"] if o["rank"] <= 10)
    inside["score"] += 0.25


def rank_without_score(c: Content) -> None:
    own(c, 4)["score"] = None


def foreign_counts(c: Content) -> None:
    (key,) = query(c)["correct_corpus_ids"]
    query(c)["foreign_above"][key] += 1


def foreign_ties(c: Content) -> None:
    (key,) = query(c)["correct_corpus_ids"]
    query(c)["foreign_tied"][key] = 99


def foreign_about_another(c: Content) -> None:
    query(c)["foreign_above"] = {PLUS_ONE.snippets[1].id: 0}


def tie_made_larger(c: Content) -> None:
    first(c)["tied_at_1"]["size"] += 1


def tie_of_others(c: Content) -> None:
    first(c)["tied_at_1"]["corpus_ids"] = [first(c)["top_results"][5]["corpus_id"]]


def tie_that_passes(c: Content) -> None:
    first(c)["tied_at_1"]["passing"] = 1


def verdict_turned(c: Content) -> None:
    row = first(c)["top_results"][0]
    row.update(verdict="pass", passes_all_tests=True)
    for other in first(c)["own"]:
        if other["corpus_id"] == row["corpus_id"]:
            other["verdict"] = "pass"


def own_verdict_turned(c: Content) -> None:
    next(o for o in query(c)["own"] if o["role"] == "distractor")["verdict"] = "pass"


def verdict_as_executed(c: Content) -> None:
    next(o for o in query(c)["own"] if o["role"] == "distractor")["evidence"] = "executed"


def outcomes_invented(c: Content) -> None:
    row = next(r for q in c["per_query"] for r in q["top_results"] if r["evidence"] == "packaged")
    row["test_results"] = ["pass" for _ in row["test_results"]] if row["verdict"] == "fail" else []


def passes_otherwise(c: Content) -> None:
    first(c)["top_results"][0]["passes_all_tests"] = True


def other_cache(c: Content) -> None:
    c["verdicts"]["cache_digest"] = "0" * 64


def nothing_executed(c: Content) -> None:
    c["verdicts"].update(source="executed")


def failed_self_check(c: Content) -> None:
    c["verdicts"].update(self_check={"canonicals": 3, "passed": 2})


FORGERIES: list[tuple[Callable[[Content], None], str]] = [
    (better_exec, "exec@1 is 0.99, its rankings give"),
    (metric_left_out, "the metric win_rate is missing"),
    (metric_invented, "there is no metric exec@2"),
    (endless_metric, "metrics.exec@1 is not finite"),
    (nan_score, "score is not finite"),
    (rank_as_text, "rank: input should be a valid integer"),
    (field_left_out, "verdicts: field required"),
    (field_added, "unexpected keyword argument 'stars'"),
    (other_digest, f"data_digest is {'f' * 64}, the data and the scorer here have"),
    (other_version, "data_version is 9.9.9, the data and the scorer here have 0.0.1"),
    (other_scorer, "scorer_version is 0, the data and the scorer here have 1"),
    (other_record_version, "record_version 7 is not 1"),
    (other_task, "the task is '../ExecRetrieval', that of the data here is 'ExecRetrieval."),
    (other_pool, "it is of the pool 'square'; the leaderboard has: main"),
    (fewer_cutoffs, "ks is (1, 3), the data and the scorer here have (1, 3, 5, 10)"),
    (incomplete, "the run is not complete"),
    (not_executed, "the run is not complete"),
    (escaping_name, "the system is named '../../etc/passwd'"),
    (dotted_name, "the system is named 'some..one/mini'"),
    (no_name, "'no_model_name/available' names no model"),
    (name_of_a_rule, "'blind/ngram' names no model"),
    (escaping_revision, "the revision '/tmp/x' has other characters"),
    (unknown_query, "q_mine: no query of the data"),
    (query_left_out, "1 queries are missing, such as q_"),
    (query_twice, "is there 2 times"),
    (unknown_snippet, "c_mine is no snippet of the data"),
    (own_left_out, "its own snippets are not those of the data"),
    (other_answer, "q_plus_one: correct_corpus_ids are not those of the data"),
    (other_label, "are not those of the data"),
    (other_domain, "q_plus_one: the domain is 'geometry', in the data 'math_numerical'"),
    (visible_canonical, "is said to differ from itself"),
    (ranks_skipped, "the ranks of the first results are not 1, 2, 3"),
    (order_of_scores, "do not stand in the order of their scores and ids"),
    (ties_by_falling_id, "do not stand in the order of their scores and ids"),
    (snippet_twice, "a snippet is twice among the first results"),
    (own_rank_above_another, "q_plus_one: "),
    (own_below_among_the_first, "is not below the first results"),
    (own_scored_otherwise_than_in_the_list, "has another rank or score among the first results"),
    (rank_without_score, "has a rank without a score"),
    (foreign_counts, "foreign_above of"),
    (foreign_ties, "are no counts of the corpus"),
    (foreign_about_another, "are not about its correct snippets"),
    (tie_made_larger, "tied_at_1 has the size"),
    (tie_of_others, "tied_at_1 lacks a snippet that has the best score"),
    (tie_that_passes, "snippets of tied_at_1 are said to pass, by the data 0 do"),
    (verdict_turned, "of the data a fail"),
    (own_verdict_turned, "is a pass, and by the execution cache of the data a fail"),
    (verdict_as_executed, "verdicts are said to be packaged, which their evidence is not"),
    (outcomes_invented, "outcomes of"),
    (passes_otherwise, "passes_all_tests of"),
    (other_cache, "cache_digest is not that of the execution cache of the data"),
    (nothing_executed, "verdicts are said to be executed, which their evidence is not"),
    (failed_self_check, "the self-check is not one in which every canonical"),
]


@pytest.mark.parametrize(
    ("forge", "line"), FORGERIES, ids=lambda value: getattr(value, "__name__", "")
)
@pytest.mark.parametrize("with_matrix", [True, False])
def test_a_forged_record_is_refused_with_the_reason(
    forge: Callable[[Content], None], line: str, with_matrix: bool, tmp_path: Path
) -> None:
    data, path = honest(tmp_path)
    content = edited(path)
    forge(content)
    rewrite(path, content)
    if not with_matrix:
        matrix_path(path).unlink()
    faults = refused(path, data)
    assert any(line in fault for fault in faults), faults


# What fits together, and is not what the scores beside the record give.


def last_own_moved_down(c: Content) -> None:
    moved = max((o for q in c["per_query"] for o in q["own"]), key=lambda row: row["rank"])
    moved["rank"] = 15 if moved["rank"] < 15 else 14


def last_score_lowered(c: Content) -> None:
    moved = max((o for q in c["per_query"] for o in q["own"]), key=lambda row: row["rank"])
    moved["score"] -= 0.5


def foreign_tie_invented(c: Content) -> None:
    (key,) = query(c)["correct_corpus_ids"]
    query(c)["foreign_tied"][key] += 1


def cut_ties(c: Content) -> None:
    c["cut_tie_groups"] = 1


def counts_of_verdicts(c: Content) -> None:
    c["verdicts"]["counts"]["packaged"] += 1


@pytest.mark.parametrize(
    ("forge", "line"),
    [
        (last_own_moved_down, "its scores give"),
        (last_score_lowered, ".score is"),
        (foreign_tie_invented, ".foreign_tied."),
        (cut_ties, "cut_tie_groups is 1, its scores give 0"),
        (counts_of_verdicts, "verdicts.counts.packaged is"),
    ],
)
def test_what_only_the_scores_can_tell_is_refused_by_them(
    forge: Callable[[Content], None], line: str, tmp_path: Path
) -> None:
    data, path = honest(tmp_path)
    content = edited(path)
    forge(content)
    rewrite(path, content, metrics=True)
    faults = refused(path, data)
    assert any(line in fault for fault in faults), faults


def test_a_canonical_put_first_with_all_that_follows_is_refused_by_the_scores(
    tmp_path: Path,
) -> None:
    data, path = honest(tmp_path)
    pool = load_pool(data=data)
    there = read_record(path)
    scores = read_matrix(path, there)
    lifted = scores.values.copy()
    for row, query_id in enumerate(pool.query_ids):
        lifted[row, scores.column_of[pool.correct(query_id)[0]]] = 99.0
    perfect = score_run(
        pool, replace(scores, values=lifted), Oracle(pool, store=None), there.system
    )
    path.write_text(to_json(replace(perfect, scores_sha256=there.scores_sha256)))
    faults = refused(path, data)
    assert any("its scores give" in fault for fault in faults)
    # Nothing but another run of the model shows that such a ranking is made up as a whole.
    write_record(path, perfect, replace(scores, values=lifted))
    assert read_submission(path, data=data, store=None).record.metrics["exec@1"] == 1.0


def other_ids(scores: ScoreMatrix) -> ScoreMatrix:
    return replace(scores, corpus_ids=("c_mine", *scores.corpus_ids[1:]))


def query_missing(scores: ScoreMatrix) -> ScoreMatrix:
    return replace(scores, query_ids=scores.query_ids[1:], values=scores.values[1:])


def query_repeated(scores: ScoreMatrix) -> ScoreMatrix:
    return replace(scores, query_ids=(scores.query_ids[1], *scores.query_ids[1:]))


def score_not_finite(scores: ScoreMatrix) -> ScoreMatrix:
    values = scores.values.copy()
    values[0, 0] = np.nan
    return replace(scores, values=values)


def other_shape(scores: ScoreMatrix) -> ScoreMatrix:
    return replace(scores, values=scores.values[:, 1:])


@pytest.mark.parametrize(
    ("forge", "line"),
    [
        (other_ids, "no corpus 'c_mine'"),
        (query_missing, "query_ids lacks q_"),
        (query_repeated, "1 of the query_ids are repeated"),
        (score_not_finite, "gave a score that is not finite"),
        (other_shape, "floating numbers of shape"),
    ],
)
def test_a_matrix_that_is_not_of_the_data_is_refused(
    forge: Callable[[ScoreMatrix], ScoreMatrix], line: str, tmp_path: Path
) -> None:
    data, path = honest(tmp_path)
    record = read_record(path)
    write_record(path, record, forge(read_matrix(path, record)))
    (fault,) = refused(path, data)
    assert line in fault


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 no archive", b"\x93NUMPY"])
def test_a_matrix_that_is_no_archive_is_refused(content: bytes, tmp_path: Path) -> None:
    data, path = honest(tmp_path)
    matrix_path(path).write_bytes(content)
    assert "is not the matrix that its record names" in refused(path, data)[0]
    changed = edited(path) | {"scores_sha256": hashlib.sha256(content).hexdigest()}
    rewrite(path, changed)
    assert "is no npz archive" in refused(path, data)[0]


def test_data_that_changed_since_the_run_refuse_it(tmp_path: Path) -> None:
    data, path = honest(tmp_path)
    write_toy(data, Toy((LARGER, SHOUT)))
    faults = refused(path, data)
    assert any(fault.startswith("data_digest is ") for fault in faults)


def test_an_executed_run_with_its_self_check_passes(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    path = write_submission(tmp_path / "run", pool)
    record = read_submission(path, data=pool.folder, store=None).record
    assert record.verdicts.source == "executed"
    assert record.verdicts.self_check == {"canonicals": 3, "passed": 3}


def test_verdicts_of_a_store_are_executed_here_if_the_scores_are_there(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    store = tmp_path / "verdicts.sqlite"
    write_submission(tmp_path / "first", pool, store=store)
    path = write_submission(tmp_path / "second", pool, store=store)
    record = read_submission(path, data=pool.folder, store=store).record
    assert set(record.verdicts.counts) == {"static", "store"}
    assert record.verdicts.self_check is None
    content = edited(path)
    passing = next(o for o in query(content)["own"] if o["verdict"] == "fail")
    passing["verdict"] = "pass"
    rewrite(path, content, metrics=True)
    assert any("its scores give 'fail'" in fault for fault in refused(path, pool.folder))
    matrix_path(path).unlink()
    (fault,) = refused(path, pool.folder)
    assert fault.startswith("some verdicts come from a local store without a self-check: keep the")


def test_a_real_run_passes_packed_or_not_and_from_an_excerpt_too(
    small_sample: Path, tmp_path: Path
) -> None:
    pool = load_pool(data=small_sample)
    record, scores = bm25_run(pool)
    write_record(tmp_path / "whole.json", record, scores)
    write_excerpt(tmp_path / "part.json.gz", record, scores, pool)
    for name in ("whole.json", "part.json.gz"):
        found = read_submission(tmp_path / name, data=small_sample, store=None)
        assert found.scores is not None


def test_many_faults_are_counted_and_the_first_are_shown(tmp_path: Path) -> None:
    data, path = honest(tmp_path)
    content = edited(path)
    for name in content["metrics"]:
        content["metrics"][name] = 0.123
    rewrite(path, content)
    with pytest.raises(Refused) as caught:
        read_submission(path, data=data, store=None)
    lines = str(caught.value).splitlines()
    assert lines[0] == f"{path} is refused:"
    assert lines[-1].strip() == f"and {len(caught.value.faults) - 10} more"
    assert len(lines) == 12


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "pass", "q_mine", "../..", "static", "1e999"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.just("rank"), inner),
    max_leaves=3,
)


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a JSON document."""
    yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, (*at, number))


@pytest.fixture(scope="module")
def one_record(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Content]:
    data, path = honest(tmp_path_factory.mktemp("one"))
    return data, path, edited(path)


@hypothesis.settings(max_examples=150)
@hypothesis.given(drawn=st.data())
def test_whatever_stands_in_a_record_the_answer_is_a_line(
    one_record: tuple[Path, Path, Content], drawn: st.DataObject
) -> None:
    data, path, content = one_record
    changed = copy.deepcopy(content)
    ways = [way for way in places(changed) if way]
    way = drawn.draw(st.sampled_from(ways))
    inner = changed
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = drawn.draw(json_values)
    path.write_text(json.dumps(changed))
    with contextlib.suppress(ExecRetrievalError):
        read_submission(path, data=data, store=None)
