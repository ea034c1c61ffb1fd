"""T8, the words that decide: for each distractor, the span of the query that makes it wrong.

A person writes them. Where no short span of the query rules a distractor out, the query leaves open
what the tests demand.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.double_run import NotExecuted
from execretrieval_hf.build.edits import apply
from execretrieval_hf.build.soundness.jsonl import read_rows
from execretrieval_hf.build.soundness.rules import Finding, Rule
from execretrieval_hf.data.names import sha256_text
from execretrieval_runner import Pair
from execretrieval_runner.labels import PASS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from execretrieval_hf.build.soundness.side_files import Source
    from execretrieval_hf.build.soundness.whole import Whole
    from execretrieval_runner import Runner

DECIDED_BY = "decided_by.jsonl"
MOST_WORDS = 12

_FIELDS = {"function_name": str, "code_sha256": str, "words": str, "test": int}


@dataclass(frozen=True, slots=True)
class Row:
    """What rules one distractor out.

    Attributes:
        line: line of the file, counted from 1.
        function_name: the task.
        code_sha256: sha256 of the distractor's code.
        words: the span of the query.
        test: index of a test that the distractor fails.
    """

    line: int
    function_name: str
    code_sha256: str
    words: str
    test: int

    @property
    def key(self) -> tuple[str, str]:
        """The distractor that the row speaks of."""
        return self.function_name, self.code_sha256


@dataclass(frozen=True, slots=True)
class Decided:
    """The rows of a set beside its distractors.

    Attributes:
        path: the file.
        sources: the tasks by function name.
        rows: the rows that speak of a distractor; None if there is no file.
        stale: number of rows that speak of none.
        codes: code of every distractor, by function name and sha256.
        outcomes: what the distractor of a row did in the tests.
    """

    path: Path
    sources: dict[str, Source]
    rows: Sequence[Row] | None
    stale: int
    codes: dict[tuple[str, str], str]
    outcomes: dict[tuple[str, str], tuple[str, ...]]

    def in_row(self, row: Row, message: str) -> Finding:
        """A finding about one row."""
        return Finding(self.path, message, row.function_name, row.line)


def read_decided(whole: Whole, runner: Runner) -> Decided:
    """Read the file of a set and run the distractors that it speaks of.

    Raises:
        DataError: the file is damaged.
        NotExecuted: the machine failed to run a distractor.
    """
    path = whole.root / DECIDED_BY
    sources = {source.name: source for source in whole.sources}
    mutants = [
        (name, apply(sources[name].task.code, edit))
        for name, edits in whole.edits.items()
        for edit in edits
    ]
    codes = {(name, sha256_text(code)): code for name, code in mutants}
    read = read_rows(path, _FIELDS)
    if read is None:
        return Decided(path, sources, None, 0, codes, {})
    rows = [Row(line, **values) for line, values in read]
    current = [row for row in rows if row.key in codes]
    outcomes = {}
    keys = list(dict.fromkeys(row.key for row in current))
    pairs = [
        Pair(codes[key], sources[key[0]].task.tests, str(number)) for number, key in enumerate(keys)
    ]
    for verdict in runner.run(pairs):
        key = keys[int(verdict.pair.id)]
        if verdict.status != "done":
            raise NotExecuted(f"a distractor of {key[0]}", verdict.reason)
        outcomes[key] = verdict.outcomes
    return Decided(path, sources, current, len(rows) - len(current), codes, outcomes)


def complete(decided: Decided) -> Iterator[Finding]:
    """Every distractor has the words of the query that rule it out."""
    if decided.rows is None:
        yield Finding(decided.path, "there is no such file")
        return
    known = {row.key for row in decided.rows}
    for key, code in decided.codes.items():
        if key not in known:
            task = decided.sources[key[0]].task
            changed = next(
                (
                    line
                    for line, (old, new) in enumerate(
                        zip(task.code.split("\n"), code.split("\n"), strict=False), start=1
                    )
                    if old != new
                ),
                1,
            )
            yield decided.sources[key[0]].in_function(
                f"no row of {DECIDED_BY} speaks of the distractor {key[1]}", changed
            )


def one_row(decided: Decided) -> Iterator[Finding]:
    """No distractor has two rows."""
    seen: dict[tuple[str, str], int] = {}
    for row in decided.rows or ():
        first = seen.setdefault(row.key, row.line)
        if first != row.line:
            yield decided.in_row(row, f"line {first} speaks of the same distractor")


def spans(decided: Decided) -> Iterator[Finding]:
    """The words stand in the query as they are, from one word boundary to another."""
    for row in decided.rows or ():
        query = decided.sources[row.function_name].task.query
        if not row.words or not re.search(rf"(?<!\w){re.escape(row.words)}(?!\w)", query):
            yield decided.in_row(row, f"the query does not have the words {row.words!r}")


def short(decided: Decided) -> Iterator[Finding]:
    """The words are at most twelve and fewer than half of the query."""
    for row in decided.rows or ():
        count = len(row.words.split())
        of_query = len(decided.sources[row.function_name].task.query.split())
        if count > MOST_WORDS or 2 * count >= of_query:
            yield decided.in_row(
                row, f"{count} words of {of_query}: at most {MOST_WORDS}, and fewer than half"
            )


def tests_fail(decided: Decided) -> Iterator[Finding]:
    """The distractor fails the test that its row names."""
    for row in decided.rows or ():
        outcomes = decided.outcomes[row.key]
        if not 0 <= row.test < len(outcomes):
            yield decided.in_row(row, f"there is no test {row.test} among {len(outcomes)}")
        elif outcomes[row.test] == PASS:
            yield decided.in_row(row, f"the distractor passes test {row.test}")


RULES: tuple[Rule[Decided], ...] = (
    Rule("T8-complete", complete, of_finished=True),
    Rule("T8-one-row", one_row),
    Rule("T8-spans", spans),
    Rule("T8-short", short),
    Rule("T8-tests", tests_fail),
)
