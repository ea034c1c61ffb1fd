"""What a check of task files has found, for programs and for people."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from execretrieval_hf.build.gates.rules import Fault
    from execretrieval_hf.build.soundness.balance import Balance
    from execretrieval_hf.build.soundness.strength import Strength


@dataclass(frozen=True, slots=True)
class RuleCount:
    """How often a rule was applied and violated.

    Attributes:
        description: the rule in one line.
        checked: number of tasks that it was applied to.
        faults: number of violations.
        later: number of violations that a set which still grows may have.
    """

    description: str
    checked: int
    faults: int
    later: int


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a check.

    Attributes:
        tasks: number of tasks.
        finished: whether the set was held to be finished.
        seed: seed of the further arguments.
        faults: all violations, in the order in which they were found.
        rules: counts by rule code; a rule with nothing checked had nothing to work on.
        strengths: the strength of each suite that further arguments were drawn for.
        balance: what the set consists of; None if it was not checked as a whole.
        stale_decisions: rows of ``decided_by.jsonl`` that speak of no distractor; None if there is
            no such file, or the set was not checked as a whole.
        remarks: what was left out, and why.
        seconds: time that it took.
    """

    tasks: int
    finished: bool
    seed: int
    faults: tuple[Fault, ...]
    rules: Mapping[str, RuleCount]
    strengths: tuple[Strength, ...]
    balance: Balance | None
    stale_decisions: int | None
    remarks: tuple[str, ...]
    seconds: float

    def to_json(self) -> dict[str, Any]:
        """The whole report as values that `json` writes."""
        values = asdict(self)
        if self.balance is not None:
            values["balance"]["root"] = str(self.balance.root)
        for strength, shown in zip(self.strengths, values["strengths"], strict=True):
            shown["presumed_equivalent"] = strength.presumed_equivalent
        return values

    def text(self) -> str:
        """Advice for weak suites, a table of the rules, and the figures; without the faults."""
        width = max(map(len, self.rules))
        lines = [line for strength in self.strengths for line in strength.advice()]
        lines += [f"{'rule':<{width}}  checked  faults  later  description"]
        lines += [
            f"{code:<{width}}  {count.checked:>7}  {count.faults:>6}  {count.later:>5}  "
            f"{count.description}"
            for code, count in self.rules.items()
            if count.checked
        ]
        lines.append("")
        if self.balance is not None:
            lines += _figures(self.balance)
        if self.strengths:
            survivors = sum(strength.survivors for strength in self.strengths)
            killed = sum(len(strength.killed) for strength in self.strengths)
            lines.append(
                f"{survivors} mutants survive {len(self.strengths)} suites: {killed} killed by "
                f"further arguments, {survivors - killed} presumed equivalent"
            )
        if self.stale_decisions:
            lines.append(f"{self.stale_decisions} rows of decided_by.jsonl speak of no distractor")
        lines += self.remarks
        later = sum(count.later for count in self.rules.values())
        lines.append(
            f"{self.tasks} tasks in {self.seconds:.1f} s, "
            + (f"{len(self.faults)} faults" if self.faults else "no faults")
            + (f", {later} more once the set is finished" if later else "")
        )
        return "\n".join(lines)


def _figures(balance: Balance) -> list[str]:
    low, mid = balance.thirds
    return [
        f"domains: {_counts(balance.domains)}",
        f"topics: {_counts({domain: len(found) for domain, found in balance.topics.items()})}",
        f"registers: {_counts(balance.registers)}",
        f"long canonicals: {balance.long}; median length {balance.length:g} characters",
        f"complexity: low up to {low}, mid up to {mid}",
        f"bug types: {_counts(balance.bug_types)}; median edit size {balance.edit_size:g}",
    ]


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "none"
