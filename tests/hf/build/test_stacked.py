"""The pool `stacked`: several chosen bugs in one copy of the function, proved and balanced."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.build.dataset import DISTRACTORS, load_edits
from execretrieval_hf.build.double_run import open_runners
from execretrieval_hf.build.edits import Edit, apply
from execretrieval_hf.build.stacked import MOST, SIZES, are_disjoint, compose, compositions, stack
from execretrieval_hf.build.tasks import Task, load_tasks
from execretrieval_hf.data.folder import read_config
from execretrieval_hf.data.names import JOINT, corpus_id
from execretrieval_hf.data.pools import load_pool

if TYPE_CHECKING:
    from execretrieval_hf.build.double_run import Runners

SOURCES = Path(__file__).parents[1] / "gates" / "sources"


@pytest.fixture(scope="module")
def runners():
    with open_runners() as pair:
        yield pair


@pytest.fixture(scope="module")
def alarms() -> Task:
    return next(task for task in load_tasks(SOURCES) if task.function_name == "count_alarms")


def replaced(task: Task, old: str, new: str) -> Edit:
    start = task.code.index(old)
    return Edit("off_by_one", "by_hand", start, start + len(old), new)


def test_edits_name_places_of_the_canonical_whatever_stands_before_them() -> None:
    longer = Edit("off_by_one", "a", 0, 1, "first")
    later = Edit("off_by_one", "b", 4, 5, "second")
    assert compose("a + b", [later, longer]) == compose("a + b", [longer, later])
    assert compose("a + b", [longer, later]) == "first + second"


@pytest.mark.parametrize(
    ("first", "second", "disjoint"),
    [((0, 2), (3, 4), True), ((0, 2), (2, 4), False), ((0, 3), (1, 2), False)],
)
def test_edits_that_touch_are_not_disjoint(
    first: tuple[int, int], second: tuple[int, int], disjoint: bool
) -> None:
    edits = [Edit("off_by_one", "a", *second, "x"), Edit("off_by_one", "a", *first, "y")]
    assert are_disjoint(edits) is disjoint


@given(
    st.text(alphabet="abc", min_size=9, max_size=20),
    st.lists(st.text("xyz"), min_size=3, max_size=3),
)
def test_composing_is_applying_from_the_end(code: str, new: list[str]) -> None:
    edits = [Edit("off_by_one", "a", 3 * n, 3 * n + 2, text) for n, text in enumerate(new)]
    made = code
    for edit in reversed(edits):
        made = apply(made, edit)
    assert compose(code, edits) == made


def test_the_sizes_take_turns(alarms: Task) -> None:
    edits = [
        replaced(alarms, "alarms = 0", "alarms = 1"),
        replaced(alarms, "previous <= limit", "previous < limit"),
        replaced(alarms, "alarms += 1", "alarms += 2"),
        replaced(alarms, "return alarms", "return -alarms"),
    ]
    sizes = [len(mutant.edits) for mutant in compositions(alarms, edits)]
    assert Counter(sizes) == {2: 6, 3: 4, 4: 1}
    assert set(sizes[:3]) == {2, 3, 4}
    assert set(sizes[3:5]) == {2, 3}
    assert compositions(alarms, reversed(edits)) == compositions(alarms, edits)


def test_programs_that_differ_in_an_unused_name_alone_are_one(alarms: Task) -> None:
    lines = "        if value > limit and previous <= limit:\n            alarms += 1\n"
    edits = [
        replaced(alarms, "for value in values", "for other in values"),
        replaced(alarms, lines, ""),
        replaced(alarms, "previous = value", "pass"),
    ]
    # Without the last two the loop's variable is used; with both it is not.
    made = {mutant.edits for mutant in compositions(alarms, edits)}
    assert Counter(map(len, made)) in ({2: 3}, {2: 2, 3: 1})


def test_what_passes_or_raises_is_dropped_and_counted(alarms: Task, runners: Runners) -> None:
    edits = [
        replaced(alarms, "alarms = 0", "alarms = 1"),
        replaced(alarms, "return alarms", "return alarms - 1"),
        replaced(alarms, "alarms += 1", "alarms += None"),
    ]
    made = stack([alarms], {alarms.function_name: edits}, runners)
    # The first two cancel each other; whatever has the third raises.
    assert (made.executed, made.passed, made.odd, made.left_out) == (4, 1, 3, 1)
    assert made.tables == {}


def test_a_query_without_disjoint_bugs_is_left_out(alarms: Task, runners: Runners) -> None:
    twice = [replaced(alarms, "alarms = 0", f"alarms = {n}") for n in (1, 2)]
    made = stack([alarms], {alarms.function_name: twice}, runners)
    assert (made.executed, made.left_out) == (0, 1)
    assert made.tables == {}


def test_no_task_changes_the_compositions_of_another(alarms: Task) -> None:
    tasks = load_tasks(SOURCES)
    edits = load_edits(SOURCES / DISTRACTORS, tasks)["count_alarms"]
    renamed = replace(alarms, function_name="count_alerts")
    codes = [mutant.code for mutant in compositions(alarms, edits)]
    assert sorted(codes) == sorted(mutant.code for mutant in compositions(renamed, edits))
    assert len(codes) == len(set(codes))


def test_the_pool_has_replayable_compositions_of_all_sizes(sample: Path) -> None:
    edits = {
        row["edit_id"]: Edit(
            row["bug_type"], row["operator"], row["start"], row["end"], row["replacement"]
        )
        for row in read_config(sample, "distractor_metadata")
    }
    pool, main = load_pool("stacked", data=sample), load_pool(data=sample)
    sizes: Counter[int] = Counter()
    for query, own in pool.snippets.items():
        (canonical,) = pool.correct(query)
        assert (canonical,) == main.correct(query)
        distractors = [snippet for snippet in own if snippet.role == "distractor"]
        assert 1 <= len(distractors) <= MOST
        for snippet in distractors:
            planted = [edits[name] for name in snippet.edit_ids.split(JOINT)]
            assert are_disjoint(planted)
            assert corpus_id(compose(pool.corpus[canonical], planted)) == snippet.corpus_id
            assert snippet.bug_types == JOINT.join(edit.bug_type for edit in planted)
            sizes[len(planted)] += 1
    assert sizes.keys() == set(SIZES)
    assert pool.corpus.keys() & main.corpus.keys() == {
        key for query in pool.queries for key in pool.correct(query)
    }


def test_scoring_the_pool_needs_no_execution(sample: Path) -> None:
    pool = load_pool("stacked", data=sample)
    passed = defaultdict(set)
    for row in read_config(pool.folder, "execution_cache"):
        passed[row["query_id"], row["passed"]].add(row["corpus_id"])
    for query, own in pool.snippets.items():
        assert passed[query, True] >= set(pool.correct(query))
        assert passed[query, False] >= {s.corpus_id for s in own if not s.is_correct}
