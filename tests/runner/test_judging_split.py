"""Comparing outside the process under test gives the verdicts that the test itself would give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from execretrieval_runner import ExecRetrievalError, InvalidJob, Limits, Pair, Runner
from execretrieval_runner.splitting import split

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def plain_runner() -> Iterator[Runner]:
    with Runner(workers=1, mode="plain") as runner:
        yield runner


def _outcomes(runner: Runner, code: str, tests: tuple[str, ...]) -> tuple[str, ...]:
    (verdict,) = runner.run([Pair(code, tests)], limits=Limits(cpu_s=2.0))
    assert verdict.status == "done", verdict.reason
    return verdict.outcomes


@pytest.mark.parametrize(
    ("test", "source"),
    [
        ("assert f(1) == 2", "__value__(f(1))"),
        ("assert f(1) == 2, f'not {2}'", "__value__(f(1))"),
        ("assert 2 == f(1)", "__value__(f(1))"),
        ("assert f(1) != -2.5", "__value__(f(1))"),
        ("assert not f(1) == 2", "__value__(f(1))"),
        ("assert sorted(f(1)) == [x * 2 for x in range(3)]", "__value__(sorted(f(1)))"),
        ("assert f(1) == {'a': set()}", "__value__(f(1))"),
        ("assert f(1) in (2, 3)", "__value__(f(1))"),
        ("assert f(1) in {2, 3}", "__element__(f(1))"),
        ("assert 2 not in f(1)", "__members__(f(1))"),
        ("assert f(1) is not None", "__identity__(f(1))"),
        ("assert f(1) is True", "__identity__(f(1))"),
        ("assert 3 < f(1)", "__value__(f(1))"),
        ("assert abs(f(1) - 0.1) < 1e-6", "__value__(f(1))"),
        ("assert abs(0.1 - f(1)) <= 1e-6", "__value__(f(1))"),
        ("assert f(1)", "__value__(not not f(1))"),
        ("assert not f(1)", "__value__(not not f(1))"),
        ("assert f(1) == 2 and g(1) == 3", "__value__(f(1))\n__value__(g(1))"),
        ("a = f(1)\nassert a == 2", "a = f(1)\n__value__(a)"),
        ("assert (a := f(1)) == 2", "__value__((a := f(1)))"),
        ("with pytest.raises(ValueError):\n    f(1)", "with __raises__():\n    f(1)"),
        (
            "with pytest.raises((KeyError, OSError), match='no') as info:\n    f(1)",
            "with __raises__() as info:\n    f(1)",
        ),
    ],
)
def test_the_expected_side_of_an_assertion_is_taken_out(test: str, source: str) -> None:
    assert split(test).source == source


@pytest.mark.parametrize(
    "test",
    [
        "assert f(1) == g(1)",
        "assert f(1) == math.pi",
        "assert f(1) == 2 or f(1) == 3",
        "assert 1 < f(1) < 3",
        "assert f(1) is f(2)",
        "assert type(f(1)) is int",
        "assert isinstance(f(1), int)",
        "assert (f(1) == 2) is True",
        "assert math.isclose(f(1), 0.1)",
        "assert f(1).startswith('k')",
        "assert f(1) < 'k'",
        "assert f(1) in range(9)",
        "assert f(1) in {2: 3}",
        "assert b'a' in f(1)",
        "assert [1] in f(1)",
        "assert not f(1) < 3",
        "assert abs(f(1) - g(1)) < 1e-6",
        "for x in [1, 2]:\n    assert f(x) == 2",
        "def check(f):\n    assert f(1) == 2\ncheck(f)",
        "assert f(1) == 2\nif f(2):\n    assert f(3) == 4",
        "check = lambda x: x == 2\nassert check(f(1))",
        "set = list\nassert f(1) == set()",
        "with pytest.raises(Odd):\n    f(1)",
        "with pytest.raises(ValueError, match='^no$'):\n    f(1)",
        "with pytest.raises(ValueError):\n    assert f(1) == 2",
        "assert 1",
    ],
)
def test_a_test_without_a_closed_side_stays_whole(runner: Runner, test: str) -> None:
    assert split(test).source == test
    (verdict,) = runner.run([Pair("def f(x): return 2", ("assert f(1) == 2", test))])
    assert verdict.evidence == "in-process"


def test_the_evidence_tells_who_has_compared(runner: Runner, plain_runner: Runner) -> None:
    pair = Pair("def f(x): return 2", ("assert f(1) == 2", "assert f(2)"))
    (outside,) = runner.run([pair])
    (inside,) = plain_runner.run([pair])
    assert (outside.evidence, inside.evidence) == ("executed", "in-process")


_CODE = """
from collections import *
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
import enum
class Level(enum.IntEnum):
    LOW = 1
