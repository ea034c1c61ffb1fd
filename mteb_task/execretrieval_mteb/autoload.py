"""The start-up hook that makes the plain ``mteb run -t ExecRetrieval`` work.

mteb has no plugin mechanism, so the wheel ships a one-line start-up file
(``execretrieval_autoload.pth``, and ``.start`` for Python 3.15 and later) which calls `install`
in every interpreter of the environment. `install` only puts two import hooks in place; nothing
else happens until mteb itself builds its registries of tasks and models, and then our entries are
added to them. ``EXECRETRIEVAL_AUTOLOAD=0`` turns it off.
"""

from __future__ import annotations

import importlib.abc
import importlib.util
import sys
from typing import TYPE_CHECKING

from execretrieval_hf.data.settings import autoload_wanted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

TASK_MODULE = "mteb.get_tasks"
MODEL_MODULE = "mteb.models.model_implementations"


def install() -> None:
    """Put the import hooks in place, unless the user turned them off. Never raises."""
    try:
        if autoload_wanted() and not is_installed():
            sys.meta_path.insert(0, _AfterImport())
    except Exception:  # noqa: BLE001, S110 - an interpreter must start whatever happens here
        pass


def is_installed() -> bool:
    """Whether the import hooks are in place in this process."""
    return any(isinstance(finder, _AfterImport) for finder in sys.meta_path)


class _AfterImport(importlib.abc.MetaPathFinder):
    """Runs our registration right after mteb's own module body, once a module."""

    def __init__(self) -> None:
        self._waiting = {TASK_MODULE: _register_tasks, MODEL_MODULE: _register_models}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        register = self._waiting.pop(fullname, None)
        if register is None:
            return None
        spec = importlib.util.find_spec(fullname)
        if spec is None or spec.loader is None:
            return spec
        run_body = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            run_body(module)
            try:
                register(module)
            except Exception as error:  # noqa: BLE001 - mteb must work even if our part does not
                from execretrieval_mteb.say import say

                say(f"not registered with mteb: {error}")

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def catch_up() -> None:
    """Register what could not be registered while the tasks' own module was being loaded."""
    while _missed:
        _register_tasks(_missed.pop())


_missed: list[ModuleType] = []


def _register_tasks(module: ModuleType) -> None:
    tasks = sys.modules.get("execretrieval_mteb.tasks")
    if tasks is not None and not hasattr(tasks, "task_class"):
        _missed.append(module)
        return
    from execretrieval_mteb.registration import register_tasks

    register_tasks(module)


def _register_models(module: ModuleType) -> None:
    from execretrieval_mteb.registration import register_models

    register_models(module)
