"""Whether a text is a record at all: every field there, of its type, and every number finite."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING

from execretrieval_hf.evaluate.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

SHOWN = 5


def schema_faults(text: bytes) -> list[str]:
    """What is wrong with the form of a record, one line a fault; the first few are named.

    Args:
        text: the record as JSON, unpacked.
    """
    from pydantic import TypeAdapter, ValidationError

    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        return [f"the record is no JSON ({error})"]
    endless = [f"{place} is not finite" for place in _not_finite(content, "")]
    if endless:
        return endless[:SHOWN]
    try:
        TypeAdapter(Record).validate_json(text, strict=True)
    except ValidationError as error:
        return [
            f"{'.'.join(map(str, fault['loc'])) or 'the record'}: {_lowered(fault['msg'])}"
            for fault in error.errors(include_url=False)[:SHOWN]
        ]
    return []


def _not_finite(value: object, place: str) -> Iterator[str]:
    """Places of numbers that are NaN or infinite."""
    if isinstance(value, float) and not math.isfinite(value):
        yield place
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _not_finite(inner, f"{place}.{key}" if place else str(key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _not_finite(inner, f"{place}.{number}")


def _lowered(message: str) -> str:
    return message[:1].lower() + message[1:]
