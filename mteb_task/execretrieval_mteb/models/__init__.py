"""The models that come with the package, under names of our own.

Everything here must be importable while mteb builds its own model registry, so mteb's heavier
parts, torch and the weights are loaded only when a model is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from execretrieval_mteb.models import (
    bm25,
    e5_small_q4,
    minilm,
    minilm_int8,
    paraphrase_l3,
    wordllama,
)
from execretrieval_mteb.models.packaged import require_packages

if TYPE_CHECKING:
    from mteb.models.model_meta import ModelMeta

ORGANISATION = "execretrieval"


class _WithWeights(Protocol):
    """A module of this package that defines a model whose weights a package brings."""

    NAME: str
    REVISION: str
    EXTRA: str
    PACKAGES: tuple[str, ...]

    def meta(self) -> ModelMeta: ...


_WITH_WEIGHTS: tuple[_WithWeights, ...] = (
    minilm,
    minilm_int8,
    paraphrase_l3,
    e5_small_q4,
    wordllama,
)


def revisions() -> dict[str, str]:
    """Revision of every model of this package by name, without importing mteb."""
    return {bm25.NAME: bm25.REVISION, **{model.NAME: model.REVISION for model in _WITH_WEIGHTS}}


def require(name: str) -> None:
    """Check that a model of this package can be loaded, without loading anything.

    Raises:
        MissingExtra: a package that it needs is not installed.
    """
    for model in _WITH_WEIGHTS:
        if name == model.NAME:
            require_packages(name, model.PACKAGES, model.EXTRA)


def model_metas() -> list[ModelMeta]:
    """Description of every model of this package for mteb."""
    return [bm25.meta(), *(model.meta() for model in _WITH_WEIGHTS)]
