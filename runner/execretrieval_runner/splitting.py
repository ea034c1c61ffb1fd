"""Takes the expected values out of a test, so that the process under test never holds them.

``assert f(2) == [1, 2]`` becomes ``__value__(f(2))``, which the child runs, and the comparison
"equal to ``[1, 2]``", which is made elsewhere. This is possible where one side of each assertion is
*closed*: it names nothing but built-in functions, so that it means the same in every process.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass
from functools import lru_cache
from types import EllipsisType, NoneType, UnionType
from typing import Literal, TypeAlias

from execretrieval_runner.parsing import parse
from execretrieval_runner.static import bound_names
from execretrieval_runner.suites import expects_exception

Relation = Literal[
    "==", "!=", "is", "is not", "in", "not in", "contains", "not contains", "<", "<=", ">", ">="
]
"""How the open side stands to the closed one; ``contains`` is ``in`` with the closed side left."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """An assertion that the open side has a relation to a closed one, given as source text."""

    relation: Relation
    closed: str


@dataclass(frozen=True, slots=True)
class Nearness:
    """An assertion that the open side is a number not far from another: ``abs(E - 1.5) < 1e-6``."""

    centre: str
    relation: Literal["<", "<="]
    tolerance: str


@dataclass(frozen=True, slots=True)
class Raising:
    """A block that must raise one of the built-in exceptions named, with `text` in its message."""

    names: tuple[str, ...]
    text: str


Check: TypeAlias = Comparison | Nearness | Raising


@dataclass(frozen=True, slots=True)
class Script:
    """A test as a child runs it.

    Attributes:
        source: Source text; it reports once for each check, in order.
        checks: What the reports must show; empty if the child has to judge the whole test.
    """

    source: str
    checks: tuple[Check, ...] = ()


_PURE_FUNCTIONS = frozenset(
    """
    abs bool bytearray bytes chr complex dict divmod enumerate float frozenset int len list max min
    ord pow range repr reversed round set slice sorted str sum tuple zip
    """.split()  # noqa: SIM905 - a line for each would say no more
)
_CLOSED_NODES = (
    *(ast.Constant, ast.Tuple, ast.List, ast.Set, ast.Dict, ast.Starred, ast.Name, ast.Call),
    *(ast.UnaryOp, ast.unaryop, ast.BinOp, ast.operator, ast.Subscript, ast.Slice, ast.keyword),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.comprehension),
    *(ast.BoolOp, ast.boolop, ast.Compare, ast.cmpop, ast.IfExp, ast.expr_context),
)
_NUMERIC_NODES = (ast.Constant, ast.UnaryOp, ast.unaryop, ast.BinOp, ast.operator)
_SYMBOLS: dict[type[ast.cmpop], Relation] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_MIRRORED: dict[Relation, Relation] = {
    "in": "contains",
    "not in": "not contains",
    "<": ">",
    "<=": ">=",
    ">": "<",
    ">=": "<=",
}
_IDENTITIES: tuple[Relation, ...] = ("is", "is not")
_ORDERS: tuple[Relation, ...] = ("<", "<=", ">", ">=")
_MEMBERSHIPS: tuple[Relation, ...] = ("contains", "not contains")
_PATTERN_SIGNS = frozenset(r"\.^$*+?{}[]|()")


class _NotSplittableError(Exception):
    """Part of the test can only be judged where it runs."""


@lru_cache(maxsize=1 << 16)
def split(test: str) -> Script:
    """Splits a test that parses; one that cannot be split is given back as it is.

    A test is split if each assertion in it is a statement of its top level and

    - compares with one closed side; ``<`` and the like only with a number, ``is`` only with a
      singleton such as ``None``;
    - or demands ``abs(E - C) < T`` with closed numbers C and T;
    - or is that a call of a function under test is true (or false). Nothing else may be asserted to
      be true or false, since then the answer is likely to stand in the rest of the expression;
    - or several of these joined by ``and``;
    - or is ``with pytest.raises(X):`` with built-in exceptions X, and no `match` but a plain text.
    """
    try:
        splitter = _Splitter(parse(test))
        return Script(splitter.source(), tuple(splitter.checks))
    except (_NotSplittableError, ValueError, RecursionError):  # the latter two from unparsing
        return Script(test)


class _Splitter:
    """The split of one test, gathered statement by statement."""

    def __init__(self, tree: ast.Module) -> None:
        self.checks: list[Check] = []
        self._own_names = bound_names(tree)
        self._body = [new for old in tree.body for new in self._statement(old)]
        if not self.checks:
            raise _NotSplittableError

    def source(self) -> str:
        """What is left of the test."""
        return ast.unparse(ast.Module(self._body, type_ignores=[]))

    def _statement(self, statement: ast.stmt) -> list[ast.stmt]:
        match statement:
            case ast.Assert(test=condition):
                return [ast.Expr(report) for report in self._condition(condition)]
            case ast.With(items=[ast.withitem() as item], body=body) if expects_exception(item):
                self.checks.append(self._raising(item))
                _refuse_assertions(body)
                watch = ast.withitem(_call("__raises__"), item.optional_vars)
                return [ast.With([watch], body, lineno=statement.lineno)]
        _refuse_assertions([statement])
        return [statement]

    def _condition(self, condition: ast.expr) -> list[ast.expr]:
        """Notes the checks of an asserted condition and returns the calls that report to them."""
        match condition:
            case ast.BoolOp(op=ast.And(), values=values):
                return [report for value in values for report in self._condition(value)]
            case ast.UnaryOp(op=ast.Not(), operand=ast.Compare(left, [sign], [right])):
                opposite = _OPPOSITES.get(type(sign))
                if opposite is not None:
                    return self._condition(ast.Compare(left, [opposite()], [right]))
            case ast.UnaryOp(op=ast.Not(), operand=operand) if self._is_direct(operand):
                return [self._truth(operand, "False")]
            case ast.Compare(left, [sign], [right]):
                return [self._comparison(left, _SYMBOLS[type(sign)], right)]
            case _ if self._is_direct(condition):
                return [self._truth(condition, "True")]
        raise _NotSplittableError

    def _truth(self, call: ast.expr, expected: str) -> ast.expr:
        self.checks.append(Comparison("==", expected))
        return _call("__value__", _not(_not(call)))

    def _comparison(self, left: ast.expr, relation: Relation, right: ast.expr) -> ast.expr:
        if self._is_closed(right):
            opened, closed = left, right
        elif self._is_closed(left):
            opened, closed, relation = right, left, _MIRRORED.get(relation, relation)
        else:
            raise _NotSplittableError
        if _is_constant(closed, bool) and not self._is_direct(opened):
            raise _NotSplittableError
        if relation in _IDENTITIES and not _is_constant(closed, bool | NoneType | EllipsisType):
            raise _NotSplittableError
        if relation in _ORDERS and not _is_numeric(closed):
            raise _NotSplittableError
        if relation in ("in", "not in") and not _is_container(closed):
            raise _NotSplittableError
        if relation in _MEMBERSHIPS and not _is_hashable(closed):
            raise _NotSplittableError
        match opened:
            case ast.Call(ast.Name("abs"), [ast.BinOp(first, ast.Sub(), second)], []) if (
                relation in ("<", "<=") and "abs" not in self._own_names
            ):
                return self._nearness(first, second, relation, closed)
        self.checks.append(Comparison(relation, ast.unparse(closed)))
        return _call(_reporter(relation, closed), opened)

    def _nearness(
        self, first: ast.expr, second: ast.expr, relation: Literal["<", "<="], tolerance: ast.expr
    ) -> ast.expr:
        opened, centre = (second, first) if _is_numeric(first) else (first, second)
        if not _is_numeric(centre):
            raise _NotSplittableError
        self.checks.append(Nearness(ast.unparse(centre), relation, ast.unparse(tolerance)))
        return _call("__value__", opened)

    def _raising(self, item: ast.withitem) -> Raising:
        match item.context_expr:
            case ast.Call(args=[kinds], keywords=[]):
                return Raising(self._exceptions(kinds), "")
            case ast.Call(args=[kinds], keywords=[ast.keyword("match", ast.Constant(str(text)))]):
                if _PATTERN_SIGNS.isdisjoint(text):
                    return Raising(self._exceptions(kinds), text)
        raise _NotSplittableError

    def _exceptions(self, kinds: ast.expr) -> tuple[str, ...]:
        names = kinds.elts if isinstance(kinds, ast.Tuple) else [kinds]
        return tuple(self._exception(name) for name in names)

    def _exception(self, name: ast.expr) -> str:
        match name:
            case ast.Name(id) if id not in self._own_names:
                kind = getattr(builtins, id, None)
                if isinstance(kind, type) and issubclass(kind, BaseException):
                    return kind.__name__  # of IOError this is OSError
        raise _NotSplittableError

    def _is_closed(self, expression: ast.expr) -> bool:
        nodes = list(ast.walk(expression))
        names = [node for node in nodes if isinstance(node, ast.Name)]
        variables = {name.id for name in names if isinstance(name.ctx, ast.Store)}
        return all(isinstance(node, _CLOSED_NODES) for node in nodes) and all(
            name.id in variables or (name.id in _PURE_FUNCTIONS and name.id not in self._own_names)
            for name in names
        )

    def _is_direct(self, expression: ast.expr) -> bool:
        """Whether `expression` is a call of a function that neither Python nor the test defines."""
        match expression:
            case ast.Call(ast.Name(id)):
                return not hasattr(builtins, id) and id not in self._own_names
        return False


def _refuse_assertions(statements: list[ast.stmt]) -> None:
    """Lets only statements pass in which nothing is asserted."""
    for statement in statements:
        for node in ast.walk(statement):
            if isinstance(node, ast.Assert) or (
                isinstance(node, ast.withitem) and expects_exception(node)
            ):
                raise _NotSplittableError


def _reporter(relation: Relation, closed: ast.expr) -> str:
    """The name of the function that takes down what the relation is decided by."""
    if relation in _IDENTITIES:
        return "__identity__"
    if relation in ("in", "not in") and isinstance(closed, ast.Set | ast.SetComp):
        return "__element__"
    return "__members__" if relation in _MEMBERSHIPS else "__value__"


def _is_constant(expression: ast.AST, kind: type | UnionType) -> bool:
    return isinstance(expression, ast.Constant) and isinstance(expression.value, kind)


def _is_container(expression: ast.expr) -> bool:
    """Whether `expression` is plainly a text, list, tuple or set."""
    return _is_constant(expression, str) or isinstance(
        expression, ast.Tuple | ast.List | ast.Set | ast.ListComp | ast.SetComp
    )


def _is_hashable(expression: ast.expr) -> bool:
    """Whether `expression` is plainly something that may be looked for in any container."""
    return all(
        isinstance(node, (*_NUMERIC_NODES, ast.Tuple, ast.Load)) and not _is_constant(node, bytes)
        for node in ast.walk(expression)
    )


def _is_numeric(expression: ast.expr) -> bool:
    """Whether `expression` is made of numbers and operators alone."""
    return all(
        isinstance(node, _NUMERIC_NODES)
        and (not isinstance(node, ast.Constant) or type(node.value) in (int, float))
        for node in ast.walk(expression)
    )


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _not(operand: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), operand)
