"""Bug type remove_edge_case_check: a guard, condition, filter, clamp or branch is missing."""

from __future__ import annotations

import ast
import itertools
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits.precedence import lifted
from execretrieval_hf.build.edits.source import Source, Splice

if TYPE_CHECKING:
    from collections.abc import Iterator

_JUMPS = (ast.Return, ast.Continue, ast.Break, ast.Raise)


def _guards(source: Source) -> Iterator[Splice]:
    """``if not rows: return 0`` goes, with its whole lines."""
    for node in source.nodes(ast.If):
        if isinstance(node.body[-1], _JUMPS):
            yield from _without_block(source, node)


def _conditional_blocks(source: Source) -> Iterator[Splice]:
    """``if carry: digits.append(carry)`` goes, with its whole lines."""
    for node in source.nodes(ast.If):
        if not isinstance(node.body[-1], _JUMPS):
            yield from _without_block(source, node)


def _first_branches(source: Source) -> Iterator[Splice]:
    """``if a: ... elif b: ...`` becomes ``if b: ...``."""
    for node in source.nodes(ast.If):
        if not _is_elif(source, node) and _followed_by_elif(source, node):
            yield Splice(
                source.span(node).start,
                source.span(node.orelse[0]).start + len("el"),
                "",
            )


def _later_branches(source: Source) -> Iterator[Splice]:
    """``if a: ... elif b: ... else: ...`` becomes ``if a: ... else: ...``."""
    for node in source.nodes(ast.If):
        if not _is_elif(source, node):
            continue
        span = source.span(node)
        end = span.end
        if _followed_by_elif(source, node):
            end = source.span(node.orelse[0]).start
        elif node.orelse:
            end = source.token_before(source.span(node.orelse[0]).start, "else").start
        if node.orelse:
            yield Splice(span.start, end, "")
        else:
            # Up to the end of the branch before it, whose line break then ends the statement.
            behind = len(source.code[: span.start].rstrip())
            yield Splice(behind, end, "")


def _condition_operands(source: Source) -> Iterator[Splice]:
    """``a and b`` becomes ``a`` and ``b``; the same for ``or``."""
    for node in source.nodes(ast.BoolOp):
        if len(node.values) == 2:
            for kept in node.values:
                yield lifted(source, node, kept)
            continue
        spans = [source.outer(value) for value in node.values]
        yield source.splice(spans[0].start, spans[1].start, "")
        for before, dropped in itertools.pairwise(spans):
            yield source.splice(before.end, dropped.end, "")


def _conditional_expressions(source: Source) -> Iterator[Splice]:
    """``a if found else b`` becomes ``a`` and ``b``."""
    for node in source.nodes(ast.IfExp):
        yield lifted(source, node, node.body)
        yield lifted(source, node, node.orelse)


def _filters(source: Source) -> Iterator[Splice]:
    """``[x for x in rows if x]`` becomes ``[x for x in rows]``."""
    for node in source.nodes(ast.comprehension):
        for before, condition in zip([node.iter, *node.ifs], node.ifs, strict=False):
            yield source.splice(source.outer(before).end, source.outer(condition).end, "")


def _clamps(source: Source) -> Iterator[Splice]:
    """``max(0, x)`` becomes ``x``; of two variables, each is kept in turn."""
    for node in source.nodes(ast.Call):
        match node:
            case ast.Call(func=ast.Name(id="min" | "max"), args=[left, right], keywords=[]):
                for kept in (left, right):
                    if not isinstance(kept, (ast.Constant, ast.Starred)):
                        yield lifted(source, node, kept)


def _absolutes(source: Source) -> Iterator[Splice]:
    """``abs(x)`` becomes ``x``."""
    for node in source.nodes(ast.Call):
        match node:
            case ast.Call(func=ast.Name(id="abs"), args=[value], keywords=[]):
                yield lifted(source, node, value)


def _without_block(source: Source, node: ast.If) -> Iterator[Splice]:
    """Delete an ``if`` that has no other branches and is not all that its block holds."""
    if node.orelse or _is_elif(source, node) or len(source.block(node)) == 1:
        return
    lines = source.whole_lines(node)
    if lines is not None:
        yield Splice(lines.start, lines.end, "")


def _is_elif(source: Source, node: ast.If) -> bool:
    return source.code.startswith("elif", source.span(node).start)


def _followed_by_elif(source: Source, node: ast.If) -> bool:
    match node.orelse:
        case [ast.If() as following]:
            return _is_elif(source, following)
        case _:
            return False


OPERATORS = {
    "guard": _guards,
    "conditional_block": _conditional_blocks,
    "first_branch": _first_branches,
    "later_branch": _later_branches,
    "condition_operand": _condition_operands,
    "conditional_expression": _conditional_expressions,
    "filter": _filters,
    "clamp": _clamps,
    "absolute": _absolutes,
}
