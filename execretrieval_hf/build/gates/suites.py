"""G2, the tests: each one an equality of a call with literals and an exact literal."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.parsing import equalities, equality, parse, parsed_tests
from execretrieval_hf.build.gates.rules import Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.entry import Entry

LARGEST_EXACT_FLOAT = 2.0**53
FRACTION_BITS = 10


def parses(entry: Entry) -> Iterator[Finding]:
    """Every test parses."""
    for index, test in enumerate(entry.tests):
        tree = parse(test)
        if isinstance(tree, SyntaxError):
            yield entry.in_test(index, f"it does not parse: {tree.msg}")


def tuple_assert(entry: Entry) -> Iterator[Finding]:
    """No test asserts a tuple, which is always true."""
    for index, statements in parsed_tests(entry):
        if _asserts_tuple(statements):
            yield entry.in_test(index, "it asserts a tuple, which is always true")


def comparison_inside(entry: Entry) -> Iterator[Finding]:
    """No test has its comparison inside the call, where it is an argument."""
    for index, statements in parsed_tests(entry):
        if _compares_inside(statements):
            yield entry.in_test(index, "the comparison stands inside the call; close it before")


def form(entry: Entry) -> Iterator[Finding]:
    """A test is one ``assert f(...) == value``, without message, of the task's function."""
    for index, statements in parsed_tests(entry):
        has_own_rule = _asserts_tuple(statements) or _compares_inside(statements)
        if not has_own_rule and equality(statements, entry.function_name) is None:
            yield entry.in_test(
                index, f"it is not of the form assert {entry.function_name}(...) == ..."
            )


def literals(entry: Entry) -> Iterator[Finding]:
    """Arguments and expected value of a test are literals."""
    for index, (call, expected) in equalities(entry):
        arguments = [*call.args, *(argument.value for argument in call.keywords)]
        for node in (*arguments, expected):
            if not is_literal(node):
                yield entry.in_test(index, f"{ast.unparse(node)!r} is no literal")
        if any(argument.arg is None for argument in call.keywords):
            yield entry.in_test(index, "it unpacks a dict into arguments; spell them out")


def repeated_call(entry: Entry) -> Iterator[Finding]:
    """No two tests of a suite make the same call."""
    seen: dict[str, int] = {}
    for index, (call, _) in equalities(entry):
        first = seen.setdefault(ast.dump(call), index)
        if first != index:
            yield entry.in_test(index, f"test {first} makes the same call")


def exact_floats(entry: Entry) -> Iterator[Finding]:
    """Expected floats are exact: at most 10 binary digits of fraction, at most 2**53."""
    for index, (_, expected) in equalities(entry):
        for fault in inexact(expected):
            yield entry.in_test(index, fault)


def inexact(expected: ast.expr) -> Iterator[str]:
    """What is wrong with the floats of an expected value."""
    for node in ast.walk(expected):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            number = node.value
            if abs(number) > LARGEST_EXACT_FLOAT:
                yield f"{number} is above 2**53; expect an integer"
            elif not (number * 2**FRACTION_BITS).is_integer():
                yield f"{number} is not exact; equality may fail by rounding"


def requires(entry: Entry) -> Iterator[Finding]:
    """The field ``requires`` is a Python expression."""
    try:
        ast.parse(entry.requires, mode="eval")
    except SyntaxError as error:
        yield entry.in_task(f"requires {entry.requires!r} is no expression: {error.msg}")


def is_literal(node: ast.expr) -> bool:
    """Whether an expression is a literal; sums, differences and powers of numbers are some too."""
    match node:
        case ast.Constant(value=value):
            return value is not ...
        case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
            return all(map(is_literal, elements))
        case ast.Dict(keys=keys, values=values):
            return all(key is not None and is_literal(key) for key in keys) and all(
                map(is_literal, values)
            )
        case _:
            return _is_number(node)


def _is_number(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int | float | complex)
        case ast.UnaryOp(op=ast.UAdd() | ast.USub(), operand=operand):
            return _is_number(operand)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Pow(), right=right):
            return _is_number(left) and _is_number(right)
        case _:
            return False


def _asserts_tuple(statements: list[ast.stmt]) -> bool:
    return any(
        isinstance(node, ast.Assert) and isinstance(node.test, ast.Tuple) and bool(node.test.elts)
        for node in statements
    )


def _compares_inside(statements: list[ast.stmt]) -> bool:
    match statements:
        case [ast.Assert(test=ast.Call(args=arguments))]:
            return any(isinstance(argument, ast.Compare) for argument in arguments)
        case _:
            return False


RULES: tuple[Rule[Entry], ...] = (
    Rule("G2-test-parses", parses),
    Rule("G2-test-tuple", tuple_assert),
    Rule("G2-test-comparison", comparison_inside),
    Rule("G2-test-form", form),
    Rule("G2-test-literals", literals),
    Rule("G2-test-repeated", repeated_call),
    Rule("G2-test-floats", exact_floats),
    Rule("G2-requires", requires),
)
