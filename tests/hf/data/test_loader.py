from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import datasets
import pytest
from toy_data import GOOD, PLUS_ONE, SHOUT, Toy, ToyTask, write_toy

import execretrieval_hf
from execretrieval_hf.data.errors import DataError, NotWritable, UnknownName
from execretrieval_hf.data.folder import config_names, packaged_folder, read_config


@pytest.fixture(autouse=True)
def own_datasets_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets.config, "HF_DATASETS_CACHE", tmp_path / "datasets")


def python(code: str, folder: Path, **environment: str) -> str:
    """Run code in a process of its own, as a user in that folder would."""
    ended = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


def reworded(task: ToyTask, query: str) -> ToyTask:
    return ToyTask(task.function_name, query, task.tests, task.snippets, task.domain)


def test_every_config_of_the_packaged_data_loads_with_the_rows_of_its_file() -> None:
    for config in config_names(packaged_folder()):
        rows = execretrieval_hf.load_dataset("ExecRetrieval", config, split="test")
        assert rows.to_list() == read_config(packaged_folder(), config)


def test_streaming_gives_the_same_rows_as_loading(
    small_sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EXECRETRIEVAL_DATA", str(small_sample))
    for config in ("corpus", "tasks", "execution_cache"):
        loaded = execretrieval_hf.load_dataset("ExecRetrieval", config, split="test")
        streamed = execretrieval_hf.load_dataset(
            "ExecRetrieval", config, split="test", streaming=True
        )
        assert list(streamed) == loaded.to_list()


def test_the_default_config_is_queries() -> None:
    rows = execretrieval_hf.load_dataset("ExecRetrieval", split="test")
    assert rows.column_names == ["_id", "text"]
    assert execretrieval_hf.load_dataset("ExecRetrieval", None, split="test").to_list() == [*rows]


def test_the_literal_call_works_beside_a_materialized_folder(tmp_path: Path) -> None:
    execretrieval_hf.materialize(tmp_path / "ExecRetrieval")
    code = (
        "from datasets import load_dataset\n"
        "print(len(load_dataset('ExecRetrieval', 'corpus')['test']))"
    )
    expected = len(read_config(packaged_folder(), "corpus"))
    assert python(code, tmp_path) == str(expected)


def test_the_argument_wins_over_the_variable_and_the_variable_over_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = write_toy(tmp_path / "one", Toy((PLUS_ONE,)))
    two = write_toy(tmp_path / "two", Toy((PLUS_ONE, SHOUT)))
    monkeypatch.setenv("EXECRETRIEVAL_DATA", str(two))
    assert len(execretrieval_hf.load_dataset(split="test")) == 2
    assert len(execretrieval_hf.load_dataset(data=one, split="test")) == 1


def test_a_folder_in_the_current_directory_is_not_taken_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_toy(tmp_path / "ExecRetrieval", Toy((PLUS_ONE,)))
    monkeypatch.chdir(tmp_path)
    rows = execretrieval_hf.load_dataset("ExecRetrieval", "queries", split="test")
    assert len(rows) == len(read_config(packaged_folder(), "queries"))


def test_two_versions_of_the_data_never_answer_for_one_another(tmp_path: Path) -> None:
    # The plain call of `datasets` names its cache entry by the card's head alone.
    old = write_toy(tmp_path / "old" / "ExecRetrieval", Toy((PLUS_ONE,)))
    changed = reworded(PLUS_ONE, "Add the number one to an integer.")
    new = write_toy(tmp_path / "new" / "ExecRetrieval", Toy((changed,)))
    for folder, query in ((old, PLUS_ONE.query), (new, changed.query), (old, PLUS_ONE.query)):
        assert datasets.load_dataset(str(folder), "queries")["test"]["text"][:] == [query]


def test_a_folder_whose_card_no_longer_fits_is_refused(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "data")
    other = write_toy(tmp_path / "other", Toy((PLUS_ONE,)))
    source = other / "queries" / "test-00000-of-00001.parquet"
    (folder / "queries" / source.name).write_bytes(source.read_bytes())
    with pytest.raises(DataError, match="execretrieval build"):
        execretrieval_hf.load_dataset(data=folder)


def test_register_serves_the_plain_call_and_leaves_other_names_alone(tmp_path: Path) -> None:
    other = write_toy(tmp_path / "other", Toy((PLUS_ONE,)))
    code = f"""
import datasets, execretrieval_hf
execretrieval_hf.register(); execretrieval_hf.register()
print(len(datasets.load_dataset("ExecRetrieval", "queries")["test"]),
      len(datasets.load_dataset({str(other)!r}, "queries")["test"]),
      "corpus" in datasets.get_dataset_config_names("ExecRetrieval"),
      len(list(datasets.load_dataset("ExecRetrieval", "queries", streaming=True)["test"])))"""
    expected = len(read_config(packaged_folder(), "queries"))
    assert python(code, tmp_path) == f"{expected} 1 True {expected}"


def test_materialize_replaces_an_older_folder_and_nothing_else(tmp_path: Path) -> None:
    toy = write_toy(tmp_path / "toy")
    target = tmp_path / "ExecRetrieval"
    execretrieval_hf.materialize(target, data=toy)
    execretrieval_hf.materialize(target)
    assert len(read_config(target, "queries")) == len(read_config(packaged_folder(), "queries"))
    assert sorted(p.name for p in tmp_path.iterdir() if p.name.startswith(".")) == []
    stranger = tmp_path / "stranger"
    stranger.mkdir()
    (stranger / "thesis.txt").write_text("years of work")
    with pytest.raises(DataError, match="not empty and no data set"):
        execretrieval_hf.materialize(stranger)
    assert (stranger / "thesis.txt").read_text() == "years of work"


def test_mistakes_are_named_with_their_cure(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="did you mean 'queries'"):
        execretrieval_hf.load_dataset("ExecRetrieval", "querys")
    with pytest.raises(UnknownName, match="did you mean 'ExecRetrieval'"):
        execretrieval_hf.load_dataset("ExecRetrievel")
    with pytest.raises(DataError, match="there is no data folder"):
        execretrieval_hf.load_dataset(data=tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    with pytest.raises(DataError, match="holds no data set"):
        execretrieval_hf.load_dataset(data=tmp_path / "empty")


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "data")
    path = folder / "corpus" / "test-00000-of-00001.parquet"
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(DataError, match=r"corpus/test.*is damaged"):
        execretrieval_hf.load_pool(data=folder)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotWritable, match="cannot write"):
        execretrieval_hf.materialize(tmp_path / "file" / "ExecRetrieval")
    with pytest.raises(DataError, match="is a file"):
        execretrieval_hf.materialize(tmp_path / "file")


