"""Execution oracle: does a snippet of Python pass a test suite? Standard library only.

The names below are imported on first use, so that worker processes, which need few of them, stay
small.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_runner.errors import (
        ExecRetrievalError,
        InvalidJob,
        RunnerFailure,
        SandboxUnavailable,
    )
    from execretrieval_runner.modules import SNIPPET_MODULES
    from execretrieval_runner.runner import Runner
    from execretrieval_runner.static import may_define, tested_function
    from execretrieval_runner.store import Conditions, StoredVerdict, VerdictStore, verdict_key
    from execretrieval_runner.types import (
        PAPER_LIMITS,
        RUNNER_VERSION,
        CallResult,
        ExplainedTest,
        Explanation,
        Limits,
        Observation,
        ObserveJob,
        Pair,
        Screening,
        ScreenJob,
        Verdict,
    )

__all__ = [
    "PAPER_LIMITS",
    "RUNNER_VERSION",
    "SNIPPET_MODULES",
    "CallResult",
    "Conditions",
    "ExecRetrievalError",
    "ExplainedTest",
    "Explanation",
    "InvalidJob",
    "Limits",
    "Observation",
    "ObserveJob",
    "Pair",
    "Runner",
    "RunnerFailure",
    "SandboxUnavailable",
    "ScreenJob",
    "Screening",
    "StoredVerdict",
    "Verdict",
    "VerdictStore",
    "may_define",
    "tested_function",
    "verdict_key",
]

_MODULES = {
    "errors": ["ExecRetrievalError", "InvalidJob", "RunnerFailure", "SandboxUnavailable"],
    "modules": ["SNIPPET_MODULES"],
    "runner": ["Runner"],
    "static": ["may_define", "tested_function"],
    "store": ["Conditions", "StoredVerdict", "VerdictStore", "verdict_key"],
    "types": [
        "PAPER_LIMITS",
        "RUNNER_VERSION",
        "CallResult",
        "ExplainedTest",
        "Explanation",
        "Limits",
        "Observation",
        "ObserveJob",
        "Pair",
        "ScreenJob",
        "Screening",
        "Verdict",
    ],
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
