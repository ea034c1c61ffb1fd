"""The attacks as data: one TOML file a category, one table an attack."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "snippets"

CATEGORIES = (
    "network",
    "files",
    "processes",
    "memory",
    "descriptors",
    "signals",
    "kernel",
    "secrets",
    "forging",
    "state",
)

_WRONG_FUNCTION_SUITE = ("assert f(2) == 5", "assert f(10) == 101")


@dataclass(frozen=True, slots=True)
class Attack:
    """One hostile snippet and how its effect shows from outside.

    Attributes:
        name: Unique; words joined with hyphens.
        category: The file it comes from.
        code: Source text. It defines ``attack()``, or ``f`` if it tries to pass `tests`.
        effect: The sign by which the effect is known (see `attacks.signs`).
        tests: For a forgery, the suite that the snippet fails when it is judged honestly.
        shared: Its control runs in the very process that runs the next job: what it poisons would
            be gone with a process of its own.
        sample: Whether it belongs to the quick sample.
        known: Columns at which it is known to have its effect, with the reason in `remark`.
        remark: What a reader of the table should know.
    """

    name: str
    category: str
    code: str
    effect: str
    tests: tuple[str, ...] = ()
    shared: bool = False
    sample: bool = False
    known: tuple[str, ...] = ()
    remark: str = ""


def load() -> tuple[Attack, ...]:
    """All attacks, category by category in the order of their files."""
    return tuple(attack for category in CATEGORIES for attack in _load_category(category))


def _load_category(category: str) -> list[Attack]:
    """A file's ``prelude`` stands before each of its snippets, its ``effect`` is the default."""
    document = tomllib.loads((FOLDER / f"{category}.toml").read_text("utf-8"))
    attacks = []
    for entry in document["attack"]:
        effect = entry.get("effect") or document["effect"]
        attacks.append(
            Attack(
                name=entry["name"],
                category=category,
                code=document.get("prelude", "") + entry["code"],
                effect=effect,
                tests=tuple(
                    entry.get("tests", _WRONG_FUNCTION_SUITE if effect == "passes" else ())
                ),
                shared=entry.get("shared", document.get("shared", False)),
                sample=entry.get("sample", False),
                known=tuple(entry.get("known", ())),
                remark=entry.get("remark", ""),
            )
        )
    return attacks
