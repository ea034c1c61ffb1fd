"""The package alone is enough: from a folder, from an archive, without third-party packages."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipapp
from pathlib import Path

import pytest

import execretrieval_runner

_ROOT = Path(__file__).parents[2] / "runner"
_PAIR = json.dumps({"code": "def f():\n    return 1\n", "tests": ["assert f() == 1"]})


def _output(*command: str, text: str = "") -> str:
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_every_public_name_resolves() -> None:
    for name in execretrieval_runner.__all__:
        assert getattr(execretrieval_runner, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        execretrieval_runner.nothing  # noqa: B018


def test_importing_the_package_imports_none_of_its_modules() -> None:
    script = (
        f"import sys; sys.path.insert(0, {str(_ROOT)!r}); import execretrieval_runner;"
        "print(sum(name.startswith('execretrieval_runner.') for name in sys.modules))"
    )
    assert _output(sys.executable, "-I", "-S", "-c", script) == "0\n"


def test_the_standard_library_is_enough() -> None:
    script = (
        f"import sys; sys.path.insert(0, {str(_ROOT)!r})\n"
        "import execretrieval_runner as r\n"
        "for name in r.__all__: getattr(r, name)\n"
        "with r.Runner(workers=1) as runner:\n"
        "    (verdict,) = runner.run([r.Pair('def f():\\n    return 1', ('assert f() == 1',))])\n"
        "print(verdict.outcomes)\n"
    )
    assert _output(sys.executable, "-I", "-S", "-c", script) == "('pass',)\n"


def test_the_package_works_from_an_archive(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(_ROOT / "execretrieval_runner", source / "execretrieval_runner")
    archive = tmp_path / "runner.pyz"
    main = "execretrieval_runner.__main__:main"
    zipapp.create_archive(source, archive, main=main)
    output = _output(sys.executable, str(archive), "run", "--workers", "1", text=_PAIR)
    assert json.loads(output)["outcomes"] == ["pass"]


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_every_version_of_python_gives_the_same_outcomes(version: str) -> None:
    script = (
        f"import sys; sys.path.insert(0, {str(_ROOT)!r})\n"
        "from execretrieval_runner.__main__ import main; sys.exit(main())"
    )
    command = [_python(version), "-I", "-S", "-W", "error", "-c", script, "run", "--workers", "1"]
    assert json.loads(_output(*command, text=_PAIR))["outcomes"] == ["pass"]


def _python(version: str) -> str:
    """An interpreter of this version, if there is one in the usual places."""
    installed = Path.home().glob(f".pyenv/versions/{version}.*/bin/python")
    for candidate in [shutil.which(f"python{version}"), *map(str, installed)]:
        if candidate and subprocess.run([candidate, "-c", ""], capture_output=True).returncode == 0:
            return candidate
    pytest.skip(f"Python {version} is not installed")
