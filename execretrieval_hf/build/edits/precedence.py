"""Moving an expression to another place in the text without changing what it means.

Each function returns a splice that adds parentheses only where precedence demands them, so that a
mutant reads as a person would have written it.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_hf.build.edits.source import Source, Splice

# How tightly expressions bind, loosest first, after the table in the Python language reference.
_CONDITIONAL = 1
_OR = 2
_AND = 3
_NOT = 4
_COMPARISON = 5
_BIT_OR = 6
_BIT_XOR = 7
_BIT_AND = 8
_SHIFT = 9
_ADDITIVE = 10
_MULTIPLICATIVE = 11
_UNARY = 12
_POWER = 13
_PRIMARY = 14

_BINARY: dict[type[ast.operator], int] = {
    ast.BitOr: _BIT_OR,
    ast.BitXor: _BIT_XOR,
    ast.BitAnd: _BIT_AND,
    ast.LShift: _SHIFT,
    ast.RShift: _SHIFT,
    ast.Add: _ADDITIVE,
    ast.Sub: _ADDITIVE,
    ast.Mult: _MULTIPLICATIVE,
    ast.MatMult: _MULTIPLICATIVE,
    ast.Div: _MULTIPLICATIVE,
    ast.FloorDiv: _MULTIPLICATIVE,
    ast.Mod: _MULTIPLICATIVE,
    ast.Pow: _POWER,
}


def swapped(source: Source, left: ast.expr, right: ast.expr) -> Splice:
    """Exchange two expressions; what stands between them stays."""
    left_span, right_span = source.outer(left), source.outer(right)
    between = source.code[left_span.end : right_span.start]
    replacement = _moved(source, right, left) + between + _moved(source, left, right)
    return source.splice(left_span.start, right_span.end, replacement)


def lifted(source: Source, parent: ast.expr, child: ast.expr) -> Splice:
    """Put an expression in the place of one that contains it."""
    span, child_span = source.outer(parent), source.span(child)
    text = source.text(child_span)
    grouped = span != source.span(parent) or child_span != source.outer(child)
    # A line break is allowed only within brackets; the ones that go may have been the only ones.
    if _precedence(source, child) < _demanded(source, parent) or (grouped and "\n" in text):
        return source.splice(span.start, span.end, f"({text})")
    if child_span.start == span.start:
        return source.splice(child_span.end, span.end, "")
    if child_span.end == span.end:
        return source.splice(span.start, child_span.start, "")
    return source.splice(span.start, span.end, text)


def shifted(source: Source, node: ast.expr, delta: int) -> Splice:
    """Add `delta` to the value of an expression: ``n`` becomes ``n + 1`` or ``n - 1``."""
    outer = source.outer(node)
    text = source.text(outer)
    amount = f" {'+' if delta > 0 else '-'} {abs(delta)}"
    grouped = outer != source.span(node)
    wrap_node = not grouped and _precedence(source, node) < _ADDITIVE
    wrap_sum = _demanded(source, node) > _ADDITIVE
    if not wrap_node and not wrap_sum:
        return source.splice(outer.end, outer.end, amount)
    total = (f"({text})" if wrap_node else text) + amount
    return source.splice(outer.start, outer.end, f"({total})" if wrap_sum else total)


def with_operator(
    source: Source, node: ast.BinOp, operator: type[ast.operator], symbol: str
) -> Splice:
    """Replace the operator of a binary operation; its operands stay the same two expressions."""
    new = ast.BinOp(node.left, operator(), node.right)
    left = _grouped_if(source, node.left, _demanded_by(new, "left"))
    right = _grouped_if(source, node.right, _demanded_by(new, "right"))
    old_symbol = source.operator(node.left, node.right)
    before = source.code[source.outer(node.left).end : old_symbol.start]
    behind = source.code[old_symbol.end : source.outer(node.right).start]
    replacement = left + before + symbol + behind + right
    span = source.span(node)
    if span == source.outer(node) and _BINARY[operator] < _demanded(source, node):
        return source.splice(span.start, span.end, f"({replacement})")
    if len(replacement) == len(source.text(span)) + len(symbol) - len(source.text(old_symbol)):
        return source.splice(old_symbol.start, old_symbol.end, symbol)
    return source.splice(span.start, span.end, replacement)


def operand_before(source: Source, node: ast.BinOp) -> ast.expr:
    """The operand written directly before the operator: ``b`` for the minus of ``a + b - c``."""
    match node.left:
        case ast.BinOp(op=operator, right=right) as left:
            chained = _BINARY[type(operator)] == _BINARY[type(node.op)]
            if chained and source.outer(left) == source.span(left):
                return right
    return node.left


def _moved(source: Source, node: ast.expr, place: ast.expr) -> str:
    """Text of `node` for the place where `place` stands now."""
    return _grouped_if(source, node, _demanded(source, place))


def _grouped_if(source: Source, node: ast.expr, demanded: int) -> str:
    """Text of a node with its parentheses, or with new ones if it binds too loosely."""
    span = source.outer(node)
    text = source.text(span)
    if span == source.span(node) and _precedence(source, node) < demanded:
        return f"({text})"
    return text


def _demanded(source: Source, node: ast.expr) -> int:
    """How tightly an expression must bind to stand in the place of `node`."""
    parent, field = source.slot(node)
    return _demanded_by(parent, field)


def _demanded_by(parent: ast.AST, field: str) -> int:
    """How tightly an expression must bind to stand in a field of `parent`."""
    match parent:
        case ast.BinOp(op=ast.Pow()):
            return _PRIMARY if field == "left" else _UNARY
        case ast.BinOp(op=operator):
            return _BINARY[type(operator)] + (field == "right")
        case ast.UnaryOp(op=ast.Not()):
            return _NOT
        case ast.UnaryOp():
            return _UNARY
        case ast.Compare():
            return _BIT_OR
        case ast.BoolOp(op=ast.And()):
            return _NOT
        case ast.BoolOp():
            return _AND
        case ast.IfExp():
            return _CONDITIONAL if field == "orelse" else _OR
        case ast.comprehension():
            return _OR
        case ast.Starred():
            return _BIT_OR
        case ast.Attribute() | ast.Await():
            return _PRIMARY
        case ast.Call() if field == "func":
            return _PRIMARY
        case ast.Subscript() if field == "value":
            return _PRIMARY
        case _:
            return _CONDITIONAL


def _precedence(source: Source, node: ast.expr) -> int:
    """How tightly an expression binds as it is written."""
    match node:
        case ast.Tuple(elts=elements):
            span = source.span(node)
            bracketed = source.code[span.start] == "(" and (
                not elements or source.outer(elements[0]).start > span.start
            )
            return _PRIMARY if bracketed else 0
        case ast.NamedExpr() | ast.Yield() | ast.YieldFrom() | ast.Starred():
            return 0
        case ast.Lambda() | ast.IfExp():
            return _CONDITIONAL
        case ast.BoolOp(op=ast.Or()):
            return _OR
        case ast.BoolOp():
            return _AND
        case ast.UnaryOp(op=ast.Not()):
            return _NOT
        case ast.Compare():
            return _COMPARISON
        case ast.BinOp(op=operator):
            return _BINARY[type(operator)]
        case ast.UnaryOp():
            return _UNARY
        case _:
            return _PRIMARY
