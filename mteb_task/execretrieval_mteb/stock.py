"""The data as mteb's own loader reads it, for the check that a folder needs none of our code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mteb.abstasks.retrieval_dataset_loaders import RetrievalDatasetLoader

from execretrieval_hf.build.gates.loading import StockPool
from execretrieval_hf.data.names import MAIN_POOL, SPLIT

if TYPE_CHECKING:
    from pathlib import Path


def load_stock(folder: Path, pool: str) -> StockPool:
    """A pool of a data folder by mteb's stock loader; raises whatever that raises."""
    loader = RetrievalDatasetLoader(
        hf_repo=str(folder),
        revision="main",  # Of a folder there is only one, and mteb wants to hear a name.
        split=SPLIT,
        config=None if pool == MAIN_POOL else pool,
    )
    loaded = loader.load()
    return StockPool(
        corpus=dict(zip(loaded["corpus"]["id"], loaded["corpus"]["text"], strict=True)),
        queries=dict(zip(loaded["queries"]["id"], loaded["queries"]["text"], strict=True)),
        qrels=loaded["relevant_docs"],
    )
