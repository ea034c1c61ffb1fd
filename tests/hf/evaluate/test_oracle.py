from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from toy_data import (
    GOOD,
    LARGER,
    PLUS_ONE,
    Toy,
    ToySnippet,
    ToyTask,
    canonical,
    distractor,
    write_toy,
)

from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.oracle import Oracle, SelfCheckFailed

OWN = [(task.id, snippet.id) for task in GOOD for snippet in task.snippets]
TRUTH = {pair: pair in {(t.id, s.id) for t in GOOD for s in t.of_role("canonical")} for pair in OWN}


def verdicts(oracle: Oracle, pairs: list[tuple[str, str]]) -> dict[tuple[str, str], str]:
    judged = oracle.judge(pairs)
    return {pair: judged[pair].verdict for pair in pairs}


def test_execution_decides_without_a_cache(tmp_path: Path) -> None:
    oracle = Oracle(load_pool(data=write_toy(tmp_path / "data")), store=None)
    assert verdicts(oracle, OWN) == {p: "pass" if passes else "fail" for p, passes in TRUTH.items()}
    assert oracle.executed == len(OWN)
    sources = oracle.sources()
    assert sources.source == "executed"
    assert sources.self_check == {"canonicals": 3, "passed": 3}


def test_the_packaged_cache_is_believed_and_nothing_runs(tmp_path: Path) -> None:
    # Rows that contradict execution show where the verdicts came from.
    lies = {pair: not passes for pair, passes in TRUTH.items()}
    oracle = Oracle(load_pool(data=write_toy(tmp_path / "data", Toy(GOOD, lies))), store=None)
    assert verdicts(oracle, OWN) == {p: "fail" if passes else "pass" for p, passes in TRUTH.items()}
    assert oracle.executed == 0
    assert oracle.sources().source == "packaged"
    assert oracle.sources().self_check is None


def test_fresh_ignores_the_packaged_cache_and_the_store(tmp_path: Path) -> None:
    lies = {pair: not passes for pair, passes in TRUTH.items()}
    pool = load_pool(data=write_toy(tmp_path / "data", Toy(GOOD, lies)))
    store = tmp_path / "verdicts.sqlite"
    for _ in range(2):
        oracle = Oracle(pool, store=store, fresh=True)
        assert verdicts(oracle, OWN) == {p: "pass" if t else "fail" for p, t in TRUTH.items()}
        assert oracle.executed == len(OWN)


def test_a_second_run_takes_everything_from_the_store(tmp_path: Path) -> None:
    pool = load_pool(data=write_toy(tmp_path / "data"))
    store = tmp_path / "verdicts.sqlite"
    first, second = Oracle(pool, store=store), Oracle(pool, store=store)
    assert verdicts(first, OWN) == verdicts(second, OWN)
    assert (first.executed, second.executed) == (len(OWN), 0)
    assert set(second.sources().counts) == {"store"}


def test_a_foreign_snippet_that_cannot_bind_the_name_is_not_run(tmp_path: Path) -> None:
    oracle = Oracle(load_pool(data=write_toy(tmp_path / "data")), store=None)
    pair = (PLUS_ONE.id, LARGER.snippets[0].id)
    judged = oracle.judge([pair])[pair]
    assert (judged.verdict, judged.evidence) == ("fail", "static")
    assert oracle.executed == 0


def test_a_foreign_snippet_that_binds_the_name_is_run(tmp_path: Path) -> None:
    alias = ToySnippet(
        "def up(x):\n    return x + 1\n\n\nplus_one = up\n", "canonical", correct=True
    )
    up = ToyTask("up", "Count one further.", ("assert up(4) == 5",), (alias,))
    oracle = Oracle(load_pool(data=write_toy(tmp_path / "data", Toy((PLUS_ONE, up)))), store=None)
    assert verdicts(oracle, [(PLUS_ONE.id, alias.id)]) == {(PLUS_ONE.id, alias.id): "pass"}


def test_a_canonical_that_fails_here_stops_before_any_score(tmp_path: Path) -> None:
    broken = ToyTask(
        "broken",
        "Return the number two.",
        ("assert broken() == 2",),
        (canonical("def broken():\n    return 3\n"), distractor("def broken():\n    return 4\n")),
    )
    oracle = Oracle(
        load_pool(data=write_toy(tmp_path / "data", Toy((PLUS_ONE, broken)))), store=None
    )
    with pytest.raises(SelfCheckFailed, match=r"1 of 2 canonical functions fail.*q_broken: FAIL"):
        oracle.judge([(PLUS_ONE.id, PLUS_ONE.snippets[1].id)])


def test_a_store_that_cannot_be_written_costs_speed_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    pool = load_pool(data=write_toy(tmp_path / "data"))
    oracle = Oracle(pool, store=blocked / "verdicts.sqlite")
    assert verdicts(oracle, OWN[:1])[OWN[0]] == "pass"
    assert "verdicts are not kept" in capsys.readouterr().err


def test_the_store_is_an_ordinary_database(tmp_path: Path) -> None:
    store = tmp_path / "verdicts.sqlite"
    Oracle(load_pool(data=write_toy(tmp_path / "data")), store=store).judge(OWN)
    with sqlite3.connect(store) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
