"""Errors about the data set, and the sentence that helps with a mistyped name.

ExecRetrievalError
+-- DataError           a folder that holds no data set, or one that is damaged
+-- UnknownName         a task, pool, config, model or query id that does not exist
+-- NotWritable         a place where results must go and cannot
+-- HubError            the Hugging Face Hub cannot be reached, refuses, or has something else
+-- MissingExtra        an optional package that a feature needs
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "DataError",
    "ExecRetrievalError",
    "HubError",
    "MissingExtra",
    "NotWritable",
    "UnknownName",
]


class DataError(ExecRetrievalError):
    """A folder that holds no data set, or one whose files do not fit together."""


class NotWritable(ExecRetrievalError):
    """A place where results must go and cannot be written."""


class HubError(ExecRetrievalError):
    """The Hugging Face Hub cannot be reached, refuses a request, or has something else."""


class MissingExtra(ExecRetrievalError):
    """A feature whose optional package is not installed."""

    def __init__(self, feature: str, extra: str) -> None:
        super().__init__(
            f"{feature} needs an optional package: run  pip install 'execretrieval[{extra}]'"
        )


class UnknownName(ExecRetrievalError):
    """A name that does not exist; the message offers the nearest ones that do."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        names = sorted(set(known))
        close = difflib.get_close_matches(name, names, n=3, cutoff=0.5)
        if close:
            hint = "did you mean " + " or ".join(repr(match) for match in close) + "?"
        else:
            shown = ", ".join(names[:12]) + (" ..." if len(names) > 12 else "")
            hint = f"there are: {shown}" if names else "there are none"
        super().__init__(f"no {kind} {name!r}; {hint}")
