"""Verdicts for (query, snippet) pairs: from the data, the local store, or by running the tests.

In this order: the rule that a snippet which cannot bind the tested name cannot pass; rows of the
data's own execution cache, found by the hashes of code and suite; the verdict store; execution.
Before the first pair is executed, every canonical of the pool is run, and one that fails stops
the evaluation: a broken environment must not look like a weak model.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.data.canonical_json import digest_of_rows, tests_sha256
from execretrieval_hf.data.folder import config_names, read_config
from execretrieval_hf.data.names import sha256_text
from execretrieval_runner import (
    RUNNER_VERSION,
    Limits,
    Pair,
    Runner,
    VerdictStore,
    may_define,
    verdict_key,
)
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.ranking import Indexes
    from execretrieval_hf.evaluate.record import Evidence, VerdictName, VerdictSources
    from execretrieval_runner import Conditions, Verdict

    PairKey = tuple[str, str]

LIMITS = Limits()
STORED_TOGETHER = 20
"""Verdicts written in one transaction: what an interrupted run loses at most."""

FAILED_IDS_SHOWN = 5


class SelfCheckFailed(ExecRetrievalError):
    """Canonical functions fail their own tests in this environment, so no score can be trusted."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict with the outcomes behind it and where it came from."""

    verdict: VerdictName
    evidence: Evidence
    outcomes: tuple[str, ...] = ()


NOT_EXECUTED = Judgement("not_executed", "")
CANNOT_PASS = Judgement("fail", "static")


