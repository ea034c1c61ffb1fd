"""What the seccomp filters decide, computed as the kernel would, call by call."""

from __future__ import annotations

import errno
import fcntl
import os
import signal
import socket
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from execretrieval_runner.sandbox import bpf, filters
from execretrieval_runner.sandbox.syscalls import table_for

_TABLE = table_for("x86_64")
assert _TABLE is not None
_NUMBERS = _TABLE.numbers
_OWN_PID = 4321
_NEEDED_BY_NOBODY = {
    "socket": 41,
    "connect": 42,
    "execve": 59,
    "ptrace": 101,
    "rt_sigqueueinfo": 129,
    "mount": 165,
    "unshare": 272,
    "perf_event_open": 298,
    "open_by_handle_at": 304,
    "process_vm_readv": 310,
    "memfd_create": 319,
    "bpf": 321,
    "execveat": 322,
    "userfaultfd": 323,
    "io_uring_setup": 425,
    "pidfd_getfd": 438,
    "memfd_secret": 447,
}

_WORKER = filters.worker_filter(_TABLE, opens=True)
_CLOSED = filters.worker_filter(_TABLE, opens=False)
_CHILD = bytes(filters.ChildFilter(_TABLE).program_for(_OWN_PID))

_EPERM, _ENOSYS, _ENOENT = map(bpf.refuse, (errno.EPERM, errno.ENOSYS, errno.ENOENT))


def _decide(
    program: bytes, call: str | int, *arguments: int, architecture: int = 0xC000003E
) -> int:
    """Runs a filter, as the kernel does, on the data of one system call."""
    number = _NUMBERS[call] if isinstance(call, str) else call
    padded = [*arguments, *[0] * (6 - len(arguments))]
    data = struct.pack("IIQ6Q", number, architecture, 0, *padded)
    instructions = list(bpf.INSTRUCTION.iter_unpack(program))
    accumulator = position = 0
    while True:
        operation, if_true, if_false, constant = instructions[position]
        position += 1
        match operation:
            case 0x20:
                (accumulator,) = struct.unpack_from("I", data, constant)
            case 0x15:
                position += if_true if accumulator == constant else if_false
            case 0x35:
                position += if_true if accumulator >= constant else if_false
            case 0x45:
                position += if_true if accumulator & constant else if_false
            case 0x06:
                return constant
            case _:
                raise AssertionError(operation)


@pytest.mark.parametrize("program", [_WORKER, _CLOSED, _CHILD])
def test_calls_in_the_manner_of_another_abi_kill_the_process(program: bytes) -> None:
    assert _decide(program, "getpid", architecture=0x40000003) == bpf.KILL_PROCESS  # int 0x80
    assert _decide(program, 0x40000000 | _NUMBERS["getpid"]) == bpf.KILL_PROCESS  # x32


@pytest.mark.parametrize("call", _NEEDED_BY_NOBODY)
def test_what_nobody_needs_is_denied(call: str) -> None:
    assert _decide(_WORKER, _NEEDED_BY_NOBODY[call]) == _EPERM


def test_files_are_opened_for_reading_only() -> None:
    for call, flags_at in (("open", 1), ("openat", 2)):
        for flags in (os.O_RDONLY, os.O_CLOEXEC | os.O_DIRECTORY):
            arguments = [*[0] * flags_at, flags]
            assert _decide(_WORKER, call, *arguments) == bpf.ALLOW
            assert _decide(_CLOSED, call, *arguments) == _ENOENT
        for flags in (os.O_WRONLY, os.O_RDWR, os.O_CREAT, os.O_TRUNC, os.O_APPEND, os.O_TMPFILE):
            assert _decide(_WORKER, call, *[0] * flags_at, flags) == _EPERM
    assert _decide(_WORKER, "openat2") == _ENOSYS


def test_threads_are_allowed_to_children_processes_to_workers() -> None:
    thread, process = 0x003D0F00, 0x01200000 | signal.SIGCHLD
    assert _decide(_WORKER, "clone", thread) == _decide(_CHILD, "clone", thread) == bpf.ALLOW
    assert _decide(_WORKER, "clone", process) == bpf.ALLOW
    assert _decide(_CHILD, "clone", process) == _EPERM
    assert _decide(_CHILD, "fork") == _decide(_CHILD, "vfork") == _EPERM
    assert _decide(_WORKER, "clone3") == _ENOSYS
    for namespace in (0x00020000, 0x02000000, 0x04000000, 0x10000000, 0x20000000, 0x40000000):
        assert _decide(_WORKER, "clone", process | namespace) == _EPERM


@given(st.integers(-(1 << 31), (1 << 31) - 1))
def test_a_child_signals_itself_only(pid: int) -> None:
    expected = bpf.ALLOW if pid == _OWN_PID else _EPERM
    assert _decide(_CHILD, "kill", pid & 0xFFFFFFFF, signal.SIGKILL) == expected
    assert _decide(_CHILD, "tgkill", pid & 0xFFFFFFFF, 1, signal.SIGKILL) == expected


def test_no_descriptor_sends_signals_to_others() -> None:
    for command in (fcntl.F_SETOWN, fcntl.F_SETSIG, 15, fcntl.F_NOTIFY, fcntl.F_SETLEASE):
        assert _decide(_WORKER, "fcntl", 3, command) == _EPERM
    assert _decide(_WORKER, "fcntl", 3, fcntl.F_GETFL) == bpf.ALLOW
    assert _decide(_WORKER, "ioctl", 3, 0x5412) == _EPERM  # TIOCSTI
    assert _decide(_WORKER, "ioctl", 3, 0x8901) == _EPERM  # FIOSETOWN


@given(st.integers(0, (1 << 64) - 1))
def test_a_child_reads_limits_and_sets_none(address: int) -> None:
    expected = bpf.ALLOW if address == 0 else _EPERM
    assert _decide(_CHILD, "prlimit64", 0, 7, address) == expected


def test_a_child_cannot_change_how_it_is_confined() -> None:
    for call in ("setrlimit", "seccomp", "wait4", "waitid", "setsid", "pidfd_open"):
        assert _decide(_CHILD, call) == _EPERM
    assert _decide(_CHILD, "prctl", 1) == _EPERM  # PR_SET_PDEATHSIG
    assert _decide(_CHILD, "prctl", 4) == _EPERM  # PR_SET_DUMPABLE
    assert _decide(_CHILD, "prctl", 15) == bpf.ALLOW  # PR_SET_NAME


def test_only_connected_unix_streams_are_sockets_that_can_be_had() -> None:
    for kind in (socket.SOCK_STREAM, socket.SOCK_STREAM | socket.SOCK_CLOEXEC):
        assert _decide(_WORKER, "socketpair", socket.AF_UNIX, kind) == bpf.ALLOW
    assert _decide(_WORKER, "socketpair", socket.AF_UNIX, socket.SOCK_DGRAM) == _EPERM
    assert _decide(_WORKER, "socketpair", socket.AF_INET, socket.SOCK_STREAM) == _EPERM


def test_calls_newer_than_the_table_do_not_seem_to_exist() -> None:
    assert _decide(_WORKER, 451) == _decide(_WORKER, 1000) == _ENOSYS
    assert _decide(_CHILD, 451) == bpf.ALLOW  # the worker's filter decides


def test_where_nothing_can_be_opened_no_link_can_be_read() -> None:
    assert _decide(_CLOSED, "readlink") == _decide(_CLOSED, "readlinkat") == _ENOENT
    assert _decide(_WORKER, "readlink") == bpf.ALLOW
