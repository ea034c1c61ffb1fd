"""Bug type swap_arguments: two things stand in the wrong order.

The parameters of the function itself keep their order: no query states it, so no reader of the
query could call another order wrong.
"""

from __future__ import annotations

import ast
import itertools
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits.evidence import is_sequence
from execretrieval_hf.build.edits.precedence import operand_before, swapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from execretrieval_hf.build.edits.source import Source, Splice

_ORDERED_OPERATORS = (
    ast.Sub,
    ast.Div,
    ast.FloorDiv,
    ast.Mod,
    ast.LShift,
    ast.RShift,
    ast.Pow,
)
_ORDERINGS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)

# The order of the arguments is of no effect, or the other order can only raise.
_UNORDERED_CALLS = frozenset({"min", "max", "gcd", "lcm", "hypot", "isclose", "print"})
_TYPED_CALLS = frozenset({"isinstance", "issubclass", "hasattr", "getattr", "map", "filter"})


def _operands(source: Source) -> Iterator[Splice]:
    """``a - b`` becomes ``b - a``, and ``a + b - c`` becomes ``a + c - b``."""
    for node in source.nodes(ast.BinOp):
        formats_text = isinstance(node.op, ast.Mod) and is_sequence(node.left)
        if isinstance(node.op, _ORDERED_OPERATORS) and not formats_text:
            yield swapped(source, operand_before(source, node), node.right)


def _concatenations(source: Source) -> Iterator[Splice]:
    """``head + [x]`` becomes ``[x] + head``, where an operand is evidently a sequence."""
    for node in source.nodes(ast.BinOp):
        match node:
            case ast.BinOp(left=ast.BinOp(op=ast.Add())):
                # The parentheses that this swap needs would be of no use and look odd.
                continue
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                if is_sequence(left) or is_sequence(right):
                    yield swapped(source, left, right)


def _call_arguments(source: Source) -> Iterator[Splice]:
    """``divmod(a, b)`` becomes ``divmod(b, a)``; not with an empty text, as in replace(" ", "")."""
    for node in source.nodes(ast.Call):
        match node.func:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                ordered = name not in _UNORDERED_CALLS and name not in _TYPED_CALLS
                if ordered and not any(_is_empty_text(argument) for argument in node.args):
                    yield from _neighbours(source, node.args)


def _unpack_targets(source: Source) -> Iterator[Splice]:
    """``low, high = pair`` becomes ``high, low = pair``; also in ``for``."""
    for node in source.nodes(ast.Tuple):
        if isinstance(node.ctx, ast.Store):
            yield from _neighbours(source, node.elts)


def _tuple_elements(source: Source) -> Iterator[Splice]:
    """``return low, high`` becomes ``return high, low``."""
    for node in source.nodes(ast.Tuple):
        # Nothing depends on the order of the right side of `in`.
        if isinstance(node.ctx, ast.Load) and not isinstance(source.parent(node), ast.Compare):
            yield from _neighbours(source, node.elts)


def _slice_ends(source: Source) -> Iterator[Splice]:
    """``row[i:j]`` becomes ``row[j:i]``."""
    for node in source.nodes(ast.Slice):
        if node.lower is not None and node.upper is not None:
            yield swapped(source, node.lower, node.upper)


def _branches(source: Source) -> Iterator[Splice]:
    """``a if found else b`` becomes ``b if found else a``."""
    for node in source.nodes(ast.IfExp):
        yield swapped(source, node.body, node.orelse)


def _index_chains(source: Source) -> Iterator[Splice]:
    """``grid[i][j]`` becomes ``grid[j][i]``."""
    for node in source.nodes(ast.Subscript):
        match node:
            case ast.Subscript(value=ast.Subscript(slice=first), slice=second):
                if not isinstance(first, ast.Slice) and not isinstance(second, ast.Slice):
                    yield swapped(source, first, second)


def _comparison_operands(source: Source) -> Iterator[Splice]:
    """``a < b`` becomes ``b < a``; not with a literal, which nobody writes on the left."""
    for node in source.nodes(ast.Compare):
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                literal = isinstance(left, ast.Constant) or isinstance(right, ast.Constant)
                if isinstance(operator, _ORDERINGS) and not literal:
                    yield swapped(source, left, right)


def _is_empty_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == ""


def _neighbours(source: Source, nodes: Sequence[ast.expr]) -> Iterator[Splice]:
    """Swap each expression with the next one, unless one is starred."""
    for left, right in itertools.pairwise(nodes):
        if not isinstance(left, ast.Starred) and not isinstance(right, ast.Starred):
            yield swapped(source, left, right)


OPERATORS = {
    "operands": _operands,
    "concatenation": _concatenations,
    "call_arguments": _call_arguments,
    "unpack_targets": _unpack_targets,
    "tuple_elements": _tuple_elements,
    "slice_ends": _slice_ends,
    "branches": _branches,
    "index_chain": _index_chains,
    "comparison_operands": _comparison_operands,
}
