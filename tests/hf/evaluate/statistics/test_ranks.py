from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.evaluate.statistics.ranks import rank_intervals


def test_systems_that_cannot_be_told_apart_may_have_any_rank() -> None:
    assert rank_intervals(3, []) == [(1, 3)] * 3
    assert rank_intervals(1, []) == [(1, 1)]


def test_a_full_order_gives_each_system_one_rank() -> None:
    assert rank_intervals(3, [(0, 1), (0, 2), (1, 2)]) == [(1, 1), (2, 2), (3, 3)]


def test_being_told_apart_is_not_transitive() -> None:
    assert rank_intervals(3, [(0, 2)]) == [(1, 2), (1, 3), (2, 3)]


@given(st.integers(1, 8), st.data())
def test_every_interval_holds_the_true_rank_if_no_claim_is_false(systems: int, data) -> None:
    pairs = [(a, b) for a in range(systems) for b in range(a + 1, systems)]
    claimed = data.draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    for system, (best, worst) in enumerate(rank_intervals(systems, claimed)):
        assert 1 <= best <= system + 1 <= worst <= systems
