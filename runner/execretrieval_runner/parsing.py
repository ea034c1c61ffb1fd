"""Parsing of foreign source text without its warnings reaching the user's terminal."""

from __future__ import annotations

import ast
import threading
import warnings

_one_at_a_time = threading.Lock()


def parse(source: str) -> ast.Module:
    """Parses a module.

    Raises:
        SyntaxError: `source` is not Python; also for null bytes and for nesting that is too deep.
    """
    # The filters of `warnings` belong to the whole process: two threads must not swap them at once.
    # And the parser of CPython 3.11 fails at random (SystemError) with two threads in it.
    with _one_at_a_time, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(source)
        except (ValueError, RecursionError, MemoryError) as error:
            raise SyntaxError(str(error)) from error
