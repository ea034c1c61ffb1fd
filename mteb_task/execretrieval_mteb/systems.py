"""What a model was really given: prompts, tokens after truncation, precision.

Wrappers differ in where they add a prompt and where they cut a text, so nothing is read from their
settings. For models built on Sentence Transformers the one method through which every text passes
on its way to the network is watched while mteb encodes; for the others these fields stay unknown.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from mteb.models.model_meta import ModelMeta

from execretrieval_hf.data.names import NO_REVISION
from execretrieval_hf.evaluate.record import System
from execretrieval_mteb.models.hub import cached_folder
from execretrieval_mteb.models.weights import weights_sha256

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import TracebackType

    from execretrieval_hf.data.pools import Pool

UNNAMED = "no_model_name/available"
"""mteb's name for every model that brings none."""

_WATCHED = "preprocess"
"""The method of every Sentence Transformers model that turns texts into token ids."""


@runtime_checkable
class DescribesItself(Protocol):
    """A model of this package that states its own settings and tokens."""

    def settings(self) -> dict[str, Any]:
        """Settings that another person needs to get the same ranking."""
        ...

    def tokens(self, text: str) -> tuple[str, ...]:
        """The tokens that the model sees of a text."""
        ...


class TextWatch:
    """Records which token ids a model was given for every text, while it is entered.

    Use it as a context manager around the encoding; then ask `describe` and `visible`.
    """

    def __init__(self, model: Any) -> None:  # noqa: ANN401 - any mteb model
        """Prepare to watch an mteb model."""
        self._model = model
        self._meta = getattr(model, "mteb_model_meta", None) or ModelMeta.create_empty()
        self._inner = _sentence_transformer(model)
        self._prompts: dict[str, str] = {}
        self._token_ids: dict[str, tuple[object, ...]] = {}

    def __enter__(self) -> TextWatch:
        """Start watching."""
        if self._inner is not None:
            original = getattr(self._inner, _WATCHED)
            object.__setattr__(self._inner, _WATCHED, self._watched(original))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Stop watching: the class's own method is visible again."""
        if self._inner is not None:
            object.__delattr__(self._inner, _WATCHED)

    def _watched(self, original: Callable[..., Any]) -> Callable[..., Any]:
        def watched(texts: Any, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401
            features = original(texts, *arguments, **options)
            rows = _token_rows(features)
            prompt = options.get("prompt") or ""
            for row, text in enumerate(texts):
                if not isinstance(text, str):
                    continue
                self._prompts[text] = prompt
                if rows is not None:
                    self._token_ids[text] = rows[row]
            return features

        return watched

    def describe(self, pool: Pool, *, batch_size: int | None) -> System:
        """Describe the watched model, after mteb has encoded the pool with it."""
        meta = self._meta
        queries, snippets = self._seen_of(pool.queries), self._seen_of(pool.corpus)
        return System(
            name=meta.name or UNNAMED,
            revision=meta.revision or NO_REVISION,
            weights_sha256=self._weights_sha256(),
            prompts={"query": queries.prompt, "document": snippets.prompt},
            dtype=_dtype(self._inner),
            similarity=_similarity(meta, self._inner),
            batch_size=batch_size if self._inner is not None else None,
            max_tokens=_max_tokens(self._inner),
            truncated_queries=self._truncated(pool.queries, queries),
            truncated_snippets=self._truncated(pool.corpus, snippets),
            settings=self._model.settings() if isinstance(self._model, DescribesItself) else {},
        )

    @property
    def experiment(self) -> str | None:
        """Mteb's name for settings of the model other than its own."""
        name: str | None = self._meta.experiment_name
        return name

    def _weights_sha256(self) -> str | None:
        """Hash of the weights, where their folder is known."""
        meta = self._meta
        weights = getattr(self._model, "weights_path", None)
        if weights is None and self._inner is not None and meta.name is not None:
            weights = cached_folder(meta.name, meta.revision)
        return None if weights is None else weights_sha256(weights)

    def visible(self, pool: Pool) -> dict[tuple[str, str], bool]:
        """For every own snippet, whether the model's input differs from the canonical's.

        Pairs whose tokens are not known are left out.
        """
        given = self._seen_of(pool.corpus).token_ids
        if isinstance(self._model, DescribesItself):
            given = {key: self._model.tokens(code) for key, code in pool.corpus.items()}
        canonical_of = {
            query: snippet.corpus_id
            for query, own in pool.snippets.items()
            for snippet in own
            if snippet.role == "canonical"
        }
        return {
            (query, snippet.corpus_id): given[snippet.corpus_id] != given[canonical]
            for query, canonical in canonical_of.items()
            for snippet in pool.snippets[query]
            if canonical in given and snippet.corpus_id in given
        }

    def _seen_of(self, texts: Mapping[str, str]) -> _Seen:
        """What reached the model of some texts, which may have had a prompt put before them."""
        first = next(iter(texts.values()), "").strip()
        arrived = first if first in self._prompts else self._ending_in(first)
        if arrived is None:
            return _Seen(None, {})
        prefix = arrived.removesuffix(first)
        token_ids = {key: self._token_ids.get(prefix + text.strip()) for key, text in texts.items()}
        return _Seen(
            prefix + self._prompts[arrived],
            {key: ids for key, ids in token_ids.items() if ids is not None},
        )

    def _ending_in(self, text: str) -> str | None:
        return next((key for key in self._prompts if key.endswith(text)), None)

    def _truncated(self, texts: Mapping[str, str], seen: _Seen) -> int | None:
        """How many of these texts the model did not see whole; ``None`` if it is not known."""
        if getattr(self._inner, "max_seq_length", None) == math.inf:
            return 0
        limit = _max_tokens(self._inner)
        tokenizer = getattr(self._inner, "tokenizer", None)
        if limit is None or not seen.token_ids or not callable(tokenizer):
            return None
        at_limit = [key for key, ids in seen.token_ids.items() if len(ids) >= limit]
        return sum(
            len(tokenizer((seen.prompt or "") + texts[key].strip(), verbose=False)["input_ids"])
            > limit
            for key in at_limit
        )


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a model was given of a set of texts: the prompt before them, token ids by key."""

    prompt: str | None
    token_ids: dict[str, tuple[object, ...]]


def _sentence_transformer(model: Any) -> Any:  # noqa: ANN401
    """The Sentence Transformers model inside an mteb wrapper, or ``None``."""
    inner = getattr(model, "model", None)
    known = inner is not None and any(
        cls.__module__.startswith("sentence_transformers") for cls in type(inner).__mro__
    )
    return inner if known else None


def _similarity(meta: Any, inner: Any) -> str | None:  # noqa: ANN401
    """Name of the similarity, as mteb or else as the model states it."""
    stated = meta.similarity_fn_name or getattr(inner, "similarity_fn_name", None)
    return None if stated is None else str(getattr(stated, "value", stated))


def _token_rows(features: Mapping[str, Any]) -> list[tuple[object, ...]] | None:
    """Token ids of each text of a batch; sorted where the model takes their mean alone."""
    ids, mask, offsets = (features.get(name) for name in ("input_ids", "attention_mask", "offsets"))
    if ids is None:
        return None
    if mask is not None and ids.ndim == mask.ndim == 2:
        return [tuple(ids[row][mask[row].bool()].tolist()) for row in range(len(ids))]
    if offsets is not None and ids.ndim == 1:
        ends = [*offsets.tolist()[1:], len(ids)]
        spans = zip(offsets.tolist(), ends, strict=True)
        return [tuple(sorted(ids[start:end].tolist())) for start, end in spans]
    return None


def _dtype(inner: Any) -> str | None:  # noqa: ANN401
    """Type of the weights; models of this package that torch does not compute state theirs."""
    if inner is None:
        return None
    parameter = next(inner.parameters(), None)
    if parameter is None:
        return getattr(inner[0], "weights_dtype", None)
    return str(parameter.dtype).removeprefix("torch.")


def _max_tokens(inner: Any) -> int | None:  # noqa: ANN401
    limit = getattr(inner, "max_seq_length", None)
    return int(limit) if limit and math.isfinite(limit) else None
