"""The pools that ask for the main pool's snippets in other words: the rules of their queries."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.corpus import read_alike
from execretrieval_hf.build.gates.data import row_name
from execretrieval_hf.build.gates.parsing import beside_imports, parse
from execretrieval_hf.build.gates.rules import ASKING, Finding, Rule
from execretrieval_hf.build.neutral import run_neutral
from execretrieval_hf.build.renaming import renamed_dump
from execretrieval_hf.data.names import CODE_POOL, KEYWORDS_POOL, NEUTRAL_NAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from execretrieval_hf.build.double_run import DoubleVerdict, Runners
    from execretrieval_hf.build.gates.data import Data
    from execretrieval_hf.data.folder import Row

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Asked:
    """A pool of other queries, and the main pool whose snippets it asks for."""

    data: Data
    main: Data


@dataclass(frozen=True, slots=True)
class Proved:
    """A pool whose queries are code, and what running them on their tests has shown."""

    data: Data
    verdicts: Mapping[str, DoubleVerdict]


def run_queries(data: Data, runners: Runners) -> dict[str, DoubleVerdict]:
    """Run every query of the pool `code` on the tests of its task, under both hash seeds.

    Raises:
        NotExecuted: the machine failed to run one.
    """
    suites = {
        row["query_id"]: (row["function_name"], row["test_suite"]) for row in data.rows("tasks")
    }
    codes = {query: text for query, text in data.queries.items() if query in suites}
    return run_neutral(codes, suites, runners)


def same_answers(asked: Asked) -> Iterator[Finding]:
    """A query has the answers and the near-clones that it has in the main pool."""
    queries = asked.main.queries
    for config in ("qrels", "snippets"):
        own, main = (data.by_query(config) for data in (asked.data, asked.main))
        for query in asked.data.queries:
            if query not in queries:
                yield Finding(query, f"queries/{query}", "the main pool has no such query")
            elif _without_pool(own[query]) != _without_pool(main[query]):
                yield Finding(query, f"{config}/{query}", "the rows are not those of the main pool")
        for query in own.keys() - asked.data.queries.keys():
            yield Finding(query, row_name(config, own[query][0]), "it is of no query of this pool")


def all_keywords(asked: Asked) -> Iterator[Finding]:
    """Every task is asked for by its keywords, and by nothing else."""
    wanted = {row["query_id"]: row["keywords"] for row in asked.main.rows("tasks")}
    for query in sorted(wanted.keys() | asked.data.queries.keys()):
        if wanted.get(query) != asked.data.queries.get(query):
            message = f"the query is {asked.data.queries.get(query)!r}, not {wanted.get(query)!r}"
            yield Finding(query, f"queries/{query}", message)


def distinct_texts(asked: Asked) -> Iterator[Finding]:
    """No two queries of the pool read the same, letter case and punctuation aside."""
    for query, first in read_alike(asked.data.queries):
        yield Finding(query, f"queries/{query}", f"it reads like {first}")


def neutral_code(asked: Asked) -> Iterator[Finding]:
    """A query that is code is imports and one function of the neutral name, and says no other."""
    functions = {row["query_id"]: row["function_name"] for row in asked.main.rows("tasks")}
    for query, text in asked.data.queries.items():
        tree = parse(text)
        if not isinstance(tree, ast.Module):
            yield Finding(query, f"queries/{query}", f"it does not parse: {tree.msg}")
            continue
        match beside_imports(tree):
            case [ast.FunctionDef(name=name)] if name == NEUTRAL_NAME:
                pass
            case _:
                message = f"beside imports it should have the function {NEUTRAL_NAME!r} alone"
                yield Finding(query, f"queries/{query}", message)
        if functions.get(query) in _WORD.findall(text):
            yield Finding(query, f"queries/{query}", f"it has the name {functions[query]!r}")


def other_programs(asked: Asked) -> Iterator[Finding]:
    """A query that is code is no snippet of the corpus under another name."""
    corpus = {
        renamed_dump(tree): snippet
        for snippet, text in asked.main.codes.items()
        if isinstance(tree := parse(text), ast.Module)
    }
    for query, text in asked.data.queries.items():
        tree = parse(text)
        if isinstance(tree, ast.Module) and (found := corpus.get(renamed_dump(tree))):
            yield Finding(query, f"queries/{query}", f"but for names it is the snippet {found}")


def passing(proved: Proved) -> Iterator[Finding]:
    """A query that is code passes the tests of its task under both hash seeds."""
    for query, verdict in proved.verdicts.items():
        if not verdict.passed:
            outcomes = " ".join(verdict.outcomes)
            yield Finding(query, f"queries/{query}", f"its tests give {outcomes}")


def _without_pool(rows: list[Row]) -> list[Row]:
    return [{column: value for column, value in row.items() if column != "pool"} for row in rows]


RULES: tuple[Rule[Asked], ...] = (
    Rule("G1-same-answers", same_answers, ASKING),
    Rule("G1-keyword-queries", all_keywords, frozenset({KEYWORDS_POOL})),
    Rule("G1-distinct-asking", distinct_texts, ASKING),
    Rule("G2-neutral-code", neutral_code, frozenset({CODE_POOL})),
    Rule("G5-other-programs", other_programs, frozenset({CODE_POOL})),
)
EXECUTED: tuple[Rule[Proved], ...] = (Rule("G3-code-passes", passing, frozenset({CODE_POOL})),)
