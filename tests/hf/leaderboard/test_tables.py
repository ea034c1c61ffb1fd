from __future__ import annotations

import csv
import io
import json
from dataclasses import dataclass

from execretrieval_hf.leaderboard.tables import MOST_IN_JSON, SHOWN, table_files, table_of_rows


@dataclass(frozen=True)
class Row:
    system: str
    score: float | None
    n: int


ROWS = (Row("a|b", 1 / 3, 3), Row('say "hi", you', None, 0))


def test_the_three_files_of_a_table_hold_the_same_rows() -> None:
    files = table_files(table_of_rows("scores", "What it says.", ROWS))
    assert sorted(files) == ["scores.csv", "scores.json", "scores.md"]
    parsed = list(csv.DictReader(io.StringIO(files["scores.csv"].decode())))
    assert parsed[0] == {"system": "a|b", "score": "0.333333", "n": "3"}
    assert parsed[1] == {"system": 'say "hi", you', "score": "", "n": "0"}
    document = json.loads(files["scores.json"])
    assert document["says"] == "What it says."
    assert document["rows"] == [
        {"system": "a|b", "score": 0.333333, "n": 3},
        {"system": 'say "hi", you', "score": None, "n": 0},
    ]
    assert "| a\\|b | .333 | 3 |" in files["scores.md"].decode()


def test_last_digits_that_a_library_may_add_otherwise_do_not_reach_a_file() -> None:
    first = table_files(table_of_rows("t", "", (Row("a", 0.1 + 0.2, 1),)))
    other = table_files(table_of_rows("t", "", (Row("a", 0.3, 1),)))
    assert first == other


def test_markdown_of_a_long_table_says_where_the_rest_is() -> None:
    rows = tuple(Row(str(n), 0.5, n) for n in range(SHOWN + 1))
    files = table_files(table_of_rows("long", "", rows))
    assert files["long.md"].decode().endswith(f"{SHOWN + 1} rows in all; long.csv holds them.\n")
    assert files["long.csv"].decode().count("\n") == SHOWN + 2


def test_a_very_long_table_has_no_json_file() -> None:
    rows = tuple(Row("a", 0.5, n) for n in range(MOST_IN_JSON + 1))
    assert "long.json" in table_files(table_of_rows("long", "", rows[1:]))
    assert sorted(table_files(table_of_rows("long", "", rows))) == ["long.csv", "long.md"]
