"""The documented example of why the win rate ranks the systems on a star, and exec@1 does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from toy_runs import long_run, star

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from execretrieval_hf.evaluate.record import Record

    Scores = NDArray[np.float64]

QUERIES = 600
NOISE = 3 * 0.5 / (4 * QUERIES) ** 0.5
"""Three standard errors of a win rate over independent pairs."""


def scores(*, knowledge: float, seed: int = 5) -> Scores:
    """Cosines of a canonical and its four clones, shape (queries, 5).

    Each edit moves the cosine at random by about .005; knowledge of the edits lifts the canonical.
    """
    draw = np.random.default_rng(seed)
    level = draw.uniform(0.4, 0.8, size=(QUERIES, 1))
    found = level + draw.normal(scale=0.005, size=(QUERIES, 5))
    found[:, 0] = level[:, 0] + knowledge
    return found


def averaged(found: Scores) -> Scores:
    return np.broadcast_to(found.mean(axis=1, keepdims=True), found.shape)


def measured(found: Scores) -> Record:
    return long_run([star(f"{n:04}", row[0], row[1:]) for n, row in enumerate(found.tolist())])


@pytest.mark.parametrize("knowledge", [-0.01, 0.0, 0.005, 0.01])
def test_averaging_inside_groups_gives_every_system_a_win_rate_of_exactly_one_half(
    knowledge: float,
) -> None:
    assert measured(averaged(scores(knowledge=knowledge))).metrics["win_rate"] == 0.5


@pytest.mark.parametrize("knowledge", [0.0, 0.005, 0.01])
def test_rounding_adds_nothing_to_the_win_rate_of_a_system_at_or_above_one_half(
    knowledge: float,
) -> None:
    found = scores(knowledge=knowledge)
    before, after = (measured(values).metrics["win_rate"] for values in (found, found.round(2)))
    assert before is not None
    assert after is not None
    assert before > 0.5 - NOISE
    assert after <= before + NOISE


def test_both_raise_exec_at_1_of_a_system_that_reacts_to_edits_at_random() -> None:
    found = scores(knowledge=0.0)
    as_it_is, rounded, blind = (
        measured(values).metrics["exec@1_expected"]
        for values in (found, found.round(2), averaged(found))
    )
    assert as_it_is == pytest.approx(1 / 16, abs=0.03)
    assert rounded == pytest.approx(1 / 8, abs=0.035)
    assert blind == pytest.approx(1 / 5)
