"""The YAML head of a data folder's card: which configs there are, and what they hold.

`datasets` names the cache entry of a local folder by this head alone, not by the files' bytes.
Version and content digest therefore stand in every config: two versions of the data can then
never answer for one another.
"""

from __future__ import annotations

import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data import schema
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import ARXIV, DATASET, SPLIT, stored_config

if TYPE_CHECKING:
    from collections.abc import Mapping

DEFAULT_CONFIG = "queries"
_DIGEST_PREFIX = "content sha256:"


@dataclass(frozen=True, slots=True)
class FolderInfo:
    """What stands in a folder's card about the data: version and the digest of every config."""

    version: str
    digests: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ConfigSize:
    """How large a config is.

    Attributes:
        rows: its rows.
        memory: bytes of the rows as an Arrow table.
        file: bytes of the Parquet file.
    """

    rows: int
    memory: int
    file: int


def card_head(info: FolderInfo, sizes: Mapping[str, ConfigSize]) -> str:
    """The card's YAML, without its fences.

    Args:
        info: version, and digest of every config.
        sizes: size of every config.
    """
    import yaml

    head: dict[str, Any] = {
        "pretty_name": DATASET,
        "license": "cc-by-4.0",
        "language": ["en", "code"],
        "task_categories": ["text-retrieval"],
        "task_ids": ["document-retrieval"],
        "size_categories": [size_category(sizes["corpus"].rows)],
        "annotations_creators": ["machine-generated"],
        "language_creators": ["machine-generated"],
        "multilinguality": ["monolingual"],
        "source_datasets": ["original"],
        "tags": [
            "code-retrieval",
            "code-search",
            "functional-correctness",
            "embedding-evaluation",
            "benchmark",
            "mteb",
            "text",
            "python",
            f"arxiv:{ARXIV}",
        ],
        "dataset_info": [_dataset_info(config, sizes[config]) for config in sorted(sizes)],
        "configs": [_config(config, info) for config in sorted(info.digests)],
    }
    text: str = yaml.safe_dump(head, sort_keys=False, allow_unicode=True, width=100)
    return text


def _config(config: str, info: FolderInfo) -> dict[str, Any]:
    return {
        "config_name": config,
        **({"default": True} if config == DEFAULT_CONFIG else {}),
        "version": info.version,
        "description": _DIGEST_PREFIX + info.digests[config],
        "data_files": [{"split": SPLIT, "path": f"{stored_config(config)}/{SPLIT}-*"}],
    }


def _dataset_info(config: str, size: ConfigSize) -> dict[str, Any]:
    """What `datasets` compares a config's file with: columns and number of rows."""
    features = [
        {"name": name, "list": "string"} if kind == "strings" else {"name": name, "dtype": kind}
        for name, kind in schema.columns(config).items()
    ]
    return {
        "config_name": config,
        "features": features,
        "splits": [{"name": SPLIT, "num_bytes": size.memory, "num_examples": size.rows}],
        "download_size": size.file,
        "dataset_size": size.memory,
    }


def size_category(snippets: int) -> str:
    """The Hub's size class of a corpus.

    >>> size_category(500), size_category(5000)
    ('n<1K', '1K<n<10K')
    """
    bounds = [(1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K")]
    return next((name for bound, name in bounds if snippets < bound), "100K<n<1M")


def read_head(folder: Path) -> dict[str, Any]:
    """The parsed YAML head of a folder's card.

    Raises:
        DataError: there is no card, or its head cannot be read.
    """
    import yaml

    path = folder / "README.md"
    try:
        _, head, _ = path.read_text(encoding="utf-8").split("---\n", 2)
        parsed = yaml.safe_load(head)
    except (OSError, ValueError, yaml.YAMLError) as error:
        raise DataError(f"{path} has no readable YAML head; build the data again") from error
    if not isinstance(parsed, dict) or not isinstance(parsed.get("configs"), list):
        raise DataError(f"{path} names no configs; build the data again")
    return parsed


def read_info(folder: Path) -> FolderInfo:
    """Version and digests as they stand in the card of ``folder``.

    Raises:
        DataError: the card does not say them.
    """
    configs = read_head(folder)["configs"]
    try:
        digests = {
            str(config["config_name"]): str(config["description"]).removeprefix(_DIGEST_PREFIX)
            for config in configs
        }
        versions = {str(config["version"]) for config in configs}
    except (KeyError, TypeError) as error:
        raise DataError(f"{folder / 'README.md'} lacks version or digest of a config") from error
    if len(versions) != 1:
        raise DataError(f"{folder / 'README.md'} names several versions: {sorted(versions)}")
    return FolderInfo(versions.pop(), digests)


def template_folder() -> Path:
    """Where the card's template lies: beside the source in a checkout, else with the wheel."""
    checkout = Path(__file__).parents[2] / "dataset_card"
    if checkout.is_dir():
        return checkout
    return Path(sysconfig.get_path("data")) / "share" / "execretrieval" / "dataset_card"


def read_template(name: str) -> str:
    """Text of a file of the card's template.

    Raises:
        DataError: this installation came without the template.
    """
    path = template_folder() / name
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"the card's template {path} is missing; reinstall the package") from error
