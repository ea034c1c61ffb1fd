"""The authors' data set and ours as tasks of mteb: found by their names, and never mixed up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import mteb
import pytest
from mteb.cache import ResultCache
from release_fixture import write_release
from toy_data import write_toy
from toy_submission import published

from execretrieval_hf.blind.edit_size import edit_size
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.data.release_import import import_release
from execretrieval_hf.evaluate.record import read_record
from execretrieval_mteb.tasks import task_class

MODEL = "execretrieval/bm25"


def run(tmp_path: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=tmp_path,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_results_on_the_two_data_sets_lie_side_by_side(tmp_path: Path, own_home: Path) -> None:
    release = published(tmp_path)
    ours = load_pool(data=write_toy(tmp_path / "ours"))
    evaluate = ("execretrieval_hf.cli", "evaluate", "bm25", "--json", "--data")
    ended = run(tmp_path, *evaluate, str(release.folder))
    assert ended.returncode == 0, ended.stderr
    assert f"mteb run -t ExecRetrievalPaper -m {MODEL}" in ended.stderr
    (row,) = json.loads(ended.stdout)
    assert (row["task"], row["data_version"]) == ("ExecRetrievalPaper", "ab" * 20)

    cache = ResultCache(own_home / "mteb")
    mteb.evaluate(mteb.get_model(MODEL), task_class(ours)(), cache=cache, co2_tracker=False)
    results = {
        path.stem: json.loads(path.read_text())["dataset_revision"]
        for path in own_home.glob("mteb/results/*/*/ExecRetrieval*.json")
    }
    assert results == {
        "ExecRetrievalPaper": f"{'ab' * 20}+{release.digest[:12]}",
        f"ExecRetrieval.{ours.digest[:8]}": f"0.0.1+{ours.digest[:12]}",
    }
    records = map(read_record, (own_home / "records").rglob("*.json"))
    assert {record.task: record.data_revision for record in records} == results


@pytest.mark.parametrize(
    ("task", "with_release", "line"),
    [
        (
            "ExecRetrievalPaper",
            False,
            "run  execretrieval import-release AaryanK/ExecRetrieval --to FOLDER  and set "
            "EXECRETRIEVAL_DATA=FOLDER",
        ),
        ("ExecRetrieval", True, "names the authors' release, whose task is ExecRetrievalPaper"),
    ],
)
def test_the_task_of_the_other_data_set_is_one_line_with_the_way_to_it(
    task: str, with_release: bool, line: str, tmp_path: Path
) -> None:
    data = published(tmp_path).folder if with_release else write_toy(tmp_path / "ours")
    ended = run(tmp_path, "mteb", "run", "-t", task, "-m", MODEL, EXECRETRIEVAL_DATA=str(data))
    assert ended.returncode != 0
    (said,) = ended.stderr.splitlines()
    assert said.startswith("Error: ")
    assert line in said


def test_a_release_of_no_known_commit_has_its_digest_in_the_name(tmp_path: Path) -> None:
    source = write_release(tmp_path / "release")
    pool = load_pool(data=import_release(source, tmp_path / "data", edit_size=edit_size).folder)
    task = task_class(pool)
    assert task.metadata.name == f"ExecRetrievalPaper.{pool.digest[:8]}"
    assert task.metadata.dataset["revision"] == f"1.0.0+{pool.digest[:12]}"
    assert task.__name__ == "ExecRetrievalPaper"
