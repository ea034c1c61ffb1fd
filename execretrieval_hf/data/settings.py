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
        return Path(chosen).expanduser().absolute()
    cache = os.environ.get("XDG_CACHE_HOME")
    base = Path(cache) if cache else Path.home() / ".cache"
    return base / "execretrieval"


def data_folder() -> Path | None:
    """The data folder that the user put in place of the packaged one, or ``None``."""
    chosen = os.environ.get("EXECRETRIEVAL_DATA")
    return Path(chosen).expanduser().absolute() if chosen else None


def autoload_wanted() -> bool:
    """Whether the start-up hook may register the tasks and models with mteb."""
    return os.environ.get("EXECRETRIEVAL_AUTOLOAD", "1") != "0"


def hub_is_offline() -> bool:
    """Whether the user told the Hugging Face libraries to stay off the network."""
    return os.environ.get("HF_HUB_OFFLINE", "").upper() in {"1", "ON", "YES", "TRUE"}


def with_data(folder: Path | None) -> dict[str, str]:
    """The environment for a child process that is to use the data in ``folder``."""
    environment = dict(os.environ)
    if folder is not None:
        environment["EXECRETRIEVAL_DATA"] = str(folder)
    return environment
