"""Reading the data: sheets for careful readers, forms that they fill in, and what follows.

Two questions are asked. Of a *task*: is it sound, seen whole with tests, bugs and labels? Of a
*group*: which of five snippets is right, seen without any of these? The second gives the ceiling,
the score of a careful reader in place of a retriever.
"""

from __future__ import annotations

from execretrieval_hf.evaluate.audit.ceiling import READER, ceiling
from execretrieval_hf.evaluate.audit.forms import (
    FAULTS,
    GROUPS,
    KINDS,
    TASKS,
    Form,
    Item,
    blank_form,
    read_form,
    write_form,
)
from execretrieval_hf.evaluate.audit.sample import stratified_sample
from execretrieval_hf.evaluate.audit.sheets import sheet
from execretrieval_hf.evaluate.audit.tally import GroupTally, TaskTally, tally_groups, tally_tasks

__all__ = [
    "FAULTS",
    "GROUPS",
    "KINDS",
    "READER",
    "TASKS",
    "Form",
    "GroupTally",
    "Item",
    "TaskTally",
    "blank_form",
    "ceiling",
    "read_form",
    "sheet",
    "stratified_sample",
    "tally_groups",
    "tally_tasks",
    "write_form",
]
