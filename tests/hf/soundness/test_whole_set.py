"""The rules of a whole set: wording, balance, near-duplicates and the words that decide."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from toy_tasks import GOOD

from execretrieval_hf.build.distractors import distractor_of, write_distractors
from execretrieval_hf.build.edits import BUG_TYPES, apply, candidates
from execretrieval_hf.build.soundness import balance, check_set, is_finished, retired, wording
from execretrieval_hf.build.soundness.balance import Balance, balance_of, thirds
from execretrieval_hf.build.soundness.behaviour import ARGUMENTS, Probe, same_behaviour
from execretrieval_hf.build.soundness.decided_by import DECIDED_BY
from execretrieval_hf.build.soundness.duplicates import (
    BEHAVIOUR,
    LISTED,
    Duplicates,
    find_duplicates,
)
from execretrieval_hf.build.soundness.duplicates import RULES as TEXTS
from execretrieval_hf.build.soundness.outside import RULES as OUTSIDE_RULES
from execretrieval_hf.build.soundness.outside import Foreign, Outside, find_outside
from execretrieval_hf.build.soundness.side_files import read_source
from execretrieval_hf.build.soundness.whole import Whole
from execretrieval_hf.build.tasks import parse_task
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import DOMAINS, RETIRED, sha256_text
from execretrieval_runner import Runner

OTHER = replace(
    GOOD,
    header=GOOD.header.replace(
        GOOD.header.split('"""')[1].split("\n\n")[0], "Sum up a till."
    ).replace("lending fee", "till sum"),
)


def whole_of(folder: Path, *named: tuple[str, object]) -> Whole:
    sources = [
        read_source(parse_task(files.write(folder / "validation", name))) for name, files in named
    ]
    return Whole(folder, sources, {})


def codes_of(rules, subject) -> list[str]:
    return [rule.code for rule in rules for _ in rule.check(subject)]


# T1


def test_the_name_of_a_retired_task_is_not_used_again(tmp_path):
    whole = whole_of(tmp_path, ("loan_bill", GOOD), ("other_bill", OTHER))
    row = {"function_name": "loan_bill", "version": "1.1.0", "reason": "The query was vague."}
    (tmp_path / RETIRED).write_text(json.dumps(row) + "\n")
    assert codes_of(retired.RULES, whole) == ["T1-retired"]
    (tmp_path / RETIRED).write_text("")
    assert codes_of(retired.RULES, whole) == []


# T5


def test_two_tasks_do_not_have_the_same_keywords(tmp_path):
    whole = whole_of(tmp_path, ("loan_bill", GOOD), ("other_bill", GOOD))
    assert codes_of(wording.SET, whole) == ["T5-distinct-keywords"]
    whole = whole_of(tmp_path, ("loan_bill", GOOD), ("other_bill", OTHER))
    assert codes_of(wording.SET, whole) == []


def test_queries_do_not_have_most_words_of_the_names(tmp_path):
    whole = whole_of(tmp_path, ("tool_limit_day_bill", GOOD))
    assert codes_of(wording.SET, whole) == ["T5-mean-overlap"]


# T6

SHARES = {domain: dict.fromkeys(balance.BANDS, 33) for domain in DOMAINS}
GOOD_BALANCE = Balance(
    root=Path("tasks"),
    tasks=1_000,
    domains=dict.fromkeys(DOMAINS, 100),
    topics={domain: {f"topic {n}": 10 for n in range(10)} for domain in DOMAINS},
    registers={"specification": 400, "request": 400, "ticket": 200},
    long=200,
    length=400,
    lengths=dict.fromkeys(DOMAINS, 400),
    thirds=(5, 7),
    bands=SHARES,
    bug_types=dict.fromkeys(BUG_TYPES, 100),
    bug_types_of_domains={domain: dict.fromkeys(BUG_TYPES, 10) for domain in DOMAINS},
    edit_size=1,
)
FIRST = DOMAINS[0]
UNBALANCED = {
    "T6-size": {"tasks": 999, "registers": {"specification": 400, "request": 400, "ticket": 199}},
    "T6-domains": {"domains": GOOD_BALANCE.domains | {FIRST: 94}},
    "T6-topics": {"topics": GOOD_BALANCE.topics | {FIRST: {f"topic {n}": 11 for n in range(9)}}},
    "T6-registers": {"registers": {"specification": 431, "request": 399, "ticket": 170}},
    "T6-long": {"long": 199},
    "T6-lengths": {"lengths": GOOD_BALANCE.lengths | {FIRST: 641}},
    "T6-complexity": {"bands": SHARES | {FIRST: {"low": 24, "mid": 40, "high": 36}}},
    "T6-bug-types": {
        "bug_types_of_domains": GOOD_BALANCE.bug_types_of_domains
        | {FIRST: dict.fromkeys(BUG_TYPES, 10) | {BUG_TYPES[0]: 30}}
    },
    "T6-edit-sizes": {"edit_size": 3},
}


