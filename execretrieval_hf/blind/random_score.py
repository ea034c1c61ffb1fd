"""A score drawn for each snippet: what luck gives."""

from __future__ import annotations

from execretrieval_hf.data.names import sha256_text

SEED = 20260510
_BITS = 24  # as many as a float32 holds


def random_score(corpus_id: str, _code: str) -> float:
    """A number in [0, 1) from a hash of the seed and the id, so equal wherever it is computed.

    >>> random_score("c_1", "x = 1") == random_score("c_1", "x = 2")
    True
    """
    return int(sha256_text(f"{SEED} {corpus_id}")[: _BITS // 4], 16) / (1 << _BITS)
