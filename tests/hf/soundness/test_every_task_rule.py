"""One broken task for every rule of single tasks, in which that rule and no other finds a fault."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from toy_tasks import CODE, GOOD, ToyFiles

from execretrieval_hf.build.distractors import distractor_of, write_distractors
from execretrieval_hf.build.edits import candidates
from execretrieval_hf.build.soundness import check, check_set, differential, gathering
from execretrieval_hf.build.soundness.gathering import gather
from execretrieval_hf.build.soundness.seeds import set_seed, task_seed
from execretrieval_hf.build.soundness.side_files import read_source
from execretrieval_hf.build.tasks import parse_task
from execretrieval_runner import Runner

POOR = ToyFiles(
    code="\ndef NAME(days, price, limit):\n    return days\n",
    tests=tuple(f"assert NAME({n}, 0, 0) == {n}" for n in range(8)),
    reference="\ndef NAME(days, price, limit):\n    _, x = sorted([days, days])\n    return x\n",
)
NEVER = "    if days > 900:\n        total += 0\n    return min"

BROKEN = {
    "G2-comment": GOOD.with_code("total += 5", "total += 5  # the third week"),
    "T1-parses": GOOD.with_header("Register: specification", "Register: poem"),
    "T1-inputs": replace(GOOD, inputs=None),
    "T1-reference": replace(GOOD, reference=None),
    "T2-signature": GOOD.with_code("limit):", "limit=50):"),
    "T2-tests": replace(GOOD, tests=(*GOOD.tests, "assert NAME(3, -1, 9) == -3")),
    "T2-odd-arguments": GOOD.with_header("v in (days, price, limit)", "v in (price, limit)"),
    "T2-inputs": replace(GOOD, inputs=GOOD.inputs.replace("randint(0, 6)", "randint(-1, 6)")),
    "T3-canonical": GOOD.with_code("weeks > 2", "weeks > 3"),
    "T3-distractors": POOR,
    "T3-draws": replace(GOOD, inputs="\ndef inputs(rng):\n    yield (1, 2, 3)\n"),
    "T3-values": GOOD.with_code(
        "    weeks", "    if days == 13:\n        return object()\n    weeks"
    ),
    "T3-branches": GOOD.with_code("    return min", NEVER),
    "T3-reference": GOOD.with_reference(
        "    return", "    if days == 100:\n        return 0\n    return"
    ),
    "T3-agrees": GOOD.with_reference(
        "    return", "    if days == 5:\n        return 0\n    return"
    ),
    "T3-independent": replace(GOOD, reference=CODE.replace("weeks", "free").replace("total", "x")),
    "T4-test-count": replace(GOOD, tests=GOOD.tests[:-1]),
    "T4-shared-values": replace(
        GOOD, tests=(*GOOD.tests, "assert NAME(0, 3, 50) == 0", "assert NAME(4, 0, 50) == 0")
    ),
    "T4-strength": replace(
        GOOD, tests=(*GOOD.tests[:5], *GOOD.tests[6:], "assert NAME(2, 2, 9) == 4")
    ),
    "T5-query-length": GOOD.with_header("Register: specification", "Register: request"),
    "T5-keywords": GOOD.with_header("lending fee with free days", "lending"),
    "T5-topic": GOOD.with_header("Topic: fees\n", ""),
    "T5-canary": GOOD.with_header("Canary: execretrieval", "Canary: another"),
    "T5-no-canary": replace(
        GOOD,
        header="\n".join(line for line in GOOD.header.split("\n") if not line.startswith("Canary")),
    ),
}


def name_of(code: str) -> str:
    return "loan_bill_" + code.lower().replace("-", "_")


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    folder = tmp_path_factory.mktemp("set") / "validation"
    GOOD.write(folder, "loan_bill")
    for code, files in BROKEN.items():
        files.write(folder, name_of(code))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(gathering, "INPUTS", 400)
        patched.setattr(gathering, "FURTHER_INPUTS", 200)
        yield check([folder], finished=True)


def test_a_good_task_has_no_fault(report):
    assert [fault for fault in report.faults if fault.entry == "loan_bill"] == []


@pytest.mark.parametrize("code", BROKEN)
def test_a_broken_task_is_found_by_its_rule_alone(report, code):
    faults = [fault for fault in report.faults if fault.entry == name_of(code)]
    assert {fault.code for fault in faults} == {code}, faults


def test_a_fault_names_the_file_and_the_line_to_mend(report):
    places = {fault.code: fault.place for fault in report.faults}
    assert places["T3-agrees"].endswith(f"/validation/reference/{name_of('T3-agrees')}.py:1")
    assert places["T2-inputs"].endswith(f"/validation/inputs/{name_of('T2-inputs')}.py:1")
    for code, text in (("T3-branches", "if days > 900:"), ("T2-tests", "(3, -1, 9)")):
        path, _, line = places[code].rpartition(":")
        assert text in Path(path).read_text().split("\n")[int(line) - 1]


def test_a_weak_suite_gets_the_asserts_that_make_it_strong(report, tmp_path):
    (weak,) = (strength for strength in report.strengths if strength.killed)
    assert weak.name == name_of("T4-strength")
    assert weak.survivors == weak.presumed_equivalent + len(weak.killed)
    assert weak.room == 2
    asserts = tuple(text.replace(weak.name, "NAME") for text in weak.asserts)
    mended = replace(BROKEN["T4-strength"], tests=(*BROKEN["T4-strength"].tests, *asserts))
    path = mended.write(tmp_path / "validation", weak.name)
    assert check([path], finished=True).faults == ()


def test_a_suite_at_the_cap_is_told_to_replace_a_test(report):
    (weak,) = (strength for strength in report.strengths if strength.killed)
    assert "replace a weak one" not in "\n".join(weak.advice())
    assert "replace a weak one" in "\n".join(replace(weak, room=0).advice())


def test_what_a_growing_set_may_lack_is_counted_only(tmp_path):
    bare = replace(BROKEN["T5-no-canary"], inputs=None, reference=None)
    found = check([bare.write(tmp_path / "validation")], finished=False)
    assert found.faults == ()
    assert {code: rule.later for code, rule in found.rules.items() if rule.later} == {
        "T1-inputs": 1,
        "T1-reference": 1,
        "T5-no-canary": 1,
    }
    assert "no inputs: 1 tasks" in found.remarks


def test_recorded_distractors_have_to_be_killed_by_the_arguments(tmp_path):
    task = parse_task(GOOD.write(tmp_path / "validation"))
    equivalent = task.code.replace("days <= 0", "days < 0")
    edit = next(c.edit for c in candidates(task.code) if c.code == equivalent)
    write_distractors(tmp_path / "distractors.jsonl", [distractor_of(task, edit)])
    found = check_set(tmp_path, finished=False)
    assert [fault.code for fault in found.faults] == ["T3-kills"]


def test_arguments_that_lead_to_few_values_are_found(tmp_path, monkeypatch):
    monkeypatch.setattr(gathering, "INPUTS", 100)
    source = read_source(parse_task(GOOD.write(tmp_path / "validation")))
    with Runner(workers=1) as runner:
        (evidence,) = gather([source], runner, further_seed=0, recorded={})
    assert list(differential.varied_outputs(evidence)) == []
    monkeypatch.setattr(differential, "FEWEST_OUTPUTS", 1_000)
    assert len(list(differential.varied_outputs(evidence))) == 1


def test_further_arguments_change_with_every_file_and_with_the_seed(tmp_path):
    path = GOOD.write(tmp_path / "validation")
    sources = [read_source(parse_task(path))]
    first = set_seed(sources)
    assert set_seed(sources) == first
    assert check([path], finished=True, seed=7).seed == 7
    other = replace(GOOD, header=GOOD.header.replace("Topic: fees", "Topic: tools"))
    assert set_seed([read_source(parse_task(other.write(tmp_path / "validation")))]) != first
    assert task_seed(sources[0]) != first
