"""Outcome labels: what can be said about one test of a suite.

Shared by the worker processes and the supervisor, therefore free of imports that cost memory.
"""

from __future__ import annotations

import re

PASS = "pass"  # noqa: S105
FAIL = "FAIL"
TIMEOUT = "TIMEOUT"
NOT_RUN = "NOT_RUN"
ERROR = "ERROR"
KILLED = "Killed"
PROTOCOL = "Protocol"

_NAME = re.compile(r"[A-Za-z_]\w{0,63}")


def with_cause(label: str, cause: str) -> str:
    """Joins a label and its cause: ``FAIL`` and ``KeyError`` give ``FAIL:KeyError``."""
    return f"{label}:{cause}"


def is_name(text: object) -> bool:
    """Whether `text` is fit to be the exception name inside a label."""
    return isinstance(text, str) and _NAME.fullmatch(text) is not None


def is_outcome(label: object) -> bool:
    """Whether a child may report `label` for a test; others are the supervisor's to give."""
    return label in (PASS, FAIL) or _cause(label, FAIL) is not None


def error_name(record: object) -> str | None:
    """The exception's name if `record` says that the whole snippet failed (``ERROR:<name>``)."""
    return _cause(record, ERROR)


def _cause(label: object, head: str) -> str | None:
    """The well-formed cause in a label that starts with `head`."""
    if not isinstance(label, str) or not label.startswith(f"{head}:"):
        return None
    cause = label.removeprefix(f"{head}:")
    return cause if is_name(cause) else None
