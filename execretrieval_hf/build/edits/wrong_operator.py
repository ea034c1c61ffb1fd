"""Bug type wrong_operator: another operator or twin function, or a sign or ``not`` left out."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits.evidence import is_sequence
from execretrieval_hf.build.edits.precedence import lifted, with_operator

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from execretrieval_hf.build.edits.source import Source, Splice

_SYMBOLS: Mapping[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}

# The operators that one takes by mistake for another, of the same kind of operands.
_CONFUSED: Mapping[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.FloorDiv),
    ast.Div: (ast.FloorDiv, ast.Mult),
    ast.FloorDiv: (ast.Div, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.BitAnd: (ast.BitOr, ast.BitXor),
    ast.BitOr: (ast.BitAnd, ast.BitXor),
    ast.BitXor: (ast.BitOr, ast.BitAnd),
}

_TWIN_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_TWIN_ATTRIBUTE_PAIRS = (
    ("startswith", "endswith"),
    ("lstrip", "rstrip"),
    ("removeprefix", "removesuffix"),
    ("ljust", "rjust"),
    ("find", "rfind"),
    ("partition", "rpartition"),
    ("upper", "lower"),
    ("isupper", "islower"),
    ("isalpha", "isdigit"),
    ("union", "intersection"),
    ("keys", "values"),
    ("floor", "ceil"),
    ("bisect_left", "bisect_right"),
    ("nlargest", "nsmallest"),
)
_TWIN_ATTRIBUTES = {
    **dict(_TWIN_ATTRIBUTE_PAIRS),
    **{right: left for left, right in _TWIN_ATTRIBUTE_PAIRS},
    # One way only: lists have the short names too, but not their twins.
    "appendleft": "append",
    "popleft": "pop",
}


def _arithmetic(source: Source) -> Iterator[Splice]:
    """``a + b`` becomes ``a - b``; also the bitwise operators."""
    for node in source.nodes(ast.BinOp):
        if is_sequence(node.left) or is_sequence(node.right):
            continue
        for operator in _CONFUSED.get(type(node.op), ()):
            yield with_operator(source, node, operator, _SYMBOLS[operator])


def _augmented(source: Source) -> Iterator[Splice]:
    """``total += x`` becomes ``total -= x``."""
    for node in source.nodes(ast.AugAssign):
        if is_sequence(node.value):
            continue
        span = source.operator(node.target, node.value)
        for operator in _CONFUSED.get(type(node.op), ()):
            yield source.splice(span.start, span.end, _SYMBOLS[operator] + "=")


def _boolean(source: Source) -> Iterator[Splice]:
    """``a and b`` becomes ``a or b``, one operator of a chain at a time."""
    for node in source.nodes(ast.BoolOp):
        word = "or" if isinstance(node.op, ast.And) else "and"
        for left, right in zip(node.values, node.values[1:], strict=False):
            span = source.operator(left, right)
            yield source.splice(span.start, span.end, word)


def _dropped_prefixes(source: Source) -> Iterator[Splice]:
    """``not x`` becomes ``x``; also ``-x`` and ``~x``."""
    for node in source.nodes(ast.UnaryOp):
        if not isinstance(node.op, ast.UAdd):
            yield lifted(source, node, node.operand)


def _twins(source: Source) -> Iterator[Splice]:
    """``min(row)`` becomes ``max(row)``, ``x.find(y)`` becomes ``x.rfind(y)``."""
    for node in source.nodes(ast.Call):
        end = source.span(node.func).end
        match node.func:
            case ast.Name(id=name) if name in _TWIN_FUNCTIONS:
                yield source.splice(end - len(name), end, _TWIN_FUNCTIONS[name])
            case ast.Attribute(attr=name) if name in _TWIN_ATTRIBUTES:
                yield source.splice(end - len(name), end, _TWIN_ATTRIBUTES[name])


OPERATORS = {
    "arithmetic": _arithmetic,
    "augmented": _augmented,
    "boolean": _boolean,
    "dropped_prefix": _dropped_prefixes,
    "twin": _twins,
}
