"""Bug type wrong_comparison: another relation between the operands, or the opposite condition."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits.evidence import has_order

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from execretrieval_hf.build.edits.source import Source, Splice

_FLIPPED: Mapping[type[ast.cmpop], str] = {
    ast.Lt: ">",
    ast.Gt: "<",
    ast.LtE: ">=",
    ast.GtE: "<=",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
_OTHER_STRICTNESS: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
}


def _relations(source: Source, new: Mapping[type[ast.cmpop], str]) -> Iterator[Splice]:
    """Replace each relation of each comparison, one at a time."""
    for node in source.nodes(ast.Compare):
        operands = [node.left, *node.comparators]
        for index, operator in enumerate(node.ops):
            if type(operator) in new:
                span = source.operator(operands[index], operands[index + 1])
                yield source.splice(span.start, span.end, new[type(operator)])


def _flips(source: Source) -> Iterator[Splice]:
    """``a < b`` becomes ``a > b``, ``a in b`` becomes ``a not in b``."""
    yield from _relations(source, _FLIPPED)


def _strictness(source: Source) -> Iterator[Splice]:
    """``a < b`` becomes ``a <= b``."""
    yield from _relations(source, _OTHER_STRICTNESS)


def _orders(source: Source) -> Iterator[Splice]:
    """``a == b`` becomes ``a <= b`` and ``a >= b``."""
    for node in source.nodes(ast.Compare):
        match node:
            case ast.Compare(left=ast.BinOp(op=ast.Mod())):
                # A remainder is mostly compared with 0 or the largest one: nothing would change.
                continue
            case ast.Compare(left=left, ops=[ast.Eq()], comparators=[right]):
                if has_order(left) and has_order(right):
                    span = source.operator(left, right)
                    for symbol in ("<=", ">="):
                        yield source.splice(span.start, span.end, symbol)


def _negated_conditions(source: Source) -> Iterator[Splice]:
    """``if found`` becomes ``if not found``."""
    conditions = [
        *(node.test for node in source.nodes(ast.If)),
        *(node.test for node in source.nodes(ast.While)),
        *(node.test for node in source.nodes(ast.IfExp)),
        *(test for node in source.nodes(ast.comprehension) for test in node.ifs),
    ]
    for condition in conditions:
        if isinstance(condition, (ast.Name, ast.Attribute, ast.Subscript, ast.Call)):
            start = source.outer(condition).start
            yield source.splice(start, start, "not ")


OPERATORS = {
    "flip": _flips,
    "strictness": _strictness,
    "equality_to_order": _orders,
    "negated_condition": _negated_conditions,
}
