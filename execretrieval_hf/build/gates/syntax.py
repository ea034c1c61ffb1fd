"""G2, the snippets: plain functions that no style, comment or import gives away."""

from __future__ import annotations

import ast
import io
import tokenize
from typing import TYPE_CHECKING

from execretrieval_hf.build.gates.parsing import beside_imports, definition, parse, parsed_snippets
from execretrieval_hf.build.gates.rules import EVERY_POOL, Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from execretrieval_hf.build.gates.entry import Entry

ALLOWED_MODULES = frozenset(
    {"bisect", "calendar", "collections", "copy", "datetime", "decimal", "fractions", "functools"}
    | {"heapq", "itertools", "json", "math", "operator", "re", "statistics", "string", "textwrap"}
    | {"typing", "unicodedata"}
)
"""Modules that neither reach the machine nor depend on time or chance."""

_FORBIDDEN_NAMES = frozenset(
    {"print", "input", "open", "eval", "exec", "compile", "globals", "locals", "vars", "hash"}
    | {"id", "breakpoint", "exit", "quit", "__import__"}
)
_FORBIDDEN_METHODS = frozenset({"now", "today", "utcnow"})


def parses(entry: Entry) -> Iterator[Finding]:
    """Every snippet parses in the oldest supported Python."""
    for snippet in entry.snippets:
        tree = parse(snippet.code)
        if isinstance(tree, SyntaxError):
            yield entry.in_snippet(snippet, f"line {tree.lineno} does not parse: {tree.msg}")


def one_function(entry: Entry) -> Iterator[Finding]:
    """A snippet is imports and one plain function of the task's name; helpers are nested."""
    for snippet, tree in parsed_snippets(entry):
        functions = beside_imports(tree)
        match functions:
            case [ast.FunctionDef(name=name, decorator_list=[])] if name == entry.function_name:
                pass
            case _:
                found = ", ".join(_kind(node) for node in functions) or "nothing"
                yield entry.in_snippet(
                    snippet,
                    f"beside imports it has {found}; it should have the undecorated function "
                    f"{entry.function_name!r} alone",
                )


def imports(entry: Entry) -> Iterator[Finding]:
    """Only harmless modules of the standard library are imported, and nothing by ``*``."""
    for snippet, tree in parsed_snippets(entry):
        for node in ast.walk(tree):
            match node:
                case ast.Import(names=aliases):
                    modules = [alias.name for alias in aliases]
                case ast.ImportFrom(module=module, level=level, names=aliases):
                    modules = ["." * level + (module or "")]
                    if any(alias.name == "*" for alias in aliases):
                        yield entry.in_snippet(snippet, f"line {node.lineno} imports by *")
                case _:
                    continue
            for module in modules:
                if module.partition(".")[0] not in ALLOWED_MODULES:
                    yield entry.in_snippet(
                        snippet, f"line {node.lineno} imports {module!r}, which is not allowed"
                    )


def forbidden(entry: Entry) -> Iterator[Finding]:
    """No snippet asserts, changes globals, prints, reads, evaluates text or asks the time."""
    for snippet, tree in parsed_snippets(entry):
        for node in ast.walk(tree):
            match node:
                case ast.Assert(lineno=line):
                    what = "an assert, whose failure looks like a test's"
                case ast.Global(lineno=line):
                    what = "a global statement"
                case ast.Name(id=name, lineno=line) if name in _FORBIDDEN_NAMES:
                    what = f"the builtin {name!r}"
                case ast.Attribute(attr=name, lineno=line) if name in _FORBIDDEN_METHODS:
                    what = f"{name!r}, which asks the time"
                case _:
                    continue
            yield entry.in_snippet(snippet, f"line {line} has {what}")


def docstring(entry: Entry) -> Iterator[Finding]:
    """No snippet has a docstring or another bare string: it would leak the query."""
    for snippet, tree in parsed_snippets(entry):
        for node in ast.walk(tree):
            match node:
                case ast.Expr(value=ast.Constant(value=str())):
                    yield entry.in_snippet(snippet, f"line {node.lineno} is a bare string")


def comment(entry: Entry) -> Iterator[Finding]:
    """No snippet has a comment: one left beside an edit would mark the bug."""
    for snippet, _ in parsed_snippets(entry):
        for token in tokenize.generate_tokens(io.StringIO(snippet.code).readline):
            if token.type == tokenize.COMMENT:
                yield entry.in_snippet(snippet, f"line {token.start[0]} has {token.string!r}")


def parameters(entry: Entry) -> Iterator[Finding]:
    """Distractors have the canonical's parameters in its order, which no query states."""
    found = {
        snippet.corpus_id: _parameters(tree, entry.function_name)
        for snippet, tree in parsed_snippets(entry)
    }
    wanted = found.get(entry.canonical.corpus_id)
    for distractor in entry.distractors:
        own = found.get(distractor.corpus_id)
        if own is not None and wanted is not None and own != wanted:
            yield entry.in_snippet(
                distractor, f"its parameters are {', '.join(own)}, not {', '.join(wanted)}"
            )


def distinct_trees(entry: Entry) -> Iterator[Finding]:
    """The snippets of a query differ as programs, not only in layout."""
    seen: dict[str, str] = {}
    for snippet, tree in parsed_snippets(entry):
        first = seen.setdefault(ast.dump(tree), snippet.corpus_id)
        if first != snippet.corpus_id:
            yield entry.in_snippet(snippet, f"it is the same program as {first}")


def _parameters(tree: ast.Module, function_name: str) -> list[str] | None:
    function = definition(tree, function_name)
    if function is None:
        return None
    return [node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)]


def _kind(node: ast.stmt) -> str:
    name = getattr(node, "name", None)
    return f"{type(node).__name__} {name!r}" if name else type(node).__name__


RULES: tuple[Rule[Entry], ...] = (
    Rule("G2-parses", parses, EVERY_POOL),
    Rule("G2-one-function", one_function, EVERY_POOL),
    Rule("G2-imports", imports, EVERY_POOL),
    Rule("G2-forbidden", forbidden, EVERY_POOL),
    Rule("G2-docstring", docstring, EVERY_POOL),
    Rule("G2-comment", comment, EVERY_POOL),
    Rule("G2-parameters", parameters, EVERY_POOL),
    Rule("G2-distinct-trees", distinct_trees, EVERY_POOL),
)
