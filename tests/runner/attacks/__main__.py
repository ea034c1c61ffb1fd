"""Runs the whole grid and prints its table; `--write-table` also puts it into README.md."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from attacks import grid
from attacks.catalogue import load
from attacks.columns import LEVELS, UNSAFE

_README = Path(__file__).with_name("README.md")
_MARK = "<!-- table -->\n"


def main() -> int:
    """Returns 1 if any attack had an effect at a level, else 0."""
    parser = argparse.ArgumentParser(prog="attacks", description=__doc__)
    parser.add_argument("--write-table", action="store_true", help="also write it to README.md")
    parser.add_argument(
        "--columns",
        nargs="*",
        default=[column.name for column in (UNSAFE, *LEVELS)],
        help="only these, besides the control",
    )
    parser.add_argument("--attacks", nargs="+", help="only these")
    options = parser.parse_args()
    columns = [c for c in (UNSAFE, *LEVELS) if c.name in options.columns]
    chosen = [a for a in load() if not options.attacks or a.name in options.attacks]
    seen = grid.run(chosen, columns)
    text = grid.table(seen)
    sys.stdout.write(text)
    if options.write_table:
        before = _README.read_text("utf-8").partition(_MARK)[0]
        _README.write_text(before + _MARK + text, "utf-8")
    breaches = grid.breaches(seen.attacks, seen.cells)
    for breach in breaches:
        sys.stderr.write(f"effect: {breach}\n")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
