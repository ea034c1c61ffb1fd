"""Is a test suite able to fail? A suite that cannot would pass every snippet."""

from __future__ import annotations

import ast
import json
from functools import lru_cache
from typing import TYPE_CHECKING

from execretrieval_runner.errors import InvalidJob
from execretrieval_runner.parsing import parse

if TYPE_CHECKING:
    from collections.abc import Sequence


def check_suite(tests: Sequence[str], name: str) -> None:
    """Accepts a suite of which every test asserts something.

    Args:
        tests: Source text of the tests.
        name: What the message calls the owner of the suite, such as ``pair 'q_count'``.

    Raises:
        InvalidJob: There is no test, or one does not parse, asserts nothing, or asserts a non-empty
            tuple.
    """
    if not tests:
        raise InvalidJob(f"{name} has no tests: add at least one assertion")
    for number, test in enumerate(tests):
        fault = _fault(test)
        if fault:
            raise InvalidJob(f"{name}, test {number} {json.dumps(test)}: {fault}")


@lru_cache(maxsize=1 << 16)
def _fault(test: str) -> str:
    """What is wrong with a test; empty if nothing is."""
    try:
        tree = parse(test)
    except SyntaxError as error:
        return f"does not parse ({error.msg}): mend its syntax"
    asserts = [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    if any(isinstance(node.test, ast.Tuple) and node.test.elts for node in asserts):
        return "asserts a tuple, which is always true: remove the parentheses around it"
    items = [node for node in ast.walk(tree) if isinstance(node, ast.withitem)]
    if not asserts and not any(map(expects_exception, items)):
        return "asserts nothing: add an assert statement or `with pytest.raises(...)`"
    return ""


def expects_exception(item: ast.withitem) -> bool:
    """Whether `item` of a with statement is ``pytest.raises(...)``."""
    match item.context_expr:
        case ast.Call(ast.Attribute(ast.Name("pytest"), "raises")):
            return True
    return False
