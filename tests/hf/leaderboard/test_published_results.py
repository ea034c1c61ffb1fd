from __future__ import annotations

from pathlib import Path

import pytest

from execretrieval_hf.cli.main import run

RESULTS = Path(__file__).parents[3] / "docs" / "results"


@pytest.mark.slow
def test_the_published_tables_follow_from_the_published_records(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run(["reproduce", str(RESULTS)])
    # Another matplotlib draws other bytes; the tables must be these.
    assert [line for line in capsys.readouterr().out.splitlines() if "tables/" in line] == []
