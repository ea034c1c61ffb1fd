"""The literal commands, in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from toy_data import write_toy
from toy_models import tiny_sentence_transformer

BIN = Path(sys.executable).parent
NO_HEAVY = "{'mteb', 'numpy', 'torch', 'datasets', 'click'}"


def run(
    *command: str | Path, cwd: Path, code: int = 0, **environment: str
) -> subprocess.CompletedProcess[str]:
    ended = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == code, ended.stdout + ended.stderr
    return ended


def mteb(*arguments: str | Path) -> tuple[str | Path, ...]:
    return (sys.executable, "-m", "mteb", *arguments)


def test_plain_mteb_run_scores_and_leaves_result_and_record(tmp_path: Path) -> None:
    data = write_toy(tmp_path / "data")
    ended = run(
        *mteb("run", "-t", "ExecRetrieval", "-m", "execretrieval/bm25", "-v", "1"),
        cwd=tmp_path,
        EXECRETRIEVAL_DATA=str(data),
    )
    assert "execretrieval: record of execretrieval/bm25:" in ended.stderr
    (result,) = tmp_path.glob("results/results/execretrieval__bm25/*/ExecRetrieval*.json")
    (scores,) = json.loads(result.read_text())["scores"]["test"]
    assert 0 <= scores["exec_at_1"] <= scores["exec_at_10"] <= 1
    assert Path(scores["record"]).is_file()


def test_available_tasks_lists_it(tmp_path: Path) -> None:
    ended = run(*mteb("available-tasks", "-t", "ExecRetrieval"), cwd=tmp_path)
    assert "ExecRetrieval" in ended.stdout


def test_the_kill_switch_keeps_the_hook_away_and_our_command_still_works(tmp_path: Path) -> None:
    data = write_toy(tmp_path / "data")
    off = {"EXECRETRIEVAL_AUTOLOAD": "0", "EXECRETRIEVAL_DATA": str(data)}
    code = "import sys; print([f for f in sys.meta_path if 'AfterImport' in str(f)])"
    assert run(sys.executable, "-c", code, cwd=tmp_path, **off).stdout.strip() == "[]"
    ended = run(
        *(sys.executable, "-m", "execretrieval_hf.cli", "mteb"),
        *("run", "-t", "ExecRetrieval", "-m", "execretrieval/bm25", "-v", "1"),
        cwd=tmp_path,
        **off,
    )
    assert "record of execretrieval/bm25" in ended.stderr


def test_an_interpreter_start_loads_nothing_but_the_hook(tmp_path: Path) -> None:
    code = f"import sys; print(sorted({NO_HEAVY} & set(sys.modules)), len(sys.meta_path))"
    assert run(sys.executable, "-c", code, cwd=tmp_path).stdout.startswith("[] ")


def test_the_start_up_line_survives_a_broken_package(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "mteb_task" / "execretrieval.pth").read_text()
    assert text.count("\n") == 1
    assert text.startswith("import ")
    code = f"import sys; sys.modules['execretrieval_mteb'] = None\nexec({text!r})\nprint('fine')"
    ended = run(sys.executable, "-S", "-c", code, cwd=tmp_path)
    assert (ended.stdout.strip(), ended.stderr) == ("fine", "")


@pytest.mark.parametrize(
    "first",
    [
        "from execretrieval_mteb import task_class",
        "import execretrieval_mteb.tasks",
        "import execretrieval_mteb.registration",
        "import mteb",
    ],
)
def test_the_task_is_registered_whatever_is_imported_first(first: str, tmp_path: Path) -> None:
    code = f"{first}\nimport mteb\nprint(mteb.get_task('ExecRetrieval').metadata.name)"
    ended = run(sys.executable, "-W", "ignore", "-c", code, cwd=tmp_path)
    assert ended.stdout.strip() == "ExecRetrieval"
    assert "execretrieval:" not in ended.stderr


def test_data_that_cannot_be_read_leaves_mteb_working_and_is_named_when_asked_for(
    tmp_path: Path,
) -> None:
    nowhere = {"EXECRETRIEVAL_DATA": str(tmp_path / "nowhere")}
    code = "import mteb; print(mteb.get_task('STS12').metadata.name)"
    ended = run(sys.executable, "-W", "ignore", "-c", code, cwd=tmp_path, **nowhere)
    assert (ended.stdout.strip(), ended.stderr) == ("STS12", "")
    command = mteb("run", "-t", "ExecRetrieval", "-m", "execretrieval/bm25", "-v", "0")
    ended = run(*command, cwd=tmp_path, code=1, **nowhere)
    assert "Traceback" not in ended.stderr
    assert f"Error: there is no data folder {tmp_path / 'nowhere'}" in ended.stderr


def test_other_programs_keep_their_tracebacks(tmp_path: Path) -> None:
    code = "import mteb, execretrieval_hf\nexecretrieval_hf.load_pool(data='nowhere')"
    ended = run(sys.executable, "-c", code, cwd=tmp_path, code=1)
    assert "Traceback" in ended.stderr


def test_a_mistake_ends_the_plain_command_in_one_line(tmp_path: Path) -> None:
    command = mteb("run", "-t", "ExecRetrieval", "-m", "mteb/baseline-random-cross-encoder")
    ended = run(*command, cwd=tmp_path, code=1, EXECRETRIEVAL_DATA=str(write_toy(tmp_path / "d")))
    assert "Traceback" not in ended.stderr
    last = ended.stderr.strip().splitlines()[-1]
    assert last.startswith("Error: mteb/baseline-random-cross-encoder is a cross-encoder")


def test_a_local_folder_runs_by_our_command(tmp_path: Path) -> None:
    model = tiny_sentence_transformer(tmp_path / "my-model", seed=3)
    ended = run(
        *(sys.executable, "-m", "execretrieval_hf.cli", "mteb"),
        *("run", "--tasks=ExecRetrieval", f"--model={model}", "-v", "1"),
        cwd=tmp_path,
        EXECRETRIEVAL_DATA=str(write_toy(tmp_path / "data")),
    )
    assert "record of local/my-model" in ended.stderr
    assert list(tmp_path.glob("results/results/local__my-model/*/ExecRetrieval*.json"))


def test_register_may_be_called_twice_and_after_mteb(tmp_path: Path) -> None:
    code = (
        "import mteb, execretrieval_mteb as e\n"
        "e.register(); e.register()\n"
        "names = [t.metadata.name for t in mteb.get_tasks(domains=['Programming'])]\n"
        "print(sum(n.startswith('ExecRetrieval') for n in names),"
        " mteb.get_model_meta('execretrieval/bm25').name)"
    )
    for autoload in ("0", "1"):
        ended = run(
            sys.executable,
            "-c",
            code,
            cwd=tmp_path,
            EXECRETRIEVAL_AUTOLOAD=autoload,
            EXECRETRIEVAL_DATA=str(write_toy(tmp_path / f"data{autoload}")),
        )
        assert ended.stdout.strip() == "1 execretrieval/bm25"
