from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from execretrieval_hf.cli.main import cli
from execretrieval_hf.data.pools import load_pool


def _filled(form: Path, folder: Path) -> Path:
    """Fill in a form as a reader who is always right and finds nothing wrong."""
    pool = load_pool(data=folder)
    document = json.loads(form.read_text())
    for item in document["items"]:
        if "choice" in item:
            right = pool.correct(item["query_id"])[0]
            item["choice"] = next(key for key, value in item["snippets"].items() if value == right)
        else:
            item["faults"] = []
    form.write_text(json.dumps(document))
    return form


def test_from_a_sheet_to_the_ceiling(small_sample: Path, tmp_path: Path) -> None:
    run = CliRunner()
    forms = []
    for reader in ("1", "2"):
        out = tmp_path / reader
        call = ["audit", "sheet", "groups", str(out), "--count", "20", "--reader", reader]
        made = run.invoke(cli, [*call, "--data", str(small_sample)], catch_exceptions=False)
        assert made.exit_code == 0
        assert (out / "sheet.md").read_text().count("\n## ") == 20
        forms.append(str(_filled(Path(made.stdout.strip()), small_sample)))
    told = run.invoke(
        cli, ["audit", "tally", *forms, "--data", str(small_sample)], catch_exceptions=False
    )
    assert "careful reader, right of five: 1.000 [" in told.stdout
    assert "undecided: none" in told.stdout


def test_from_a_sheet_to_the_faults(small_sample: Path, tmp_path: Path) -> None:
    run = CliRunner()
    call = ["audit", "sheet", "tasks", str(tmp_path), "--count", "10", "--data", str(small_sample)]
    made = run.invoke(cli, call, catch_exceptions=False)
    form = str(_filled(Path(made.stdout.strip()), small_sample))
    told = run.invoke(cli, ["audit", "tally", form, form, "--json"], catch_exceptions=False)
    found = json.loads(told.stdout)
    assert (found["n"], found["with_fault"], found["serious"]) == (10, 0, [])


def test_a_form_is_not_overwritten(small_sample: Path, tmp_path: Path) -> None:
    call = ["audit", "sheet", "tasks", str(tmp_path), "--count", "10", "--data", str(small_sample)]
    run = CliRunner()
    run.invoke(cli, call, catch_exceptions=False)
    again = run.invoke(cli, call)
    assert again.exit_code == 2
    assert "is there already" in again.stderr
