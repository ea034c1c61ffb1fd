"""Adding our tasks and models to mteb's registries, which have no public way in."""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import UnknownName
from execretrieval_hf.data.names import task_name
from execretrieval_hf.data.pools import load_pool, pool_names, resolve
from execretrieval_mteb.autoload import MODEL_MODULE, TASK_MODULE
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType, TracebackType


def register() -> None:
    """Make mteb know the tasks of the data set in use and the models of this package.

    The start-up hook does this in every environment where the package is installed; call it where
    that hook is not read, such as with ``python -S`` or a folder on PYTHONPATH. Calling it twice
    does no harm.
    """
    register_models(importlib.import_module(MODEL_MODULE))
    importlib.import_module("mteb")
    # `mteb.get_tasks` as an attribute is the function of that name, not the module.
    register_tasks(sys.modules[TASK_MODULE])


def register_tasks(get_tasks: ModuleType) -> None:
    """Add one class a pool to mteb's task registry.

    A user's data folder gives its tasks a name with a digest in it, since the name is mteb's cache
    key; the plain name is registered as well, so that ``-t ExecRetrieval`` finds the data in use.
    """
    from execretrieval_mteb.tasks import task_class

    folder = resolve()
    for name in pool_names(folder):
        task = task_class(load_pool(name, data=folder))
        for known_as in dict.fromkeys([task_name(name), task.metadata.name]):
            get_tasks._TASKS_REGISTRY[known_as] = task
        others = (
            known for known in get_tasks.TASK_LIST if known.metadata.name != task.metadata.name
        )
        get_tasks.TASK_LIST = (*others, task)  # type: ignore[attr-defined]
    _show_mistakes_in_one_line()


def register_models(implementations: ModuleType) -> None:
    """Add the models of this package to mteb's model registry."""
    from execretrieval_mteb.models import model_metas

    implementations.MODEL_REGISTRY.update({meta.name: meta for meta in model_metas()})


def register_local_models(arguments: Sequence[str]) -> list[str]:
    """Register every model folder named in an mteb command line.

    Args:
        arguments: arguments for mteb; what follows ``-m`` or ``--model`` may be a folder.

    Returns:
        The same arguments with the folders' names, ``local/<folder>``, in their place.

    Raises:
        DataError: such a folder holds no Sentence Transformers model.
    """
    from execretrieval_mteb.models import local

    registry = importlib.import_module(MODEL_MODULE).MODEL_REGISTRY
    named = list(arguments)
    for place, flag in enumerate(named[:-1]):
        folder = local.find_folder(named[place + 1]) if flag in {"-m", "--model"} else None
        if folder is not None:
            meta = local.meta(folder)
            registry[meta.name] = meta
            named[place + 1] = meta.name or ""
    return named


def require_known_tasks(arguments: Sequence[str]) -> None:
    """Check the task names in an mteb command line before mteb loads a model for them.

    Args:
        arguments: arguments for mteb; names follow ``-t`` or ``--tasks``.

    Raises:
        UnknownName: there is no such task; the message offers the nearest names.
    """
    known = sys.modules[TASK_MODULE]._TASKS_REGISTRY
    taking_names = False
    for argument in arguments:
        if argument.startswith("-"):
            taking_names = argument in {"-t", "--tasks"}
        elif taking_names and argument not in known:
            raise UnknownName("task", argument, known)


def _show_mistakes_in_one_line() -> None:
    """Let a user's mistake end the plain ``mteb run`` with its message instead of a traceback."""
    previous = sys.excepthook

    def excepthook(
        kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        if isinstance(error, ExecRetrievalError):
            print(f"Error: {error}", file=sys.stderr)  # noqa: T201
        else:
            previous(kind, error, traceback)

    if not getattr(previous, "shows_execretrieval_errors", False):
        excepthook.shows_execretrieval_errors = True  # type: ignore[attr-defined]
        sys.excepthook = excepthook
