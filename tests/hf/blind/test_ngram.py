from __future__ import annotations

import dataclasses
import math
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_hf.blind import ngram, ngram_counts
from execretrieval_hf.blind.tokens import tokens
from execretrieval_hf.data.pools import load_pool

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def texts(sample: Path) -> list[str]:
    """Thirty functions, no two of one name."""
    pool = load_pool(data=sample)
    return [pool.corpus[key] for query in pool.query_ids[:30] for key in pool.correct(query)]


def plain_log_probabilities(code: str, counts: ngram_counts.Counts) -> list[float]:
    """The formula of the module's docstring, with dictionaries and one token at a time."""
    mask = (1 << ngram_counts.BITS) - 1

    def unpacked(key: int) -> tuple[int, ...]:
        places = range(ngram_counts.ORDER - 1, -1, -1)
        return tuple(key >> ngram_counts.BITS * place & mask for place in places)

    grams = map(unpacked, counts.grams.tolist())
    table = Counter(dict(zip(grams, counts.times.tolist(), strict=True)))
    tables = {ngram_counts.ORDER: table}
    for length in range(ngram_counts.ORDER - 1, 0, -1):
        tables[length] = Counter(gram[1:] for gram in tables[length + 1])
    found = []
    for key in ngram_counts.gram_keys(tokens(code), ngram_counts.word_ids(counts.words)):
        gram = unpacked(int(key))
        probability = 1 / (len(counts.words) + 2)
        for length in range(1, ngram_counts.ORDER + 1):
            seen = tables[length]
            once = sum(count == 1 for count in seen.values())
            twice = sum(count == 2 for count in seen.values())
            discount = once / (once + 2 * twice)
            here = gram[-length:]
            after = [count for other, count in seen.items() if other[:-1] == here[:-1]]
            if after:
                kept = max(seen[here] - discount, 0)
                probability = (kept + discount * len(after) * probability) / sum(after)
        found.append(math.log(probability))
    return found


def test_the_model_is_the_formula_of_its_docstring(texts: list[str]) -> None:
    counts = ngram_counts.count(texts, "toy")
    model = ngram.model_of(counts)
    for code in ("def g(a):\n    return len(a) - total\n", "import nothing_known", "x <= 1.5"):
        assert ngram.token_log_probabilities(code, model) == pytest.approx(
            plain_log_probabilities(code, counts), abs=1e-12
        )


def test_probabilities_of_all_tokens_after_a_context_sum_to_one(texts: list[str]) -> None:
    counts = ngram_counts.count(texts, "toy")
    model = ngram.model_of(counts)
    next_tokens = [*counts.words, "a_rare_name", "12345"]
    for context in ("", "x =", "for i in range("):
        row = tokens(context)[:-1]
        ids = ngram_counts.word_ids(counts.words)
        total = 0.0
        for token in next_tokens:
            keys = ngram_counts.gram_keys([*row, token], ids)
            total += math.exp(ngram.gram_log_probabilities(keys, model)[-1])
        assert total == pytest.approx(1)


def test_usual_code_is_likelier_than_the_same_code_with_a_bug() -> None:
    usual = "def f(items):\n    for i in range(len(items)):\n        print(items[i])\n"
    unusual = usual.replace("range(len(items))", "range(len(items) - -1)")
    assert ngram.log_probability(usual) > ngram.log_probability(unusual)
    assert ngram.log_ratio(unusual, usual) < 0


@given(st.text(max_size=40), st.text(max_size=40))
def test_the_log_ratio_is_antisymmetric(a: str, b: str) -> None:
    assert ngram.log_ratio(a, b) == -ngram.log_ratio(b, a)
    assert ngram.log_ratio(a, a) == 0


@given(st.text(max_size=40))
def test_every_text_has_a_finite_score_broken_or_not(code: str) -> None:
    assert -20 < ngram.log_probability(code) <= 0


def test_the_packaged_counts_are_small_and_say_what_was_counted() -> None:
    content = ngram_counts.PACKAGED.read_bytes()
    counts = ngram_counts.from_bytes(content)
    assert len(content) < 5_000_000
    assert counts.source == "standard library of CPython 3.11.7"
    assert {"def", "return", "self", "<=", "0", "<newline>"} < set(counts.words)
    assert counts.times.min() >= 1
    assert (counts.grams[1:] > counts.grams[:-1]).all()


def test_counting_the_same_folder_again_gives_the_same_bytes(
    texts: list[str], tmp_path: Path
) -> None:
    for number, text in enumerate(texts):
        (tmp_path / f"m{number:02}.py").write_text(text)
    for left_out in ("test/test_m.py", "site-packages/other.py", "_sysconfigdata__linux_.py"):
        (tmp_path / left_out).parent.mkdir(exist_ok=True)
        (tmp_path / left_out).write_text("left = out\n")
    files = ngram_counts.library_files(tmp_path)
    assert [path.name for path in files] == [f"m{number:02}.py" for number in range(len(texts))]
    first, again = (
        ngram_counts.to_bytes(ngram_counts.count([path.read_text() for path in order], "toy"))
        for order in (files, files[::-1])
    )
    assert first == again
    counts = ngram_counts.from_bytes(first)
    assert counts.times.sum() == sum(len(tokens(text)) for text in texts)
    rare = texts[0].split("(")[0].removeprefix("def ")
    assert rare not in counts.words, "a token of few files is only a name"


def test_a_count_above_two_bytes_is_kept(texts: list[str]) -> None:
    counts = ngram_counts.count(texts, "toy")
    counts = dataclasses.replace(counts, times=counts.times + 70_000)
    kept = ngram_counts.from_bytes(ngram_counts.to_bytes(counts))
    assert kept.times.tolist() == counts.times.tolist()
