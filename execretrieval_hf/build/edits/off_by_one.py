"""Bug type off_by_one: a value that is no bound is one too large or too small."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

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


def _constants(source: Source) -> Iterator[Splice]:
    """``total = 0`` becomes ``total = 1``."""
    for literal in integer_literals(source):
        if not is_bound(source, literal.node):
            yield from literal_by_one(source, literal)


def _indexes(source: Source) -> Iterator[Splice]:
    """``row[i]`` becomes ``row[i - 1]``."""
    for node in source.nodes(ast.Subscript):
        yield from value_by_one(source, node.slice)


def _return_values(source: Source) -> Iterator[Splice]:
    """``return count`` becomes ``return count + 1``."""
    for node in source.nodes(ast.Return):
        if node.value is not None:
            yield from value_by_one(source, node.value)


def _lengths(source: Source) -> Iterator[Splice]:
    """``middle = len(row) // 2`` becomes ``middle = (len(row) - 1) // 2``."""
    yield from lengths_less_one(source, bounds=False)


def _starts(source: Source) -> Iterator[Splice]:
    """``enumerate(rows)`` becomes ``enumerate(rows, 1)``; the same for ``sum``."""
    for node in source.nodes(ast.Call):
        match node:
            case ast.Call(func=ast.Name(id="enumerate" | "sum"), args=[items], keywords=[]):
                # A bare generator shares its parentheses with the call and allows no neighbour.
                if not isinstance(items, (ast.GeneratorExp, ast.Starred)):
                    end = source.outer(items).end
                    yield source.splice(end, end, ", 1")


OPERATORS = {
    "constant": _constants,
    "index": _indexes,
    "return_value": _return_values,
    "length": _lengths,
    "start": _starts,
}
