"""Syntax trees of snippets and tests, parsed once, and what a test is made of."""

from __future__ import annotations

import ast
import warnings
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.entry import Entry, Snippet

OLDEST_PYTHON = (3, 11)


class Equality(NamedTuple):
    """The two sides of a test ``assert f(...) == ...``."""

    call: ast.Call
    expected: ast.expr


@cache
def parse(source: str) -> ast.Module | SyntaxError:
    """The tree, read as the oldest supported Python reads it, or why there is none.

    A warning counts as an error: it is one in a later Python. The tree is shared: never change it.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            return ast.parse(source, feature_version=OLDEST_PYTHON)
    except SyntaxError as error:
        return error
    except (ValueError, RecursionError) as error:
        return SyntaxError(str(error))


def parsed_snippets(entry: Entry) -> Iterator[tuple[Snippet, ast.Module]]:
    """The snippets that parse, with their trees."""
    for snippet in entry.snippets:
        tree = parse(snippet.code)
        if isinstance(tree, ast.Module):
            yield snippet, tree


def parsed_tests(entry: Entry) -> Iterator[tuple[int, list[ast.stmt]]]:
    """The tests that parse, as index and statements."""
    for index, test in enumerate(entry.tests):
        tree = parse(test)
        if isinstance(tree, ast.Module):
            yield index, tree.body


def equality(statements: list[ast.stmt], function_name: str) -> Equality | None:
    """The sides of a test of the one accepted form, ``assert name(...) == value``; else None."""
    match statements:
        case [
            ast.Assert(
                test=ast.Compare(
                    left=ast.Call(func=ast.Name(id=called)) as call,
                    ops=[ast.Eq()],
                    comparators=[expected],
                ),
                msg=None,
            )
        ] if called == function_name:
            return Equality(call, expected)
        case _:
            return None


def equalities(entry: Entry) -> Iterator[tuple[int, Equality]]:
    """The tests of the accepted form, as index and sides."""
    for index, statements in parsed_tests(entry):
        sides = equality(statements, entry.function_name)
        if sides is not None:
            yield index, sides


def beside_imports(tree: ast.Module) -> list[ast.stmt]:
    """What a module has besides its imports."""
    return [node for node in tree.body if not isinstance(node, ast.Import | ast.ImportFrom)]


def definition(tree: ast.Module, function_name: str) -> ast.FunctionDef | None:
    """The top-level function of a name."""
    return next(
        (
            node
            for node in tree.body
            if isinstance(node, ast.FunctionDef) and node.name == function_name
        ),
        None,
    )