def test_a_balanced_set_has_no_fault():
    assert codes_of(balance.RULES, GOOD_BALANCE) == []


@pytest.mark.parametrize("code", UNBALANCED)
def test_an_unbalanced_set_is_found_by_its_rule_alone(code):
    assert codes_of(balance.RULES, replace(GOOD_BALANCE, **UNBALANCED[code])) == [code]


def test_a_topic_of_many_tasks_and_a_rare_bug_type_are_found():
    crowded = {f"topic {n}": 10 for n in range(10)} | {"topic 0": 16}
    found = replace(GOOD_BALANCE, topics=GOOD_BALANCE.topics | {FIRST: crowded})
    assert codes_of(balance.RULES, found) == ["T6-topics"]
    rare = dict.fromkeys(BUG_TYPES, 100) | {BUG_TYPES[0]: 60}
    assert codes_of(balance.RULES, replace(GOOD_BALANCE, bug_types=rare)) == ["T6-bug-types"]


def test_shares_at_the_margin_are_allowed():
    at_margin = {"specification": 430, "request": 400, "ticket": 170}
    assert codes_of(balance.RULES, replace(GOOD_BALANCE, registers=at_margin)) == []


def test_a_set_is_counted_from_its_files(tmp_path):
    whole = whole_of(tmp_path, ("loan_bill", GOOD), ("other_bill", OTHER))
    edit = candidates(whole.sources[0].task.code)[0].edit
    found = balance_of(replace(whole, edits={"loan_bill": [edit]}))
    assert (found.tasks, found.domains["validation"], found.long) == (2, 2, 0)
    assert found.registers == {"specification": 2, "request": 0, "ticket": 0}
    assert found.topics["validation"] == {"fees": 2}
    assert sum(found.bug_types.values()) == 1
    assert found.bug_types[edit.bug_type] == 1


def test_thirds_are_as_even_as_ties_allow():
    assert thirds([1] * 5 + [2] * 3 + [3] * 2) == (1, 2)
    assert thirds([3, 4, 5, 6, 7, 8]) == (4, 6)


def test_a_set_has_to_be_finished_from_version_1_on():
    assert [is_finished(version) for version in ("0.2.0", "1.0.0", "2.1.0", "10.0.0")] == [
        False,
        True,
        True,
        True,
    ]


# T7

PAIR = ("loan_bill", "other_bill")


def duplicates(folder: Path, **found) -> Duplicates:
    whole = whole_of(folder, ("loan_bill", GOOD), ("other_bill", OTHER))
    none = {"meant": {}, "cosines": {}, "words": {}, "codes": {}, "behaviours": {}}
    return Duplicates(
        sources={source.name: source for source in whole.sources},
        path=folder / LISTED,
        **(none | found),
    )


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("T7-queries", {"cosines": {PAIR: 0.86}}),
        ("T7-queries", {"words": {PAIR: 0.7}}),
        ("T7-queries", {"cosines": {PAIR: 0.93}, "meant": {PAIR: 1}}),
        ("T7-code", {"codes": {PAIR: 0.5}}),
        ("T7-behaviour", {"behaviours": {PAIR: 0.95}}),
        ("T7-listed", {"meant": {("loan_bill", "unknown"): 1}}),
        ("T7-listed", {"meant": {PAIR[::-1]: 1}}),
    ],
)
def test_near_duplicates_are_found_by_their_rule_alone(tmp_path, code, found):
    assert codes_of((*TEXTS, *BEHAVIOUR), duplicates(tmp_path, **found)) == [code]


def test_a_pair_that_is_meant_is_no_fault(tmp_path):
    found = duplicates(
        tmp_path,
        meant={PAIR: 1},
        cosines={PAIR: 0.91},
        words={PAIR: 0.9},
        codes={PAIR: 0.8},
        behaviours={PAIR: 1.0},
    )
    assert codes_of((*TEXTS, *BEHAVIOUR), found) == []


def test_tasks_are_compared_by_words_codes_and_vectors(tmp_path):
    whole = whole_of(tmp_path, ("loan_bill", GOOD), ("other_bill", GOOD))
    line = {"function_names": list(PAIR), "reason": "the same on purpose"}
    (tmp_path / LISTED).write_text(json.dumps(line) + "\n")
    found = find_duplicates(
        whole, embed=lambda texts: np.ones((len(texts), 3), dtype=np.float32), behaviours={}
    )
    assert found.words == {PAIR: 1.0}
    assert found.codes == {PAIR: 1.0}
    assert found.meant == {PAIR: 1}
    assert found.cosines[PAIR] == pytest.approx(1)
    apart = find_duplicates(
        whole_of(tmp_path, ("loan_bill", GOOD), ("other_bill", OTHER)), embed=None, behaviours={}
    )
    assert (apart.words, apart.cosines) == ({}, None)


