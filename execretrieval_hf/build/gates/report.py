"""What a verification has found, for programs and for people."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from execretrieval_hf.build.gates.rules import Fault


@dataclass(frozen=True, slots=True)
class RuleCount:
    """How often a rule was applied, and how often it was violated.

    Attributes:
        description: the rule in one line.
        checked: number of entries that it was applied to, or of rows for a rule about rows.
        faults: number of violations.
    """

    description: str
    checked: int
    faults: int


@dataclass(frozen=True, slots=True)
class Report:
    """The result of `verify`.

    Attributes:
        folder: the data folder.
        full: whether the sweeps were run.
        entries: number of queries.
        faults: all violations, in the order of the rules.
        rules: counts by rule code; a rule with nothing checked was not reached.
        domains: number of queries by domain.
        bug_types: number of distractors by bug type.
        edit_size_median: characters; 0 if there is no distractor.
        executed_pairs: pairs run under two hash seeds.
        swept_pairs: pairs screened by the sweeps.
        sweep_hits: pairs that passed in a sweep.
        seconds: time that it took.
    """

    folder: str
    full: bool
    entries: int
    faults: tuple[Fault, ...]
    rules: Mapping[str, RuleCount]
    domains: Mapping[str, int]
    bug_types: Mapping[str, int]
    edit_size_median: float
    executed_pairs: int
    swept_pairs: int
    sweep_hits: int
    seconds: float

    @property
    def is_clean(self) -> bool:
        """Whether no rule was violated."""
        return not self.faults

    def to_json(self) -> dict[str, Any]:
        """The whole report as values that `json` writes."""
        return asdict(self)

    def text(self) -> str:
        """A table of the rules with their counts, the figures, and one line a fault."""
        width = max(map(len, self.rules))
        lines = [f"{'rule':<{width}}  checked  faults  description"]
        lines += [
            f"{code:<{width}}  {count.checked:>7}  {count.faults:>6}  {count.description}"
            for code, count in self.rules.items()
        ]
        lines += [
            "",
            f"{self.entries} entries in {self.folder}",
            f"domains: {_counts(self.domains)}",
            f"bug types: {_counts(self.bug_types)}; median edit size {self.edit_size_median:g}",
            f"{self.executed_pairs} pairs executed under two hash seeds, "
            f"{self.swept_pairs} screened ({self.sweep_hits} passed), in {self.seconds:.1f} s",
            f"{len(self.faults)} faults" if self.faults else "no faults",
            *map(str, self.faults),
        ]
        return "\n".join(lines)


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "none"
