"""Landlock: what files a process may read; nothing else of the file system, no network, no signals.

The numbers are those of the kernel's ``linux/landlock.h``; each version of the interface knows more
of them than the one before.
"""

from __future__ import annotations

import os
import struct
from contextlib import suppress
from typing import TYPE_CHECKING

from execretrieval_runner.sandbox.kernel import call

if TYPE_CHECKING:
    from collections.abc import Iterable

# Landlock's system calls have the same numbers on every architecture.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_VERSION_FLAG = 1
_PATH_BENEATH = 1

_READ_FILE = 1 << 2
_READ_FOLDER = 1 << 3
_FILE_ACCESS = {1: (1 << 13) - 1, 2: 1 << 13, 3: 1 << 14, 5: 1 << 15}  # REFER, TRUNCATE, IOCTL_DEV
_NETWORK_ACCESS = {4: 0b11}  # TCP: bind, connect
_SCOPES = {6: 0b11}  # abstract unix sockets, signals

_NOT_OF_THE_LIBRARY = ("site-packages", "dist-packages")


def version() -> int:
    """The version of the kernel's interface.

    Raises:
        OSError: The kernel has no Landlock.
    """
    try:
        return call("syscall", _CREATE_RULESET, 0, 0, _VERSION_FLAG, 0)
    except OSError as error:
        raise OSError(error.errno, f"Landlock: {os.strerror(error.errno or 0)}") from None


def restrict(library: Iterable[str], devices: Iterable[str]) -> None:
    """Restricts this process and its children for good; ``no_new_privs`` must be set.

    Args:
        library: Folders and archives of the standard library: all in them can be read but for
            packages of others, of which no more than the names can be seen.
        devices: Single files that can be read.

    Raises:
        OSError: The kernel refuses.
    """
    known = version()
    files, network, scopes = (
        sum(bits for since, bits in table.items() if since <= known)
        for table in (_FILE_ACCESS, _NETWORK_ACCESS, _SCOPES)
    )
    attributes = struct.pack("QQQ", files, network, scopes)
    size = 24 if known >= 6 else 16 if known >= 4 else 8
    ruleset = call("syscall", _CREATE_RULESET, attributes, size, 0, 0)
    try:
        for path in devices:
            _allow(ruleset, path, _READ_FILE)
        for path in library:
            if not os.path.isdir(path):  # noqa: PTH112 - pathlib is not worth its memory here
                _allow(ruleset, path, _READ_FILE)
                continue
            _allow(ruleset, path, _READ_FOLDER)
            for entry in os.listdir(path):  # noqa: PTH208
                if entry not in _NOT_OF_THE_LIBRARY:
                    with suppress(FileNotFoundError):  # a link that leads nowhere
                        _allow(ruleset, f"{path}/{entry}", _READ_FILE)
        call("syscall", _RESTRICT_SELF, ruleset, 0, 0, 0)
    finally:
        os.close(ruleset)


def _allow(ruleset: int, path: str, access: int) -> None:
    """Allows `access` to a file, or to all that lies below a folder."""
    descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = struct.pack("=Qi", access, descriptor)
        call("syscall", _ADD_RULE, ruleset, _PATH_BENEATH, rule, 0)
    finally:
        os.close(descriptor)
