"""``croissant.json``: the data set described in the Croissant format, for programs that find data.

Croissant 1.1 with the fields of responsible AI, https://docs.mlcommons.org/croissant. What does not
follow from the files stands in the template ``dataset_card/croissant.json``.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from execretrieval_hf.build.publishing.fields import columns_of, row_of
from execretrieval_hf.data import schema
from execretrieval_hf.data.card import read_template
from execretrieval_hf.data.folder import config_names, parquet_path
from execretrieval_hf.data.names import CANARY, HUB_REPO
from execretrieval_hf.data.sums import file_sha256

if TYPE_CHECKING:
    from pathlib import Path

CROISSANT = "croissant.json"
_URL = f"https://huggingface.co/datasets/{HUB_REPO}"
_TYPES = {"string": "sc:Text", "strings": "sc:Text", "int32": "cr:Int32", "bool": "sc:Boolean"}


def croissant(folder: Path, version: str) -> str:
    """The JSON-LD text for a data folder whose Parquet files are written.

    Args:
        folder: the data folder.
        version: version of the data, ``X.Y.Z``.

    Raises:
        DataError: this installation came without the template.
    """
    head: dict[str, Any] = json.loads(read_template(CROISSANT))
    published = date_of(version)
    described = {
        **head,
        "url": _URL,
        "version": version,
        **({"datePublished": published} if published else {}),
        "keywords": [*head["keywords"], CANARY],
        **described_data(folder),
    }
    return json.dumps(described, indent=2, ensure_ascii=False) + "\n"


def described_data(folder: Path) -> dict[str, Any]:
    """What the description says of a folder's files and of their rows."""
    configs = config_names(folder)
    paths = {parquet_path(folder, config).relative_to(folder).as_posix() for config in configs}
    return {
        "distribution": [_file(folder, path) for path in sorted(paths)],
        "recordSet": [_record_set(folder, config) for config in configs],
    }


def date_of(version: str) -> str | None:
    """The day of a version as the data's changelog has it, or ``None`` for one of somebody else."""
    heading = re.search(
        rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", read_template("CHANGELOG.md"), re.M
    )
    return heading[1] if heading else None


def _file(folder: Path, path: str) -> dict[str, Any]:
    return {
        "@type": "cr:FileObject",
        "@id": path,
        "name": path,
        "contentUrl": path,
        "encodingFormat": "application/x-parquet",
        "sha256": file_sha256(folder / path),
    }


def _record_set(folder: Path, config: str) -> dict[str, Any]:
    path = parquet_path(folder, config).relative_to(folder).as_posix()
    kinds = schema.columns(config)
    return {
        "@type": "cr:RecordSet",
        "@id": config,
        "name": config,
        "description": f"A row is {row_of(config)}.",
        "field": [
            _field(path, config, name, kinds[name], text)
            for name, text in columns_of(config).items()
        ],
    }


def _field(path: str, config: str, name: str, kind: str, text: str) -> dict[str, Any]:
    return {
        "@type": "cr:Field",
        "@id": f"{config}/{name}",
        "name": name,
        "description": text,
        "dataType": _TYPES[kind],
        **({"isArray": True, "arrayShape": "-1"} if kind == "strings" else {}),
        "source": {"fileObject": {"@id": path}, "extract": {"column": name}},
    }
