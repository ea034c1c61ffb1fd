"""Giving up for good what a worker may do by virtue of who started it."""

from __future__ import annotations

import os
import struct
from contextlib import suppress

from execretrieval_runner.sandbox.kernel import (
    PR_CAPBSET_DROP,
    PR_SET_NO_NEW_PRIVS,
    call,
    set_process_option,
)

_FIRST_UNUSED_ID = 61184  # systemd's range for passing users; within the 65,536 of a container
_UNUSED_IDS = 4096
_CAPABILITY_VERSION = 0x20080522
_MOST_CAPABILITIES = 64


def unused_id() -> int:
    """A user and group id that owns nothing, most likely another one for every worker."""
    return _FIRST_UNUSED_ID + os.getpid() % _UNUSED_IDS


def leave_root() -> bool:
    """Makes a process of root one of an unused user; tells whether the user is one of its own now.

    Inside a user namespace with a single id there is no other user to become: then only the
    capabilities go, with `drop_capabilities`.
    """
    if os.geteuid() != 0:
        return False
    number = unused_id()
    try:
        os.setgroups([])
        os.setresgid(number, number, number)
        os.setresuid(number, number, number)
    except OSError:
        return False
    return True


def drop_capabilities() -> None:
    """Gives up all capabilities; no program that is started can bring one back.

    Raises:
        OSError: The kernel refuses.
    """
    for capability in range(_MOST_CAPABILITIES):
        with suppress(OSError):  # unknown to this kernel, or not permitted and so of no use
            set_process_option(PR_CAPBSET_DROP, capability)
    call("capset", struct.pack("Ii", _CAPABILITY_VERSION, 0), bytes(24))
    set_process_option(PR_SET_NO_NEW_PRIVS, 1)
