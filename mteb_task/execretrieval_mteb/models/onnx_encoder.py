"""A sentence encoder that onnxruntime computes, as a module of Sentence Transformers.

Import it inside the function that needs it: torch and onnxruntime come with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import onnxruntime
import torch
from sentence_transformers.base.modules import InputModule
from transformers import AutoTokenizer

if TYPE_CHECKING:
    from pathlib import Path


class OnnxEncoder(InputModule):
    """Mean of the token vectors that an ONNX graph gives.

    Every text is computed alone and on one thread, so that its vector depends on neither the batch
    nor the machine's cores: a graph with dynamic int8 takes its scale from all that it is given.
    """

    tokenizer: Any

    def __init__(
        self, graph: Path, tokenizer: Path, *, output: str, max_tokens: int, dtype: str
    ) -> None:
        """Open a graph.

        Args:
            graph: the ONNX file.
            tokenizer: folder of the tokenizer.
            output: name of the graph's output of shape (1, tokens, dimensions).
            max_tokens: length at which a text is cut, special tokens included.
            dtype: type of the weights, for the record.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(
            str(graph), options, providers=["CPUExecutionProvider"]
        )
        self._inputs = {node.name for node in self._session.get_inputs()}
        self._output = output
        self.tokenizer = AutoTokenizer.from_pretrained(str(tokenizer))
        self.max_seq_length = max_tokens
        self.weights_dtype = dtype

    def preprocess(
        self,
        inputs: Any,  # noqa: ANN401 - texts, of all that the library could hand over
        prompt: str | None = None,
        **_: object,
    ) -> dict[str, Any]:
        """Token ids, cut and padded, with the mask that tells the padding."""
        texts = self._prepend_prompt(inputs, prompt) if prompt else inputs
        return dict(
            self.tokenizer(
                texts,
                padding=True,
                truncation=True,
                max_length=self.max_seq_length,
                return_tensors="pt",
            )
        )

    def forward(self, features: dict[str, Any], **_: object) -> dict[str, Any]:
        """Add the sentence vectors."""
        masks = features["attention_mask"].bool()
        vectors = []
        for row, mask in enumerate(masks):
            given = {
                name: features[name][row][mask].numpy()[np.newaxis]
                for name in self._inputs & features.keys()
            }
            (tokens,) = self._session.run([self._output], given)
            vectors.append(tokens[0].mean(axis=0))
        features["sentence_embedding"] = torch.from_numpy(np.stack(vectors))
        return features

    def save(self, *_: object, **__: object) -> None:
        """Not offered: the weights stay in their package."""
        raise NotImplementedError("the weights stay in the package that brings them")
