"""WordLlama: one fixed vector a token, and the mean of them for a text. Word order is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from execretrieval_mteb.models import packaged

if TYPE_CHECKING:
    from mteb.models.model_meta import ModelMeta

NAME = "execretrieval/wordllama-256"
EXTRA = packaged.EXTRA
PACKAGES: tuple[str, ...] = ("wordllama",)
WEIGHTS_SHA256 = "64b47a2dc493cb8e85944076601189739852d7b64e0e1eedcb1937a251cd9fd5"
REVISION = WEIGHTS_SHA256[:40]


def load(model_name: str, revision: str | None = None, **options: Any) -> Any:  # noqa: ANN401
    """The model as an mteb encoder.

    Raises:
        MissingExtra: a package that it needs is not installed.
        DataError: the weights are not those of this model.
    """
    packaged.require_packages(NAME, PACKAGES)
    weights = packaged.weights_of(
        "wordllama",
        "weights/l2_supercat_256.safetensors",
        sha256=WEIGHTS_SHA256,
        requirement="wordllama==0.4.0.post1",
    )
    from safetensors.torch import load_file
    from sentence_transformers.sentence_transformer.modules import StaticEmbedding
    from tokenizers import Tokenizer

    # The package's own loader looks for the tokenizer in a folder that its wheel does not have.
    tokenizer = weights.parents[1] / "tokenizers" / "l2_supercat_tokenizer_config.json"
    module = StaticEmbedding(
        Tokenizer.from_file(str(tokenizer)),
        embedding_weights=load_file(weights)["embedding.weight"].float(),
    )
    return packaged.encoder(module, meta(), weights, **options)


def meta() -> ModelMeta:
    """Description of this model for mteb."""
    return packaged.describe(
        loader=load,
        name=NAME,
        languages=["eng-Latn"],
        revision=REVISION,
        release_date="2024-06-30",
        n_parameters=8_192_000,
        memory_usage_mb=31,
        embed_dim=256,
        license="mit",
        max_tokens=None,
        reference="https://github.com/dleemiller/WordLlama",
        framework=["Sentence Transformers", "PyTorch"],
        use_instructions=False,
    )
