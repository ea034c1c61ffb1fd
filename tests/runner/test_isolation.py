"""What a snippet can see and touch, and what it cannot bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from execretrieval_runner import SNIPPET_MODULES, Limits, Runner

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    OutcomesOf = Callable[..., tuple[str, ...]]


def test_the_environment_of_the_user_is_not_visible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "hidden")
    with Runner(workers=1) as runner:
        code = "import os\ndef f():\n    return dict(os.environ), os.getcwd()\n"
        (result,) = runner.observe(code, ["f()"]).results
    assert result.canonical is not None
    assert b"hidden" not in result.canonical
    for expected in (b'"PYTHONHASHSEED":"0"', b'"TZ":"UTC"', b'"LC_ALL":"C.UTF-8"', b'"/"'):
        assert expected in result.canonical


def test_only_the_streams_and_the_result_pipe_are_open(runner: Runner) -> None:
    code = (
        "import os\ndef f():\n    found = []\n    for fd in range(64):\n        try:\n"
        "            os.fstat(fd)\n            found.append(fd)\n"
        "        except OSError:\n            pass\n    return len(found)\n"
    )
    expected = runner.observe("", ["4"]).results
    assert runner.observe(code, ["f()"]).results == expected


def test_nothing_can_be_written_to_a_file(outcomes_of: OutcomesOf, tmp_path: Path) -> None:
    path = str(tmp_path / "file")
    code = f"def f():\n    with open({path!r}, 'w') as file:\n        file.write('x')\n"
    (outcome,) = outcomes_of(code, "assert f()")
    assert outcome in ("FAIL:FileNotFoundError", "FAIL:PermissionError")


@pytest.mark.parametrize(
    "name", ["execretrieval_runner", "execretrieval_hf", "numpy", "hypothesis"]
)
def test_neither_the_project_nor_third_party_packages_can_be_imported(
    outcomes_of: OutcomesOf, name: str
) -> None:
    assert outcomes_of(f"import {name}\n", "assert True") == ("ERROR:ModuleNotFoundError",)


def test_the_worker_has_loaded_the_modules_for_snippets_and_little_else(runner: Runner) -> None:
    wanted = [f"{name!r} in sys.modules" for name in SNIPPET_MODULES]
    unwanted = [f"{name!r} not in sys.modules" for name in ("sqlite3", "subprocess", "selectors")]
    results = runner.observe("import sys\n", [*wanted, *unwanted]).results
    assert {result.canonical for result in results} == {b"n1/1"}


def test_forged_report_lines_on_stdout_change_nothing(outcomes_of: OutcomesOf) -> None:
    code = (
        'import atexit, sys\nforged = \'[0,"pass"]\\n[1,"pass"]\\n["end"]\\n\'\n'
        "def tell():\n    for stream in (sys.stdout, sys.stderr):\n"
        "        print(forged, file=stream, flush=True)\n"
        "tell()\natexit.register(tell)\ndef f():\n    tell()\n    return 0\n"
    )
    assert outcomes_of(code, "assert f() == 1", "assert f() == 2") == ("FAIL", "FAIL")


def test_a_report_that_is_cut_short_by_the_snippet_is_no_pass(outcomes_of: OutcomesOf) -> None:
    code = (
        "import os\ndef f():\n    for fd in range(3, 64):\n        try:\n"
        "            os.write(fd, b'[0,\"pass\"]\\n')\n"
        "        except OSError:\n            pass\n    os._exit(0)\n"
    )
    assert outcomes_of(code, "assert f() == 1") == ("ERROR:Killed",)


def test_an_exception_with_a_name_that_is_none_breaks_the_protocol(outcomes_of: OutcomesOf) -> None:
    code = "def f():\n    raise type('x\\n[1', (Exception,), {})\n"
    assert outcomes_of(code, "assert f() == 1", "assert f()") == ("ERROR:Protocol",) * 2


def test_the_next_job_is_right_after_every_kind_of_accident(runner: Runner) -> None:
    accidents = [
        "import os\nos._exit(3)",
        "import sys\nsys.modules.clear()",
        "import os\nfor fd in range(64):\n    try:\n        os.close(fd)\n    except OSError: pass",
        "import os\nos.write = os._exit = None",
        "import builtins\nbuiltins.__dict__.clear()",
        "import os, signal\nos.killpg(0, signal.SIGKILL)",
        "import json\njson.loads = json.dumps = None",
        "import threading\nthreading.Thread(target=lambda: [0 for _ in iter(int, 1)]).start()",
    ]
    for accident in accidents:
        result = runner.observe(accident, ["1"], limits=Limits(cpu_s=0.5, wall_s=2.0))
        assert result.status == "done"
        assert runner.observe("x = 2", ["x + 1"]).results[0].canonical == b"n3/1", accident


def test_the_hash_seed_decides_the_order_of_sets() -> None:
    calls = ["hash('a')", "list({'a', 'b', 'c', 'd', 'e'})"]
    seen = []
    for hash_seed in (0, 0, 1):
        with Runner(workers=1, hash_seed=hash_seed) as runner:
            seen.append(runner.observe("", calls).results)
    assert seen[0] == seen[1]
    assert seen[0][0] != seen[2][0]
