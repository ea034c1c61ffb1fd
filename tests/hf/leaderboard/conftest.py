from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from toy_leaderboard import write_runs

from execretrieval_hf.cli.main import run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def runs_folder(small_sample: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_runs(tmp_path_factory.mktemp("runs"), small_sample)


@pytest.fixture(scope="session")
def site(runs_folder: Path, small_sample: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The leaderboard of five systems on the main pool and one on stacked edits."""
    folder = tmp_path_factory.mktemp("made")
    site = folder / "site"
    call = ["leaderboard", str(runs_folder), "--data", str(small_sample), "--out", str(site)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EXECRETRIEVAL_HOME", str(folder / "home"))
        assert run(call) == 0
    return site
