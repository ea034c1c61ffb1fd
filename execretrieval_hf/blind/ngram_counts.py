"""Counts of token 5-grams in Python's standard library: what a blind model knows of code.

The packaged file was counted on the standard library of CPython 3.11.7, without its tests. It holds
numbers of token sequences, which are facts about that code and none of its text; that code itself
is under the Python Software Foundation's licence. ``python -m execretrieval_hf.blind`` counts anew.
"""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.blind.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

ORDER = 5
"""Where the perplexity of held-out files of the standard library stops falling (7.2 for order 4,
6.5 for 5, 6.4 for 6). It was chosen by that alone, not by a score on a pool."""

BITS = 12
"""Bits of a token in the key of an n-gram: five tokens make 60, which an int64 holds."""

START, RARE_NAME, RARE_NUMBER = range(3)
FIRST_WORD = 3
LEAST_FILES = 5
"""A token found in fewer files than this is only a name or a number."""

PACKAGED = Path(__file__).with_name("stdlib_5grams.npz")
_LEFT_OUT = {"site-packages", "test", "tests", "idle_test"}
_MADE_ON_INSTALLATION = ("_sysconfigdata", "config-")


@dataclass(frozen=True)
class Counts:
    """How often each 5-gram of tokens was seen.

    Attributes:
        source: what was counted.
        words: tokens that have an id of their own, from `FIRST_WORD` on.
        grams: keys of the 5-grams, ascending, int64; the last token has the lowest bits.
        times: how often each was seen, int64.
    """

    source: str
    words: tuple[str, ...]
    grams: NDArray[np.int64]
    times: NDArray[np.int64]


def library_files(folder: Path) -> list[Path]:
    """Python files of a standard library, sorted: no tests, nothing installed or made later."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if not _LEFT_OUT.intersection(path.relative_to(folder).parts)
        and not any(
            part.startswith(_MADE_ON_INSTALLATION) for part in path.relative_to(folder).parts
        )
    ]


def count(texts: Iterable[str], source: str) -> Counts:
    """Count the 5-grams of some texts; each begins after `START` tokens."""
    files = [tokens(text) for text in texts]
    spread = Counter(token for found in files for token in set(found))
    widespread = [token for token in sorted(spread) if spread[token] >= LEAST_FILES]
    widespread.sort(key=lambda token: -spread[token])
    words = tuple(widespread[: (1 << BITS) - FIRST_WORD])
    ids = word_ids(words)
    keys = [gram_keys(found, ids) for found in files]
    grams, times = np.unique(np.concatenate(keys), return_counts=True)
    return Counts(source, words, grams, times.astype(np.int64))


def word_ids(words: Iterable[str]) -> dict[str, int]:
    """Id of every token that has one of its own."""
    return {word: place for place, word in enumerate(words, start=FIRST_WORD)}


def gram_keys(found: list[str], ids: Mapping[str, int]) -> NDArray[np.int64]:
    """Key of the 5-gram that ends at each token of a text, shape (tokens,)."""
    row = [START] * (ORDER - 1) + [ids[token] if token in ids else _rare(token) for token in found]
    padded = np.array(row, dtype=np.int64)
    keys = np.zeros(len(found), dtype=np.int64)
    for place in range(ORDER):
        keys = (keys << BITS) | padded[place : place + len(found)]
    return keys


def to_bytes(counts: Counts) -> bytes:
    """The counts as an npz archive; keys are kept as differences, which take less room."""
    buffer = io.BytesIO()
    np.savez_compressed(
        buffer,
        source=np.array(counts.source),
        words=np.array("\n".join(counts.words)),
        steps=np.diff(counts.grams, prepend=0),
        times=counts.times.astype(np.uint32),
    )
    return buffer.getvalue()


def from_bytes(content: bytes) -> Counts:
    """Read what `to_bytes` wrote."""
    with np.load(io.BytesIO(content), allow_pickle=False) as stored:
        return Counts(
            source=str(stored["source"]),
            words=tuple(str(stored["words"]).split("\n")),
            grams=np.cumsum(stored["steps"]),
            times=stored["times"].astype(np.int64),
        )


def _rare(token: str) -> int:
    return RARE_NUMBER if token.lstrip(".")[:1].isdigit() else RARE_NAME
