"""The hash that stands for a model's weights."""

from __future__ import annotations

import hashlib
from pathlib import Path

from execretrieval_hf.data.errors import DataError

_PATTERNS = ("**/*.safetensors", "**/pytorch_model*.bin", "**/*.onnx")


def weights_sha256(folder: str | Path) -> str:
    """Hex sha256 of a model folder's weights.

    Of a single file it is the file's own sha256; of several, the sha256 over theirs in the order
    of their paths.

    Raises:
        DataError: the folder holds no weights.
    """
    root = Path(folder)
    for pattern in _PATTERNS:
        files = sorted(root.glob(pattern))
        if files:
            digests = [_file_sha256(path) for path in files]
            if len(digests) == 1:
                return digests[0]
            return hashlib.sha256("\n".join(digests).encode()).hexdigest()
    raise DataError(f"{root} holds no weights (*.safetensors, pytorch_model*.bin or *.onnx)")


def _file_sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
