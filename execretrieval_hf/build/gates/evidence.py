"""What running the entries shows, gathered once so that the rules which judge it run nothing."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from execretrieval_hf.build.double_run import PairKey, run_twice
from execretrieval_hf.build.gates.parsing import equalities
from execretrieval_hf.build.observing import observe_jobs
from execretrieval_hf.build.possible_pairs import possible_pairs
from execretrieval_hf.build.requires import requires_call, requires_function

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from execretrieval_hf.build.double_run import DoubleVerdict, Runners
    from execretrieval_hf.build.gates.entry import Entry, Snippet
    from execretrieval_runner import CallResult, Runner

KeyT = TypeVar("KeyT")


@dataclass(frozen=True, slots=True)
class Evidence:
    """Outcomes and values of everything that was run.

    Attributes:
        verdicts: the outcomes under both hash seeds, by (query id, corpus id): of every pair that
            could pass, and of further pairs that were asked for.
        values: what each snippet's calls of its own tests gave.
        requires: what the expression ``requires`` gave for the arguments of each test, by query id.
    """

    verdicts: Mapping[PairKey, DoubleVerdict]
    values: Mapping[PairKey, tuple[CallResult, ...]]
    requires: Mapping[str, tuple[CallResult, ...]]


@dataclass(frozen=True, slots=True)
class Trial:
    """An entry together with what running it has shown."""

    entry: Entry
    evidence: Evidence

    def verdict(self, snippet: Snippet) -> DoubleVerdict:
        """The outcomes of one of the entry's own snippets."""
        return self.evidence.verdicts[self.entry.query_id, snippet.corpus_id]

    def behaviour(self, snippet: Snippet) -> tuple[object, ...]:
        """Outcome and returned value of every test: equal for snippets that act alike.

        Values without a canonical form, which equal no literal, count as equal to each other.
        """
        values = self.evidence.values[self.entry.query_id, snippet.corpus_id]
        return (*self.verdict(snippet).outcomes, *values)


def gather(entries: Sequence[Entry], further: Iterable[PairKey], runners: Runners) -> Evidence:
    """Run the entries.

    Args:
        entries: entries whose tests are all of the accepted form.
        further: pairs to run besides those that could pass; of others than `entries` they are
            left out.
        runners: two runners with different hash seeds.

    Raises:
        NotExecuted: the machine failed to run something.
    """
    by_query = {entry.query_id: entry for entry in entries}
    codes = {snippet.corpus_id: snippet.code for entry in entries for snippet in entry.snippets}
    functions = {entry.query_id: entry.function_name for entry in entries}
    calls = {entry.query_id: _calls(entry) for entry in entries}
    own = [(entry.query_id, snippet.corpus_id) for entry in entries for snippet in entry.snippets]
    asked = [pair for pair in further if pair[0] in by_query and pair[1] in codes]
    first, _ = runners
    return Evidence(
        verdicts=run_twice(
            {
                (query, snippet): (codes[snippet], by_query[query].tests)
                for query, snippet in (*own, *possible_pairs(codes, functions), *asked)
            },
            runners,
        ),
        values=_results(
            {(query, snippet): (codes[snippet], calls[query]) for query, snippet in own}, first
        ),
        requires=_results(
            {
                entry.query_id: (
                    requires_function(entry.canonical.code, entry.function_name, entry.requires),
                    _requires_calls(entry),
                )
                for entry in entries
            },
            first,
        ),
    )


def _results(
    jobs: Mapping[KeyT, tuple[str, tuple[str, ...]]], runner: Runner
) -> dict[KeyT, tuple[CallResult, ...]]:
    return {key: seen.results for key, seen in observe_jobs(jobs, runner).items()}


def _calls(entry: Entry) -> tuple[str, ...]:
    return tuple(ast.unparse(sides.call) for _, sides in equalities(entry))


def _requires_calls(entry: Entry) -> tuple[str, ...]:
    return tuple(requires_call(sides.call) for _, sides in equalities(entry))
