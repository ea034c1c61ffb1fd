"""`execretrieval submit --to mteb`: the layout of the results repository, and mteb's command."""

from __future__ import annotations

import inspect
import json
import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import mteb
import pytest
from inputs import judged_pool
from mteb.cache import ResultCache
from mteb.models.get_model_meta import get_model_metas
from mteb.results import TaskResult
from toy_submission import published, write_submission

from execretrieval_hf.cli.main import run
from execretrieval_hf.data import settings
from execretrieval_mteb.tasks import task_class

if TYPE_CHECKING:
    from pathlib import Path

MODEL = "mteb/baseline-random-encoder"
REMOTE = "https://github.com/embeddings-benchmark/results"
submits = "tasks" in inspect.signature(ResultCache.submit_results).parameters
needs_submitting = pytest.mark.skipif(not submits, reason="this mteb submits no single results")
needs_old = pytest.mark.skipif(submits, reason="this mteb submits results")


# mteb warns of fields that it writes and reads itself.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def run_by_hand(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The authors' data, on which mteb's random encoder was run by hand: data, home and results."""
    folder = tmp_path_factory.mktemp("by_hand")
    task = task_class(published(folder))()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EXECRETRIEVAL_HOME", str(folder / "home"))
        model, cache = mteb.get_model(MODEL), ResultCache(folder / "out")
        mteb.evaluate(model, task, cache=cache, co2_tracker=False)
    return folder


@pytest.fixture
def scored(run_by_hand: Path, own_home: Path, tmp_path: Path) -> tuple[Path, Path]:
    """The data and mteb's folder of the run, of which the record is in the test's own home."""
    shutil.copytree(run_by_hand / "home", own_home)
    shutil.copytree(run_by_hand / "out", tmp_path / "out")
    return run_by_hand / "data", tmp_path / "out"


