"""Parsing of foreign source text without its warnings reaching the user's terminal."""

from __future__ import annotations

import ast
import threading
import warnings

_warning_filters = threading.Lock()


def parse(source: str) -> ast.Module:
    """Parses a module.

    Raises:
        SyntaxError: `source` is not Python; also for null bytes and for nesting that is too deep.
    """
    # The filters of `warnings` belong to the whole process: two threads must not swap them at once.
    with _warning_filters, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return ast.parse(source)
        except (ValueError, RecursionError, MemoryError) as error:
            raise SyntaxError(str(error)) from error
