"""`verify`: all rules on one data folder, cheap ones first, the whole corpus at every stage."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_hf.build.double_run import open_runners
from execretrieval_hf.build.gates import (
    agreement,
    asking,
    corpus,
    edits,
    execution,
    fields,
    loading,
    repository,
    schema,
    suites,
    sweeps,
    syntax,
)
from execretrieval_hf.build.gates.asking import Asked, Proved
from execretrieval_hf.build.gates.corpus import Corpus
from execretrieval_hf.build.gates.data import Data, of_pool, pools_of, read_data, without
from execretrieval_hf.build.gates.entry import read_entries
from execretrieval_hf.build.gates.evidence import Trial, gather
from execretrieval_hf.build.gates.loading import Stocked
from execretrieval_hf.build.gates.report import Report, RuleCount
from execretrieval_hf.build.gates.rules import Fault, Rule, SubjectT, locate
from execretrieval_hf.build.gates.sweeps import Swept, sweep
from execretrieval_hf.build.tasks import load_tasks
from execretrieval_hf.data.folder import packaged_folder, packaged_tasks, require_data
from execretrieval_hf.data.names import ASKING_POOLS, CODE_POOL, MAIN_POOL, query_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from execretrieval_hf.build.double_run import Runners
    from execretrieval_hf.build.gates.entry import Entry
    from execretrieval_hf.build.gates.loading import StockLoader
    from execretrieval_hf.build.tasks import Task

_ALL: tuple[Rule[Any], ...] = (
    *schema.SHAPE,
    *schema.FOLDER,
    *repository.RULES,
    *loading.LOADING,
    *loading.STOCK,
    *schema.RULES,
    *agreement.RULES,
    *fields.RULES,
    *syntax.RULES,
    *suites.RULES,
    *edits.RULES,
    *corpus.STATIC,
    *execution.CANONICAL,
    *execution.DISTRACTORS,
    *corpus.LABELS,
    *corpus.EXECUTED,
    *sweeps.RULES,
    *asking.RULES,
    *asking.EXECUTED,
)
RULES: Mapping[str, str] = {rule.code: rule.description for rule in _ALL}
"""Every rule in the order of its application: its description by its code."""


def verify(
    folder: Path,
    *,
    tasks_root: Path | None = None,
    full: bool = False,
    files_only: bool = False,
    stock_loader: StockLoader | None = None,
    progress: Callable[[str], None] | None = None,
) -> Report:
    """Check a data folder against every rule.

    All faults of an entry are collected within a stage; a later stage leaves out the entries that
    an earlier one which it builds on has found at fault. The other pools come after the main pool
    and build on it.

    Args:
        folder: the data folder.
        tasks_root: the task files that it was made from, for places as ``path:line``; for the
            packaged data set the packaged ones.
        full: also screen every snippet against every suite.
        files_only: apply the rules G1 alone, which run nothing and read no snippet.
        stock_loader: loads a pool by mteb's stock loader; without it that rule is left out.
        progress: is told in a few words what is being done.

    Raises:
        DataError: `folder` holds no data set, or a file of it is damaged.
        TaskSyntaxError: task files are faulty.
        SandboxUnavailable: this platform cannot execute snippets.
        NotExecuted: the machine failed to run something.
    """
    started = time.monotonic()
    folder = require_data(Path(folder).expanduser().absolute())
    inspection = _Inspection(
        read_data(folder, _sources(folder, tasks_root)), progress, files_only=files_only
    )
    inspection.run(stock_loader, full=full)
    return inspection.report(full=full, seconds=time.monotonic() - started)


class _Inspection:
    """One passage of a data folder through the stages."""

    def __init__(
        self, data: Data, progress: Callable[[str], None] | None, *, files_only: bool
    ) -> None:
        self._folder = self._data = data
        self._files_only = files_only
        self._tell = progress or (lambda _: None)
        self._faults: list[Fault] = []
        self._checked: Counter[str] = Counter()
        self._executed_pairs = 0
        self._swept: Swept | None = None

    def run(self, stock_loader: StockLoader | None, *, full: bool) -> None:
        rows = _count_rows(self._folder)
        self._tell(f"reading {rows} rows")
        self._apply(schema.SHAPE, [self._folder], rows)
        if self._faults:
            return
        self._apply((*schema.FOLDER, *repository.RULES), [self._folder], rows)
        if not self._faults:
            self._load(stock_loader, rows)
        for pool in pools_of(self._folder):
            faulty = {fault.entry for fault in self._faults} - {""}
            self._data = without(of_pool(self._folder, pool), faulty)
            if pool in ASKING_POOLS:
                self._run_asking_pool(without(of_pool(self._folder, MAIN_POOL), faulty))
            else:
                self._run_pool(full=full)

    def _load(self, stock_loader: StockLoader | None, rows: int) -> None:
        """Apply the rules about loading to a folder whose card and files are sound."""
        self._tell("loading every config as users do")
        self._apply(loading.LOADING, [self._folder], rows)
        if stock_loader is not None:
            self._apply(loading.STOCK, [Stocked(self._folder, stock_loader)], rows)

    def _run_asking_pool(self, main: Data) -> None:
        """Apply the rules of a pool that shares the main pool's snippets."""
        asked = Asked(self._data, main)
        self._apply(asking.RULES, [asked], len(self._data.queries))
        if self._data.pool == CODE_POOL and not self._files_only:
            self._tell(f"executing {len(self._data.queries)} queries that are code")
            with open_runners() as runners:
                proved = Proved(self._data, asking.run_queries(self._data, runners))
            self._executed_pairs += len(proved.verdicts)
            self._apply(asking.EXECUTED, [proved], len(self._data.queries))

    def _run_pool(self, *, full: bool) -> None:
        rows = _count_rows(self._data)
        self._apply((*schema.RULES, *agreement.RULES), [self._data], rows)
        entries = read_entries(self._data, {fault.entry for fault in self._faults})
        self._apply(fields.RULES, entries)
        entries = self._passing(entries, "G1")
        self._apply((*syntax.RULES, *suites.RULES), entries)
        entries = self._passing(entries, "G2")
        self._apply(edits.RULES, entries)
        entries = self._passing(entries, "G2")
        self._apply(corpus.STATIC, [entries], len(entries))
        if entries and not self._files_only:
            with open_runners() as runners:
                self._run_executed(entries, runners, full=full)

    def _run_executed(self, entries: list[Entry], runners: Runners, *, full: bool) -> None:
        cache = self._folder.rows("execution_cache")
        self._tell(f"executing {len(entries)} entries of {self._data.pool} under two hash seeds")
        evidence = gather(entries, [(row["query_id"], row["corpus_id"]) for row in cache], runners)
        self._executed_pairs += len(evidence.verdicts)
        self._apply(execution.CANONICAL, [Trial(entry, evidence) for entry in entries])
        entries = self._passing(entries, "G3")
        self._apply(execution.DISTRACTORS, [Trial(entry, evidence) for entry in entries])
        entries = self._passing(entries, "G4")
        self._apply(corpus.LABELS, [Trial(entry, evidence) for entry in entries])
        self._apply(corpus.EXECUTED, [Corpus.of(entries, evidence, cache)], len(entries))
        if full and self._data.pool == MAIN_POOL:
            self._tell(f"screening {len(entries)} suites against every snippet")
            self._swept = sweep(entries, evidence, runners[0])
            self._apply(sweeps.RULES, [self._swept], len(entries))

    def _apply(
        self,
        rules: Sequence[Rule[SubjectT]],
        subjects: Sequence[SubjectT],
        checked: int | None = None,
    ) -> None:
        """Apply the pool's rules to every subject; a subject of many counts for `checked`."""
        for rule in rules:
            if self._data.pool not in rule.pools:
                continue
            if self._files_only and not rule.code.startswith("G1-"):
                continue
            self._checked[rule.code] += len(subjects) if checked is None else checked
            self._faults += [
                Fault(
                    locate(finding, self._data.sources, self._data.pool),
                    rule.code,
                    finding.entry,
                    finding.message,
                )
                for subject in subjects
                for finding in rule.check(subject)
            ]

    def _passing(self, entries: Iterable[Entry], stage: str) -> list[Entry]:
        """The entries in which no rule of a stage has found a fault."""
        faulty = {fault.entry for fault in self._faults if fault.code.startswith(stage)}
        return [entry for entry in entries if entry.query_id not in faulty]

    def report(self, *, full: bool, seconds: float) -> Report:
        faults = Counter(fault.code for fault in self._faults)
        is_readable = not any(faults[rule.code] for rule in schema.SHAPE)
        tasks, records = (
            self._folder.rows(config) if is_readable else []
            for config in ("tasks", "distractor_metadata")
        )
        sizes = [record["edit_size"] for record in records]
        swept = (self._swept.foreign, self._swept.renamed) if self._swept else ()
        return Report(
            folder=str(self._folder.folder),
            full=full,
            entries=len(tasks),
            faults=tuple(self._faults),
            rules={
                code: RuleCount(description, self._checked[code], faults[code])
                for code, description in RULES.items()
            },
            domains=dict(sorted(Counter(task["domain"] for task in tasks).items())),
            bug_types=dict(sorted(Counter(record["bug_type"] for record in records).items())),
            edit_size_median=statistics.median(sizes) if sizes else 0,
            executed_pairs=self._executed_pairs,
            swept_pairs=sum(sweep.pairs for sweep in swept),
            sweep_hits=sum(len(sweep.passed) for sweep in swept),
            seconds=round(seconds, 1),
        )


def _count_rows(data: Data) -> int:
    return sum(len(table.rows) for table in data.tables.values())


def _sources(folder: Path, tasks_root: Path | None) -> dict[str, Task]:
    """The task files by query id; none if they are not at hand."""
    if tasks_root is None and folder == packaged_folder() and packaged_tasks().is_dir():
        tasks_root = packaged_tasks()
    if tasks_root is None:
        return {}
    return {query_id(task.function_name): task for task in load_tasks(tasks_root)}
