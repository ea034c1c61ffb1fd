"""The files beside the data: what the Hub, mteb and Croissant's own reader make of them."""

from __future__ import annotations

import importlib.resources
import json
import re
import subprocess
from typing import TYPE_CHECKING

import datasets
import mteb
import pytest
import yaml
from datasets.info import DatasetInfosDict
from datasets.utils import resources
from datasets.utils.metadata import MetadataConfigs
from huggingface_hub import DatasetCard
from mteb._hf_integration.eval_model import HFEvalMeta
from sample_data import sample_tables

from execretrieval_hf.build.publishing.croissant import date_of
from execretrieval_hf.build.publishing.fields import columns_of
from execretrieval_hf.data import schema
from execretrieval_hf.data.card import template_folder
from execretrieval_hf.data.folder import config_names, read_config, write_folder
from execretrieval_hf.data.names import DATA_VERSION, DATASET
from execretrieval_hf.data.sums import file_paths

if TYPE_CHECKING:
    from pathlib import Path


def known(name: str) -> object:
    """A list of the values that the Hub's own libraries know."""
    return json.loads(importlib.resources.files(resources).joinpath(f"{name}.json").read_text())


def test_the_card_has_values_that_the_hub_knows(small_sample: Path) -> None:
    card = DatasetCard.load(small_sample / "README.md").data.to_dict()
    assert set(card["language"]) <= set(known("languages"))
    assert set(card["size_categories"]) <= set(known("size_categories"))
    assert set(card["multilinguality"]) <= set(known("multilingualities"))
    assert set(card["annotations_creators"]) <= set(known("creators")["annotations"])
    assert set(card["language_creators"]) <= set(known("creators")["language"])
    assert card["license"] == "cc-by-4.0"
    assert "arxiv:2609.01865" in card["tags"]


def test_the_card_describes_every_config_as_datasets_reads_it(small_sample: Path) -> None:
    card = DatasetCard.load(small_sample / "README.md").data
    configs = MetadataConfigs.from_dataset_card_data(card)
    infos = DatasetInfosDict.from_dataset_card_data(card)
    names = config_names(small_sample)
    assert sorted(configs) == sorted(infos) == names
    assert configs.get_default_config_name() == "queries"
    for name in names:
        assert infos[name].splits["test"].num_examples == len(read_config(small_sample, name))
        assert list(infos[name].features) == list(schema.columns(name))
        wanted = datasets.Features.from_arrow_schema(schema.arrow_schema(name))
        assert infos[name].features == wanted


def test_no_place_of_the_card_is_left_open_and_every_link_leads_somewhere(
    small_sample: Path,
) -> None:
    text = (small_sample / "README.md").read_text()
    assert not re.search(r"\$[a-z_]+", text)
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    anchors = {heading.lower().replace(" ", "-") for heading in headings}
    links = re.findall(r"\]\(#([^)]+)\)", text)
    assert links
    assert set(links) <= anchors
    (instance,) = re.findall(r"```json\n(.*?)```", text, re.S)
    shown = json.loads(instance)
    assert shown["queries"] in read_config(small_sample, "queries")
    assert all(row in read_config(small_sample, "corpus") for row in shown["corpus"])
    assert shown["qrels"] in read_config(small_sample, "qrels")


def test_the_numbers_of_the_card_are_those_of_the_data(small_sample: Path) -> None:
    text = (small_sample / "README.md").read_text()
    for name in config_names(small_sample):
        assert f"| `{name}` | {len(read_config(small_sample, name)):,} |" in text
    suites = [len(row["test_suite"]) for row in read_config(small_sample, "tasks")]
    assert f" {sum(suites)} tests ({min(suites)} to {max(suites)} a query)" in text


@pytest.mark.parametrize("config", ["corpus", "queries", "qrels", "graded-qrels", "snippets"])
def test_every_column_is_described(config: str) -> None:
    assert list(columns_of(config)) == list(schema.columns(config))


@pytest.mark.parametrize("config", ["tasks", "distractor_metadata", "execution_cache"])
def test_every_column_of_what_is_known_is_described(config: str) -> None:
    assert list(columns_of(config)) == list(schema.columns(config))


