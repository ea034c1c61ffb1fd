from __future__ import annotations

import json
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from real_run import bm25_run

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import Pool, load_pool
from execretrieval_hf.evaluate.audit import (
    GROUPS,
    READER,
    TASKS,
    Form,
    blank_form,
    ceiling,
    read_form,
    sheet,
    stratified_sample,
    tally_groups,
    tally_tasks,
    write_form,
)
from execretrieval_hf.evaluate.audit.agreement import cohens_kappa
from execretrieval_hf.evaluate.report import report
from execretrieval_hf.leaderboard.scores import standings


@pytest.fixture
def pool(small_sample: Path) -> Pool:
    return load_pool(data=small_sample)


def _groups(pool: Pool, seed: int, wrong: int = 0) -> Form:
    """A form whose reader is right but for the first few groups."""
    form = blank_form(pool, GROUPS, pool.query_ids, seed)
    items = []
    for place, item in enumerate(form.items):
        letters = {snippet: letter for letter, snippet in item.snippets.items()}
        right = letters[pool.correct(item.query_id)[0]]
        others = [letter for letter in "ABCDE" if letter != right]
        items.append(replace(item, choice=others[0] if place < wrong else right))
    return replace(form, items=tuple(items))


def _tasks(pool: Pool, faults: dict[int, tuple[str, ...]]) -> Form:
    form = blank_form(pool, TASKS, pool.query_ids, 1)
    return replace(
        form,
        items=tuple(
            replace(item, faults=faults.get(place, ()), serious="query" in faults.get(place, ()))
            for place, item in enumerate(form.items)
        ),
    )


def test_a_sample_has_the_same_share_of_every_domain_and_follows_from_its_seed(pool: Pool) -> None:
    queries = stratified_sample(pool, 10, 5)
    assert set(Counter(pool.tasks[query].domain for query in queries).values()) == {1}
    assert queries == stratified_sample(pool, 10, 5)
    assert any(queries != stratified_sample(pool, 10, seed) for seed in range(5))


@pytest.mark.parametrize("count", [0, 5, 30])
def test_a_sample_that_cannot_be_drawn_is_refused(pool: Pool, count: int) -> None:
    with pytest.raises(DataError, match="domain"):
        stratified_sample(pool, count, 0)


def test_readers_of_one_sample_see_the_groups_in_different_orders(pool: Pool) -> None:
    one, other = (blank_form(pool, GROUPS, pool.query_ids, seed).items for seed in (1, 2))
    assert [item.query_id for item in one] == [item.query_id for item in other]
    assert any(a.snippets != b.snippets for a, b in zip(one, other, strict=True))
    places = [list(item.snippets.values()).index(pool.correct(item.query_id)[0]) for item in one]
    assert len(set(places)) > 2


def test_the_sheet_of_groups_shows_all_five_and_no_label(pool: Pool) -> None:
    form = blank_form(pool, GROUPS, pool.query_ids[:3], 1)
    text = sheet(pool, form)
    for item in form.items:
        assert pool.queries[item.query_id] in text
        assert all(pool.corpus[snippet] in text for snippet in item.snippets.values())
    assert "assert" not in text
    assert not any(word in text for word in ("distractor", "canonical", "incorrect", "off_by_one"))


def test_the_sheet_of_tasks_shows_tests_and_bugs(pool: Pool) -> None:
    query = pool.query_ids[0]
    text = sheet(pool, blank_form(pool, TASKS, [query], 1))
    assert all(test in text for test in pool.tasks[query].test_suite)
    assert text.count("```diff") == 4
    assert all(snippet.bug_types in text for snippet in pool.snippets[query])


def test_a_form_survives_the_disk(pool: Pool, tmp_path: Path) -> None:
    for form in (_groups(pool, 3), _tasks(pool, {0: ("query",)})):
        write_form(tmp_path / "form.json", form)
        assert read_form(tmp_path / "form.json") == form


def test_readers_who_are_right_agree_whatever_the_order(pool: Pool) -> None:
    found = tally_groups(pool, _groups(pool, 1), _groups(pool, 2))
    assert (found.n, found.changed, found.missed) == (20, 0, ())
    assert found.by_reader == (20, 20)
    assert found.kappa == 1
    assert found.accuracy.mean == 1
    assert found.accuracy.low < 1


def test_wrong_choices_and_open_queries_are_named(pool: Pool) -> None:
    first = _groups(pool, 1, wrong=2)
    second = _groups(pool, 2)
    open_one = replace(second.items[7], undecided=True)
    second = replace(second, items=(*second.items[:7], open_one, *second.items[8:]))
    found = tally_groups(pool, first, second)
    assert found.by_reader == (18, 20)
    assert found.accuracy.mean == pytest.approx(0.95)
    assert found.missed == pool.query_ids[:2]
    assert found.undecided == (pool.query_ids[7],)
    assert found.kappa is not None
    assert found.kappa < 1


