"""Tables of analyses as plain text, each under a line that says how to read it."""

from __future__ import annotations

import dataclasses
from textwrap import fill
from typing import TYPE_CHECKING, Any

from execretrieval_hf.evaluate.bootstrap import REPLICATES, SEED
from execretrieval_hf.evaluate.plain_text import cell, table

if TYPE_CHECKING:
    from collections.abc import Mapping

SAYS = {
    "null_lines": "exec@1 beside what it would be without any knowledge of the edits. blind: the "
    "group is found as often and its members tie. random_edit: each edit moves the score at "
    "random. independence_prediction describes the system and is no null line: every distractor is "
    "beaten with the system's own win rate, independently, which correlation_of_wins puts to test.",
    "query_permutation": "Does the query tell the system which snippet is right? query_skill is "
    "the win rate minus that of the same groups under other queries of their domain; p is "
    "one-sided.",
    "misses": "What stands first where the first snippet does not pass; paired_share is the share "
    "of misses with one of the query's own distractors first.",
    "misses_by_bug_type": "Misses by the bug of the distractor that stands first, beside what the "
    "share would be if one of the query's distractors stood first at random.",
    "density": "exec@1 if each query keeps so many of its distractors, mean over all subsets: by "
    "the ranking as it is, and expected over random orders of equal scores.",
    "one_clone_drop": "What one distractor costs: exec@1 without and with one, by the ranking as "
    "it is.",
    "gap": "The canonical's score minus its best distractor's: share of queries with the "
    "canonical below, and the gap in the system's own scores.",
    "gap_histogram": "Number of queries by gap; the lower edge belongs to the bin.",
    "deception": "Pairs with the distractor at least as high as the canonical (ties deceive), and "
    "the loss rate, in which a tie is one half. Pairs whose edit did not reach the model are left "
    "out where that is known (scope visible).",
    "deception_by_bug_type": "The same by bug type. Types differ in size and place of the edit as "
    "well: see bug_type_model before calling one harder than another.",
    "deception_by_edit_size": "The same by number of changed characters.",
    "edit_size_correlation": "Rank correlation of deception with the size of the edit; below 0 if "
    "larger edits deceive less.",
    "difficulty": "Queries by the number of systems that solve them at rank 1.",
    "domain_difficulty": "exec@1 by domain, mean over systems, with the worst and the best system.",
    "domains_of_systems": "exec@1 and win rate by system and domain.",
    "query_difficulty": "Number of systems that solve each query at rank 1.",
    "curves": "Share of queries with a passing snippet among the first k.",
    "stacking": "Do several bugs in one function deceive less than one? All numbers of edits on "
    "the same (matched) queries; change is against one edit.",
    "bug_type_model": "Log odds that the canonical wins by bug type, with size, place, length, "
    "n-gram ratio and word overlap held constant. Exploratory.",
    "confounds": "Every pair with what is seen of it in the texts, and how the system scored it.",
    "not_available": "Analyses that could not be made.",
}
"""What each table says, in plain words."""

_LONG = {"query_difficulty", "confounds", "scores", "exploratory"}
"""Tables with a row a query, a pair or a metric."""

_WIDTH = 100
_INTERVALS = (
    f"low, high: ends of 95 % intervals over queries ({REPLICATES} replicates, seed {SEED}); "
    "- stands for a value that is not defined or not known."
)


def tables_text(tables: Mapping[str, tuple[Any, ...]], says: Mapping[str, str]) -> str:
    """Tables as text, of long ones the number of rows alone.

    Args:
        tables: rows by name of the table.
        says: what each table says, by name.
    """
    parts = []
    for name, rows in tables.items():
        if rows:
            shown = f"{len(rows)} rows; --json has them." if name in _LONG else rows_text(rows)
            parts.append(f"{name}\n{fill(says[name], _WIDTH)}\n\n{shown}")
    return "\n\n\n".join([*parts, fill(_INTERVALS, _WIDTH)])


def rows_text(rows: tuple[Any, ...]) -> str:
    """A table with the fields of the rows as columns."""
    names = [field.name for field in dataclasses.fields(rows[0])]
    return table(names, [[cell(getattr(row, name)) for name in names] for row in rows])
