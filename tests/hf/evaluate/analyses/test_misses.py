from __future__ import annotations

import pytest
from toy_runs import Own, ToyQuery, long_run, star, toy_run

from execretrieval_hf.evaluate.analyses.misses import misses, misses_by_bug_type

SOLVED = star("solved", 0.9, [0.5, 0.4])
DECEIVED = ToyQuery(
    "deceived", (Own("p", 0.5), Own("f", 0.9, "off_by_one"), Own("f", 0.1, "wrong_comparison"))
)
TOPIC_MISSED = star("topic_missed", 0.5, [0.4], foreign=(("f", 0.9),))
NOTHING = ToyQuery("unanswered", (Own("p", None), Own("f", None)), others=None)


def test_misses_are_told_apart_by_what_stands_in_the_first_place() -> None:
    (row,) = misses([toy_run([SOLVED, DECEIVED, TOPIC_MISSED])])
    assert (row.n_queries, row.misses) == (3, 2)
    assert (row.own_distractor, row.foreign, row.nothing) == (1, 1, 0)
    assert row.paired_share == 0.5


def test_a_query_without_any_result_is_a_miss_of_its_own_kind() -> None:
    (row,) = misses([toy_run([DECEIVED, NOTHING])])
    assert (row.misses, row.own_distractor, row.foreign, row.nothing) == (2, 1, 0, 1)
    assert row.paired_share == 0.5


def test_a_foreign_snippet_that_passes_is_no_miss() -> None:
    (row,) = misses([toy_run([star("q", 0.5, [0.4], foreign=(("p", 0.9),))])])
    assert row.misses == 0
    assert row.paired_share is None


def test_a_first_snippet_that_was_not_executed_is_neither_hit_nor_miss() -> None:
    unknown = star("q", 0.5, [0.4], foreign=(("n", 0.9),))
    (row,) = misses([toy_run([unknown, DECEIVED])])
    assert (row.misses, row.not_executed) == (1, 1)
    assert row.paired_share is None


def test_misses_by_bug_type_stand_beside_what_was_on_offer() -> None:
    one, other = misses_by_bug_type([toy_run([SOLVED, DECEIVED])])
    assert (one.bug_type, one.misses, one.share) == ("off_by_one", 1, 1.0)
    assert (other.bug_type, other.misses) == ("wrong_comparison", 0)
    assert one.share_of_distractors == pytest.approx(0.5)


def test_the_published_range_follows_from_its_counts() -> None:
    won = [star(f"w{n:03}", 0.9, [0.1]) for n in range(311)]
    paired = [star(f"p{n:03}", 0.1, [0.9]) for n in range(624)]
    foreign = [star(f"f{n}", 0.5, [0.4], foreign=(("f", 0.9),)) for n in range(4)]
    (row,) = misses([long_run([*won, *paired, *foreign])])
    assert (row.misses, row.own_distractor) == (628, 624)
    assert row.paired_share == pytest.approx(0.994, abs=5e-4)
