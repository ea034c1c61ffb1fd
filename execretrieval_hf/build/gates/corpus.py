"""G5: what only the corpus as a whole can show, first by reading it, then by running it."""

from __future__ import annotations

import ast
import re
import statistics
from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.data import row_name
from execretrieval_hf.build.gates.fields import name_overlap
from execretrieval_hf.build.gates.parsing import parse, parsed_snippets
from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule
from execretrieval_hf.build.renaming import renamed_dump
from execretrieval_hf.data.canonical_json import tests_sha256
from execretrieval_hf.data.names import CORRECT, INCORRECT, sha256_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from execretrieval_hf.build.gates.entry import Entry
    from execretrieval_hf.build.gates.evidence import Evidence, Trial
    from execretrieval_hf.data.folder import Row

LARGEST_MEAN_OVERLAP = 0.5

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Corpus:
    """Entries together with what running them has shown, and with what the data says of that."""

    entries: Sequence[Entry]
    evidence: Evidence
    cache: Sequence[Row]

    @classmethod
    def of(cls, entries: Sequence[Entry], evidence: Evidence, cache: Sequence[Row]) -> Corpus:
        """The corpus of some entries; rows of the cache that speak of others are left out."""
        queries = {entry.query_id for entry in entries}
        snippets = {snippet.corpus_id for entry in entries for snippet in entry.snippets}
        own = [row for row in cache if row["query_id"] in queries and row["corpus_id"] in snippets]
        return cls(entries, evidence, own)


def read_alike(texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Ids of texts that read like an earlier one, case and punctuation aside, and its id."""
    seen: dict[tuple[str, ...], str] = {}
    for name, text in texts.items():
        words = tuple(_WORD.findall(text.casefold()))
        first = seen.setdefault(words, name)
        if first != name:
            yield name, first


def distinct_queries(entries: Sequence[Entry]) -> Iterator[Finding]:
    """No two queries read the same, letter case and punctuation aside."""
    by_id = {entry.query_id: entry for entry in entries}
    for query, first in read_alike({query: entry.query for query, entry in by_id.items()}):
        yield by_id[query].in_query(f"it reads like {first}, which has another answer")


def mean_overlap(entries: Sequence[Entry]) -> Iterator[Finding]:
    """On average at most half of the words of a function name occur in its query."""
    if entries:
        mean = statistics.fmean(map(name_overlap, entries))
        if mean > LARGEST_MEAN_OVERLAP:
            yield Finding(
                "",
                "queries",
                f"queries have {mean:.2f} of the words of function names on average, "
                f"more than {LARGEST_MEAN_OVERLAP}",
            )


def foreign_definitions(entries: Sequence[Entry]) -> Iterator[Finding]:
    """No snippet defines a function or class of another task's name, at any depth."""
    names = {entry.function_name for entry in entries}
    for entry in entries:
        for snippet, tree in parsed_snippets(entry):
            for node in ast.walk(tree):
                match node:
                    case (
                        ast.FunctionDef(name=name, lineno=line)
                        | ast.AsyncFunctionDef(name=name, lineno=line)
                        | ast.ClassDef(name=name, lineno=line)
                    ) if name in names - {entry.function_name}:
                        yield entry.in_snippet(
                            snippet, f"line {line} defines {name!r}, the name of another task"
                        )


def distinct_programs(entries: Sequence[Entry]) -> Iterator[Finding]:
    """No two snippets are the same program under other names."""
    seen: dict[str, str] = {}
    for entry in entries:
        for snippet in entry.snippets:
            tree = parse(snippet.code)
            if isinstance(tree, ast.Module):
                first = seen.setdefault(renamed_dump(tree), snippet.corpus_id)
                if first != snippet.corpus_id:
                    yield entry.in_snippet(snippet, f"but for names it is the same as {first}")


def labels(trial: Trial) -> Iterator[Finding]:
    """A snippet is labelled ``correct`` exactly if it passes."""
    for snippet in trial.entry.snippets:
        wanted = CORRECT if trial.verdict(snippet).passed else INCORRECT
        if snippet.label != wanted:
            yield trial.entry.in_snippet(
                snippet, f"it is labelled {snippet.label!r} and execution says {wanted!r}"
            )


def foreign_passes(corpus: Corpus) -> Iterator[Finding]:
    """No snippet passes the tests of another query."""
    own = {
        entry.query_id: {snippet.corpus_id for snippet in entry.snippets}
        for entry in corpus.entries
    }
    for (query, snippet), verdict in corpus.evidence.verdicts.items():
        if query in own and snippet not in own[query] and verdict.passed:
            yield Finding(query, f"tasks/{query}", f"{snippet} of another query passes its tests")


def cache_hashes(corpus: Corpus) -> Iterator[Finding]:
    """Cache rows bear the hashes of the code and of the tests that they speak of."""
    tests = {entry.query_id: tests_sha256(entry.tests) for entry in corpus.entries}
    codes = {
        snippet.corpus_id: sha256_text(snippet.code)
        for entry in corpus.entries
        for snippet in entry.snippets
    }
    for row in corpus.cache:
        for column, wanted in (
            ("code_sha256", codes[row["corpus_id"]]),
            ("tests_sha256", tests[row["query_id"]]),
        ):
            if row[column] != wanted:
                yield _in_cache(row, f"{column} is {row[column]}, not {wanted}")


def cache_outcomes(corpus: Corpus) -> Iterator[Finding]:
    """Cache rows say what execution says, and only what is certain."""
    for row in corpus.cache:
        verdict = corpus.evidence.verdicts[row["query_id"], row["corpus_id"]]
        stated = (row["outcomes"], row["passed"])
        if not verdict.is_certain:
            yield _in_cache(row, "its outcomes depend on hash seed or machine; leave it out")
        elif stated != (list(verdict.outcomes), verdict.passed):
            yield _in_cache(
                row,
                f"it states {' '.join(row['outcomes'])} (passed: {row['passed']}), "
                f"execution gives {' '.join(verdict.outcomes)}",
            )


def cache_complete(corpus: Corpus) -> Iterator[Finding]:
    """Every query has cache rows for all of its own snippets."""
    cached = {(row["query_id"], row["corpus_id"]) for row in corpus.cache}
    for entry in corpus.entries:
        for snippet in entry.snippets:
            if (entry.query_id, snippet.corpus_id) not in cached:
                yield entry.in_snippet(snippet, "execution_cache has no row of it")


def _in_cache(row: Row, message: str) -> Finding:
    return Finding(row["query_id"], row_name("execution_cache", row), message)


STATIC: tuple[Rule[Sequence[Entry]], ...] = (
    Rule("G5-distinct-queries", distinct_queries),
    Rule("G5-mean-overlap", mean_overlap),
    Rule("G5-foreign-definitions", foreign_definitions, EVERY_POOL),
    Rule("G5-distinct-programs", distinct_programs, EVERY_POOL),
)
LABELS: tuple[Rule[Trial], ...] = (Rule("G5-labels", labels, EVERY_POOL),)
EXECUTED: tuple[Rule[Corpus], ...] = (
    Rule("G5-foreign-passes", foreign_passes, EVERY_POOL),
    Rule("G5-cache-hashes", cache_hashes, EVERY_POOL),
    Rule("G5-cache-outcomes", cache_outcomes, EVERY_POOL),
    Rule("G5-cache-complete", cache_complete, EVERY_POOL),
)