class Oracle:
    """Judges pairs of one pool, running code only for what is not known yet.

    Attributes:
        pool: the pool.
        executed: number of pairs whose tests were run by this object.
    """

    def __init__(
        self,
        pool: Pool,
        *,
        store: Path | None,
        fresh: bool = False,
        open_runner: Callable[[], Runner] = Runner,
    ) -> None:
        """Prepare to judge pairs of ``pool``; nothing runs yet.

        Args:
            pool: the pool.
            store: file of the verdict store, or ``None`` for none.
            fresh: judge by execution alone, neither from the data's cache nor from the store.
            open_runner: makes the runner when the first pair is met that the data does not settle.
        """
        self.pool = pool
        self._open_runner = open_runner
        self._cache = {} if fresh else packaged_verdicts(pool)
        self._store = None if store is None or fresh else _open_store(store)
        self._known: dict[PairKey, Judgement] = {}
        self._codes = tuple(pool.corpus.values())
        self._ruled_out: dict[str, NDArray[np.bool_]] = {}
        self._setting = {"level": "", "mode": ""}
        self._self_check: dict[str, int] | None = None
        self.executed = 0

    def judge(self, pairs: Iterable[PairKey]) -> Mapping[PairKey, Judgement]:
        """Judge (query id, corpus id) pairs.

        Returns:
            A judgement for every pair asked for so far.

        Raises:
            SelfCheckFailed: execution was needed and canonicals fail in this environment.
            SandboxUnavailable: execution was needed and this platform cannot do it.
        """
        missing = []
        for pair in dict.fromkeys(pairs):
            if pair in self._known:
                continue
            known = self.without_running(pair)
            if known is None:
                missing.append(pair)
            else:
                self._known[pair] = known
        if missing:
            with self._open_runner() as runner:
                self._setting = {"level": runner.level.name, "mode": runner.mode}
                self._from_store(missing, runner)
                unknown = [pair for pair in missing if pair not in self._known]
                if unknown:
                    self._execute(unknown, runner)
        return self._known

    def rule_out(self, query: str, columns: Indexes) -> Indexes:
        """Judge many snippets by one rule alone: what cannot bind the tested name cannot pass.

        The pairs count as judged, and cost much less than in `judge`.

        Args:
            query: id of the query.
            columns: places of the snippets in the pool's `corpus_ids`.

        Returns:
            The columns that the rule does not settle.
        """
        name = self.pool.tasks[query].function_name
        is_possible = np.fromiter(
            (may_define(self._codes[column], name) for column in columns.tolist()),
            dtype=np.bool_,
            count=len(columns),
        )
        if query not in self._ruled_out:
            self._ruled_out[query] = np.zeros(len(self._codes), dtype=np.bool_)
        self._ruled_out[query][columns[~is_possible]] = True
        left: Indexes = columns[is_possible]
        return left

    def without_running(self, pair: PairKey) -> Judgement | None:
        """What the data alone says of a (query id, corpus id) pair; ``None`` if it must be run."""
        query, snippet = pair
        task, code = self.pool.tasks[query], self.pool.corpus[snippet]
        if not may_define(code, task.function_name):
            return CANNOT_PASS
        return self._cache.get((sha256_text(code), tests_sha256(task.test_suite)))

    def sources(self) -> VerdictSources:
        """Where the judgements of this object came from."""
        from execretrieval_hf.evaluate.record import VerdictSources

        counts = Counter(judgement.evidence or "not_executed" for judgement in self._known.values())
        if ruled_out := self._ruled_out_only():
            counts["static"] += ruled_out
        local = counts["store"] + counts["executed"] + counts["in-process"]
        return VerdictSources(
            source="executed" if local or counts["not_executed"] else "packaged",
            counts=dict(sorted(counts.items())),
            cache_digest=cache_digest(self.pool) if counts["packaged"] else None,
            oracle={"version": RUNNER_VERSION, **self._setting},
            self_check=self._self_check,
        )

    def _ruled_out_only(self) -> int:
        """Number of pairs that `rule_out` has settled and `judge` was not asked for."""
        flags = {query: flags.copy() for query, flags in self._ruled_out.items()}
        column_of = {key: column for column, key in enumerate(self.pool.corpus_ids)}
        for query, snippet in self._known:
            if query in flags:
                flags[query][column_of[snippet]] = False
        return sum(int(np.count_nonzero(left)) for left in flags.values())

    def _from_store(self, pairs: list[PairKey], runner: Runner) -> None:
        if self._store is None:
            return
        conditions = runner.conditions
        key_of = {pair: verdict_key(self._pair(pair), LIMITS, conditions) for pair in pairs}
        found = self._store.get_many(key_of.values())
        for pair, key in key_of.items():
            if key in found:
                verdict = found[key].of(self._pair(pair), LIMITS, conditions)
                self._known[pair] = _judgement(verdict, "store")

    def _execute(self, pairs: list[PairKey], runner: Runner) -> None:
        if self._self_check is None:
            self._check_canonicals(runner)
        self._run(runner, [pair for pair in pairs if pair not in self._known])

    def _check_canonicals(self, runner: Runner) -> None:
        canonicals = [
            (query, snippet.corpus_id)
            for query, own in self.pool.snippets.items()
            for snippet in own
            if snippet.role == "canonical"
        ]
        self._run(runner, canonicals)
        failed = [pair for pair in canonicals if self._known[pair].verdict != "pass"]
        if failed:
            shown = "; ".join(
                f"{query}: {' '.join(self._known[query, snippet].outcomes) or 'not executed'}"
                for query, snippet in failed[:FAILED_IDS_SHOWN]
            )
            raise SelfCheckFailed(
                f"{len(failed)} of {len(canonicals)} canonical functions fail their own tests "
                f"here, so no score is given ({shown}); check the machine's load and memory, then "
                "run `execretrieval verify`"
            )
        self._self_check = {"canonicals": len(canonicals), "passed": len(canonicals)}

    def _run(self, runner: Runner, pairs: list[PairKey]) -> None:
        by_id = {f"{query} {snippet}": (query, snippet) for query, snippet in pairs}
        for batch in _batched(runner.run(map(self._pair, pairs), limits=LIMITS), STORED_TOGETHER):
            self.executed += len(batch)
            for verdict in batch:
                self._known[by_id[verdict.pair.id]] = _judgement(verdict, verdict.evidence)
            self._keep(batch, runner.conditions)

    def _keep(self, verdicts: list[Verdict], conditions: Conditions) -> None:
        if self._store is None:
            return
        try:
            self._store.put_many(
                (verdict_key(verdict.pair, LIMITS, conditions), verdict) for verdict in verdicts
            )
        except ExecRetrievalError as error:
            _say_not_kept(error)
            self._store = None

    def _pair(self, pair: PairKey) -> Pair:
        query, snippet = pair
        return Pair(
            code=self.pool.corpus[snippet],
            tests=self.pool.tasks[query].test_suite,
            id=f"{query} {snippet}",
        )


def packaged_verdicts(pool: Pool) -> dict[tuple[str, str], Judgement]:
    """The data's own execution cache, by the hashes of code and test suite."""
    if "execution_cache" not in config_names(pool.folder):
        return {}
    return {
        (row["code_sha256"], row["tests_sha256"]): Judgement(
            "pass" if row["passed"] else "fail", "packaged", tuple(row["outcomes"])
        )
        for row in read_config(pool.folder, "execution_cache")
    }


def _batched(items: Iterable[Verdict], size: int) -> Iterator[list[Verdict]]:
    """Lists of at most ``size`` items, as they come."""
    iterator = iter(items)
    while batch := list(islice(iterator, size)):
        yield batch


def cache_digest(pool: Pool) -> str:
    """Content digest of the execution cache that comes with the data."""
    return digest_of_rows(read_config(pool.folder, "execution_cache"))


def _judgement(verdict: Verdict, evidence: Evidence) -> Judgement:
    if verdict.status != "done":
        return NOT_EXECUTED
    return Judgement("pass" if verdict.passed else "fail", evidence, verdict.outcomes)


def _open_store(path: Path) -> VerdictStore | None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return VerdictStore(path)
    except (OSError, ExecRetrievalError) as error:
        _say_not_kept(error)
        return None


def _say_not_kept(error: Exception) -> None:
    # A run without a store is slower, not wrong.
    print(f"execretrieval: verdicts are not kept: {error}", file=sys.stderr)  # noqa: T201
