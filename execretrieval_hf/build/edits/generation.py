"""The list of candidates: every operator of every bug type, in one fixed order, cleaned."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from execretrieval_hf.build.edits import (
    off_by_one,
    off_by_one_boundary,
    remove_edge_case_check,
    swap_arguments,
    wrong_comparison,
    wrong_operator,
)
from execretrieval_hf.build.edits.model import BUG_TYPES, Candidate, Edit, apply
from execretrieval_hf.build.edits.source import Source, Splice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

OPERATORS: Mapping[str, Mapping[str, Callable[[Source], Iterator[Splice]]]] = {
    "off_by_one": off_by_one.OPERATORS,
    "off_by_one_boundary": off_by_one_boundary.OPERATORS,
    "wrong_operator": wrong_operator.OPERATORS,
    "wrong_comparison": wrong_comparison.OPERATORS,
    "swap_arguments": swap_arguments.OPERATORS,
    "remove_edge_case_check": remove_edge_case_check.OPERATORS,
}
"""The rules of each bug type: name and the function that proposes splices of a snippet."""

# These act like an edit of another bug type (a flipped comparison, swapped arguments at every
# call), so that the label is true but tells less.
_FALLBACK = frozenset({("swap_arguments", "comparison_operands")})


def candidates(code: str) -> list[Candidate]:
    """All mutants of a snippet that differ from it, and from each other, as programs.

    The order is total and depends on nothing but the code: by tier, bug type (as in `BUG_TYPES`),
    start, end, operator and replacement. Of edits that make the same program (equal syntax trees)
    the first in this order stays.

    Args:
        code: A module of imports and functions, usually one canonical.

    Returns:
        The candidates; the same list on every supported Python.

    Raises:
        SyntaxError: The code does not parse.
    """
    source = Source(code)
    seen = {ast.dump(source.tree)}
    oddities = _count_oddities(source.tree)
    kept = []
    for tier, edit in sorted(_proposals(source), key=_position):
        mutant = apply(code, edit)
        tree = ast.parse(mutant)
        program = ast.dump(tree)
        if program not in seen and _count_oddities(tree) <= oddities:
            seen.add(program)
            kept.append(Candidate(edit, mutant, tier))
    return kept


def _proposals(source: Source) -> Iterator[tuple[int, Edit]]:
    """Tier and edit of whatever the operators propose."""
    for bug_type, operators in OPERATORS.items():
        for name, operator in operators.items():
            tier = int((bug_type, name) in _FALLBACK)
            for start, end, replacement in operator(source):
                yield tier, Edit(bug_type, name, start, end, replacement)


def _position(proposal: tuple[int, Edit]) -> tuple[int, int, int, int, str, str]:
    tier, edit = proposal
    bug_type = BUG_TYPES.index(edit.bug_type)
    return tier, bug_type, edit.start, edit.end, edit.operator, edit.replacement


def _count_oddities(tree: ast.Module) -> int:
    """How many operations a tree has that nobody writes on purpose, such as ``x % 0``."""
    return sum(map(_is_odd, ast.walk(tree)))


def _is_odd(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(op=operator, right=right) | ast.AugAssign(op=operator, value=right):
            return _is_odd_operand(operator, right)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _is_zero(operand) or _is_negative(operand)
        case ast.Slice(upper=upper, step=step):
            return _is_zero(upper) or _is_zero(step)
        case ast.Call(func=ast.Name(id="range"), args=[_, _, step]):
            return _is_zero(step)
        case _:
            return False


def _is_odd_operand(operator: ast.operator, right: ast.expr) -> bool:
    """Division by zero, a negative shift, ``- -1``, or a number that changes nothing."""
    match operator:
        case ast.Add() | ast.Sub() | ast.LShift() | ast.RShift():
            return _is_zero(right) or _is_negative(right)
        case ast.Div() | ast.FloorDiv() | ast.Mod():
            return _is_zero(right)
        case _:
            return False


def _is_zero(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and not node.value


def _is_negative(node: ast.AST) -> bool:
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
            return True
        case _:
            return False
