"""The files that a data folder has as a repository on the Hub, beside the data and the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.build.publishing.croissant import CROISSANT, croissant
from execretrieval_hf.build.publishing.eval_yaml import EVAL_YAML, eval_yaml
from execretrieval_hf.data.card import read_template
from execretrieval_hf.data.pools import pool_names
from execretrieval_hf.data.sums import SUMS

if TYPE_CHECKING:
    from pathlib import Path

COPIED = ("LICENSE", "CHANGELOG.md")
"""Files that stand in ``dataset_card`` as they are."""

NEEDED = ("README.md", *COPIED, EVAL_YAML, CROISSANT, SUMS)
"""What a data folder must have beside its configs before it is published."""


def repository_files(folder: Path, version: str) -> dict[str, str]:
    """Texts by path, for a folder whose Parquet files are written.

    Raises:
        DataError: this installation came without the templates.
    """
    return {
        **{name: read_template(name) for name in COPIED},
        EVAL_YAML: eval_yaml(pool_names(folder)),
        CROISSANT: croissant(folder, version),
    }
