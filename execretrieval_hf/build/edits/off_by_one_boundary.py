"""Bug type off_by_one_boundary: a range, slice or comparison ends one too early or too late."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits.evidence import has_order, is_sequence
from execretrieval_hf.build.edits.integers import (
    integer_literals,
    is_bound,
    lengths_less_one,
    literal_by_one,
    value_by_one,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.edits.source import Source, Splice

_ORDERINGS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def _constants(source: Source) -> Iterator[Splice]:
    """``if age >= 18`` becomes ``if age >= 19``."""
    for literal in integer_literals(source):
        if is_bound(source, literal.node):
            yield from literal_by_one(source, literal)


def _range_bounds(source: Source) -> Iterator[Splice]:
    """``range(n)`` becomes ``range(n - 1)``."""
    for node in source.nodes(ast.Call):
        match node:
            case ast.Call(func=ast.Name(id="range"), args=arguments):
                for bound in arguments[:2]:
                    yield from value_by_one(source, bound)


def _range_starts(source: Source) -> Iterator[Splice]:
    """``range(n)`` becomes ``range(1, n)``."""
    for node in source.nodes(ast.Call):
        match node:
            case ast.Call(func=ast.Name(id="range"), args=[ast.expr() as stop]):
                if not isinstance(stop, ast.Starred):
                    start = source.outer(stop).start
                    yield source.splice(start, start, "1, ")


def _slice_bounds(source: Source) -> Iterator[Splice]:
    """``row[:k]`` becomes ``row[:k + 1]``."""
    for node in source.nodes(ast.Slice):
        for bound in (node.lower, node.upper):
            if bound is not None:
                yield from value_by_one(source, bound)


def _comparison_bounds(source: Source) -> Iterator[Splice]:
    """``while low < high`` becomes ``while low < high - 1``."""
    for node in source.nodes(ast.Compare):
        operands = [node.left, *node.comparators]
        if any(is_sequence(operand) or not has_order(operand) for operand in operands):
            continue
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, _ORDERINGS):
                yield from value_by_one(source, right)


def _lengths(source: Source) -> Iterator[Splice]:
    """``range(len(row) // 2)`` becomes ``range((len(row) - 1) // 2)``."""
    yield from lengths_less_one(source, bounds=True)


OPERATORS = {
    "constant": _constants,
    "range_bound": _range_bounds,
    "range_start": _range_starts,
    "slice_bound": _slice_bounds,
    "comparison_bound": _comparison_bounds,
    "length": _lengths,
}