def test_a_damaged_list_is_one_line(tmp_path):
    whole = whole_of(tmp_path, ("loan_bill", GOOD))
    (tmp_path / LISTED).write_text('{"function_names": ["a"], "reason": "x"}\n')
    with pytest.raises(DataError, match=r"near_duplicates.jsonl:1: write two"):
        find_duplicates(whole, embed=None, behaviours={})


def probe(name: str, body: str, values) -> Probe:
    from execretrieval_runner.canon import canonical

    return Probe(
        name=name,
        code=f"def {name}(n):\n    {body}\n",
        parameters=1,
        arguments=tuple(f"({n},)" for n in range(ARGUMENTS)),
        values=tuple(canonical(values(n)) for n in range(ARGUMENTS)),
    )


def test_canonicals_that_do_the_same_are_found_even_if_others_do_not_end():
    probes = [
        probe("twice", "return n * 2", lambda n: 2 * n),
        probe("doubled", "return n + n if n != 50 else 0", lambda n: 2 * n if n != 50 else 0),
        probe("often", "return 2 * n if n < 90 else -1", lambda n: 2 * n if n < 90 else -1),
        probe("endless", "while n != 3: pass", lambda _: None),
    ]
    with Runner() as runner:
        shares = same_behaviour(probes, runner, lambda _: None)
    # `often` agrees with the others on 90 of 100, which is not more than nine tenths.
    assert shares == {("doubled", "twice"): 0.99}


def test_code_and_queries_of_others_are_found(tmp_path):
    whole = whole_of(tmp_path, ("loan_bill", GOOD))
    task = whole.sources[0].task
    same = Foreign("lib.py:fee", "", task.code.replace("weeks", "w"))
    asked = Foreign("Bench/1", task.query, "def g(x):\n    return x\n")
    embed = lambda texts: np.ones((len(texts), 2), dtype=np.float32)  # noqa: E731
    found = find_outside(whole, [same, asked], embed=embed)
    assert codes_of(OUTSIDE_RULES, found) == ["T7-outside-queries"] * 2 + ["T7-outside-code"]
    assert codes_of(OUTSIDE_RULES, find_outside(whole, [], embed=None)) == []
    assert isinstance(found, Outside)


# T8

SPAN = "once it is kept"
LONG_SPAN = "its price for each day but every seventh, 5 more once it is kept"


def decide(root: Path, *, change=None) -> list[str]:
    """Codes of the faults of a set whose first row is changed; the second distractor has a row."""
    task = parse_task(GOOD.write(root / "validation"))
    wanted = [task.code.replace("weeks > 2", "weeks >= 2"), task.code.replace("+= 5", "-= 5")]
    edits = [c.edit for c in candidates(task.code) if c.code in wanted]
    write_distractors(root / "distractors.jsonl", [distractor_of(task, edit) for edit in edits])
    rows = [
        {
            "function_name": task.function_name,
            "code_sha256": sha256_text(apply(task.code, edit)),
            "words": SPAN,
            "test": 3 if ">=" in edit.replacement else 5,
        }
        for edit in edits
    ]
    assert len(rows) == 2
    rows = change(rows) if change else rows
    (root / DECIDED_BY).write_text("".join(json.dumps(row) + "\n" for row in rows))
    found = check_set(root, finished=False, single=False)
    return [fault.code for fault in found.faults] + [
        code for code, rule in found.rules.items() if rule.later and code.startswith("T8")
    ]


def first(**values):
    return lambda rows: [rows[0] | values, *rows[1:]]


@pytest.mark.parametrize(
    ("wanted", "change"),
    [
        ([], None),
        (["T8-complete"], lambda rows: rows[1:]),
        (["T8-complete"], first(code_sha256="0")),
        (["T8-one-row"], lambda rows: [*rows, rows[0]]),
        (["T8-spans"], first(words="once it is gone")),
        (["T8-spans"], first(words="nce it is kept")),
        (
            ["T8-short"],
            first(words=LONG_SPAN),
        ),
        (["T8-tests"], first(test=0)),
        (["T8-tests"], first(test=99)),
    ],
)
def test_the_words_that_decide_are_checked(tmp_path, wanted, change):
    assert decide(tmp_path, change=change) == wanted


def test_rows_of_no_distractor_are_counted_as_stale(tmp_path):
    decide(tmp_path, change=lambda rows: [*rows, rows[0] | {"code_sha256": "0"}])
    assert check_set(tmp_path, finished=False, single=False).stale_decisions == 1


def test_a_set_without_the_file_says_so(tmp_path):
    GOOD.write(tmp_path / "validation")
    growing = check_set(tmp_path, finished=False, single=False)
    assert f"no {DECIDED_BY}" in growing.remarks
    assert growing.faults == ()
    finished = check_set(tmp_path, finished=True, single=False)
    assert "T8-complete" in {fault.code for fault in finished.faults}