@pytest.fixture
def remote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A results repository on this disk, to which git is sent instead of GitHub."""
    bare = tmp_path / "results.git"
    configuration = tmp_path / "gitconfig"
    configuration.write_text(
        "[user]\nname = Someone\nemail = someone@example.org\n"
        "[init]\ndefaultBranch = main\n"
        f'[url "file://{bare}"]\ninsteadOf = {REMOTE}\n'
    )
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(configuration))
    git(tmp_path, "init", "--quiet", "--bare", str(bare))
    git(tmp_path, "clone", "--quiet", str(bare), "seed")
    (tmp_path / "seed" / "results").mkdir()
    (tmp_path / "seed" / "results" / "README.md").write_text("results\n")
    git(tmp_path / "seed", "add", "--all")
    git(tmp_path / "seed", "commit", "--quiet", "--message", "seed")
    git(tmp_path / "seed", "push", "--quiet", "origin", "HEAD:main")
    return bare


def git(folder: Path, *arguments: str) -> str:
    ended = subprocess.run(
        ["git", "-C", str(folder), *arguments], capture_output=True, text=True, check=True
    )
    return ended.stdout.strip()


def submit(data: Path, out: Path, *options: str, record: str = MODEL) -> int:
    where = ["--data", str(data), "--folder", str(out)]
    return run(["submit", record, "--to", "mteb", *where, *options])


@needs_submitting
def test_the_result_is_committed_to_a_branch_of_the_results_repository(
    scored: tuple[Path, Path], remote: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert submit(*scored, "--json") == 0
    told = json.loads(capfd.readouterr().out)
    assert told["status"] == "ready_for_submission"
    clone = settings.home() / "submissions" / "mteb" / "remote"
    assert told["clone"] == str(clone)
    changed = git(clone, "diff", "--name-only", "origin/main", told["branch"]).splitlines()
    folder = f"results/{MODEL.replace('/', '__')}/2"
    assert changed == [
        f"{folder}/ExecRetrievalPaper.json",
        f"{folder}/model_meta.json",
        f"{folder}/run_settings.jsonl",
    ]
    assert git(remote, "branch", "--format", "%(refname:short)") == "main", "nothing was pushed"


@needs_submitting
def test_the_layout_passes_what_the_results_repository_checks(
    scored: tuple[Path, Path], remote: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert submit(*scored) == 0
    clone = settings.home() / "submissions" / "mteb" / "remote"
    (result,) = (clone / "results").rglob("ExecRetrieval*.json")
    meta = json.loads((result.parent / "model_meta.json").read_text())
    assert (meta["name"].replace("/", "__"), meta["revision"]) == (
        result.parent.parent.name,
        result.parent.name,
    )
    assert meta["name"] in {known.name for known in get_model_metas()}
    loaded = TaskResult.from_disk(result)
    assert loaded.task_name == result.stem
    assert loaded.dataset_revision.startswith("ab" * 20 + "+")
    assert loaded.get_score() == loaded.scores["test"][0]["main_score"]
    (ran,) = map(json.loads, (result.parent / "run_settings.jsonl").read_text().splitlines())
    assert ran["task"] == result.stem
    assert all(file.stat().st_size < 10_000_000 for file in result.parent.iterdir())
    assert all(str(tmp_path) not in file.read_text() for file in result.parent.iterdir())


@needs_submitting
def test_a_second_submission_keeps_the_branch_of_the_first(
    scored: tuple[Path, Path], remote: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert submit(*scored, "--json") == 0
    first = json.loads(capfd.readouterr().out)
    clone = settings.home() / "submissions" / "mteb" / "remote"
    commit = git(clone, "rev-parse", first["branch"])
    git(clone, "branch", "--move", first["branch"], "kept")  # mteb names branches by the second
    assert submit(*scored, "--json") == 0
    assert git(clone, "rev-parse", "kept") == commit
    git(clone, "push", "--quiet", "origin", "kept:main")
    assert submit(*scored) == 0
    assert "the results repository has this result already" in capfd.readouterr().err


@needs_submitting
def test_without_a_network_it_is_one_line(
    scored: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    configuration = tmp_path / "gitconfig"
    configuration.write_text(f'[url "file://{tmp_path}/nowhere"]\ninsteadOf = {REMOTE}\n')
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(configuration))
    assert submit(*scored) == 1
    said = capfd.readouterr()
    assert "failed; is the network there?" in said.err.splitlines()[-1]
    assert said.out == ""


@needs_old
def test_an_old_mteb_is_named_with_the_version_that_is_needed(
    scored: tuple[Path, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    assert submit(*scored) == 1
    line = capfd.readouterr().err.splitlines()[-1]
    assert "cannot submit results: run  pip install 'mteb>=2.26'" in line


def change(out: Path, **fields: Any) -> None:
    (path,) = out.rglob("ExecRetrievalPaper.json")
    content = json.loads(path.read_text())
    scores = content["scores"]["test"][0]
    for key, value in fields.items():
        (scores if key in scores else content)[key] = value
    path.write_text(json.dumps(content))


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"main_score": 0.99}, "main_score is 0.99, in the record"),
        ({"win_rate": 0.99}, "win_rate is 0.99, in the record"),
        ({"dataset_revision": "0.0.0+x"}, "dataset_revision is 0.0.0+x, in the record abab"),
        ({"task_name": "ExecRetrieval"}, "task_name is ExecRetrieval, in the record"),
        ({"scores": {}}, "this is no result of one task of ours"),
    ],
)
def test_a_result_that_is_not_the_records_is_refused(
    fields: dict[str, Any], line: str, scored: tuple[Path, Path], capfd: pytest.CaptureFixture[str]
) -> None:
    change(scored[1], **fields)
    assert submit(*scored) == 2
    assert line in capfd.readouterr().err


def test_a_result_that_is_not_there_is_named(
    scored: tuple[Path, Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert submit(scored[0], tmp_path / "elsewhere") == 2
    assert "cannot be read (No such file or directory); name mteb's" in capfd.readouterr().err


@pytest.mark.parametrize("name", ["execretrieval/bm25", "local/mine", "someone/unknown"])
def test_only_models_that_mteb_implements_are_handed_on(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pool = published(tmp_path)
    record = write_submission(tmp_path / "run", pool, name=name)
    assert submit(pool.folder, tmp_path, record=str(record)) == 2
    assert f"mteb does not implement {name}, and takes results of" in capfd.readouterr().err


def test_data_of_ones_own_is_not_handed_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pool = judged_pool(tmp_path)
    record = write_submission(tmp_path / "run", pool)
    assert submit(pool.folder, tmp_path, record=str(record)) == 2
    assert "is a data set of your own: mteb's results are of" in capfd.readouterr().err
