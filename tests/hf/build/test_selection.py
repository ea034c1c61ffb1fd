"""Mining and selection with real processes, on small tasks."""

import json
from dataclasses import replace

import pytest

from execretrieval_hf.build.double_run import open_runners, run_twice
from execretrieval_hf.build.edits import apply, candidates
from execretrieval_hf.build.mining import MINING_LIMITS, mine
from execretrieval_hf.build.select import report, select
from execretrieval_hf.build.tasks import parse_task
from execretrieval_runner import ObserveJob, Pair, Runner

HEADER = '''"""The query of the task {name}.

Keywords: none needed
Inputs: integers
Requires: True
Register: specification
"""
'''
RICH = {
    "late_fee": """
def late_fee(days, rate, cap):
    if days <= 0 or rate < 0:
        return 0
    weeks = days // 7
    fee = rate * (days - weeks)
    if weeks > 2:
        fee += 5
    return min(fee, cap)


assert late_fee(0, 3, 50) == 0
assert late_fee(-1, 3, 50) == 0
assert late_fee(3, -1, 50) == 0
assert late_fee(1, 3, 50) == 3
assert late_fee(7, 2, 50) == 12
assert late_fee(14, 2, 50) == 24
assert late_fee(21, 2, 50) == 41
assert late_fee(40, 2, 50) == 50
""",
    "widest_gap": """
def widest_gap(marks, least):
    if len(marks) < 2:
        return -1
    ordered = sorted(marks)
    best = 0
    for left, right in zip(ordered, ordered[1:]):
        if right - left >= least and right - left > best:
            best = right - left
    return best


assert widest_gap([], 1) == -1
assert widest_gap([4], 1) == -1
assert widest_gap([4, 1], 1) == 3
assert widest_gap([4, 4], 1) == 0
assert widest_gap([9, 1, 4], 5) == 5
assert widest_gap([9, 1, 4], 6) == 0
assert widest_gap([2, 4, 6, 9], 1) == 3
assert widest_gap([1, 3, 10, 12], 2) == 7
""",
    "drain": """
def drain(level, rate):
    if level < 0:
        return -1
    steps = 0
    while level > rate:
        level -= rate
        steps += 1
    return steps * 10 + level


assert drain(-1, 2) == -1
assert drain(0, 2) == 0
assert drain(2, 2) == 2
assert drain(3, 2) == 11
assert drain(9, 3) == 23
assert drain(10, 3) == 31
""",
}
# Names in a set come in an order of their own under every hash seed.
UNORDERED = """
def surplus_names(links):
    surplus = {}
    for source, target in set(links):
        if source != target:
            surplus[target] = surplus.get(target, 0) + 1
            surplus[source] = surplus.get(source, 0) - 1
    ranked = [(-balance, page) for page, balance in surplus.items() if balance > 0]
    return [page for _, page in sorted(ranked)]


assert surplus_names([("a", "b"), ("c", "b"), ("b", "a")]) == ["b"]
assert surplus_names([("a", "b"), ("b", "a"), ("c", "a"), ("c", "b"), ("c", "b")]) == ["a", "b"]
assert surplus_names([("x", "z"), ("x", "y"), ("w", "y")]) == ["y", "z"]
assert surplus_names([("a", "a"), ("a", "b"), ("b", "a")]) == []
assert surplus_names([("a", "b"), ("a", "b"), ("b", "c")]) == ["c"]
assert surplus_names([("p", "r"), ("q", "s"), ("p", "s"), ("q", "r")]) == ["r", "s"]
assert surplus_names([("m", "n"), ("n", "o"), ("m", "l"), ("k", "l"), ("o", "k")]) == ["l"]
assert surplus_names([("c", "a"), ("a", "c"), ("e", "a"), ("e", "b")]) == ["a", "b"]
"""
POOR = {
    "doubled": "def doubled(x):\n    return x + x\n\n\nassert doubled(2) == 4\n",
    "untrue": "def untrue(x):\n    return x\n\n\nassert untrue(2) == 2\nassert untrue(3) == 5\n",
}


