"""The models that come with the package, under names of our own.

Everything here must be importable while mteb builds its own model registry, so mteb's heavier
parts, torch and the weights are loaded only when a model is.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import MissingExtra
from execretrieval_mteb.models import bm25, minilm

if TYPE_CHECKING:
    from mteb.models.model_meta import ModelMeta

ORGANISATION = "execretrieval"


def revisions() -> dict[str, str]:
    """Revision of every model of this package by name, without importing mteb."""
    return {bm25.NAME: bm25.REVISION, minilm.NAME: minilm.REVISION}


def require(name: str) -> None:
    """Check that a model of this package can be loaded, without loading anything.

    Raises:
        MissingExtra: the package that brings its weights is not installed.
    """
    if name == minilm.NAME and find_spec(minilm.PACKAGE) is None:
        raise MissingExtra(f"the model {name}", "demo")


def model_metas() -> list[ModelMeta]:
    """Description of every model of this package for mteb."""
    return [bm25.meta(), minilm.meta()]
