"""Where objects lie in memory: at the same place in every worker, elsewhere under another seed.

The address of an object is its hash unless its class says otherwise, so it decides the order of
sets of objects, and `id` shows it to everybody.
"""

from __future__ import annotations

import ctypes
import os
import random
import resource
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from execretrieval_runner import host

if TYPE_CHECKING:
    from collections.abc import Callable

_ADDR_NO_RANDOMIZE = 0x0040000
_QUERY = 0xFFFFFFFF
_STACK_BYTES = 8 << 20
_LARGEST = 512  # what pymalloc serves from its pools
_STEP = 16
_BLOCKS = 200
_FREE_OBJECTS = 110  # a little more than the interpreter keeps of lists, dicts and floats


def fix() -> None:
    """Starts this process anew without address randomisation; returns in the new one.

    The kernel places the heap by the stack limit too, so that is set before. Where the kernel
    refuses (a container's filter may) or is not Linux, addresses stay random.
    """
    if not host.IS_LINUX:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    persona = libc.personality(ctypes.c_ulong(_QUERY))
    if persona & _ADDR_NO_RANDOMIZE:
        return
    with suppress(ValueError, OSError):  # the hard limit is lower
        resource.setrlimit(resource.RLIMIT_STACK, (_STACK_BYTES, _STACK_BYTES))
    if persona >= 0 and libc.personality(ctypes.c_ulong(persona | _ADDR_NO_RANDOMIZE)) >= 0:
        os.execv(sys.executable, sys.orig_argv)  # noqa: S606 - this very command


def settle() -> None:
    """Fills the interpreter's lists of free objects, as they are after many jobs.

    Without this each of the first fifty jobs of a worker would find them a little fuller.
    """
    for make in (list, dict, lambda: float("1.5"), *map(_tuple_maker, range(1, 20))):
        made = [make() for _ in range(_FREE_OBJECTS)]
        del made


def _tuple_maker(size: int) -> Callable[[], object]:
    return lambda: tuple([None] * size)


def stir(seed: int) -> None:
    """Leaves free blocks of every size in an order that `seed` decides; 0 leaves all as it is."""
    if seed == 0:
        return
    order = random.Random(seed)  # noqa: S311
    blocks = [bytes(size) for size in range(0, _LARGEST - 33, _STEP) for _ in range(_BLOCKS)]
    order.shuffle(blocks)
    kept = [block for block in blocks if order.random() < 0.5]
    blocks.clear()
    _kept.append(kept)


_kept: list[list[bytes]] = []
