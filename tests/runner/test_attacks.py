"""Attacks have their effect on a judge without protection, and none at any level.

A sample runs with every `make test`; the whole grid with the long checks. How it is done and the
last table: `attacks/README.md`.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest
from attacks import grid
from attacks.catalogue import CATEGORIES, load
from attacks.columns import COLUMNS, LEVELS, UNSAFE
from attacks.signs import SIGNS

if TYPE_CHECKING:
    from attacks.catalogue import Attack

_ENOUGH = 120

needs_arena = pytest.mark.skipif(
    not grid.arena_is_possible(),
    reason="attacks run inside namespaces only, and there are none here",
)


def test_the_catalogue_is_sound() -> None:
    attacks = load()
    names = [attack.name for attack in attacks]
    assert len(names) == len(set(names))
    assert {attack.category for attack in attacks} == set(CATEGORIES)
    assert {attack.effect for attack in attacks} <= set(SIGNS)
    assert {column for attack in attacks for column in attack.known} <= set(COLUMNS)
    assert all(attack.remark for attack in attacks if attack.known)
    for attack in attacks:
        compile(attack.code, attack.name, "exec", dont_inherit=True)


@needs_arena
@pytest.mark.parametrize("level", ["A user", "B user", "C user"])
def test_a_sample_of_attacks_has_no_effect_at(level: str) -> None:
    sample = [attack for attack in load() if attack.sample]
    cells = grid.run_column(sample, COLUMNS[level])
    assert grid.breaches(sample, {level: cells}) == []


@needs_arena
def test_the_sample_has_its_effects_without_protection() -> None:
    sample = [attack for attack in load() if attack.sample]
    seen = grid.run([a for a in sample if a.effect != "held"], [])
    assert _names(seen.shown()) == _names(seen.attacks)


@needs_arena
@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_no_attack_has_an_effect_at_any_level(capsys: pytest.CaptureFixture[str]) -> None:
    seen = grid.run(load(), [UNSAFE, *LEVELS])
    with capsys.disabled():
        sys.stdout.write(f"\n{grid.table(seen)}")
    assert grid.breaches(seen.attacks, seen.cells) == []
    assert len(seen.shown()) >= _ENOUGH
    assert seen.left_out == () or os.geteuid() != 0


def _names(attacks: tuple[Attack, ...]) -> list[str]:
    return [attack.name for attack in attacks]
