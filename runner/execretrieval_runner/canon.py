"""Canonical bytes of a value: they are equal exactly if the values are equal in Python.

They let values be compared without the process that made them, and without decoding anything that
foreign code sends. The form follows ``==``: ``1``, ``1.0``, ``True`` and ``Fraction(1)`` share one,
as do a set and a frozenset, or bytes and a bytearray. Objects of a subclass count as their built-in
base if they inherit its ``__eq__``. Everything else is opaque, that is without a canonical form:
other classes, NaN (equal to nothing), values that contain themselves, and values too deep or too
large to walk through.
"""

from __future__ import annotations

import datetime
import json.encoder
import math
from collections import Counter, OrderedDict, defaultdict, deque
from decimal import Decimal
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

try:  # not hashlib, which brings a large library with it
    from _sha2 import sha256  # type: ignore[import-not-found]
except ImportError:  # before Python 3.12
    from _sha256 import sha256  # type: ignore[import-not-found]

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LONGEST_BYTES = 4096
_DEEPEST = 100
_MOST_PARTS = 200_000
_MOST_MEMBERS = 10_000
_LARGEST_EXPONENT = 5_000

# Bound here so that foreign code finds no place to put something else.
_quote = json.encoder.encode_basestring_ascii


class OpaqueError(Exception):
    """The value has no canonical form."""


def canonical(value: object) -> bytes | None:
    """The canonical bytes of `value`, printable ASCII; None if the value is opaque.

    Longer forms than `LONGEST_BYTES` are replaced by ``sha256:`` and their digest in hexadecimal.
    """
    try:
        form = _Walk().form(value, 0).encode("ascii")
    except Exception:  # noqa: BLE001 - foreign methods (a time zone's offset) may raise anything
        return None
    if len(form) <= LONGEST_BYTES:
        return form
    digest: str = sha256(form).hexdigest()
    return f"sha256:{digest}".encode("ascii")


def as_text(form: bytes | None) -> str | None:
    """Canonical bytes as they travel in JSON."""
    return None if form is None else form.decode("ascii")


def members(value: object) -> list[str | None] | str | None:
    """What ``in`` looks for in `value`, without the process that made it.

    Returns:
        The canonical forms of the items of a list, tuple, set, dictionary and the like (None for
        one that is opaque); the text itself of a string; None for all else, and for more than
        10,000 items.
    """
    kind = type(value)
    if kind is str:
        return cast("str", value)
    if kind in _MAPPINGS:
        items: Iterable[object] = dict.__iter__(cast("dict[object, object]", value))
    elif kind in _CONTAINERS:
        _, iterate = _CONTAINERS[kind]
        items = iterate(value)
    elif kind in (bytes, bytearray, range):
        items = islice(cast("Iterable[object]", value), _MOST_MEMBERS + 1)
    else:
        return None
    forms = [as_text(canonical(item)) for item in items]
    return forms if len(forms) <= _MOST_MEMBERS else None


class _Walk:
    """One walk through a value; counts its parts so that shared parts cannot make it endless."""

    def __init__(self) -> None:
        self._parts = 0

    def form(self, value: object, depth: int) -> str:
        self._parts += 1
        if depth > _DEEPEST or self._parts > _MOST_PARTS:
            raise OpaqueError
        if value is None:
            return "N"
        base = _base_of(type(value))
        scalar = _SCALARS.get(base)
        if scalar is not None:
            return scalar(value)
        if base in _MAPPINGS:
            pairs = (
                f"{self.form(key, depth + 1)}:{self.form(item, depth + 1)}"
                for key, item in dict.items(cast("dict[object, object]", value))
            )
            return f"{{{','.join(sorted(pairs))}}}"
        tag, items = _CONTAINERS[base]
        forms: Iterable[str] = (self.form(item, depth + 1) for item in items(value))
        return f"{tag}({','.join(sorted(forms) if tag == 's' else forms)})"


def _base_of(kind: type) -> type:
    """The built-in class that decides how objects of class `kind` compare."""
    if kind in _BASES:
        return kind
    for base in _BASES:
        if issubclass(kind, base):
            if _equality(kind) is _equality(base):
                return base
            break
    raise OpaqueError


def _equality(kind: type) -> object:
    return kind.__eq__


def _number(numerator: int, denominator: int = 1) -> str:
    return f"n{numerator:x}/{denominator:x}"


def _integer(value: int) -> str:
    return _number(int.__index__(value))


def _float(value: float) -> str:
    if math.isfinite(value):
        return _number(*float.as_integer_ratio(value))
    if math.isnan(value):
        raise OpaqueError
    return "n+inf" if value > 0 else "n-inf"


def _fraction(value: Fraction) -> str:
    return _number(value.numerator, value.denominator)


def _decimal(value: Decimal) -> str:
    if value.is_infinite():
        return "n+inf" if value > 0 else "n-inf"
    if value.is_nan() or abs(value.adjusted()) > _LARGEST_EXPONENT:
        raise OpaqueError
    return _number(*value.as_integer_ratio())


def _complex(value: complex) -> str:
    if value.imag == 0:
        return _float(value.real)
    return f"c{_float(value.real)},{_float(value.imag)}"


def _text(value: str) -> str:
    return _quote(str.__str__(value))


def _bytes(value: bytes) -> str:
    return f"b{memoryview(value).hex()}"


def _range(value: range) -> str:
    """Ranges are equal as sequences, whatever bounds they were made with."""
    start = value.start if len(value) > 0 else 0
    step = value.step if len(value) > 1 else 0
    return f"r{len(value)},{start},{step}"


def _datetime(value: datetime.datetime) -> str:
    offset = value.utcoffset()
    if offset is None:
        return f"T{value.replace(tzinfo=None).isoformat()}"
    return f"Tz{(value.replace(tzinfo=None) - offset).isoformat()}"


def _date(value: datetime.date) -> str:
    return f"D{value.isoformat()}"


def _time(value: datetime.time) -> str:
    offset = value.utcoffset()
    since_midnight = datetime.timedelta(
        hours=value.hour,
        minutes=value.minute,
        seconds=value.second,
        microseconds=value.microsecond,
    )
    if offset is None:
        return f"t{_timedelta(since_midnight)}"
    return f"tz{_timedelta(since_midnight - offset)}"


def _timedelta(value: datetime.timedelta) -> str:
    return f"d{value.days},{value.seconds},{value.microseconds}"


_SCALARS: dict[type, Callable[[Any], str]] = {
    bool: _integer,
    int: _integer,
    float: _float,
    complex: _complex,
    Fraction: _fraction,
    Decimal: _decimal,
    str: _text,
    bytes: _bytes,
    bytearray: _bytes,
    range: _range,
    datetime.datetime: _datetime,
    datetime.date: _date,
    datetime.time: _time,
    datetime.timedelta: _timedelta,
}
_MAPPINGS = (OrderedDict, Counter, defaultdict, dict)
_CONTAINERS: dict[type, tuple[str, Callable[[Any], Iterable[Any]]]] = {
    list: ("l", list.__iter__),
    tuple: ("u", tuple.__iter__),
    deque: ("q", deque.__iter__),
    set: ("s", set.__iter__),
    frozenset: ("s", frozenset.__iter__),
    type({}.keys()): ("s", iter),
    type({}.items()): ("s", iter),
}
# A class stands before its own base classes, so that the first match is the closest one.
_BASES: dict[type, None] = dict.fromkeys((*_SCALARS, *_MAPPINGS, *_CONTAINERS))
