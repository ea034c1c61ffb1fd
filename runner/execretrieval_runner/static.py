"""What can be told about a snippet without running it.

A snippet in which nothing could bind the tested name cannot pass that name's suite. Most snippets
of a large corpus are foreign to a suite in this way, and need no process to be judged.
"""

from __future__ import annotations

import ast
import builtins
from functools import lru_cache
from typing import TYPE_CHECKING

from execretrieval_runner.modules import SNIPPET_MODULES
from execretrieval_runner.parsing import parse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_HARMLESS_MODULES = frozenset({"__future__", *SNIPPET_MODULES})
"""Modules that bind nothing in the module that imports them, but through a name below."""

_DYNAMIC_NAMES = frozenset(
    {
        "attrgetter",
        "builtins",
        "eval",
        "exec",
        "f_builtins",
        "f_globals",
        "f_locals",
        "getattr",
        "globals",
        "importlib",
        "locals",
        "methodcaller",
        "setattr",
        "sys",
        "vars",
    }
)
"""Names through which code can reach a namespace without naming what it binds."""

_HARMLESS_DUNDERS = frozenset({"__future__", "__name__", "__main__", "__init__"})
_PRESET_NAMES = frozenset({"pytest", *dir(builtins)})


def tested_function(tests: Sequence[str]) -> str | None:
    """The one global function that every assertion of a suite calls on its left-hand side.

    Calls of built-in functions around it are looked through, as in ``assert sorted(f(x)) == [1]``.
    A suite fails for any snippet that does not bind the name.

    Returns:
        The name; None if there is no such single name, or a test does not parse or binds the name
        itself.
    """
    names: set[str | None] = set()
    for test in tests:
        try:
            tree = parse(test)
        except SyntaxError:
            return None
        called = {
            _called_name(statement.test)
            for statement in tree.body
            if isinstance(statement, ast.Assert)
        }
        if not called.isdisjoint(bound_names(tree)):
            return None
        names |= called
    return names.pop() if len(names) == 1 else None


def may_define(code: str, name: str) -> bool:
    """Whether running the module `code` could bind `name` at its top level; False only if not.

    Code that does not parse binds nothing. Code that does anything dynamic might bind everything.
    """
    names = _definable_names(code)
    return names is None or name in names


@lru_cache(maxsize=1 << 14)
def _definable_names(code: str) -> frozenset[str] | None:
    """Every name that `code` could bind at its top level; None if that may be any name."""
    try:
        tree = parse(code)
    except SyntaxError:
        return frozenset()
    if any(map(_is_dynamic, ast.walk(tree))):
        return None
    return _PRESET_NAMES | bound_names(tree)


def _called_name(expression: ast.expr) -> str | None:
    """The name of the function whose call is sure to happen when `expression` is evaluated."""
    while True:
        match expression:
            case ast.Call(func=ast.Name(id=name)) if not hasattr(builtins, name):
                return name
            case ast.Call(func=ast.Name(), args=[ast.expr() as inner, *_]):
                expression = inner
            case (
                ast.Compare(left=inner)
                | ast.UnaryOp(operand=inner)
                | ast.Subscript(value=inner)
                | ast.Attribute(value=inner)
                | ast.Call(func=inner)
            ):
                expression = inner
            case _:
                return None


def bound_names(tree: ast.Module) -> set[str]:
    """Every identifier that some statement or expression binds, at any depth."""
    return {name for node in ast.walk(tree) for name in _bound_by(node)}


def _bound_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            yield name
        case ast.alias(name=name, asname=alias):
            yield alias or name.partition(".")[0]
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from names
        case (
            ast.ExceptHandler(name=str(name))
            | ast.MatchAs(name=str(name))
            | ast.MatchStar(name=str(name))
            | ast.MatchMapping(rest=str(name))
        ):
            yield name


def _is_dynamic(node: ast.AST) -> bool:
    """Whether `node` may give access to a namespace in a way that names no identifier."""
    match node:
        case ast.Import(names=aliases):
            modules = [alias.name for alias in aliases]
            return any(name.partition(".")[0] not in _HARMLESS_MODULES for name in modules)
        case ast.ImportFrom(module=module, level=level, names=aliases):
            head = (module or "").partition(".")[0]
            names = [alias.name for alias in aliases]
            return level > 0 or head not in _HARMLESS_MODULES or any(map(_is_dynamic_name, names))
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return _is_dynamic_name(name)
        case ast.Constant(value=str(text)):
            return "__" in text and text not in _HARMLESS_DUNDERS
    return False


def _is_dynamic_name(name: str) -> bool:
    dunder = name.startswith("__") and name.endswith("__") and name not in _HARMLESS_DUNDERS
    return name == "*" or dunder or name in _DYNAMIC_NAMES
