"""G1, the entries: names, query, fields and sizes of a single task."""

from __future__ import annotations

import builtins
import keyword
import re
import sys
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule
from execretrieval_hf.build.tasks import REGISTERS
from execretrieval_hf.data.names import BUG_TYPES, DOMAINS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.entry import Entry

SHORTEST_QUERY = 20
TESTS = range(7, 11)
DISTRACTORS = 4
FEWEST_BUG_TYPES = 3
SHORTEST_QUOTATION = 12

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_WORD = re.compile(r"[a-z0-9]+")
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")


def name(entry: Entry) -> Iterator[Finding]:
    """A function name is lower_case words, and no keyword, builtin or standard module."""
    function = entry.function_name
    if not _NAME.fullmatch(function):
        yield entry.in_task(f"function name {function!r} is not of lower-case words joined by _")
    if keyword.iskeyword(function) or keyword.issoftkeyword(function):
        yield entry.in_task(f"function name {function!r} is a keyword")
    if hasattr(builtins, function):
        yield entry.in_task(f"function name {function!r} is a builtin")
    if function in sys.stdlib_module_names:
        yield entry.in_task(f"function name {function!r} is a module of the standard library")


def domain(entry: Entry) -> Iterator[Finding]:
    """The domain is one of the ten."""
    if entry.domain not in DOMAINS:
        yield entry.in_task(f"domain {entry.domain!r} is not one of {', '.join(DOMAINS)}")


def task_fields(entry: Entry) -> Iterator[Finding]:
    """Keywords, inputs and requires are filled in, and the register is a known one."""
    if entry.register not in REGISTERS:
        yield entry.in_task(f"register {entry.register!r} is not one of {', '.join(REGISTERS)}")
    for field in ("keywords", "inputs", "requires"):
        if not getattr(entry, field).strip():
            yield entry.in_task(f"{field} is empty")


def query(entry: Entry) -> Iterator[Finding]:
    """A query is one paragraph of at least 20 characters without code in it."""
    if len(entry.query) < SHORTEST_QUERY:
        yield entry.in_query(
            f"the query has {len(entry.query)} characters, fewer than {SHORTEST_QUERY}"
        )
    if entry.query != " ".join(entry.query.split()):
        yield entry.in_query("the query has line breaks, double blanks or blanks at an end")
    if "`" in entry.query:
        yield entry.in_query("the query has code in backticks; say it in words")


def quotation(entry: Entry) -> Iterator[Finding]:
    """A query neither names the function nor quotes a line of it."""
    if "_" in entry.function_name and entry.function_name in entry.query:
        yield entry.in_query(f"the query names the function {entry.function_name!r}")
    for line in entry.canonical.code.split("\n"):
        if len(line.strip()) >= SHORTEST_QUOTATION and line.strip() in entry.query:
            yield entry.in_query(f"the query quotes the line {line.strip()!r} of the function")


def overlap(entry: Entry) -> Iterator[Finding]:
    """Some word of the function name does not occur in the query."""
    if name_overlap(entry) == 1:
        yield entry.in_query(f"the query has every word of the name {entry.function_name!r}")


def characters(entry: Entry) -> Iterator[Finding]:
    """Code and tests have no control characters but line feeds; a snippet ends in one of them."""
    for snippet in entry.snippets:
        if found := _CONTROL.search(snippet.code):
            yield entry.in_snippet(snippet, f"it has the control character {found[0]!r}")
        if not snippet.code.endswith("\n") or snippet.code.endswith("\n\n"):
            yield entry.in_snippet(snippet, "it does not end in exactly one newline")
    for index, test in enumerate(entry.tests):
        if found := _CONTROL.search(test):
            yield entry.in_test(index, f"it has the control character {found[0]!r}")


def test_count(entry: Entry) -> Iterator[Finding]:
    """A suite has 7 to 10 tests."""
    if len(entry.tests) not in TESTS:
        yield entry.in_task(
            f"the suite has {len(entry.tests)} tests, not {TESTS[0]} to {TESTS[-1]}"
        )


def test_texts(entry: Entry) -> Iterator[Finding]:
    """Tests are not blank and pairwise different."""
    for index, test in enumerate(entry.tests):
        if not test.strip():
            yield entry.in_test(index, "it is blank")
        elif test in entry.tests[:index]:
            yield entry.in_test(index, f"it repeats test {entry.tests.index(test)}")


def distractor_count(entry: Entry) -> Iterator[Finding]:
    """A query has four distractors."""
    if len(entry.distractors) != DISTRACTORS:
        yield entry.in_task(f"it has {len(entry.distractors)} distractors, not {DISTRACTORS}")


def bug_types(entry: Entry) -> Iterator[Finding]:
    """Bug types are of the six that the engine plants."""
    for distractor in entry.distractors:
        for edit in distractor.edits:
            if edit.bug_type not in BUG_TYPES:
                yield entry.in_snippet(
                    distractor,
                    f"bug type {edit.bug_type!r} is not one of {', '.join(BUG_TYPES)}",
                )


def bug_variety(entry: Entry) -> Iterator[Finding]:
    """The distractors of a query have at least three bug types."""
    found = sorted({edit.bug_type for distractor in entry.distractors for edit in distractor.edits})
    if len(found) < FEWEST_BUG_TYPES:
        yield entry.in_task(
            f"its distractors have the bug types {', '.join(found)} only, "
            f"fewer than {FEWEST_BUG_TYPES}"
        )


def name_overlap(entry: Entry) -> float:
    """Share of the words of the function name that occur in the query."""
    words = set(entry.function_name.split("_"))
    return len(words & set(_WORD.findall(entry.query.lower()))) / len(words)


RULES: tuple[Rule[Entry], ...] = (
    Rule("G1-name", name),
    Rule("G1-domain", domain),
    Rule("G1-task-fields", task_fields),
    Rule("G1-query", query),
    Rule("G1-quotation", quotation),
    Rule("G1-overlap", overlap),
    Rule("G1-characters", characters, EVERY_POOL),
    Rule("G1-test-count", test_count),
    Rule("G1-test-texts", test_texts),
    Rule("G1-distractor-count", distractor_count),
    Rule("G1-bug-types", bug_types),
    Rule("G1-bug-variety", bug_variety),
)