def test_the_data_is_not_copied_into_itself(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "data")
    for target in (folder, folder / "copy", tmp_path / "elsewhere" / ".." / "data"):
        with pytest.raises(DataError, match="name another destination"):
            execretrieval_hf.materialize(target, data=folder)


def test_an_interrupted_replacement_puts_the_old_folder_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_toy(tmp_path / "data", Toy((PLUS_ONE,)))
    real = Path.rename

    def interrupted(self: Path, target: Path) -> Path:
        if Path(target) == folder:
            monkeypatch.setattr(Path, "rename", real)
            raise KeyboardInterrupt
        return real(self, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_toy(folder)
    assert len(read_config(folder, "queries")) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_the_packaged_data_is_known_under_every_path_to_it(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(packaged_folder())
    roundabout = packaged_folder() / ".." / packaged_folder().name
    for path in (link, roundabout, None):
        assert execretrieval_hf.load_pool(data=path).task == "ExecRetrieval"


def test_a_home_that_nobody_has_is_one_clear_line() -> None:
    with pytest.raises(DataError, match="no data folder"):
        execretrieval_hf.load_pool(data="~nobody-of-this-name/data")


def test_reading_a_pool_lists_ids_that_lead_nowhere(tmp_path: Path) -> None:
    from toy_data import tables

    from execretrieval_hf.data.folder import write_folder

    broken = tables(Toy(GOOD))
    broken["qrels"][0]["corpus-id"] = "c_nowhere"
    broken["queries"].append({"_id": "q_orphan", "text": "An orphan."})
    canonical = SHOUT.snippets[0].id
    broken["snippets"] = [row for row in broken["snippets"] if row["corpus_id"] != canonical]
    write_folder(tmp_path / "data", broken, version="0.0.1", card="")
    with pytest.raises(DataError) as raised:
        execretrieval_hf.load_pool(data=tmp_path / "data")
    for part in (
        "c_nowhere",
        "q_orphan has no relevant snippet",
        "q_orphan has no test suite",
        f"nothing is known about snippet {canonical}",
    ):
        assert part in str(raised.value)


def test_importing_the_package_loads_nothing_heavy(tmp_path: Path) -> None:
    code = (
        "import sys, execretrieval_hf, execretrieval_mteb\n"
        "heavy = {'numpy', 'datasets', 'pyarrow', 'torch', 'mteb', 'click'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    assert python(code, tmp_path) == "[]"