class Odd(ValueError):
    pass
Point = namedtuple("Point", "x y")
def f(x):
    return x
def fail(kind, *arguments):
    raise kind(*arguments)
def leave(status=0):
    raise SystemExit(status)
"""
_CORNERS = [  # assertions without the word assert
    *("f(1) == 1.0", "f(True) == 1", "f(1) == True", "f(1) is True", "f(True) is True"),
    *("f(None) is None", "f(0) is None", "f(0) is False", "f(...) is ...", "f(1.5) != 1.5"),
    *("f(2 ** 70) == 1 << 70", "f(Fraction(1, 2)) == 0.5", "f(Decimal('0.1')) == 0.1"),
    *("f(Level.LOW) == 1", "f(Point(1, 2)) == (1, 2)", "f(Point(1, 2)) == [1, 2]"),
    *("f(Counter('aab')) == {'a': 2, 'b': 1}", "f(deque([1])) == [1]", "f({1: 2}.keys()) == {1}"),
    *("f(float('nan')) == float('nan')", "f(float('nan')) != 1", "f(-0.0) == 0"),
    *("f(float('inf')) == float('inf')", "f(float('inf')) > 10 ** 400", "f(date(2024, 1, 1)) == 0"),
    *("f(float('nan')) < 1", "f('a') < 1", "f(None) >= 1", "3 > f(2)", "3 <= f(2)"),
    *("f(b'a') == bytearray(b'a')", "f('a') == b'a'", "f('\\ud800') == '\\ud800'"),
    *("f(2) in [1, 2]", "f(2) in {1: 3}", "f('b') in 'abc'", "f('') in ''", "f(2) in 'abc'"),
    *(
        "f([]) in [[], {}]",
        "f(2) in 5",
        "f(2) not in range(2)",
        "3 in f(range(9))",
        "97 in f(b'ab')",
        "f('ac') not in 'abc'",
    ),
    *("2 in f([1, 2])", "'b' in f('abc')", "2 in f('abc')", "1 in f({1: 2})", "2 in f(3)"),
    *("2 not in f((1, 3))", "'é' in f('café')", "'x' not in f('a' * 9999)", "1.0 in f({1})"),
    *(
        "abs(f(1) - 1.05) < 0.1",
        "abs(1 - f(1.2)) <= 0.1",
        "abs(f('a') - 1) < 2",
        "abs(f(None) - 1) < 2",
    ),
    *("abs(f(float('inf')) - 1) < 2", "abs(f(float('nan')) - 1) < 2", "f(1) == 1 and f(2) == 3"),
    *("not f(0)", "f([])", "f([0])", "not f(1) == 1", "not f(1) in (1, 2)", "not f(1) is None"),
    *("fail(KeyError) == 1", "leave() == 1", "fail(Odd) is None", "undefined(1) == 1"),
    *(
        "f(1) == 1 / 0",
        "f(1) == int('x')",
        "fail(KeyError) == 1 / 0",
        "f('x' * 5000) == 'x' * 5000",
    ),
    *("f(list(range(5000))) == list(range(5000))", "f(list(range(5000))) == [*range(4999), 0]"),
    *("f([[1, 2], {'a': (None, True)}]) == [[1, 2], {'a': (None, 1)}]", "f({1, 2}) == {2, 1, 2}"),
]
_WITH_STATEMENTS = [
    "with pytest.raises(ValueError):\n    fail(ValueError, 'no')",
    "with pytest.raises(ValueError):\n    fail(Odd, 'no')",
    "with pytest.raises(Exception):\n    fail(Odd, 'no')",
    "with pytest.raises(OSError):\n    fail(FileNotFoundError)",
    "with pytest.raises(KeyError):\n    fail(Odd, 'no')",
    "with pytest.raises(KeyError):\n    f(1)",
    "with pytest.raises((KeyError, ValueError), match='no'):\n    fail(ValueError, 'say no more')",
    "with pytest.raises(ValueError, match='no'):\n    fail(ValueError, 'yes')",
    "with pytest.raises(Exception):\n    leave()",
    "with pytest.raises(SystemExit):\n    leave()",
    "with pytest.raises(Odd):\n    fail(Odd)",
    "with pytest.raises(ValueError) as info:\n    fail(ValueError, 'no')\n"
    "assert str(info.value) == 'no'\nassert info.type.__name__ == 'ValueError'",
    "with pytest.raises(ValueError) as info:\n    f(1)\nassert str(info.value) == 'no'",
    "import pytest\nwith pytest.raises(ValueError):\n    fail(ValueError)\nassert f(1) == 2",
    "a = f(1)\nassert a == 1\nassert f(2) == 3\nassert fail(KeyError) == 3",
    "a = f(1)\nassert a == 1\nfail(KeyError)\nassert f(2) == 3",
    "assert f(1) == 2\nraise AssertionError",
    "assert f(1) == 1\nraise AssertionError",
]


def test_corner_cases_have_the_outcomes_of_plain_mode(runner: Runner, plain_runner: Runner) -> None:
    tests = (*(f"assert {one}" for one in _CORNERS), *_WITH_STATEMENTS)
    outside = _outcomes(runner, _CODE, tests)
    inside = _outcomes(plain_runner, _CODE, tests)
    assert dict(zip(tests, outside, strict=True)) == dict(zip(tests, inside, strict=True))
    assert len(set(inside)) > 5


_ATOMS = (
    st.none()
    | st.booleans()
    | st.integers(-2, 3)
    | st.sampled_from([0.0, 1.0, 0.5, 1e300, -2.5])
    | st.sampled_from(["", "a", "ab", b"a"])
)
_VALUES = st.recursive(
    _ATOMS,
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.lists(inner, max_size=2).map(tuple)
        | st.dictionaries(_ATOMS, inner, max_size=2)
        | st.sets(_ATOMS, max_size=2)
    ),
    max_leaves=4,
)
_RELATIONS = st.sampled_from(["==", "!=", "is", "is not", "in", "not in", "<", "<=", ">", ">="])


@st.composite
def _assertions(draw: Any) -> str:
    got, expected, relation = repr(draw(_VALUES)), repr(draw(_VALUES)), draw(_RELATIONS)
    sides = [f"f({got})", expected]
    if draw(st.booleans()):
        sides.reverse()
    negation = draw(st.sampled_from(["", "", "not "]))
    return f"assert {negation}{sides[0]} {relation} {sides[1]}"


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(_assertions(), min_size=5, max_size=20))
def test_any_assertion_about_literals_has_the_outcome_of_plain_mode(
    runner: Runner, plain_runner: Runner, tests: list[str]
) -> None:
    code = "def f(x):\n    return x\n"
    outside = _outcomes(runner, code, tuple(tests))
    inside = _outcomes(plain_runner, code, tuple(tests))
    assert dict(zip(tests, outside, strict=True)) == dict(zip(tests, inside, strict=True))


def test_an_opaque_value_equals_no_literal(runner: Runner, plain_runner: Runner) -> None:
    code = (
        "class Money:\n    def __init__(self, cents): self.cents = cents\n"
        "    def __eq__(self, other): return self.cents == other\n"
    )
    tests = ("assert Money(5) == 5",)
    assert _outcomes(plain_runner, code, tests) == ("pass",)
    assert _outcomes(runner, code, tests) == ("FAIL",)


@pytest.mark.parametrize(
    "test",
    [
        "assert abs(f(-1)) == f(1)",
        "assert sorted(f([2, 1])) == [1, 2]",
        "a = f([2, 1])\nassert sorted(a) == [1, 2]",
        "assert [abs(x) for x in f([-1])] == [1]",
        "assert list(abs(x) for x in f([-1])) == [1]",
        "with pytest.raises(TypeError):\n    abs(f('a'))",
    ],
)
def test_what_a_snippet_puts_in_the_place_of_a_builtin_does_not_meet_a_test(
    runner: Runner, plain_runner: Runner, test: str
) -> None:
    code = "import builtins\nbuiltins.sorted = builtins.abs = lambda x: 7\ndef f(x): return x\n"
    assert _outcomes(runner, code, (test,)) == ("pass",)
    assert _outcomes(plain_runner, code, (test,)) == ("FAIL",)


def test_replaced_builtins_do_not_meet_a_screening(runner: Runner) -> None:
    code = "import builtins\nbuiltins.len = lambda x: 2\ndef f(x): return x\n"
    found = runner.screen(code, [("assert len(f([])) == 2",), ("assert len(f([])) == 0",)])
    assert found.passed == (1,)


@pytest.mark.parametrize("beside", [(), ("assert isinstance(f(1), str)",)])
def test_what_a_snippet_adds_to_builtins_or_defines_stays(
    runner: Runner, plain_runner: Runner, beside: tuple[str, ...]
) -> None:
    code = (
        "import builtins\nbuiltins.unicode = str\nbuiltins.print = lambda *texts: None\n"
        "def f(x):\n    print(x)\n    return ''.join(unicode(x) for x in [x])\n"
        "def sum(values): return 42\n"
    )
    tests = ("assert f(7) == '7'", "assert unicode(7) == '7'", "assert sum([1]) == 42", *beside)
    assert set(_outcomes(runner, code, tests)) == {"pass"}
    assert set(_outcomes(plain_runner, code, tests)) == {"pass"}


def test_an_expected_value_that_takes_too_long_is_refused(runner: Runner) -> None:
    pair = Pair("def f(x): return x", ("assert f(1) == 1", "assert f(1) == sum(range(10**12))"))
    with pytest.raises(InvalidJob, match=r"sum\(range\(10 \*\* 12\)\).* write out the value"):
        list(runner.run([pair]))


def test_expected_values_are_computed_once_for_each_suite() -> None:
    suites = [(f"assert f(1) == {n}", f"assert f(2) == {n} * 2") for n in range(3)]
    pairs = [
        Pair(f"def f(x): return x * {n} + {copy} - {copy}", suite)
        for copy in range(4)
        for n, suite in enumerate(suites)
    ]
    with Runner(workers=1) as runner:
        assert all(verdict.passed for verdict in runner.run(pairs))
        assert runner.executed == len(pairs)
        assert runner._expectations._pool.executed == len(suites)


def test_screening_does_not_bring_expected_values_to_the_snippet(runner: Runner) -> None:
    snippet = (
        "import gc\nwanted = ''.join(['k', '9', '3'])\ndef f(x):\n    gc.unfreeze()\n"
        "    for found in gc.get_objects():\n        for part in gc.get_referents(found):\n"
        "            if part is not wanted and type(part) is str and part == wanted:\n"
        "                return part\n"
    )
    assert runner.screen(snippet, [["assert f(1) == 'k93'"]]).passed == ()


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(ExecRetrievalError, match="mode 'fast': use split or plain"):
        Runner(mode="fast")  # type: ignore[arg-type]
