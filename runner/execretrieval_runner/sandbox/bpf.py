"""An assembler for seccomp filters: small programs that say what becomes of each system call.

A filter is a list of rules, one per system call. The body of a rule ends in a decision on every
path, so rules are simply put one after the other. Only the low 32 bits of an argument are looked at
where the kernel reads no more of it.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_runner.sandbox.syscalls import Table

Instruction = tuple[int, int, int, int]
"""Operation, instructions to skip if true, if false, and a constant (``struct sock_filter``)."""
Body = list[Instruction]

INSTRUCTION = struct.Struct("HBBI")

ALLOW = 0x7FFF0000
KILL_PROCESS = 0x80000000
_ERRNO = 0x00050000

_LOAD = 0x20
_JUMP_EQUAL = 0x15
_JUMP_AT_LEAST = 0x35
_JUMP_ANY_BIT = 0x45
_RETURN = 0x06

# Offsets in `struct seccomp_data`; arguments have eight bytes each, low half first.
_NUMBER = 0
_ARCHITECTURE = 4
_ARGUMENTS = 16


def refuse(error: int) -> int:
    """The action that lets the call fail with this error number."""
    return _ERRNO | error


def always(action: int) -> Body:
    """The body of a rule without conditions."""
    return [(_RETURN, 0, 0, action)]


def if_one_of(argument: int, values: Iterable[int], otherwise: int) -> Body:
    """Allows the call if an argument has one of these values."""
    body = [_load(argument)]
    for value in values:
        body += [(_JUMP_EQUAL, 0, 1, value), (_RETURN, 0, 0, ALLOW)]
    return body + always(otherwise)


def if_equal(argument: int, value: int, body: Body, otherwise: int) -> Body:
    """Goes on with `body` if an argument has this value."""
    return [_load(argument), (_JUMP_EQUAL, 1, 0, value), *always(otherwise), *body]


def if_no_bit_of(argument: int, mask: int, otherwise: int) -> Body:
    """Allows the call if an argument has none of the bits of `mask`."""
    return [_load(argument), (_JUMP_ANY_BIT, 1, 0, mask), *always(ALLOW), *always(otherwise)]


def if_any_bit_of(argument: int, mask: int, otherwise: int) -> Body:
    """Allows the call if an argument has one of the bits of `mask`."""
    return [_load(argument), (_JUMP_ANY_BIT, 0, 1, mask), *always(ALLOW), *always(otherwise)]


def if_null(argument: int, otherwise: int) -> Body:
    """Allows the call if an argument is a null pointer."""
    return [
        _load(argument),
        (_JUMP_EQUAL, 0, 3, 0),
        _load(argument, high_half=True),
        (_JUMP_EQUAL, 0, 1, 0),
        *always(ALLOW),
        *always(otherwise),
    ]


def assemble(
    table: Table, rules: dict[str, Body], otherwise: int, newer: int | None = None
) -> bytes:
    """The filter as the kernel reads it.

    Calls in the manner of another architecture or ABI kill the process: their numbers mean
    something else.

    Args:
        table: Numbers of the system calls.
        rules: Bodies by name of the call.
        otherwise: What becomes of all other calls.
        newer: What becomes of calls that are newer than the table, if that is something else.
    """
    program: Body = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_JUMP_EQUAL, 1, 0, table.architecture),
        *always(KILL_PROCESS),
        (_LOAD, 0, 0, _NUMBER),
        (_JUMP_AT_LEAST, 0, 1, table.foreign_from),
        *always(KILL_PROCESS),
    ]
    if newer is not None:
        program += [(_JUMP_AT_LEAST, 0, 1, table.newest + 1), *always(newer)]
    for name, body in rules.items():
        program += [(_JUMP_EQUAL, 0, len(body), table.numbers[name]), *body]
    program += always(otherwise)
    return b"".join(INSTRUCTION.pack(*instruction) for instruction in program)


def _load(argument: int, *, high_half: bool = False) -> Instruction:
    return (_LOAD, 0, 0, _ARGUMENTS + 8 * argument + (4 if high_half else 0))
