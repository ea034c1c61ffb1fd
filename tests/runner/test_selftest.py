"""The self-test: its attacks have their effect where nothing stops them, and none at a level."""

from __future__ import annotations

import json
import time

import pytest

from execretrieval_runner import Runner, SandboxUnavailable, probing, selftest
from execretrieval_runner.selftest import ATTACKS, LevelReport, Report

# The kernel's own limits stop these without any layer.
_STOPPED_ANYWHERE = {"twice the memory"}


def test_every_attack_is_stopped_at_every_level_and_one_is_chosen() -> None:
    started = time.monotonic()
    report = selftest.run()
    assert time.monotonic() - started < 10
    assert [(level.letter, level.fault) for level in report.levels] == [
        ("A", ""),
        ("B", ""),
        ("C", ""),
    ]
    assert report.passed
    assert report.chosen is report.levels[0]


def test_the_attacks_have_their_effect_where_nothing_stops_them() -> None:
    report = selftest.examine("unsafe")
    effective = {name for name, outcome in report.attacks.items() if outcome == "not stopped"}
    assert len(ATTACKS) >= 12
    assert effective == {attack.name for attack in ATTACKS} - _STOPPED_ANYWHERE


def test_the_report_is_a_table_with_a_row_per_attack() -> None:
    text = selftest.run().text()
    rows = text.splitlines()
    assert rows[0].split() == ["aim", "attack", "A", "B", "C"]
    for attack in ATTACKS:
        assert any(attack.name in row for row in rows)
    assert "level B (Landlock; seccomp; resource limits): works" in rows
    assert rows[-1] == "auto takes A"


def test_the_report_as_json_has_the_same_content() -> None:
    report = json.loads(selftest.run().to_json())
    assert report["passed"] is True
    assert report["auto"] == "A"
    assert [level["letter"] for level in report["levels"]] == ["A", "B", "C"]
    assert set(report["levels"][0]["attacks"].values()) == {"stopped"}


def test_a_level_that_lets_an_attack_through_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(letter: str) -> LevelReport:
        return LevelReport(letter, None, {}, "not stopped: fork")

    monkeypatch.setattr(probing, "examine", leaky)
    probing._find.cache_clear()
    with pytest.raises(SandboxUnavailable, match="A: not stopped: fork; B: not stopped: fork"):
        Runner()
    assert not Report((leaky("A"),)).passed
    assert "none" in Report((leaky("A"),)).text().splitlines()[-1]
