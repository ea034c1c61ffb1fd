"""Hashes that stand for a model: of its weights, and of everything that decides its embeddings."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Iterable

_WEIGHTS = (".safetensors", ".bin", ".onnx", ".pt")
_SETTINGS = (".json", ".txt", ".model", ".py")
_BLOB = re.compile(r"[0-9a-f]{64}")


def weights_sha256(path: str | Path) -> str:
    """Hex sha256 of a model's weights: of a file, or of those in a folder.

    Of a single file it is the file's own sha256; of several, the sha256 over their paths and
    hashes.

    Raises:
        DataError: the folder holds no weights.
    """
    root = Path(path)
    files = [root] if root.is_file() else _files(root, _WEIGHTS)
    if not files:
        raise DataError(f"{root} holds no weights ({', '.join('*' + end for end in _WEIGHTS)})")
    return file_sha256(files[0]) if len(files) == 1 else _together(root, files)


def model_sha256(folder: str | Path) -> str:
    """Hex sha256 over everything in a model folder that decides its embeddings.

    That is the weights, the settings of every module, prompts, lengths, tokenizer and code.

    Raises:
        DataError: the folder holds no weights.
    """
    root = Path(folder)
    weights_sha256(root)
    return _together(root, _files(root, (*_WEIGHTS, *_SETTINGS)))


def _files(root: Path, endings: Iterable[str]) -> list[Path]:
    found = (path for path in root.rglob("*") if path.suffix in endings and path.is_file())
    return sorted(path for path in found if not path.relative_to(root).parts[0].startswith("."))


def _together(root: Path, files: list[Path]) -> str:
    lines = (f"{file_sha256(path)} {path.relative_to(root).as_posix()}" for path in files)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def file_sha256(path: Path) -> str:
    """Hex sha256 of a file; the Hub's cache names its large files by it, which saves reading."""
    if path.is_symlink() and _BLOB.fullmatch(path.resolve().name):
        return path.resolve().name
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
