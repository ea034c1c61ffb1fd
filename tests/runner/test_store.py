"""Verdicts on disk: what is kept, under which key, by whom."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from dataclasses import fields, replace
from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import (
    ExecRetrievalError,
    Limits,
    Pair,
    Verdict,
    VerdictStore,
    verdict_key,
)
from execretrieval_runner.store import conditions_here

if TYPE_CHECKING:
    from pathlib import Path

_CONDITIONS = conditions_here(hash_seed=0, mode="plain", level="unsafe", policy="none")
_PAIR = Pair("def f():\n    return 1\n", ("assert f() == 1", "assert f() == 2"), "q_f")
_VERDICT = Verdict(
    _PAIR, "done", ("pass", "FAIL"), 0.25, 0.5, 9 << 20, Limits(), level="unsafe", policy="none"
)


def test_a_verdict_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "verdicts.sqlite"
    assert VerdictStore(path).put_many([("k", _VERDICT)]) == 1
    stored = VerdictStore(path).get("k")
    assert stored is not None
    assert stored.of(_PAIR, Limits(), _CONDITIONS) == _VERDICT
    assert VerdictStore(path).get("other") is None


def test_many_keys_are_looked_up_at_once(tmp_path: Path) -> None:
    verdicts = VerdictStore(tmp_path / "verdicts.sqlite")
    verdicts.put_many((f"{number}", _VERDICT) for number in range(3000))
    found = verdicts.get_many(f"{number}" for number in range(0, 6000, 2))
    assert sorted(found, key=int) == [f"{number}" for number in range(0, 3000, 2)]


def test_what_says_nothing_lasting_is_not_kept(tmp_path: Path) -> None:
    verdicts = VerdictStore(tmp_path / "verdicts.sqlite")
    infra = replace(_VERDICT, status="infra", outcomes=(), reason="died")
    short = replace(_VERDICT, limits=Limits(cpu_s=0.25))
    hurried = replace(short, outcomes=("pass", "TIMEOUT"))
    generous = replace(hurried, limits=Limits(cpu_s=10.0))
    entries = [("infra", infra), ("short", short), ("hurried", hurried), ("generous", generous)]
    assert verdicts.put_many(entries) == 2
    assert sorted(verdicts.get_many(key for key, _ in entries)) == ["generous", "short"]


def test_the_key_changes_with_each_ingredient() -> None:
    limits = [Limits(cpu_s=6), Limits(wall_s=21), Limits(memory_bytes=1), Limits(output_bytes=1)]
    pairs = [
        replace(_PAIR, code=_PAIR.code + "\n"),
        replace(_PAIR, tests=_PAIR.tests[::-1]),
        replace(_PAIR, tests=_PAIR.tests[:1]),
        Pair("", (_PAIR.code, *_PAIR.tests)),
    ]
    conditions = [
        replace(_CONDITIONS, **{field.name: 7 if field.name == "hash_seed" else "other"})
        for field in fields(_CONDITIONS)
    ]
    keys = [
        verdict_key(_PAIR, Limits(), _CONDITIONS),
        *(verdict_key(_PAIR, limits, _CONDITIONS) for limits in limits),
        *(verdict_key(pair, Limits(), _CONDITIONS) for pair in pairs),
        *(verdict_key(_PAIR, Limits(), one) for one in conditions),
    ]
    assert len(set(keys)) == len(keys) == 1 + 4 + 4 + 8


def test_the_key_does_not_depend_on_the_id_of_the_pair() -> None:
    keys = {
        verdict_key(pair, Limits(), _CONDITIONS) for pair in (_PAIR, replace(_PAIR, id="other"))
    }
    assert len(keys) == 1


def test_two_processes_share_a_store(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.sqlite"
    script = (
        "import sys\n"
        "from execretrieval_runner import Limits, Pair, Verdict, VerdictStore\n"
        "verdict = Verdict(Pair('', ()), 'done', ('pass',), 0.1, 0.1, 1, Limits())\n"
        "store = VerdictStore(sys.argv[1])\n"
        "for n in range(100):\n"
        "    store.put_many([(f'{sys.argv[2]}-{n}', verdict), (f'shared-{n}', verdict)])\n"
    )
    writers = [
        subprocess.Popen([sys.executable, "-c", script, str(path), name]) for name in ("a", "b")
    ]
    assert [writer.wait(30) for writer in writers] == [0, 0]
    keys = [f"{name}-{n}" for name in ("a", "b", "shared") for n in range(100)]
    assert len(VerdictStore(path).get_many(keys)) == 300


def test_a_corrupt_file_is_named_and_to_be_deleted(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.sqlite"
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(ExecRetrievalError, match=r"verdicts\.sqlite .*delete the file"):
        VerdictStore(path)


def test_a_file_that_breaks_later_is_named_too(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.sqlite"
    verdicts = VerdictStore(path)
    verdicts.put_many((f"{number}", _VERDICT) for number in range(1000))
    data = bytearray(path.read_bytes())
    data[4096:] = os.urandom(len(data) - 4096)
    path.write_bytes(data)
    with pytest.raises(ExecRetrievalError, match=r"verdicts\.sqlite"):
        verdicts.get_many(f"{number}" for number in range(1000))


def test_a_file_of_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "verdicts.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(ExecRetrievalError, match="format 99"):
        VerdictStore(path)


def test_a_store_that_may_not_be_written_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "verdicts.sqlite"
    VerdictStore(path).put_many([("k", _VERDICT)])
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK)
    verdicts = VerdictStore(path)
    assert verdicts.read_only
    assert verdicts.get("k") is not None
    assert verdicts.put_many([("other", _VERDICT)]) == 0
    assert verdicts.get("other") is None


def test_a_folder_that_cannot_be_made_is_one_clear_error() -> None:
    with pytest.raises(ExecRetrievalError, match=r"/proc/none/verdicts\.sqlite is not usable"):
        VerdictStore("/proc/none/verdicts.sqlite")
