"""The ceiling: how well careful readers do what a retriever is asked to do within a group.

The forms of two readers come with the data. What was changed since they read it does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.data.names import CEILING, MAIN_POOL
from execretrieval_hf.evaluate.audit.forms import read_form
from execretrieval_hf.evaluate.audit.tally import tally_groups

if TYPE_CHECKING:
    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.audit.tally import GroupTally

READER = "careful reader"
"""The name of its line in every table. Who read is said in the forms; it was not a human."""


def ceiling(pool: Pool) -> GroupTally | None:
    """What the two readers of the data reached; ``None`` for other pools and data without forms.

    Raises:
        DataError: the forms are damaged or do not belong together.
    """
    forms = sorted((pool.folder / CEILING).glob("*.json"))
    if pool.name != MAIN_POOL or not forms:
        return None
    first, second = map(read_form, forms)
    return tally_groups(pool, first, second)
