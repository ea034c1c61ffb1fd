from __future__ import annotations

from pathlib import Path

import pytest

from execretrieval_hf.cli.main import run
from execretrieval_hf.evaluate.record import matrix_path
from execretrieval_hf.leaderboard.submissions.submission import read_submission

RESULTS = Path(__file__).parents[3] / "docs" / "results"


@pytest.mark.slow
def test_the_published_tables_follow_from_the_published_records(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run(["reproduce", str(RESULTS)])
    # Another matplotlib draws other bytes; the tables must be these.
    assert [line for line in capsys.readouterr().out.splitlines() if "tables/" in line] == []


# The runs on stacked edits lie there without their scores, which no table needs.
SCORED = [
    path for path in sorted((RESULTS / "records").rglob("*.json.gz")) if matrix_path(path).is_file()
]


@pytest.mark.parametrize("record", SCORED, ids=lambda path: path.parent.name)
def test_every_published_record_passes_what_a_submission_has_to(record: Path) -> None:
    assert read_submission(record, data=None, store=None).scores is not None
