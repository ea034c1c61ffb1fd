"""Takes away what only Linux has, in a process that executes this file before anything else.

What is left is like macOS as far as that is known from its manuals and from the reports of others:
its name, and the errors of calls that are missing or refused there. The kernel below stays Linux.
"""

import builtins
import ctypes
import errno
import os
import resource
import select
import signal
import socket
import sys
import sysconfig
import time

_GONE = {
    os: """pidfd_open sched_getaffinity sched_setaffinity waitid P_PIDFD memfd_create eventfd
        O_PATH O_TMPFILE setns unshare splice copy_file_range setresuid setresgid getrandom""",
    resource: "prlimit RLIMIT_MSGQUEUE RLIMIT_RTPRIO RLIMIT_RTTIME RLIMIT_SIGPENDING RLIMIT_NICE",
    select: "epoll POLLRDHUP",
    signal: "pidfd_send_signal",
}
_GONE_FROM_C = ("prctl", "personality", "unshare", "capset", "pivot_root", "umount2", "sched_yield")
_LIMITS_REFUSED = (resource.RLIMIT_AS, resource.RLIMIT_STACK, resource.RLIMIT_NPROC)
_CLOCKS = (time.CLOCK_REALTIME, time.CLOCK_MONOTONIC, time.CLOCK_PROCESS_CPUTIME_ID)
_HEARD = select.POLLIN | select.POLLOUT | select.POLLPRI


def _without_paths_of_proc(function):
    def refuse(path, *arguments, **options):
        if isinstance(path, str) and path.startswith("/proc"):
            raise FileNotFoundError(errno.ENOENT, "No such file or directory", path)
        return function(path, *arguments, **options)

    return refuse


class _Poll:
    """A poll that hears of nothing for a descriptor without events, not even of its end."""

    def __init__(self):
        self._poll = _real_poll()
        self.unregister, self.poll = self._poll.unregister, self._poll.poll

    def register(self, descriptor, events=_HEARD):
        if events & _HEARD:
            self._poll.register(descriptor, events)

    modify = register


class _Sockets(socket.socket):
    def bind(self, address):
        if isinstance(address, str) and address.startswith("\0"):
            raise FileNotFoundError(errno.ENOENT, "No such file or directory")
        super().bind(address)


def _clock(number):
    if number not in (*_CLOCKS, time.CLOCK_THREAD_CPUTIME_ID):
        raise OSError(errno.EINVAL, "Invalid argument")
    return _real_clock(number)


def _set_limit(kind, limits):
    if kind in _LIMITS_REFUSED:
        raise ValueError("current limit exceeds maximum limit")
    _real_set_limit(kind, limits)


def _kill_group(group, number):
    """Refuses where the leader of the group waits to be waited for."""
    try:
        ended = _real_waitid(_p_pid, group, _exited | _no_wait | _no_hang)
    except ChildProcessError:
        ended = None
    _real_kill_group(group, number)
    if ended is not None:
        raise PermissionError(errno.EPERM, "Operation not permitted")


def _find_in_c(library, name):
    if name in _GONE_FROM_C:
        raise AttributeError(f"dlsym(RTLD_DEFAULT, {name}): symbol not found")
    return _real_find(library, name)


sysconfig.get_config_vars()  # read from a file that has the name of the platform in its own
sys.platform = "darwin"
_real_poll, _real_clock, _real_set_limit = select.poll, time.clock_gettime, resource.setrlimit
_real_waitid, _real_kill_group, _real_find = os.waitid, os.killpg, ctypes.CDLL.__getattr__
_p_pid, _exited, _no_wait, _no_hang = os.P_PID, os.WEXITED, os.WNOWAIT, os.WNOHANG
for _module, _names in _GONE.items():
    for _name in _names.split():
        if hasattr(_module, _name):
            delattr(_module, _name)
for _name in ("open", "listdir", "scandir", "stat", "readlink"):
    setattr(os, _name, _without_paths_of_proc(getattr(os, _name)))
builtins.open = _without_paths_of_proc(builtins.open)
select.poll = _Poll
time.clock_gettime = _clock
resource.setrlimit = _set_limit
os.killpg = _kill_group
socket.socket = _Sockets
ctypes.CDLL.__getattr__ = _find_in_c