@pytest.fixture(scope="module")
def runner():
    with Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def tasks(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tasks") / "demo"
    folder.mkdir()
    found = {}
    for name, text in (RICH | POOR).items():
        path = folder / f"{name}.py"
        path.write_text(HEADER.format(name=name) + "\n\n" + text.lstrip(), encoding="utf-8")
        found[name] = parse_task(path)
    return found


@pytest.fixture(scope="module")
def rich(tasks):
    return [tasks[name] for name in RICH]


@pytest.fixture(scope="module")
def runners():
    with open_runners() as both:
        yield both


@pytest.fixture(scope="module")
def selection(rich, runners):
    return select(rich, runners)


def test_every_task_gets_four_different_distractors_of_three_types_or_more(selection, rich):
    assert selection.short == ()
    assert [entry.task for entry in selection.tasks] == rich
    for entry in selection.tasks:
        assert len(entry.edits) == 4
        assert len({edit.bug_type for edit in entry.edits}) >= 3
    assert len(selection.distractors) == 12


def test_a_distractor_fails_by_wrong_values_only(selection, runner):
    pairs = [
        Pair(apply(entry.task.code, edit), entry.task.tests)
        for entry in selection.tasks
        for edit in entry.edits
    ]
    for verdict in runner.run(pairs):
        assert set(verdict.outcomes) in ({"FAIL"}, {"pass", "FAIL"})


def test_the_distractors_of_a_task_behave_differently(selection, runner):
    for entry in selection.tasks:
        jobs = [ObserveJob(apply(entry.task.code, edit), entry.task.calls) for edit in entry.edits]
        observed = runner.observe_all(jobs, limits=MINING_LIMITS)
        values = {tuple(result.canonical for result in each.results) for each in observed}
        assert len(values) == 4


def test_the_choice_does_not_depend_on_other_tasks_or_their_order(selection, rich, runners):
    expected = {entry.task.function_name: entry.edits for entry in selection.tasks}
    for some in (rich[::-1], rich[1:]):
        for entry in select(some, runners).tasks:
            assert entry.edits == expected[entry.task.function_name]


def test_another_seed_makes_another_choice(selection, rich, runners):
    other = select(rich, runners, seed=1)
    assert [entry.edits for entry in other.tasks] != [entry.edits for entry in selection.tasks]


def test_mutants_are_sorted_by_what_they_do(tasks, runner):
    (mined,) = mine([tasks["drain"]], lambda task: candidates(task.code), runner)
    effects = {effect for _, effect in mined.effects}
    assert {"clean", "timeout", "survived"} <= effects
    assert sum(mined.effects.values()) == len(candidates(tasks["drain"].code))
    # The level rises and never comes down to the rate.
    endless = tasks["drain"].code.replace("level -= rate", "level += rate")
    assert endless in [candidate.code for candidate in candidates(tasks["drain"].code)]
    assert endless not in [mutant.candidate.code for mutant in mined.clean]


def test_a_mutant_that_crashes_or_is_killed_is_never_clean(tasks, runner):
    codes = {
        "crash": "def drain(level, rate): return 1 // 0\n",
        "mixed": "def drain(level, rate): return [0][level]\n",
        "timeout": "def drain(level, rate):\n    while True: pass\n",
        "survived": tasks["drain"].code + "\n",
    }
    template = candidates(tasks["drain"].code)[0]
    for effect, code in codes.items():
        given = [replace(template, code=code)]
        (mined,) = mine([tasks["drain"]], lambda task, given=given: given, runner)
        assert mined.effects == {(template.edit.bug_type, effect): 1}
        assert mined.clean == ()


def test_a_value_without_a_canonical_form_counts_as_a_crash(tasks, runner):
    template = candidates(tasks["drain"].code)[0]
    given = [replace(template, code="def drain(level, rate): return object()\n")]
    (mined,) = mine([tasks["drain"]], lambda task: given, runner)
    assert mined.effects == {(template.edit.bug_type, "crash"): 1}


def test_a_task_that_falls_short_is_listed_with_the_reason(tasks, runners):
    selection = select(list(tasks.values()), runners)
    reasons = {entry.task.function_name: entry.reason for entry in selection.short}
    assert set(reasons) == {"doubled", "untrue"}
    assert "4 are needed" in reasons["doubled"]
    assert reasons["untrue"] == (
        f"the function fails its own tests (line {tasks['untrue'].test_lines[1]}: FAIL)"
    )
    assert {distractor.function_name for distractor in selection.distractors} == set(RICH)


def test_a_mutant_whose_outcomes_depend_on_the_hash_seed_is_not_chosen(tmp_path, runners):
    path = tmp_path / "demo" / "surplus_names.py"
    path.parent.mkdir()
    path.write_text(HEADER.format(name="surplus_names") + "\n" + UNORDERED, encoding="utf-8")
    task = parse_task(path)
    mutants = {apply(task.code, candidate.edit) for candidate in candidates(task.code)}
    verdicts = run_twice({("", code): (code, task.tests) for code in mutants}, runners)
    unstable = {code for (_, code), verdict in verdicts.items() if not verdict.agrees}
    assert unstable, "the task has no such mutant: it shows nothing"
    for seed in range(5):
        (entry,) = select([task], runners, seed=seed).tasks
        assert unstable.isdisjoint({apply(task.code, edit) for edit in entry.edits})


def test_progress_counts_tasks(rich, runners):
    seen = []
    select(rich, runners, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_the_report_is_json_and_adds_up(selection, tasks, runners):
    figures = report(selection)
    assert json.loads(json.dumps(figures)) == figures
    assert figures["tasks"] == 3
    assert figures["distractors"] == 12
    assert sum(figures["distractors_by_bug_type"].values()) == 12
    assert sum(figures["tasks_by_number_of_bug_types"].values()) == 3
    assert figures["median_edit_size"] >= 1
    assert all(0 <= rate <= 1 for rate in figures["blind_ngram_win_rate"].values())
    total = sum(len(candidates(task.code)) for task in (entry.task for entry in selection.tasks))
    assert sum(figures["candidates"]["all"].values()) == total
    assert set(figures["survivors"]) == set(RICH)
    assert figures["short"] == []
    short = report(select([tasks["doubled"]], runners))
    assert [entry["function_name"] for entry in short["short"]] == ["doubled"]
    assert short["median_edit_size"] is None
    assert set(short["blind_ngram_win_rate"].values()) == {None}
