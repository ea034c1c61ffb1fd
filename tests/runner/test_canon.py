"""Canonical bytes are equal exactly if the values are."""

from __future__ import annotations

import datetime
import enum
import math
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_runner.canon import canonical

_ATOMS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.integers()
    | st.sampled_from([0.0, -0.0, 1.0, 0.5, 2.0, 1e300, math.inf, -math.inf])
    | st.floats(allow_nan=False)
    | st.text(max_size=3)
    | st.binary(max_size=3)
)
_HASHABLE = st.recursive(
    _ATOMS,
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.frozensets(inner, max_size=3),
    max_leaves=6,
)
_LITERALS = st.recursive(
    _HASHABLE | st.sets(_HASHABLE, max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(_HASHABLE, inner, max_size=3)
    ),
    max_leaves=8,
)


@given(_LITERALS, _LITERALS)
def test_two_literals_are_equal_exactly_if_their_bytes_are(left: Any, right: Any) -> None:
    assert (left == right) == (canonical(left) == canonical(right))


@given(_LITERALS)
def test_every_literal_has_printable_bytes(value: Any) -> None:
    form = canonical(value)
    assert form is not None
    assert form.isascii()
    assert form.decode().isprintable()


class _Point(namedtuple("_Point", "x y")):
    pass


class _Name(str):
    pass


class _Level(enum.IntEnum):
    LOW = 1


_UTC = datetime.UTC
_EAST = datetime.timezone(datetime.timedelta(hours=2))
_SAMPLES: list[Any] = [
    *(None, "", "a", _Name("a"), b"", b"a", bytearray(b"a"), "\ud800"),
    *(0, 1, True, 1.0, _Level.LOW, Fraction(1), Decimal("1.00"), 1 + 0j, 1j, 2j, Fraction(1, 3)),
    *(0.1, Decimal("0.1"), Fraction(1, 10), 10**30, 1e30, math.inf, Decimal("inf"), -math.inf),
    *([], [1], (), (1,), _Point(1, 2), (1, 2), [1, 2], deque([1, 2]), deque([1, 2], 5)),
    *({}, {1: 2}, {1.0: 2}, OrderedDict({1: 2}), Counter({1: 2}), defaultdict(int, {1: 2})),
    *(set(), {1}, {True}, frozenset([1]), {1, 2}, {"a", "b"}, {(1, 2)}),
    *({}.keys(), {1: 2}.keys(), {1: 2}.items()),
    *(range(0), range(3, 1), range(5), range(5), range(0, 5, 9), range(1), range(0, 9, 2)),
    *(range(0, 10, 2), [0]),
    *(
        datetime.date(2024, 1, 1),
        datetime.datetime(2024, 1, 1),  # noqa: DTZ001
        datetime.datetime(2024, 1, 1, fold=1),  # noqa: DTZ001
    ),
    *(datetime.datetime(2024, 1, 1, tzinfo=_UTC), datetime.datetime(2024, 1, 1, 2, tzinfo=_EAST)),
    *(datetime.time(1), datetime.time(1, tzinfo=_UTC), datetime.time(3, tzinfo=_EAST)),
    *(datetime.timedelta(0), datetime.timedelta(hours=24), datetime.timedelta(days=1)),
]


def test_values_of_all_supported_classes_follow_equality() -> None:
    for left, right in product(_SAMPLES, repeat=2):
        same = canonical(left) == canonical(right)
        assert (left == right) == same, (left, right)


class _Own:
    pass


class _Sly(int):
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


class _Zone(datetime.tzinfo):
    def utcoffset(self, moment: object) -> Any:
        raise RuntimeError


_CYCLE: list[Any] = []
_CYCLE.append(_CYCLE)
_DOUBLING: list[Any] = [1]
for _ in range(60):
    _DOUBLING = [_DOUBLING, _DOUBLING]
_DEEP: list[Any] = []
for _ in range(5000):
    _DEEP = [_DEEP]


@pytest.mark.parametrize(
    "value",
    [
        _Own(),
        object,
        len,
        iter([]),
        _Sly(1),
        [_Sly(1)],
        math.nan,
        [math.nan],
        Decimal("nan"),
        Decimal("snan"),
        Decimal("1e999999"),
        complex(0, math.nan),
        memoryview(b"a"),
        _CYCLE,
        _DOUBLING,
        _DEEP,
        datetime.datetime(2024, 1, 1, tzinfo=_Zone()),
        {}.values(),
    ],
    ids=lambda value: type(value).__name__,
)
def test_other_values_are_opaque(value: Any) -> None:
    assert canonical(value) is None


def test_a_long_form_is_replaced_by_its_digest() -> None:
    form = canonical(list(range(10_000)))
    assert form is not None
    assert form.startswith(b"sha256:")
    assert len(form) == len("sha256:") + 64
    assert form == canonical([float(number) for number in range(10_000)])
    assert form != canonical(list(range(10_001)))
