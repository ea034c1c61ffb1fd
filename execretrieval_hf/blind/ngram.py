"""How likely a text is as Python code, by a 5-gram model of tokens.

Real code is more predictable than code with a bug put into it (Ray et al., ICSE 2016, "On the
naturalness of buggy code"), so this model tells many an answer from its distractors without a look
at the query. It is an interpolated Kneser-Ney model (Kneser and Ney 1995; Chen and Goodman 1999,
section 4.1.6) with one discount an order,

    P(w | h) = (max(c(hw) - D, 0) + D * t(h) * P(w | h')) / c(h)

where h' is h without its first token, c(h) the sum of c(hw) over w, t(h) the number of different w
that were seen after h, and D = n1 / (n1 + 2 * n2) with n1 and n2 the numbers of grams of c = 1 and
c = 2 (Ney, Essen and Kneser 1994). c counts how often a 5-gram was seen; for a shorter gram, it
counts the different tokens seen before it. An unseen h leaves P(w | h'); below single tokens all
are alike. The counts are those of `ngram_counts`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from execretrieval_hf.blind.ngram_counts import (
    BITS,
    ORDER,
    PACKAGED,
    from_bytes,
    gram_keys,
    word_ids,
)
from execretrieval_hf.blind.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from execretrieval_hf.blind.ngram_counts import Counts

    Integers = NDArray[np.int64]


@dataclass(frozen=True)
class _Order:
    """Grams of one length, and the contexts they begin with; both sorted.

    Attributes:
        grams: keys of the grams.
        counts: c(hw), one a gram.
        contexts: keys of the grams without their last tokens.
        totals: c(h), one a context.
        kinds: t(h), one a context.
        discount: D.
    """

    grams: Integers
    counts: Integers
    contexts: Integers
    totals: Integers
    kinds: Integers
    discount: float


@dataclass(frozen=True)
class Model:
    """A model ready to be asked.

    Attributes:
        ids: id of every token that has one of its own.
        orders: from single tokens up.
        uniform: probability of a token of which nothing is known.
    """

    ids: Mapping[str, int]
    orders: tuple[_Order, ...]
    uniform: float


def log_probability(code: str) -> float:
    """Mean natural log-probability of a token of a text; never above 0.

    A text without a token gets that of a token of which nothing is known.

    >>> log_probability("x = x + 1") > log_probability("x = 1 + x")
    True
    """
    values = token_log_probabilities(code, packaged_model())
    return math.fsum(values) / len(values) if values else math.log(packaged_model().uniform)


def log_ratio(code: str, canonical: str) -> float:
    """Natural log of P(code) / P(canonical), where P is the product over all tokens of a text.

    Being a sum and no mean, it rises when tokens are taken away. Above 0: the text is likelier
    than the canonical.

    >>> log_ratio("x = 1 + x", "x = x + 1") < 0
    True
    """
    model = packaged_model()
    return math.fsum(token_log_probabilities(code, model)) - math.fsum(
        token_log_probabilities(canonical, model)
    )


@cache
def packaged_model() -> Model:
    """The model of the counts that come with the package."""
    return model_of(from_bytes(PACKAGED.read_bytes()))


def model_of(counts: Counts) -> Model:
    """Derive all orders from the counts of the longest grams."""
    grams, seen = counts.grams, counts.times
    orders = []
    for length in range(ORDER, 0, -1):
        orders.append(_order(grams, seen))
        without_first = grams & ((1 << BITS * (length - 1)) - 1)
        grams, times = np.unique(without_first, return_counts=True)
        seen = times.astype(np.int64)
    # Beside the words there are the two kinds of rare tokens, and START is never predicted.
    return Model(word_ids(counts.words), tuple(orders[::-1]), 1 / (len(counts.words) + 2))


def token_log_probabilities(code: str, model: Model) -> list[float]:
    """Natural log-probability of every token of a text, given the four before it."""
    return gram_log_probabilities(gram_keys(tokens(code), model.ids), model)


def gram_log_probabilities(keys: Integers, model: Model) -> list[float]:
    """Natural log-probability of the last token of each 5-gram, given the others."""
    probability = np.full(len(keys), model.uniform)
    for length, order in enumerate(model.orders, start=1):
        grams = keys & ((1 << BITS * length) - 1)
        context, seen_before = _places(grams >> BITS, order.contexts)
        gram, seen = _places(grams, order.grams)
        kept = np.where(seen, order.counts[gram] - order.discount, 0)
        left = order.discount * order.kinds[context] * probability
        np.divide(kept + left, order.totals[context], out=probability, where=seen_before)
    # numpy's logarithm may differ in its last bit between processors.
    return [math.log(value) for value in probability.tolist()]


def _order(grams: Integers, counts: Integers) -> _Order:
    contexts, first, kinds = np.unique(grams >> BITS, return_index=True, return_counts=True)
    once, twice = int((counts == 1).sum()), int((counts == 2).sum())
    return _Order(
        grams=grams,
        counts=counts,
        contexts=contexts,
        totals=np.add.reduceat(counts, first),
        kinds=kinds.astype(np.int64),
        discount=once / (once + 2 * twice),
    )


def _places(keys: Integers, known: Integers) -> tuple[NDArray[np.intp], NDArray[np.bool_]]:
    """Where each key stands among the known ones, and whether it is one of them."""
    places = np.minimum(np.searchsorted(known, keys), len(known) - 1)
    return places, known[places] == keys
