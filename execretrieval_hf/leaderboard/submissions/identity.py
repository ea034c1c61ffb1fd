"""Whether a record is a whole run on this very data by this scorer, under a name that can stand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from execretrieval_hf.data.names import KS
from execretrieval_hf.evaluate.bootstrap import SEED
from execretrieval_hf.evaluate.metrics import is_complete
from execretrieval_hf.evaluate.record import SCORER_VERSION

if TYPE_CHECKING:
    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.record import Record

_PART = r"[A-Za-z0-9][A-Za-z0-9._+-]{0,95}"
_NAME = re.compile(rf"{_PART}(/{_PART})?")
_REVISION = re.compile(_PART)
_RESERVED = ("blind", "no_model_name")
"""First parts of names that stand for rules, and for models without a name."""


def identity_faults(record: Record, pool: Pool) -> list[str]:
    """How a record differs from a complete run on the data."""
    stated = {
        "data_digest": (record.data_digest, pool.digest),
        "data_version": (record.data_version, pool.version),
        "scorer_version": (record.scorer_version, SCORER_VERSION),
        "ks": (record.ks, KS),
        "seed": (record.seed, SEED),
        "n_queries": (record.n_queries, len(pool.queries)),
        "n_corpus": (record.n_corpus, len(pool.corpus)),
    }
    faults = [
        f"{field} is {found}, the data and the scorer here have {wanted}"
        for field, (found, wanted) in stated.items()
        if found != wanted
    ]
    # Packaged data of an older version lies beside its records, where its task has a digest.
    if record.task not in {pool.task, pool.plain_task}:
        faults.append(f"the task is {record.task!r}, that of the data here is {pool.task!r}")
    if not record.complete or not is_complete(record.per_query):
        faults.append("the run is not complete: some pairs were not executed; run it again")
    return faults


def name_faults(record: Record) -> list[str]:
    """Why name and revision of the system cannot be those of a row and of a file."""
    name, revision = record.system.name, record.system.revision
    faults = []
    if not _NAME.fullmatch(name) or ".." in name:
        faults.append(
            f"the system is named {name!r}; a name is 'model' or 'organisation/model', of letters, "
            "digits and . _ + -"
        )
    elif name.partition("/")[0] in _RESERVED:
        faults.append(f"{name!r} names no model; load it under a name of its own")
    if not _REVISION.fullmatch(revision) or ".." in revision:
        faults.append(f"the revision {revision!r} has other characters than letters, digits, . _ +")
    return faults
