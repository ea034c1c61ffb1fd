"""Branch coverage by conditions: which conditions a snippet has and which outcomes they took.

A condition is the test of an ``if``, a ``while`` or a conditional expression, the filter of a
comprehension, or an operand of ``and`` / ``or``; constants are none. Of a condition made with
``and`` / ``or`` only the operands count. Conditions inside f-strings are left out since their
positions differ between versions of Python; all other positions are the same in every version.
"""

from __future__ import annotations

import ast
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

RECORDER = "__branch__"
"""Name under which the instrumented snippet finds the function made by `make_recorder`."""

Branch = tuple[int, int, bool]


def conditions(code: str) -> tuple[tuple[int, int], ...]:
    """Positions (line from 1, column in UTF-8 bytes from 0) of all conditions of `code`, sorted.

    Raises:
        SyntaxError: `code` does not parse.
    """
    finder = _Instrumentation()
    finder.visit(ast.parse(code))
    return tuple(sorted(finder.positions))


def instrument(code: str) -> ast.Module:
    """Parses `code` and wraps each condition in a call of the recorder.

    Raises:
        SyntaxError: `code` does not parse.
    """
    tree: ast.Module = _Instrumentation().visit(ast.parse(code))
    return ast.fix_missing_locations(tree)


def make_recorder(taken: set[Branch]) -> Callable[[int, int, object], object]:
    """The function that instrumented code calls; it adds each branch to `taken`."""

    def record(line: int, column: int, value: object) -> object:
        with suppress(Exception):  # where its truth matters, the snippet meets the exception itself
            taken.add((line, column, bool(value)))
        return value

    return record


class _Instrumentation(ast.NodeTransformer):
    def __init__(self) -> None:
        self.positions: set[tuple[int, int]] = set()

    def visit_If(self, node: ast.If) -> ast.AST:
        return self._with_test(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._with_test(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self._with_test(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.ifs = [self._wrapped(test) for test in node.ifs]
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        node.values = [self._wrapped(operand) for operand in node.values]
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        return node

    def _with_test(self, node: ast.If | ast.While | ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        node.test = self._wrapped(node.test)
        return node

    def _wrapped(self, condition: ast.expr) -> ast.expr:
        if isinstance(condition, ast.Constant | ast.BoolOp):
            return condition
        line, column = condition.lineno, condition.col_offset
        self.positions.add((line, column))
        call = ast.Call(
            func=ast.Name(id=RECORDER, ctx=ast.Load()),
            args=[ast.Constant(line), ast.Constant(column), condition],
            keywords=[],
        )
        return ast.copy_location(call, condition)
