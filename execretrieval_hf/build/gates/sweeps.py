"""Full checks: every snippet against every suite, to prove what other rules take for granted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from execretrieval_hf.build.double_run import NotExecuted, PairKey
from execretrieval_hf.build.gates.execution import SHARE_OF_LIMIT
from execretrieval_hf.build.gates.rules import Finding, Rule
from execretrieval_runner import Limits, ScreenJob

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from execretrieval_hf.build.gates.entry import Entry
    from execretrieval_hf.build.gates.evidence import Evidence
    from execretrieval_runner import Runner

# What takes longer than a canonical may take is no answer. With arguments that were never meant
# for them some canonicals do not end, and the whole limit for each would be most of the time.
_RENAMED_LIMITS = Limits(cpu_s=Limits().cpu_s * SHARE_OF_LIMIT)


@dataclass(frozen=True, slots=True)
class Sweep:
    """What screening found.

    Attributes:
        pairs: number of pairs of a snippet and another query's suite that were tried.
        passed: those that passed, as (query id, corpus id).
    """

    pairs: int
    passed: tuple[PairKey, ...]


@dataclass(frozen=True, slots=True)
class Swept:
    """Both sweeps over some entries, and the pairs among them that were run one by one.

    Attributes:
        entries: the entries.
        evidence: what running them one by one has shown.
        foreign: every snippet as it is.
        renamed: every canonical under the names of all other tasks.
    """

    entries: Sequence[Entry]
    evidence: Evidence
    foreign: Sweep
    renamed: Sweep


def sweep(entries: Sequence[Entry], evidence: Evidence, runner: Runner) -> Swept:
    """Screen all snippets against the suites of all other entries.

    Raises:
        NotExecuted: the machine failed to screen a snippet.
    """
    names = {entry.function_name for entry in entries}
    foreign = {snippet.corpus_id: snippet.code for entry in entries for snippet in entry.snippets}
    renamed = {
        entry.canonical.corpus_id: _under_other_names(entry, names - {entry.function_name})
        for entry in entries
    }
    return Swept(
        entries,
        evidence,
        foreign=_screen(foreign, entries, runner, Limits()),
        renamed=_screen(renamed, entries, runner, _RENAMED_LIMITS),
    )


def static_rule(swept: Swept) -> Iterator[Finding]:
    """Full check: snippets that cannot define a query's function do not pass its tests."""
    for query, snippet in swept.foreign.passed:
        if (query, snippet) not in swept.evidence.verdicts:
            yield Finding(query, f"corpus/{snippet}", f"{snippet} passes the tests of {query}")


def near_duplicates(swept: Swept) -> Iterator[Finding]:
    """Full check: no canonical passes another query's tests once it bears the wanted name."""
    for query, snippet in swept.renamed.passed:
        yield Finding(
            query, f"tasks/{query}", f"canonical {snippet} of another query answers it as well"
        )


def _under_other_names(entry: Entry, names: set[str]) -> str:
    aliases = "".join(f"{name} = {entry.function_name}\n" for name in sorted(names))
    return f"{entry.canonical.code}\n\n{aliases}"


def _screen(
    codes: Mapping[str, str], entries: Sequence[Entry], runner: Runner, limits: Limits
) -> Sweep:
    owners = {snippet.corpus_id: entry.query_id for entry in entries for snippet in entry.snippets}
    passed = []
    for screening in runner.screen_all(
        (ScreenJob(code, id=snippet) for snippet, code in codes.items()),
        [entry.tests for entry in entries],
        limits=limits,
    ):
        if screening.status != "done":
            raise NotExecuted(screening.job.id, screening.reason)
        queries = (entries[index].query_id for index in screening.passed)
        snippet = screening.job.id
        passed += [(query, snippet) for query in queries if query != owners[snippet]]
    return Sweep(pairs=len(codes) * (len(entries) - 1), passed=tuple(sorted(passed)))


RULES: tuple[Rule[Swept], ...] = (
    Rule("G5-static-rule", static_rule),
    Rule("G5-near-duplicates", near_duplicates),
)
