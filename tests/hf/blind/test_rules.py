from __future__ import annotations

import numpy as np
from scipy.stats import kstest

from execretrieval_hf.blind.rules import SNIPPET_RULES


def test_a_longer_text_is_first_for_the_one_and_last_for_the_other() -> None:
    codes = ["x", "x = 1", "x = 1 + 1"]
    assert sorted(codes, key=lambda code: SNIPPET_RULES["longest"]("c", code)) == codes
    assert sorted(codes, key=lambda code: SNIPPET_RULES["shortest"]("c", code)) == codes[::-1]


def test_random_scores_follow_the_id_alone_and_are_spread_evenly() -> None:
    rule = SNIPPET_RULES["random"]
    scores = np.array([rule(f"c_{n}", "x") for n in range(2_000)])
    assert rule("c_7", "y") == scores[7]
    assert len(set(scores.astype(np.float32).tolist())) == 2_000
    assert kstest(scores, "uniform").pvalue > 0.001


def test_scores_are_written_down_numbers_on_every_machine() -> None:
    code = "def plus_one(x):\n    return x + 1\n"
    found = {name: round(rule("c_1", code), 9) for name, rule in SNIPPET_RULES.items()}
    assert found == {
        "ngram": -2.65377242,
        "longest": 34.0,
        "shortest": -34.0,
        "constant": 0.0,
        "random": 0.55838871,
    }