def test_eval_yaml_names_the_tasks_of_mteb_as_mteb_reads_it(small_sample: Path) -> None:
    stated = yaml.safe_load((small_sample / "eval.yaml").read_text())
    HFEvalMeta.model_validate(stated)
    ids = [task["id"] for task in stated["tasks"]]
    assert len(set(ids)) == len(ids)
    assert DATASET in ids
    import execretrieval_mteb

    execretrieval_mteb.register()
    for task in mteb.get_tasks(tasks=ids):
        ids.remove(task.metadata.name)
    assert ids == []
    for task in stated["tasks"]:
        assert task["split"] == "test"
        assert task["config"] in config_names(small_sample)
    assert "default" not in config_names(small_sample)


# mlcroissant's own dependencies warn about their future.
@pytest.mark.filterwarnings("ignore")
def test_croissants_own_reader_finds_no_fault_and_reads_the_rows(small_sample: Path) -> None:
    import mlcroissant

    described = mlcroissant.Dataset(small_sample / "croissant.json")
    issues = described.metadata.ctx.issues
    assert (list(issues.errors), list(issues.warnings)) == ([], [])
    for config in ("corpus", "tasks", "graded-qrels"):
        for row, record in zip(
            read_config(small_sample, config), described.records(config), strict=False
        ):
            assert {f"{config}/{name}": _as_bytes(value) for name, value in row.items()} == record
    listed = {file["@id"] for file in json.loads(_text(small_sample))["distribution"]}
    assert listed == {path for path in file_paths(small_sample) if path.endswith(".parquet")}


@pytest.mark.filterwarnings("ignore")
def test_croissants_own_reader_refuses_other_bytes(small_sample: Path, tmp_path: Path) -> None:
    import mlcroissant

    text = _text(small_sample)
    sha256 = json.loads(text)["distribution"][0]["sha256"]
    other = tmp_path / "croissant.json"
    other.write_text(text.replace(sha256, "0" * 64))
    for path in file_paths(small_sample):
        if path.endswith(".parquet"):
            (tmp_path / path).parent.mkdir()
            (tmp_path / path).write_bytes((small_sample / path).read_bytes())
    with pytest.raises(mlcroissant.GenerationError) as raised:
        next(iter(mlcroissant.Dataset(other).records("code-qrels")))
    assert "not identical" in str(raised.value.__cause__)


def test_responsible_ai_fields_say_something(small_sample: Path) -> None:
    described = json.loads(_text(small_sample))
    assert "http://mlcommons.org/croissant/RAI/1.0" in described["conformsTo"]
    fields = {key: value for key, value in described.items() if key.startswith("rai:")}
    assert {"rai:dataCollection", "rai:dataBiases", "rai:dataLimitations"} <= fields.keys()
    assert {"rai:dataUseCases", "rai:personalSensitiveInformation"} <= fields.keys()
    assert all(fields.values())


def test_the_version_of_the_data_has_a_day_in_its_changelog() -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", date_of(DATA_VERSION) or "")
    assert date_of("99.0.0") is None


def test_licence_and_changelog_are_those_of_the_template(small_sample: Path) -> None:
    for name in ("LICENSE", "CHANGELOG.md"):
        assert (small_sample / name).read_bytes() == (template_folder() / name).read_bytes()


def test_sums_are_what_sha256sum_checks(small_sample: Path) -> None:
    checked = subprocess.run(
        ["sha256sum", "--check", "--strict", "SHA256SUMS"],
        cwd=small_sample,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.count(": OK") == len(file_paths(small_sample)) - 1


def test_a_folder_written_twice_has_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_folder(tmp_path / name / DATASET, sample_tables(1), version="1.0.0", card="# C\n")
    one, two = (tmp_path / name / DATASET for name in ("one", "two"))
    assert file_paths(one) == file_paths(two)
    assert all((one / path).read_bytes() == (two / path).read_bytes() for path in file_paths(one))


def _text(folder: Path) -> str:
    return (folder / "croissant.json").read_text()


def _as_bytes(value: object) -> object:
    """How Croissant's reader gives what a column holds."""
    if isinstance(value, list):
        return [_as_bytes(item) for item in value]
    return value.encode() if isinstance(value, str) else value
