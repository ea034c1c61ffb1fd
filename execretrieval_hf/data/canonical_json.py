"""One way to write JSON, so that equal content has equal bytes and equal digests."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def canonical_json(value: object) -> str:
    """``value`` as JSON with sorted keys, no blanks and no escapes; NaN is refused.

    >>> canonical_json({"b": [1, 2], "a": "é"})
    '{"a":"é","b":[1,2]}'
    """
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def digest_of_rows(rows: Iterable[Mapping[str, object]]) -> str:
    """Content digest of a table: sha256 over its rows as sorted canonical JSON lines.

    Rows carry their id in their fields, so sorting the lines makes the digest independent of
    row order, of the Parquet writer and of its version.
    """
    lines = sorted(canonical_json(row) for row in rows)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def digest_of_parts(parts: Mapping[str, str]) -> str:
    """Digest of several named digests together."""
    return hashlib.sha256(canonical_json(parts).encode()).hexdigest()


def tests_sha256(tests: Iterable[str]) -> str:
    """Hex sha256 of a test suite: of the canonical JSON list of its tests."""
    return hashlib.sha256(canonical_json(list(tests)).encode()).hexdigest()
