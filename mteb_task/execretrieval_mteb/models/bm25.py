"""BM25 over code: rank_bm25's BM25Okapi with k1=1.5, b=0.75 and a tokenizer that keeps operators.

A tokenizer for prose throws operators away and with them most of the edits. Ours lower-cases,
splits identifiers at underscores, case changes and digits, and keeps every operator and bracket as
a token of its own; there are no stop words and there is no stemming.
"""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from datasets import Dataset
    from mteb.models.model_meta import ModelMeta

NAME = "execretrieval/bm25"
K1, B = 1.5, 0.75
TOKENS_VERSION = 1
REVISION = f"tokens-{TOKENS_VERSION}"

_IDENTIFIER_PARTS = r"[A-Z]+(?![a-z])|[A-Z]?[^\W\d_A-Z]+"  # HTTPServer -> HTTP, Server
_LONG_OPERATORS = r"\*\*=?|//=?|<<=?|>>=?|[-+*/%&|^@:=!<>]=|->"
TOKEN_PATTERN = re.compile(rf"{_IDENTIFIER_PARTS}|\d+|{_LONG_OPERATORS}|[^\w\s]")


def tokenize(text: str) -> tuple[str, ...]:
    """Tokens of a query or a snippet.

    >>> tokenize("return maxRun[1:] <= limit_2")
    ('return', 'max', 'run', '[', '1', ':', ']', '<=', 'limit', '2')
    """
    return tuple(token.lower() for token in TOKEN_PATTERN.findall(text))


class BM25:
    """BM25 as an mteb search model."""

    def __init__(self, model_name: str, revision: str | None = None, **_: object) -> None:
        """Made by mteb with name and revision; both are fixed for this model."""
        self.mteb_model_meta = meta()

    def index(self, corpus: Dataset, **_: object) -> None:
        """Tokenize and count the corpus."""
        from rank_bm25 import BM25Okapi

        self._ids = list(corpus["id"])
        documents = [tokenize(text) for text in corpus["text"]]
        # BM25Okapi divides by the average length: without a single token, every score is 0.
        self._index = BM25Okapi(documents, k1=K1, b=B) if any(documents) else None

    def search(self, queries: Dataset, *, top_k: int, **_: object) -> dict[str, dict[str, float]]:
        """Scores of the best ``top_k`` snippets for every query."""
        return {
            query: self._best(self._scores(tokenize(text)), top_k)
            for query, text in zip(queries["id"], queries["text"], strict=True)
        }

    def settings(self) -> dict[str, Any]:
        """All that is needed to get the same ranking again."""
        return {
            "library": f"rank-bm25 {version('rank-bm25')}",
            "formula": "BM25Okapi",
            "k1": K1,
            "b": B,
            "tokenizer": TOKEN_PATTERN.pattern,
            "lower_case": True,
            "stop_words": None,
        }

    def tokens(self, text: str) -> tuple[str, ...]:
        """The bag of tokens that the score of a snippet depends on."""
        return tuple(sorted(tokenize(text)))

    def _scores(self, query: tuple[str, ...]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        if self._index is None:
            return np.zeros(len(self._ids))
        scores: np.ndarray[tuple[int], np.dtype[np.float64]] = self._index.get_scores(query)
        return scores

    def _best(
        self, scores: np.ndarray[tuple[int], np.dtype[np.float64]], top_k: int
    ) -> dict[str, float]:
        order = np.argsort(-scores, kind="stable")[:top_k]
        return {self._ids[column]: float(scores[column]) for column in order}


def meta() -> ModelMeta:
    """Description of this model for mteb."""
    from mteb.models.model_meta import ModelMeta

    return ModelMeta(
        loader=BM25,
        name=NAME,
        model_type=["sparse"],
        languages=["eng-Latn", "python-Code"],
        open_weights=True,
        revision=REVISION,
        release_date="2026-11-29",
        n_parameters=0,
        memory_usage_mb=None,
        embed_dim=None,
        license=None,
        max_tokens=None,
        reference="https://github.com/dorianbrown/rank_bm25",
        similarity_fn_name=None,
        framework=[],
        use_instructions=False,
        public_training_code=None,
        public_training_data=None,
        training_datasets=None,
    )
