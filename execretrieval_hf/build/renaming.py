"""A form of a program that stays the same when its own names are changed."""

from __future__ import annotations

import ast
from copy import deepcopy


def renamed_dump(tree: ast.Module) -> str:
    """The tree as text, with every name that the module binds replaced by its rank of appearance.

    Names bound elsewhere (builtins, attributes, keywords of calls) stay. Equal results therefore
    mean programs that differ in their own names alone.
    """
    bound = {name for node in ast.walk(tree) for name in (_name_of(node),) if name and _binds(node)}
    return ast.dump(_Renamer(bound).visit(deepcopy(tree)))


class _Renamer(ast.NodeTransformer):
    def __init__(self, bound: set[str]) -> None:
        self._bound = bound
        self._ranks: dict[str, str] = {}

    def visit(self, node: ast.AST) -> ast.AST:
        name = _name_of(node)
        if name in self._bound:
            rank = self._ranks.setdefault(name, f"v{len(self._ranks)}")
            setattr(node, _NAME_FIELDS[type(node)], rank)
        self.generic_visit(node)
        return node


_NAME_FIELDS: dict[type[ast.AST], str] = {
    ast.Name: "id",
    ast.arg: "arg",
    ast.FunctionDef: "name",
    ast.ExceptHandler: "name",
}


def _name_of(node: ast.AST) -> str:
    field = _NAME_FIELDS.get(type(node))
    return (getattr(node, field) or "") if field else ""


def _binds(node: ast.AST) -> bool:
    return not isinstance(node, ast.Name) or isinstance(node.ctx, ast.Store)
