"""How large and how branched a function is."""

from __future__ import annotations

import ast


def statements(code: str) -> int:
    """Number of statements of a snippet: imports, the ``def`` and all that is nested in it."""
    return sum(isinstance(node, ast.stmt) for node in ast.walk(ast.parse(code)))


def cyclomatic(code: str) -> int:
    r"""Cyclomatic complexity of a snippet: one more than its decisions.

    A decision is an ``if`` or ``elif``, a loop, a conditional expression, an ``except``, a
    ``case``, a ``for`` or ``if`` of a comprehension, and each ``and`` or ``or``. Nested functions
    count as part of the snippet.

    Source: T. J. McCabe, "A complexity measure", 1976, with conditions counted one by one.

    >>> cyclomatic("def f(a):\n    return [b for b in a if b or a]\n")
    4
    """
    return 1 + sum(map(_decisions, ast.walk(ast.parse(code))))


def _decisions(node: ast.AST) -> int:
    match node:
        case ast.If() | ast.For() | ast.While() | ast.IfExp():
            return 1
        case ast.ExceptHandler() | ast.match_case():
            return 1
        case ast.comprehension(ifs=filters):
            return 1 + len(filters)
        case ast.BoolOp(values=operands):
            return len(operands) - 1
        case _:
            return 0
