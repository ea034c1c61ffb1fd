"""ExecRetrieval as MTEB tasks, and the models that come with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from execretrieval_mteb.models.local import load_folder
    from execretrieval_mteb.registration import register
    from execretrieval_mteb.tasks import task_class

__all__ = ["load_folder", "register", "task_class"]


def __getattr__(name: str) -> object:
    # The start-up hook imports this package in every interpreter; mteb must not come with it.
    if name == "register":
        from execretrieval_mteb.registration import register

        return register
    if name == "load_folder":
        from execretrieval_mteb.models.local import load_folder

        return load_folder
    if name == "task_class":
        from execretrieval_mteb.tasks import task_class

        return task_class
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)
