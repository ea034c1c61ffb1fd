"""Adding our tasks and models to mteb's registries, which have no public way in."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.data.names import DATASET, RELEASE, RELEASE_REPOSITORY
from execretrieval_hf.data.pools import load_pool, pool_names, resolve
from execretrieval_mteb.autoload import MODEL_MODULE, TASK_MODULE
from execretrieval_runner.errors import ExecRetrievalError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType, TracebackType

_ABSENT = {
    DATASET: f"EXECRETRIEVAL_DATA names the authors' release, whose task is {RELEASE}; unset it",
    RELEASE: (
        f"{RELEASE} needs the data set of the paper's authors: run  execretrieval import-release "
        f"{RELEASE_REPOSITORY} --to FOLDER  and set EXECRETRIEVAL_DATA=FOLDER"
    ),
}
"""What to say when the task of a data set is asked for, and the other one is in use."""


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
    If that cannot be read, or is the other data set than the one asked for, mteb works as ever, and
    asking for the task says why.
    """
    from execretrieval_mteb.tasks import absent_class, task_class

    _show_mistakes_in_one_line()
    try:
        pools = [load_pool(name) for name in pool_names(resolve())]
    except ExecRetrievalError as error:
        for dataset in _ABSENT:
            get_tasks._TASKS_REGISTRY[dataset] = absent_class(dataset, error)
        return
    for dataset, why in _ABSENT.items():
        if dataset != pools[0].dataset:
            get_tasks._TASKS_REGISTRY[dataset] = absent_class(dataset, DataError(why))
    for pool in pools:
        task = task_class(pool)
        for known_as in dict.fromkeys([pool.plain_task, task.metadata.name]):
            get_tasks._TASKS_REGISTRY[known_as] = task
        name = task.metadata.name
        others = (known for known in get_tasks.TASK_LIST if known.metadata.name != name)
        get_tasks.TASK_LIST = (*others, task)  # type: ignore[attr-defined]


def register_models(implementations: ModuleType) -> None:
    """Add the models of this package to mteb's model registry."""
    from execretrieval_mteb.models import model_metas

    implementations.MODEL_REGISTRY.update({meta.name: meta for meta in model_metas()})


def hand_over(arguments: Sequence[str]) -> None:
    """Run mteb's own command line with our tasks and models, and with models in local folders.

    Args:
        arguments: arguments for mteb; a model may be a folder.

    Raises:
        UnknownName: a task is named that does not exist; the message offers the nearest names.
        DataError: a folder is named as a model and holds no Sentence Transformers model.
    """
    register()
    words = [
        part
        for argument in arguments
        for part in (argument.split("=", 1) if argument.startswith("--") else [argument])
    ]
    _require_known_tasks(words)
    sys.argv = ["mteb", *_with_local_models(words)]
    from mteb.cli import main

    main()


def _with_local_models(words: list[str]) -> list[str]:
    """The words of a command line, with every model folder registered and named."""
    from execretrieval_mteb.models import local

    registry = importlib.import_module(MODEL_MODULE).MODEL_REGISTRY
    named = list(words)
    for place, flag in enumerate(words[:-1]):
        folder = local.find_folder(words[place + 1]) if flag in {"-m", "--model"} else None
        if folder is not None:
            meta = local.meta(folder)
            registry[meta.name] = meta
            named[place + 1] = local.name_of(folder)
    return named


def _require_known_tasks(words: list[str]) -> None:
    """Check task names before mteb loads a model for them."""
    known = sys.modules[TASK_MODULE]._TASKS_REGISTRY
    taking_names = False
    for word in words:
        if word.startswith("-"):
            taking_names = word in {"-t", "--tasks"}
        elif taking_names and word not in known:
            raise UnknownName("task", word, known)


def _show_mistakes_in_one_line() -> None:
    """Let a user's mistake end the plain ``mteb run`` with its message instead of a traceback."""
    previous = sys.excepthook

    def excepthook(
        kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        program = Path(sys.argv[0])
        is_mteb = "mteb" in {program.stem, program.parent.name}
        if is_mteb and isinstance(error, ExecRetrievalError):
            print(f"Error: {error}", file=sys.stderr)  # noqa: T201
        else:
            previous(kind, error, traceback)

    sys.excepthook = excepthook
