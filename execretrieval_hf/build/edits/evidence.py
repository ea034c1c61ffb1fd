"""What an expression evidently is, from its syntax alone.

Only obvious cases are answered; they spare mutants that could do nothing but raise a TypeError.
"""

from __future__ import annotations

import ast

_SEQUENCE_BUILTINS = frozenset(
    {"bytes", "dict", "format", "frozenset", "list", "repr", "reversed", "set", "sorted", "str"}
    | {"tuple", "zip", "map", "filter", "enumerate", "range", "chr", "bin", "hex", "oct", "ascii"}
)
_SEQUENCE_METHODS = frozenset(
    {"capitalize", "casefold", "center", "join", "ljust", "lower", "lstrip", "removeprefix"}
    | {"removesuffix", "replace", "rjust", "rstrip", "split", "splitlines", "strip", "swapcase"}
    | {"title", "upper", "zfill", "items", "keys", "values", "format", "copy"}
)
_TRUTH_BUILTINS = frozenset({"all", "any", "bool", "callable", "hasattr", "isinstance"})


def is_sequence(node: ast.expr) -> bool:
    """Whether an expression evidently yields text or a container, which cannot be subtracted."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, (str, bytes))
        case ast.JoinedStr() | ast.List() | ast.Tuple() | ast.Set() | ast.Dict():
            return True
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            return True
        case ast.Subscript(slice=ast.Slice()):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _SEQUENCE_BUILTINS
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _SEQUENCE_METHODS
        case ast.BinOp(left=left, op=ast.Add() | ast.Mult(), right=right):
            return is_sequence(left) or is_sequence(right)
        case _:
            return False


def is_truth_value(node: ast.expr) -> bool:
    """Whether an expression evidently yields True or False."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, bool)
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in _TRUTH_BUILTINS
        case _:
            return False


def has_order(node: ast.expr) -> bool:
    """Whether ``<`` may make sense for an expression: not for None, truth values and sets."""
    match node:
        case ast.Constant(value=None) | ast.Set() | ast.Dict() | ast.SetComp() | ast.DictComp():
            return False
        case _:
            return not is_truth_value(node)
