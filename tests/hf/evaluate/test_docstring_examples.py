"""The examples in the docstrings of metrics and statistics are run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

ROOMS = ("execretrieval_hf.evaluate.metrics", "execretrieval_hf.evaluate.statistics")
MODULES = [
    f"{room}.{module.name}"
    for room in ROOMS
    for module in pkgutil.iter_modules(importlib.import_module(room).__path__)
]


@pytest.mark.parametrize("name", [*MODULES, "execretrieval_hf.evaluate.bootstrap"])
def test_the_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_formulas_have_examples() -> None:
    tried = [doctest.testmod(importlib.import_module(name)).attempted for name in MODULES]
    assert sum(count > 0 for count in tried) >= 12
