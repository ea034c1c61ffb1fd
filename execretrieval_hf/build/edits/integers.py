"""What the two off-by-one bug types share: which integers are bounds, and how to move one."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

from execretrieval_hf.build.edits.evidence import is_sequence, is_truth_value
from execretrieval_hf.build.edits.precedence import lifted, shifted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.edits.source import Source, Splice

STEPS = (1, -1)
"""An off-by-one edit moves a value by one of these."""

# Values that leave the other operand as it is, so that `x + 1` becomes `x` and not `x + 0`.
_NEUTRAL_RIGHT: dict[type[ast.operator], int] = {
    ast.Add: 0,
    ast.Sub: 0,
    ast.LShift: 0,
    ast.RShift: 0,
    ast.Mult: 1,
    ast.FloorDiv: 1,
    ast.Pow: 1,
}
_NEUTRAL_LEFT: dict[type[ast.operator], int] = {ast.Add: 0, ast.Mult: 1}

_RADIX_FORMATS = {"0x": "x", "0o": "o", "0b": "b"}


class IntegerLiteral(NamedTuple):
    """An integer as written, its sign included."""

    node: ast.expr
    digits: str
    value: int


def is_bound(source: Source, node: ast.expr) -> bool:
    """Whether a value limits something: in a comparison, the end of a slice or of a ``range``.

    Arithmetic around the value is looked through: both numbers of ``2 * n + 1 < limit`` are bounds.
    The step of a slice or range limits nothing.
    """
    child: ast.AST = node
    parent, field = source.slot(child)
    while isinstance(parent, (ast.BinOp, ast.UnaryOp)):
        child = parent
        parent, field = source.slot(child)
    match parent:
        case ast.Compare():
            return True
        case ast.Slice():
            return field in ("lower", "upper")
        case ast.Call(func=ast.Name(id="range"), args=arguments):
            return child in arguments[:2]
        case _:
            return False


def integer_literals(source: Source) -> Iterator[IntegerLiteral]:
    """Integers written in the snippet; a minus sign before one belongs to it."""
    for node in source.nodes(ast.Constant):
        if type(node.value) is not int:
            continue
        digits = source.text(source.span(node))
        match source.parent(node):
            case ast.UnaryOp(op=ast.USub()) as signed:
                yield IntegerLiteral(signed, digits, -node.value)
            case _:
                yield IntegerLiteral(node, digits, node.value)


def literal_by_one(source: Source, literal: IntegerLiteral) -> Iterator[Splice]:
    """Write the next and the previous integer, or nothing where that is how one writes it."""
    span = source.span(literal.node)
    for step in STEPS:
        value = literal.value + step
        yield _omitted(source, literal.node, value) or source.splice(
            span.start, span.end, _written_like(literal.digits, value)
        )


def value_by_one(source: Source, node: ast.expr) -> Iterator[Splice]:
    """Add ``+ 1`` and ``- 1`` to a value, unless it is no number, or has an offset already."""
    if _may_be_number(node) and not _has_offset(node):
        for step in STEPS:
            yield shifted(source, node, step)


def lengths_less_one(source: Source, *, bounds: bool) -> Iterator[Splice]:
    """Turn ``len(x)`` into ``len(x) - 1``, either where it is a bound or where it is not."""
    for node in source.nodes(ast.Call):
        match node:
            case ast.Call(func=ast.Name(id="len")):
                parent = source.parent(node)
                offset = isinstance(parent, ast.BinOp) and _has_offset(parent)
                if not offset and is_bound(source, node) is bounds:
                    yield shifted(source, node, -1)


def _omitted(source: Source, node: ast.expr, value: int) -> Splice | None:
    """The splice that leaves out a number, if `value` in its place says what nothing says too."""
    span = source.outer(node)
    match source.slot(node):
        case ast.BinOp(left=left, op=operator) as parent, "right":
            if _NEUTRAL_RIGHT.get(type(operator)) == value:
                return lifted(source, parent, left)
        case ast.BinOp(right=right, op=operator) as parent, "left":
            if _NEUTRAL_LEFT.get(type(operator)) == value:
                return lifted(source, parent, right)
        case ast.Slice(), "lower" if value == 0:
            return source.splice(span.start, span.end, "")
        case ast.Call(func=ast.Name(id="range"), args=[first, second]), "args" if value == 0:
            if first is node:
                return source.splice(span.start, source.outer(second).start, "")
        case ast.Call(func=ast.Name(id="enumerate"), args=[items, _]), "args" if value == 0:
            return source.splice(source.outer(items).end, span.end, "")
        case ast.keyword(arg="start") as keyword, "value" if value == 0:
            match source.parent(keyword):
                case ast.Call(func=ast.Name(id="enumerate"), args=[items]):
                    return source.splice(source.outer(items).end, source.span(keyword).end, "")
    return None


def _written_like(digits: str, value: int) -> str:
    """`value` in the base, width and grouping of other digits."""
    prefix = digits[:2].lower()
    sign = "-" if value < 0 else ""
    if prefix in _RADIX_FORMATS:
        width = len(digits.replace("_", "")) - 2
        written = f"{abs(value):0{width}{_RADIX_FORMATS[prefix]}}"
        upper = any(character in "ABCDEF" for character in digits)
        return sign + digits[:2] + (written.upper() if upper else written)
    return sign + f"{abs(value):{'_' if '_' in digits else ''}d}"


def _may_be_number(node: ast.expr) -> bool:
    match node:
        case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call():
            return not is_sequence(node) and not is_truth_value(node)
        case ast.BinOp():
            return not is_sequence(node.left) and not is_sequence(node.right)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return not isinstance(operand, ast.Constant)
        case _:
            return False


def _has_offset(node: ast.expr) -> bool:
    """Whether a number is added to or taken from the value, so that the number itself can move."""
    match node:
        case ast.BinOp(op=ast.Add() | ast.Sub(), right=ast.Constant()):
            return True
        case ast.BinOp(op=ast.Add(), left=ast.Constant()):
            return True
        case _:
            return False
