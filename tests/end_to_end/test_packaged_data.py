"""The packaged data is what its sources build, and every rule holds for it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from execretrieval_hf.build.dataset import DISTRACTORS, build, compare
from execretrieval_hf.build.distractors import distractor_of, read_distractors
from execretrieval_hf.build.gates.verify import verify
from execretrieval_hf.build.select import select
from execretrieval_hf.build.tasks import load_tasks
from execretrieval_hf.data.folder import packaged_folder, packaged_tasks
from execretrieval_hf.data.names import DATA_VERSION, DOMAINS
from execretrieval_runner import Runner


def test_the_packaged_folder_is_what_the_sources_build(tmp_path: Path) -> None:
    built = build(packaged_tasks(), tmp_path / "ExecRetrieval", version=DATA_VERSION)
    assert compare(built, packaged_folder()) == []


def test_every_rule_holds_for_the_packaged_data() -> None:
    report = verify(packaged_folder(), tasks_root=packaged_tasks(), full=True)
    assert report.faults == ()


def test_there_are_ten_tasks_in_each_domain() -> None:
    tasks = load_tasks(packaged_tasks())
    assert Counter(task.domain for task in tasks) == dict.fromkeys(DOMAINS, 10)


def test_selecting_again_gives_the_recorded_bugs_whatever_other_tasks_there_are() -> None:
    sample = load_tasks(packaged_tasks())[::9]
    recorded = set(read_distractors(packaged_tasks() / DISTRACTORS))
    with Runner() as runner:
        selection = select(sample, runner)
    for entry in selection.tasks:
        assert {distractor_of(entry.task, edit) for edit in entry.edits} <= recorded
    assert selection.short == ()
