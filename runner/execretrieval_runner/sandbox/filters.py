"""The two seccomp filters: a long list of allowed calls for workers, a short one for children.

The kernel asks both about each call of a child; the stricter answer counts. Installing a filter
costs by its length, so what holds for workers too stands in the one that is installed once.
"""

from __future__ import annotations

import ctypes
import errno
import struct
from typing import TYPE_CHECKING

from execretrieval_runner.sandbox import bpf
from execretrieval_runner.sandbox.bpf import ALLOW, Body, always
from execretrieval_runner.sandbox.kernel import (
    PR_SET_SECCOMP,
    SECCOMP_MODE_FILTER,
    set_process_option,
)

if TYPE_CHECKING:
    from execretrieval_runner.sandbox.syscalls import Table

_DENIED = bpf.refuse(errno.EPERM)
_UNKNOWN = bpf.refuse(errno.ENOSYS)  # the C library falls back on an older call
_MISSING = bpf.refuse(errno.ENOENT)

_ALLOWED = """
    read write readv writev pread64 close close_range lseek poll ppoll select pselect6
    fstat newfstatat stat lstat statx access faccessat faccessat2 getcwd getdents64 readlink
    readlinkat umask
    mmap mprotect munmap brk mremap madvise mincore membarrier
    rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigtimedwait rt_sigsuspend
    sigaltstack pause alarm getitimer setitimer restart_syscall
    timer_create timer_settime timer_gettime timer_getoverrun timer_delete
    timerfd_create timerfd_settime timerfd_gettime
    clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday time times
    futex set_robust_list get_robust_list set_tid_address rseq arch_prctl sched_yield
    sched_getparam sched_getscheduler sched_get_priority_max sched_get_priority_min
    sched_rr_get_interval sched_getaffinity
    getpid gettid getppid getpgid getpgrp getsid getuid geteuid getresuid getgid getegid getresgid
    getgroups getrlimit getrusage uname sysinfo getrandom
    epoll_create1 epoll_ctl epoll_wait epoll_pwait epoll_pwait2 eventfd2 pipe pipe2 dup dup2 dup3
    sendto sendmsg recvfrom recvmsg shutdown getsockname getpeername getsockopt
    exit exit_group fork vfork wait4 waitid kill tgkill setsid prctl prlimit64 setrlimit seccomp
    pidfd_open pidfd_send_signal
"""
_DENIED_TO_CHILDREN = """
    fork vfork wait4 waitid setsid setrlimit seccomp pidfd_open pidfd_send_signal
"""

_OPEN_FOR_WRITING = 0o1 | 0o2 | 0o100 | 0o1000 | 0o2000 | 0o20000000  # WRONLY ... APPEND, TMPFILE
_CLONE_THREAD = 0x00010000
_CLONE_NEW = 0x7E020080  # every kind of namespace
_TERMINAL_QUERIES = (0x5401, 0x5413, 0x5421, 0x5450, 0x5451, 0x541B)  # TCGETS ... FIONREAD
_DESCRIPTOR_COMMANDS = (0, 1, 2, 3, 4, 1030, 1032)  # F_DUPFD ... F_SETFL; no F_SETOWN, F_SETSIG
_AF_UNIX = 1
# Streams only, plain or with SOCK_NONBLOCK, SOCK_CLOEXEC: a datagram socket of a pair could send to
# any unix socket that has a path.
_STREAM_SOCKETS = (1, 1 | 0o4000, 1 | 0o2000000, 1 | 0o4000 | 0o2000000)
_PR_SET_NAME, _PR_GET_NAME, _PR_SET_VMA = 15, 16, 0x53564D41
_OWN_PID = 0x7FFFFFFF  # stands for the child's process id until that is known


def worker_filter(table: Table, *, opens: bool) -> bytes:
    """The filter of a worker: a list of what is allowed.

    Args:
        table: Numbers of the system calls.
        opens: Whether files may be opened for reading; if not, every file seems to be missing.
    """

    def opening(flags: int) -> Body:
        if not opens:
            return always(_MISSING)
        return bpf.if_no_bit_of(flags, _OPEN_FOR_WRITING, _DENIED)

    rules: dict[str, Body] = {
        "open": opening(1),
        "openat": opening(2),
        "openat2": always(_UNKNOWN),
        "clone": bpf.if_no_bit_of(0, _CLONE_NEW, _DENIED),
        "clone3": always(_UNKNOWN),
        "ioctl": bpf.if_one_of(1, _TERMINAL_QUERIES, _DENIED),
        "fcntl": bpf.if_one_of(1, _DESCRIPTOR_COMMANDS, _DENIED),
        "socketpair": bpf.if_equal(
            0, _AF_UNIX, bpf.if_one_of(1, _STREAM_SOCKETS, _DENIED), _DENIED
        ),
    }
    if not opens:  # a link of /proc names what a process has open
        rules |= {"readlink": always(_MISSING), "readlinkat": always(_MISSING)}
    rules |= {name: always(ALLOW) for name in _ALLOWED.split() if name not in rules}
    return bpf.assemble(table, rules, _DENIED, newer=_UNKNOWN)


def install(program: bytes) -> None:
    """Puts the calling thread under a filter for good.

    Raises:
        OSError: The kernel refuses.
    """
    _Prepared(bytearray(program)).install()


class ChildFilter:
    """The filter of a child, made once by the worker: only the child's own process id is missing.

    It denies what a worker needs and a snippet does not: processes, signals to others, limits.
    """

    def __init__(self, table: Table) -> None:
        own_only = bpf.if_one_of(0, [_OWN_PID], _DENIED)
        rules: dict[str, Body] = {
            "clone": bpf.if_any_bit_of(0, _CLONE_THREAD, _DENIED),
            "kill": own_only,
            "tgkill": own_only,
            "prlimit64": bpf.if_null(2, _DENIED),
            "prctl": bpf.if_one_of(0, [_PR_SET_NAME, _PR_GET_NAME, _PR_SET_VMA], _DENIED),
        }
        rules |= {name: always(_DENIED) for name in _DENIED_TO_CHILDREN.split()}
        program = bytearray(bpf.assemble(table, rules, ALLOW))
        size = bpf.INSTRUCTION.size
        constant = size - 4
        self._holes = [
            start + constant
            for start in range(0, len(program), size)
            if bpf.INSTRUCTION.unpack_from(program, start)[3] == _OWN_PID
        ]
        self._program = program
        self._prepared = _Prepared(program)

    def install(self, pid: int) -> None:
        """Puts this process, a child with process id `pid`, under the filter.

        Raises:
            OSError: The kernel refuses.
        """
        self.program_for(pid)
        self._prepared.install()

    def program_for(self, pid: int) -> bytearray:
        """The program with process id `pid` in its place."""
        for hole in self._holes:
            struct.pack_into("I", self._program, hole, pid)
        return self._program


class _Prepared:
    """A program at a fixed address (``struct sock_fprog``), so that installing it is one call."""

    def __init__(self, program: bytearray) -> None:
        self._program = (ctypes.c_char * len(program)).from_buffer(program)
        count = len(program) // bpf.INSTRUCTION.size
        head = struct.pack("HP", count, ctypes.addressof(self._program))
        self._head = ctypes.create_string_buffer(head, len(head))
        self._address = ctypes.addressof(self._head)

    def install(self) -> None:
        set_process_option(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, self._address)
