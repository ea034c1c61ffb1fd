"""A small task in whose files no rule finds a fault, and the means to break it in one place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import CANARY

if TYPE_CHECKING:
    from pathlib import Path

HEADER = f'''"""What a borrowed tool costs: its price for each day but every seventh, 5 more once
it is kept for three full weeks, never above a given limit, and nothing without a day.

Keywords: lending fee with free days
Inputs: days, an integer; price, an integer; limit, an integer
Requires: all(type(v) is int for v in (days, price, limit)) and price >= 0 and limit >= 0
Topic: fees
Register: specification
Canary: {CANARY}
"""
'''
CODE = """
def NAME(days, price, limit):
    if days <= 0:
        return 0
    weeks = days // 7
    total = price * (days - weeks)
    if weeks > 2:
        total += 5
    return min(total, limit)
"""
TESTS = (
    "assert NAME(-8, 3, 50) == 0",
    "assert NAME(1, 3, 50) == 3",
    "assert NAME(7, 2, 50) == 12",
    "assert NAME(14, 2, 50) == 24",
    "assert NAME(20, 2, 99) == 36",
    "assert NAME(21, 2, 99) == 41",
    "assert NAME(30, 4, 50) == 50",
    "assert NAME(100, 1, 999) == 91",
)
INPUTS = """
def inputs(rng):
    while True:
        yield (rng.randint(-9, 30), rng.randint(0, 6), rng.randint(0, 150))
"""
REFERENCE = """
def NAME(days, price, limit):
    cost = 0
    for day in range(1, days + 1):
        if day % 7:
            cost += price
        if day == 21:
            cost += 5
    return limit if cost > limit else cost
"""


@dataclass(frozen=True)
class ToyFiles:
    """The texts of a task and its side files; NAME stands for the function."""

    header: str = HEADER
    code: str = CODE
    tests: tuple[str, ...] = TESTS
    inputs: str | None = INPUTS
    reference: str | None = REFERENCE

    def with_header(self, old: str, new: str) -> ToyFiles:
        assert old in self.header
        return replace(self, header=self.header.replace(old, new))

    def with_code(self, old: str, new: str) -> ToyFiles:
        assert old in self.code
        return replace(self, code=self.code.replace(old, new))

    def with_reference(self, old: str, new: str) -> ToyFiles:
        assert self.reference is not None
        assert old in self.reference
        return replace(self, reference=self.reference.replace(old, new))

    def write(self, folder: Path, name: str = "loan_bill") -> Path:
        """Write the files below the folder of a domain; returns the task file."""
        tests = "\n".join(self.tests)
        texts = {
            f"{name}.py": f"{self.header}\n{self.code}\n\n{tests}\n",
            f"inputs/{name}.py": self.inputs,
            f"reference/{name}.py": self.reference,
        }
        for place, text in texts.items():
            if text is not None:
                path = folder / place
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text.replace("NAME", name), encoding="utf-8")
        return folder / f"{name}.py"


GOOD = ToyFiles()
