"""The system calls that the standard library does not offer, each raising `OSError` by its name.

The C library's functions are called, not numbers: they are the same on every architecture. What it
has no function for (Landlock) has one number everywhere.
"""

from __future__ import annotations

import ctypes
import os
import sys

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_SECCOMP = 22
PR_CAPBSET_DROP = 24
PR_SET_CHILD_SUBREAPER = 36
PR_SET_NO_NEW_PRIVS = 38
SECCOMP_MODE_FILTER = 2

_libc = ctypes.CDLL(None, use_errno=True)
_int, _long, _text, _address = ctypes.c_int, ctypes.c_ulong, ctypes.c_char_p, ctypes.c_void_p
_PROTOTYPES = {
    "capset": (_text, _text),
    "mount": (_text, _text, _text, _long, _text),
    "pivot_root": (_text, _text),
    "prctl": (_int, _long, _address, _long, _long),
    "syscall": (_long, _address, _address, _address, _long),
    "umount2": (_text, _int),
    "unshare": (_int,),
}


def call(name: str, *arguments: int | bytes | None) -> int:
    """Calls a function of the C library.

    Raises:
        OSError: It failed, or there is none; the message names it.
    """
    function = _FUNCTIONS.get(name)
    if function is None:
        raise OSError(f"{name}: not in the C library of {sys.platform}")
    result = int(function(*arguments))
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}: {os.strerror(number)}")
    return result


def set_process_option(option: int, value: int, address: int = 0) -> None:
    """Calls ``prctl``.

    Raises:
        OSError: The kernel refuses.
    """
    try:
        call("prctl", option, value, address, 0, 0)
    except OSError as error:
        raise OSError(error.errno, f"prctl {option}: {os.strerror(error.errno or 0)}") from None


def _prepare(name: str) -> ctypes._NamedFuncPointer | None:  # its public base has no name
    function = getattr(_libc, name, None)
    if function is not None:
        function.argtypes = _PROTOTYPES[name]
    return function


_FUNCTIONS = {name: _prepare(name) for name in _PROTOTYPES}
