"""The field ``Requires`` of a task as a function that the runner can be asked to call."""

from __future__ import annotations

import ast

from execretrieval_runner.canon import canonical

TRUE = canonical(True)
"""What a call of ``requires`` gives for valid arguments."""

_MODULES = "import datetime\nimport math\nimport re\nimport string\n"
"""What an expression may name besides the parameters."""


def requires_function(code: str, function_name: str, requires: str) -> str:
    r"""A snippet that defines ``requires`` with the parameters of a canonical.

    >>> print(requires_function("def f(a):\n    return a\n", "f", "a > 0"))
    import datetime
    import math
    import re
    import string
    <BLANKLINE>
    <BLANKLINE>
    def requires(a):
        return bool(a > 0)
    <BLANKLINE>

    Args:
        code: The canonical; if it lacks the function there are no parameters.
        function_name: Its name.
        requires: The expression.
    """
    functions = (node for node in ast.parse(code).body if isinstance(node, ast.FunctionDef))
    parameters = next(
        (ast.unparse(node.args) for node in functions if node.name == function_name), ""
    )
    return f"{_MODULES}\n\ndef requires({parameters}):\n    return bool({requires})\n"


def requires_call(call: ast.Call) -> str:
    """The call that puts the arguments of another one to ``requires``."""
    return ast.unparse(ast.Call(ast.Name("requires", ctx=ast.Load()), call.args, call.keywords))