def test_what_was_changed_since_it_was_read_does_not_count(pool: Pool) -> None:
    first, second = _groups(pool, 1), _groups(pool, 2)
    changed = replace(
        pool, queries={**pool.queries, pool.query_ids[0]: "Another question altogether?"}
    )
    found = tally_groups(changed, first, second)
    assert (found.n, found.changed) == (19, 1)


def test_what_one_reader_has_not_read_does_not_count(pool: Pool) -> None:
    first = _groups(pool, 1)
    unread = replace(first, items=(replace(first.items[0], choice=""), *first.items[1:]))
    assert tally_groups(pool, unread, _groups(pool, 2)).n == 19
    nothing = replace(first, items=tuple(replace(item, choice="") for item in first.items))
    with pytest.raises(DataError, match="read by both"):
        tally_groups(pool, nothing, first)


def test_faults_of_tasks_are_counted_by_kind(pool: Pool) -> None:
    found = tally_tasks(
        _tasks(pool, {0: ("query",), 1: ("wording",)}), _tasks(pool, {0: ("query", "assert")})
    )
    counts = {count.fault: (count.first, count.second, count.both) for count in found.counts}
    assert counts["query"] == counts["serious"] == (1, 1, 1)
    assert counts["wording"] == (1, 0, 0)
    assert counts["assert"] == (0, 1, 0)
    assert counts["distractor"] == (0, 0, 0)
    assert (found.n, found.with_fault, found.serious) == (20, 2, (pool.query_ids[0],))


def test_forms_that_do_not_belong_together_are_refused(pool: Pool) -> None:
    with pytest.raises(DataError, match="form of groups"):
        tally_tasks(_tasks(pool, {}), _groups(pool, 1))
    half = blank_form(pool, TASKS, pool.query_ids[:10], 1)
    rest = blank_form(pool, TASKS, pool.query_ids[10:], 1)
    with pytest.raises(DataError, match="no query in common"):
        tally_tasks(half, rest)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"choice": "F"}, "no letter"),
        ({"faults": ["spelling"]}, "unknown fault"),
        ({"mood": "good"}, "no form"),
    ],
)
def test_a_form_filled_in_wrongly_is_refused(
    pool: Pool, tmp_path: Path, change: dict[str, object], message: str
) -> None:
    path = tmp_path / "form.json"
    write_form(path, _groups(pool, 1))
    document = json.loads(path.read_text())
    document["items"][0].update(change)
    path.write_text(json.dumps(document))
    with pytest.raises(DataError, match=message):
        read_form(path)


def test_a_file_that_is_no_form_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("[]")
    for name in ("a.json", "missing.json"):
        with pytest.raises(DataError, match=name):
            read_form(tmp_path / name)


@given(st.lists(st.tuples(st.sampled_from("ABC"), st.sampled_from("ABC")), min_size=1))
def test_kappa_is_symmetric_and_one_only_for_full_agreement(
    answers: list[tuple[str, str]],
) -> None:
    first, second = zip(*answers, strict=True)
    kappa = cohens_kappa(first, second)
    assert kappa == cohens_kappa(second, first)
    if kappa is None:
        assert first == second
    else:
        assert kappa <= 1
        assert (kappa == 1) == (first == second)


@pytest.fixture
def read_pool(pool: Pool, small_sample: Path, tmp_path: Path) -> Pool:
    """The sample with the forms of two readers, of whom one chose wrongly twice."""
    folder = shutil.copytree(small_sample, tmp_path / "ExecRetrieval")
    write_form(folder / "ceiling" / "reader-1.json", _groups(pool, 1, wrong=2))
    write_form(folder / "ceiling" / "reader-2.json", _groups(pool, 2))
    return load_pool(data=folder)


def test_the_ceiling_comes_with_the_data(read_pool: Pool, pool: Pool) -> None:
    found = ceiling(read_pool)
    assert found is not None
    assert found.accuracy.mean == pytest.approx(0.95)
    assert ceiling(pool) is None
    assert ceiling(load_pool("keywords", data=read_pool.folder)) is None


def test_the_ceiling_is_the_upper_line_of_the_tables(read_pool: Pool) -> None:
    record, _ = bm25_run(read_pool)
    upper = ceiling(read_pool)
    lines = report([record], upper=upper).splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(READER))
    assert "in_group_exec@1" in lines[place - 2]
    assert ".950 [" in lines[place]
    assert lines[place + 2].startswith("bm25")
    top, below = standings([record], (), upper=upper)
    assert (top.system, top.kind, top.win_rate) == (READER, "ceiling", None)
    assert top.in_group_exec_at_1 == pytest.approx(0.95)
    assert below.system == record.system.name
