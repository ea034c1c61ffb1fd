"""A function under a neutral name: what it is called must not help whoever compares code."""

from __future__ import annotations

import io
import tokenize
from typing import TYPE_CHECKING

from execretrieval_hf.build.double_run import run_twice
from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.names import NEUTRAL_NAME

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from execretrieval_hf.build.double_run import DoubleVerdict, Runners


def neutral(code: str, function_name: str) -> str:
    r"""The code with the function renamed to `NEUTRAL_NAME` wherever it is named, texts excepted.

    >>> neutral("def fac(n):\n    return n * fac(n - 1) if n else 1\n", "fac")
    'def solve(n):\n    return n * solve(n - 1) if n else 1\n'

    Raises:
        DataError: the neutral name means something else in it, or the code is no Python.
    """
    lines = code.splitlines(keepends=True)
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(code).readline))
    except (tokenize.TokenError, SyntaxError) as error:
        raise DataError(f"the code of {function_name} is no Python: {error}") from error
    names = [token for token in tokens if token.type == tokenize.NAME]
    if any(token.string == NEUTRAL_NAME for token in names):
        raise DataError(
            f"the code of {function_name} uses the name {NEUTRAL_NAME!r}; choose another"
        )
    for token in reversed(names):
        if token.string == function_name:
            (row, start), (_, end) = token.start, token.end
            line = lines[row - 1]
            lines[row - 1] = line[:start] + NEUTRAL_NAME + line[end:]
    return "".join(lines)


def run_neutral(
    codes: Mapping[str, str], suites: Mapping[str, tuple[str, Sequence[str]]], runners: Runners
) -> dict[str, DoubleVerdict]:
    """Run queries that are code on their tests, under both hash seeds.

    Args:
        codes: text of each query by its id.
        suites: name of the tested function, and the tests, of at least these queries.
        runners: two runners with different hash seeds.

    Raises:
        NotExecuted: the machine failed to run one.
    """
    jobs = {
        (query, NEUTRAL_NAME): (under_own_name(code, suites[query][0]), suites[query][1])
        for query, code in codes.items()
    }
    return {query: verdict for (query, _), verdict in run_twice(jobs, runners).items()}


def under_own_name(code: str, function_name: str) -> str:
    """Neutral code with its function bound to the name that the tests call."""
    return f"{code}\n\n{function_name} = {NEUTRAL_NAME}\n"
