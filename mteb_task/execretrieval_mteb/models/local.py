"""A Sentence Transformers folder of the user's own as an mteb model.

mteb keys its results by name and revision and gives every local folder the same pair, so the
scores of one model would be returned for another. Here the name is ``local/<folder>`` and the
revision is a hash of everything in the folder that decides an embedding.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.settings import user_path
from execretrieval_mteb.errors import NeedsCandidates
from execretrieval_mteb.models.weights import model_sha256

if TYPE_CHECKING:
    from pathlib import Path

    from mteb.models.model_meta import ModelMeta

PREFIX = "local/"
DENSE = "SentenceTransformer"


def find_folder(model: str) -> Path | None:
    """The folder that a model argument means: a path, or ``local/<path>``; else ``None``."""
    candidates = (user_path(text) for text in (model, model.removeprefix(PREFIX)) if text)
    return next((path for path in candidates if path.is_dir()), None)


def name_of(folder: Path) -> str:
    """Name of the model in a folder."""
    return PREFIX + folder.name


def revision_of(folder: Path) -> str:
    """Revision of the model in a folder, from its weights and settings.

    Raises:
        DataError: the folder holds no dense Sentence Transformers model.
        NeedsCandidates: it holds a cross-encoder.
    """
    if not (folder / "modules.json").is_file():
        raise DataError(
            f"{folder} is not a Sentence Transformers model (no modules.json); "
            "save it with SentenceTransformer.save_pretrained"
        )
    kind = _kind(folder)
    if kind == "CrossEncoder":
        raise NeedsCandidates(name_of(folder))
    if kind != DENSE:
        raise DataError(f"{folder} holds a {kind}; only a {DENSE} can be scored from a folder")
    return model_sha256(folder)[:40]


def _kind(folder: Path) -> str:
    """Which of the library's classes a folder was saved from; older versions do not say."""
    try:
        settings = json.loads((folder / "config_sentence_transformers.json").read_text())
        return str(settings.get("model_type", DENSE))
    except (OSError, ValueError):
        return DENSE


def load_folder(folder: str | Path) -> Any:  # noqa: ANN401 - an mteb encoder
    """The Sentence Transformers model in a folder as an mteb model with a name of its own.

    Raises:
        DataError: there is no such folder, or it holds no dense Sentence Transformers model.
    """
    found = find_folder(str(folder))
    if found is None:
        raise DataError(f"there is no model folder {folder}")
    return meta(found).load_model()


def meta(folder: Path) -> ModelMeta:
    """Description of the model in a folder for mteb.

    Raises:
        DataError: the folder holds no Sentence Transformers model.
    """
    from mteb.models.model_meta import ModelMeta

    described = ModelMeta.create_empty(
        overwrites={
            "name": name_of(folder),
            "revision": revision_of(folder),
            "framework": ["Sentence Transformers", "PyTorch"],
        }
    )

    def load(model_name: str, revision: str | None = None, **options: Any) -> Any:  # noqa: ANN401
        from mteb.models.sentence_transformer_wrapper import SentenceTransformerEncoderWrapper

        model = SentenceTransformerEncoderWrapper(str(folder), **options)
        model.mteb_model_meta = described
        model.weights_path = folder  # type: ignore[attr-defined]
        return model

    return described.model_copy(update={"loader": load})
