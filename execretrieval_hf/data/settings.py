"""Every environment variable of the project, read here and nowhere else.

``EXECRETRIEVAL_HOME``      folder of verdicts, records and mteb results (default: the user's cache)
``EXECRETRIEVAL_DATA``      a data folder to use instead of the packaged one
``EXECRETRIEVAL_AUTOLOAD``  ``0`` keeps the start-up hook from registering with mteb
"""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """Folder under which everything that a run leaves behind is kept."""
    chosen = os.environ.get("EXECRETRIEVAL_HOME")
    if chosen:
        return user_path(chosen)
    cache = os.environ.get("XDG_CACHE_HOME")
    base = Path(cache) if cache else Path.home() / ".cache"
    return base / "execretrieval"


def verdict_store() -> Path:
    """File of the verdicts that were found out on this machine."""
    return home() / "verdicts.sqlite"


def data_folder() -> Path | None:
    """The data folder that the user put in place of the packaged one, or ``None``."""
    chosen = os.environ.get("EXECRETRIEVAL_DATA")
    return user_path(chosen) if chosen else None


def user_path(text: str | Path) -> Path:
    """An absolute path from what a user wrote; a ``~name`` that nobody has stays as it is."""
    path = Path(text)
    try:
        return path.expanduser().absolute()
    except RuntimeError:
        return path.absolute()


def autoload_wanted() -> bool:
    """Whether the start-up hook may register the tasks and models with mteb."""
    return os.environ.get("EXECRETRIEVAL_AUTOLOAD", "1").lower() not in {"0", "no", "off", "false"}


def hub_is_offline() -> bool:
    """Whether the user told the Hugging Face libraries to stay off the network."""
    return os.environ.get("HF_HUB_OFFLINE", "").upper() in {"1", "ON", "YES", "TRUE"}


def with_data(folder: Path | None) -> dict[str, str]:
    """The environment for a child process that is to use ``folder``, or the packaged data."""
    environment = {key: value for key, value in os.environ.items() if key != "EXECRETRIEVAL_DATA"}
    if folder is not None:
        environment["EXECRETRIEVAL_DATA"] = str(folder)
    return environment
