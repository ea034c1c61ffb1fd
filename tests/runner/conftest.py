"""A runner for each test module, and short ways to use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import Limits, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner(workers=2) as runner:
        yield runner


@pytest.fixture
def outcomes_of(runner: Runner) -> Callable[..., tuple[str, ...]]:
    """Runs one pair: ``outcomes_of(code, test, test, ..., limits=...)``."""

    def run(code: str, *tests: str, limits: Limits = Limits(cpu_s=2.0)) -> tuple[str, ...]:  # noqa: B008
        (verdict,) = runner.run([Pair(code, tests)], limits=limits)
        assert verdict.status == "done", verdict.reason
        return verdict.outcomes

    return run
