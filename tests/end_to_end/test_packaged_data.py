"""The packaged data is what its sources build, and every rule holds for a sample of it.

That every rule holds for all of it is what `execretrieval verify --full` shows, in `make data` and
`make check-all`: it runs the same pairs once more.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from execretrieval_hf.build.assemble import groups_of, unexecuted
from execretrieval_hf.build.dataset import DISTRACTORS, build, compare, load_edits
from execretrieval_hf.build.distractors import distractor_of, read_distractors
from execretrieval_hf.build.double_run import open_runners
from execretrieval_hf.build.gates.verify import verify
from execretrieval_hf.build.select import select
from execretrieval_hf.build.tasks import load_tasks
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.folder import packaged_folder, packaged_tasks, read_config
from execretrieval_hf.data.names import DATA_VERSION, DOMAINS, MAIN_POOL


def test_the_packaged_rows_are_those_of_the_sources() -> None:
    """All that needs no execution; the test below and `verify` see to the rest."""
    tasks = load_tasks(packaged_tasks())
    edits = load_edits(packaged_tasks() / DISTRACTORS, tasks)
    for config, rows in unexecuted(groups_of(tasks, edits)).items():
        packaged = read_config(packaged_folder(), config)
        if config == "snippets":
            packaged = [row for row in packaged if row["pool"] == MAIN_POOL]
        assert digest_of_rows(rows) == digest_of_rows(packaged), config


# All pairs of the data set are run twice, and other tests run beside it.
@pytest.mark.slow
@pytest.mark.timeout(2400)
def test_the_packaged_folder_is_what_the_sources_build(tmp_path: Path) -> None:
    built = build(packaged_tasks(), tmp_path / "ExecRetrieval", version=DATA_VERSION)
    assert compare(built, packaged_folder()) == []


def test_every_rule_holds_for_a_sample_in_full(
    small_sample: Path, small_sample_tasks: Path
) -> None:
    report = verify(small_sample, tasks_root=small_sample_tasks, full=True)
    assert report.faults == ()
    assert report.swept_pairs > 0


def test_a_sample_is_what_its_own_sources_build(
    small_sample: Path, small_sample_tasks: Path, tmp_path: Path
) -> None:
    built = build(small_sample_tasks, tmp_path / "ExecRetrieval", version=DATA_VERSION)
    # The card also counts the compositions that were dropped on the way to the pool `stacked`.
    assert compare(built, small_sample) == ["README.md"]


def test_every_domain_has_tasks_enough_to_be_reported_on() -> None:
    # How many there are to be when the set is complete is a rule of `execretrieval check`.
    counts = Counter(task.domain for task in load_tasks(packaged_tasks()))
    assert counts.keys() == set(DOMAINS)
    assert min(counts.values()) >= 10


def test_selecting_again_gives_the_recorded_bugs_whatever_other_tasks_there_are() -> None:
    tasks = load_tasks(packaged_tasks())
    few = tasks[:: len(tasks) // 10]
    recorded = set(read_distractors(packaged_tasks() / DISTRACTORS))
    with open_runners() as runners:
        selection = select(few, runners)
    for entry in selection.tasks:
        assert {distractor_of(entry.task, edit) for edit in entry.edits} <= recorded
    assert selection.short == ()
