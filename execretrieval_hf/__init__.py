"""ExecRetrieval: a benchmark of code retrieval in which running the tests decides what is right."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_hf.data.loader import load_dataset, materialize, register
    from execretrieval_hf.data.pools import Pool, load_pool
    from execretrieval_runner.errors import ExecRetrievalError

__all__ = [
    "ExecRetrievalError",
    "Pool",
    "__version__",
    "load_dataset",
    "load_pool",
    "materialize",
    "register",
]

_HOME_OF = {
    "ExecRetrievalError": "execretrieval_runner.errors",
    "Pool": "execretrieval_hf.data.pools",
    "load_dataset": "execretrieval_hf.data.loader",
    "load_pool": "execretrieval_hf.data.pools",
    "materialize": "execretrieval_hf.data.loader",
    "register": "execretrieval_hf.data.loader",
}


def __dir__() -> list[str]:
    return __all__


def __getattr__(name: str) -> object:
    # The start-up hook imports this package in every interpreter of the environment, so nothing
    # is loaded before it is asked for.
    if name == "__version__":
        from importlib.metadata import version

        return version("execretrieval")
    if name in _HOME_OF:
        return getattr(importlib.import_module(_HOME_OF[name]), name)
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
