"""A release of three small functions in the published schema, with the oddities of the real one.

The id c_0004 is a hole, the first query has three distractors, canonicals have no ``bug_type``,
``batch_usage`` is flat, nested or missing, and there are columns that nobody documented.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.names import sha256_text

if TYPE_CHECKING:
    from pathlib import Path

Row = dict[str, Any]

CANONICAL = ("def halve(x):\n    return x // 2\n", "")
HALVE = [
    CANONICAL,
    ("def halve(x):\n    return x // 3\n", "off_by_one"),
    ("def halve(x):\n    return x * 2\n", "wrong_operator"),
    ("def halve(x):\n    return 2 // x\n", "swap_arguments"),
]
JOIN = [
    ("def join(a, b):\n    return a + b\n", ""),
    ("def join(a, b):\n    return b + a\n", "swap_arguments"),
    ("def join(a, b):\n    return a + a\n", "wrong_operator"),
    ("def join(a, b):\n    return a\n", "missing_edge_case"),
    ("def join(a, b):\n    return a * b\n", "wrong_operator"),
]
NEAR = [
    ("def near(x):\n    return x / 3\n", ""),
    ("def near(x):\n    return x / 4\n", "off_by_one"),
    ("def near(x):\n    return x * 3\n", "wrong_operator"),
    ("def near(x):\n    return 3 / (x or 1)\n", "swap_arguments"),
    ("def near(x):\n    return x\n", "wrong_operator"),
]
SUITES = [
    ["assert halve(6) == 3", "assert halve(-1) == -1"],
    ["assert join('a', 'b') == 'ab'", "assert join('', 'b') == 'b'"],
    # The tested function stands inside an expression, and one test has two statements.
    ["assert abs(near(1) - 0.3333) < 0.001", "x = near(3); assert x == 1"],
]
USAGE = {"prompt_tokens": 9, "completion_tokens": 4, "total_tokens": 13}
METADATA: list[Row] = [
    {"model": "a/model", "batch_usage": {**USAGE, "reasoning_tokens": 2}},
    {"model": "a/model", "batch_usage": {**USAGE, "details": {"reasoning_tokens": 2}}},
    {"model": "a/model"},
]
ENTRIES = ["exec_math_numerical_1", "exec_string_processing_7", "exec_math_numerical_1"]


def release() -> dict[str, list[Row]]:
    """Rows of the four files."""
    groups = [
        list(zip(["c_0001", "c_0002", "c_0003", "c_0005"], HALVE, strict=True)),
        [(f"c_{number:04}", snippet) for number, snippet in enumerate(JOIN, start=6)],
        [(f"c_{number:04}", snippet) for number, snippet in enumerate(NEAR, start=11)],
    ]
    corpus: list[Row] = []
    queries: list[Row] = []
    described: list[Row] = []
    cache: list[Row] = []
    for number, (group, suite) in enumerate(zip(groups, SUITES, strict=True)):
        query = f"q_{number + 1:04}"
        for key, (code, bug_type) in group:
            row = {"corpus_id": key, "code": code, "label": "incorrect" if bug_type else "correct"}
            row |= {"bug_type": bug_type} if bug_type else {}
            corpus.append(row | {"source_entry_id": ENTRIES[number]})
            outcome = "FAIL" if bug_type else "pass"
            cache.append(_cache_row(code, suite, [outcome] * len(suite)))
            if bug_type:
                described.append(
                    {
                        "query_id": query,
                        "corpus_id": key,
                        "bug_type": bug_type,
                        "bug_description": f"a {bug_type} in {query}",
                        "severity": number,
                    }
                )
        queries.append(
            {
                "query_id": query,
                "query": f"Do task {number}.",
                "test_suite": suite,
                "correct_corpus_ids": [group[0][0]],
                "paired_distractor_corpus_ids": [key for key, _ in group[1:]],
                "entry_id": ENTRIES[number],
                "metadata": METADATA[number],
            }
        )
    corpus[0]["reviewed"] = True
    queries[1]["difficulty"] = {"stars": 3}
    cache[0]["seconds"] = 0.25
    # A timeout, a foreign pair, and a row of a suite that is not in the release.
    cache[-1]["outcomes"] = ["FAIL", "TIMEOUT"]
    cache.append(_cache_row(NEAR[0][0], SUITES[0], ["FAIL:NameError"] * 2))
    cache.append(_cache_row(NEAR[0][0], ["assert False"], ["FAIL"]))
    return {
        "corpus": corpus,
        "queries": queries,
        "distractor_metadata": described,
        "execution_cache": cache,
    }


def _cache_row(code: str, suite: list[str], outcomes: list[str]) -> Row:
    return {
        "code_sha256": sha256_text(code),
        "tests_sha256": sha256_text("\n".join(suite)),
        "outcomes": outcomes,
    }


def write_release(folder: Path, files: dict[str, list[Row]] | None = None) -> Path:
    """Write a release's ``data`` folder."""
    (folder / "data").mkdir(parents=True)
    for name, rows in (files or release()).items():
        text = "".join(json.dumps(row) + "\n" for row in rows)
        (folder / "data" / f"{name}.jsonl").write_text(text)
    return folder
