"""A leaderboard's folder: what is put there and found there, and what is marked as run again."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from inputs import judged_pool
from toy_submission import NAME, REVISION, write_submission

from execretrieval_hf.cli.main import run
from execretrieval_hf.data.pools import Pool
from execretrieval_hf.evaluate.oracle import Oracle
from execretrieval_hf.evaluate.ranking import NOT_RETURNED, ScoreMatrix
from execretrieval_hf.evaluate.record import (
    System,
    matrix_path,
    read_matrix,
    read_record,
    write_record,
)
from execretrieval_hf.evaluate.score import score_run
from execretrieval_hf.leaderboard.reruns import RERUN, read_reruns, run_again
from execretrieval_hf.leaderboard.runs import find_runs
from execretrieval_hf.leaderboard.submissions.reruns import TOLERANCE, disagreements
from execretrieval_hf.leaderboard.submissions.submission import read_submission


@pytest.fixture
def pool(tmp_path: Path) -> Pool:
    return judged_pool(tmp_path)


def submit(record: Path, folder: Path, pool: Pool, *options: str) -> int:
    place = ["--to", "local", "--folder", str(folder), "--data", str(pool.folder)]
    return run(["submit", str(record), *place, *options])


def place_of(folder: Path, pool: Pool, name: str = NAME, revision: str = REVISION) -> Path:
    model = name.replace("/", "__")
    return folder / "records" / pool.task / model / f"{revision[:12]}.json.gz"


def test_a_record_goes_to_its_place_and_is_found_there(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = write_submission(tmp_path / "run", pool)
    folder = tmp_path / "board"
    assert submit(record, folder, pool) == 0
    path = place_of(folder, pool)
    assert capsys.readouterr().out == f"{path}\n"
    (found,) = find_runs(folder, pool, Oracle(pool, store=None))
    assert found.record.per_query == read_record(record).per_query
    assert found.record.scores_kept == "excerpt"
    # What lies there passes the same checks, from its excerpt.
    assert read_submission(path, data=pool.folder, store=None).scores is not None


def test_only_an_excerpt_of_the_scores_goes_there(pool: Pool, tmp_path: Path) -> None:
    record = write_submission(tmp_path / "run", pool)
    submit(record, tmp_path / "board", pool)
    path = place_of(tmp_path / "board", pool)
    kept = read_matrix(path, read_record(path)).values
    whole = read_matrix(record, read_record(record)).values
    assert (kept == NOT_RETURNED).any()
    assert (kept[kept != NOT_RETURNED] == whole[kept != NOT_RETURNED]).all()


def test_the_same_run_twice_changes_nothing_and_another_run_is_refused(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "board"
    record = write_submission(tmp_path / "run", pool)
    assert submit(record, folder, pool) == 0
    before = place_of(folder, pool).read_bytes()
    assert submit(record, folder, pool) == 0
    other = write_submission(tmp_path / "other", pool, seed=1)
    assert submit(other, folder, pool) == 2
    assert "another run of this revision is there already" in capsys.readouterr().err
    assert place_of(folder, pool).read_bytes() == before


def test_a_run_on_older_data_makes_way(pool: Pool, tmp_path: Path) -> None:
    folder = tmp_path / "board"
    record = write_submission(tmp_path / "run", pool)
    path = place_of(folder, pool)
    older = replace(read_record(record), data_digest="0" * 64)
    write_record(path, older, None)
    assert submit(record, folder, pool) == 0
    assert read_record(path).data_digest == pool.digest


@pytest.mark.parametrize(
    ("name", "revision"),
    [("someone__mini", REVISION), (NAME, REVISION[:12] + "f" * 28)],
)
def test_two_systems_never_share_a_file(
    name: str, revision: str, pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "board"
    assert submit(write_submission(tmp_path / "run", pool), folder, pool) == 0
    other = write_submission(tmp_path / "other", pool, name=name, revision=revision)
    assert submit(other, folder, pool) == 2
    assert "names too alike" in capsys.readouterr().err


def test_systems_that_are_no_models_of_the_hub_have_their_place(pool: Pool, tmp_path: Path) -> None:
    for name, revision in (("execretrieval/bm25", "tokens-1"), ("my-run", "no_revision_available")):
        record = write_submission(tmp_path / revision, pool, name=name, revision=revision)
        assert submit(record, tmp_path / "board", pool) == 0
        assert place_of(tmp_path / "board", pool, name, revision).is_file()


def test_without_its_scores_a_record_is_no_row(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = write_submission(tmp_path / "run", pool)
    matrix_path(record).unlink()
    assert submit(record, tmp_path / "board", pool) == 2
    assert "its score matrix run.scores.npz must lie beside it" in capsys.readouterr().err
    assert not (tmp_path / "board").exists()


def test_data_that_lie_in_the_folder_are_those_of_its_rows(pool: Pool, tmp_path: Path) -> None:
    record = write_submission(tmp_path / "run", pool)
    board = tmp_path / "board"
    board.mkdir()
    pool.folder.rename(board / "data")
    assert run(["submit", str(record), "--to", "local", "--folder", str(board)]) == 0


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--to", "local"], "--to local needs the leaderboard's --folder"),
        (["--to", "hub", "--folder", "x"], "--folder belongs to --to local and --to mteb"),
        (["--to", "mteb", "--confirm"], "--confirm belongs to --to local"),
        (["--to", "local", "--folder", "x", "--create-pr"], "--create-pr belongs to --to hub and"),
    ],
)
def test_options_of_other_places_are_refused(
    options: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["submit", "run.json", *options]) == 2
    assert line in capsys.readouterr().err


def nearly(record: Path, pool: Pool, folder: Path, *, by: float) -> Path:
    """The run of the same model on other hardware: scores differ a little."""
    there = read_record(record)
    values = read_matrix(record, there).values
    drawn = np.random.default_rng(7).normal(scale=by, size=values.shape).astype(np.float32)
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values + drawn)
    again = score_run(pool, matrix, Oracle(pool, store=None), System(NAME, REVISION))
    write_record(folder / "own.json", again, matrix)
    return folder / "own.json"


def without_ties(pool: Pool, folder: Path) -> Path:
    """A record in which no two scores are equal, so that small changes move nothing."""
    record = write_submission(folder, pool)
    values = np.random.default_rng(3).permutation(pool_size(pool)).astype(np.float32)
    matrix = ScoreMatrix(pool.query_ids, pool.corpus_ids, values.reshape(len(pool.queries), -1))
    made = score_run(pool, matrix, Oracle(pool, store=None), System(NAME, REVISION))
    write_record(record, made, matrix)
    return record


def pool_size(pool: Pool) -> int:
    return len(pool.queries) * len(pool.corpus)


def test_a_row_that_was_run_again_is_marked_for_sha256sum(pool: Pool, tmp_path: Path) -> None:
    folder = tmp_path / "board"
    record = without_ties(pool, tmp_path / "run")
    assert submit(record, folder, pool) == 0
    path = place_of(folder, pool)
    assert not run_again(folder, [path]), "no file marks no row"
    own = nearly(record, pool, tmp_path / "own", by=1e-3)
    assert own.read_bytes() != record.read_bytes()
    assert submit(own, folder, pool, "--confirm") == 0
    assert run_again(folder, [path]) == {path}
    checked = subprocess.run(
        ["sha256sum", "-c", RERUN], cwd=folder, capture_output=True, text=True, check=True
    )
    assert checked.stdout == f"{path.relative_to(folder)}: OK\n"
    assert read_record(path).per_query == read_record(record).per_query, "theirs, not the own run"


def test_a_mark_ends_with_the_bytes_that_it_is_of(pool: Pool, tmp_path: Path) -> None:
    folder = tmp_path / "board"
    record = without_ties(pool, tmp_path / "run")
    submit(record, folder, pool)
    submit(nearly(record, pool, tmp_path / "own", by=1e-3), folder, pool, "--confirm")
    path = place_of(folder, pool)
    write_record(path, replace(read_record(path), versions={"python": "3"}), None)
    assert not run_again(folder, [path])
    assert list(read_reruns(folder)) == [path.relative_to(folder).as_posix()]


def test_runs_that_do_not_agree_are_not_marked(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "board"
    record = without_ties(pool, tmp_path / "run")
    assert submit(record, folder, pool) == 0
    own = nearly(record, pool, tmp_path / "own", by=10.0)
    assert submit(own, folder, pool, "--confirm") == 2
    assert f"a query, more than {TOLERANCE}" in capsys.readouterr().err
    assert not (folder / RERUN).exists()


def test_what_is_not_there_or_is_the_same_file_cannot_be_confirmed(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "board"
    record = without_ties(pool, tmp_path / "run")
    assert submit(record, folder, pool, "--confirm") == 2
    assert "there is no run of this revision to confirm" in capsys.readouterr().err
    assert submit(record, folder, pool) == 0
    assert submit(place_of(folder, pool), folder, pool, "--confirm") == 2
    assert "it is the very run to be confirmed" in capsys.readouterr().err


def test_a_forged_row_that_lies_there_is_not_confirmed(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "board"
    record = without_ties(pool, tmp_path / "run")
    submit(record, folder, pool)
    path = place_of(folder, pool)
    there = read_record(path)
    write_record(path, replace(there, metrics={**there.metrics, "exec@1": 1.0}), None)
    assert submit(nearly(record, pool, tmp_path / "own", by=1e-3), folder, pool, "--confirm") == 2
    assert "exec@1 is 1.0, its rankings give" in capsys.readouterr().err


def test_changes_in_both_directions_do_not_cancel_out(pool: Pool, tmp_path: Path) -> None:
    record = read_record(without_ties(pool, tmp_path / "run"))
    first, second, *others = record.per_query
    # Two queries change places: every mean stays, every query differs.
    swapped = (
        replace(second, query_id=first.query_id),
        replace(first, query_id=second.query_id),
        *others,
    )
    differing = disagreements(record, replace(record, per_query=swapped))
    assert differing
    assert all("they differ by" in line for line in differing)


def test_other_models_and_other_data_do_not_confirm_a_run(pool: Pool, tmp_path: Path) -> None:
    record = read_record(without_ties(pool, tmp_path / "run"))
    other = replace(record, system=System(NAME, "f" * 40), data_digest="0" * 64)
    first, second = disagreements(record, other)
    assert first == f"revision is '{REVISION}', in the own run '{'f' * 40}'"
    assert second.startswith("data is '0.0.1+")


def test_json_names_the_record_and_the_mark(
    pool: Pool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = write_submission(tmp_path / "run", pool)
    assert submit(record, tmp_path / "board", pool, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"record": str(place_of(tmp_path / "board", pool)), "confirmed": False}
