"""A clean end of processes that read the data through `datasets`."""

from __future__ import annotations

import atexit
import gc
import time
from functools import cache

_SECONDS = 0.05


@cache
def end_cleanly() -> None:
    """Give Arrow's reader threads a moment before this process ends.

    A thread that still holds the Python file it read from when the interpreter goes down aborts
    the process ("terminate called without an active exception",
    https://github.com/apache/arrow/issues/45214): about one process in a hundred that streams on a
    busy machine. Arrow offers no way to wait for these threads.
    """
    atexit.register(_wait)


def _wait() -> None:
    gc.collect()  # lets go of streams that were left in the middle
    time.sleep(_SECONDS)
