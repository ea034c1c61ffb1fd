"""Every test gets a home and caches of its own, and no network; samples of the packaged data."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from sample_data import write_sample, write_sample_tasks

if TYPE_CHECKING:
    from pathlib import Path

# A busy machine is no fault of the code under test.
settings.register_profile("no_deadline", deadline=None)
settings.load_profile("no_deadline")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("EXECRETRIEVAL_HOME", str(home))
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hf"))
    monkeypatch.delenv("EXECRETRIEVAL_DATA", raising=False)
    monkeypatch.delenv("EXECRETRIEVAL_AUTOLOAD", raising=False)
    return home


@pytest.fixture(scope="session")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten queries of each domain of the packaged data, for tests that count."""
    return write_sample(tmp_path_factory.mktemp("sample") / "ExecRetrieval", 10)


@pytest.fixture(scope="session")
def small_sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two queries of each domain of the packaged data."""
    return write_sample(tmp_path_factory.mktemp("small_sample") / "ExecRetrieval", 2)


@pytest.fixture(scope="session")
def small_sample_tasks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The task files from which the small sample is built, and their distractors."""
    return write_sample_tasks(tmp_path_factory.mktemp("tasks"), 2)
