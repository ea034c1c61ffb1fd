"""A throw-away machine for attacks: namespaces of its own, on a file system in memory.

In here an attack that meets no other layer can hurt nothing: the processes are in a process
namespace that dies as a whole, the only writable files are in a small tmpfs, the network has no
interface but its own loopback, and the user ids mean nobody outside.
"""

from __future__ import annotations

import ctypes
import fcntl
import os
import resource
import signal
import socket
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

HOME = Path("/home/user")
USER = 1000
"""The unprivileged user inside."""

_FIRST_OUTER_ID = 100_000
_IDS = 65_536

_NEW_MOUNTS, _NEW_UTS, _NEW_IPC = 0x0002_0000, 0x0400_0000, 0x0800_0000
_NEW_USERS, _NEW_PROCESSES, _NEW_NETWORK = 0x1000_0000, 0x2000_0000, 0x4000_0000
_READ_ONLY, _NO_SUID, _REMOUNT, _BIND = 1, 2, 32, 4096
_RECURSIVE, _PRIVATE = 16384, 1 << 18
_DETACH = 2
_PR_SET_PDEATHSIG = 1
_SIOCSIFFLAGS, _INTERFACE_UP = 0x8914, 0x1

_DEVICES = ("null", "zero", "full", "random", "urandom")
WRITABLE = ("dev/shm", "etc", "home/user", "tmp", "var/tmp")  # by everybody: no layer helps here
_SYSTEM_LINKS = ("bin", "lib", "lib32", "lib64", "sbin")
_LIMITS = {
    resource.RLIMIT_AS: 4 << 30,
    resource.RLIMIT_CORE: 0,
    resource.RLIMIT_CPU: 1200,
    resource.RLIMIT_FSIZE: 128 << 20,
    resource.RLIMIT_NOFILE: 4096,
    resource.RLIMIT_NPROC: 900,
}

_libc = ctypes.CDLL(None, use_errno=True)


def enter(readable: list[str]) -> None:
    """Moves this program into a new arena; it returns as the arena's first process.

    The process that called waits for the arena's end and ends with its exit status. If it is
    killed, the arena is gone with it.

    Args:
        readable: Folders that are to be there under their own paths, read-only, besides ``/usr``.

    Raises:
        OSError: Namespaces are not to be had here.
    """
    privileged = os.geteuid() == 0
    if privileged:
        # Folders that only the superuser may walk through are still his to show now.
        _call("unshare", _NEW_MOUNTS)
        _build_root(readable)
    unshared, tell_unshared = os.pipe()
    mapped, tell_mapped = os.pipe()
    outer_user, outer_group = os.geteuid(), os.getegid()
    child = os.fork()
    if child:
        os.close(tell_unshared)
        os.read(unshared, 1)
        with suppress(FileNotFoundError, ProcessLookupError):  # it has failed, and says so itself
            _map_ids(child, privileged, outer_user, outer_group)
        os.close(tell_mapped)
        _end_like(child)
    os.close(tell_mapped)
    namespaces = _NEW_USERS | _NEW_MOUNTS | _NEW_PROCESSES | _NEW_NETWORK | _NEW_IPC | _NEW_UTS
    _call("unshare", namespaces)
    os.close(tell_unshared)
    os.read(mapped, 1)
    if privileged:
        os.setgroups([])
    os.setresgid(0, 0, 0)
    os.setresuid(0, 0, 0)
    _die_with_parent()
    if not privileged:
        _build_root(readable)
    first = os.fork()
    if first:
        _end_like(first)
    _die_with_parent()
    os.setsid()
    _mount("proc", "/proc", "proc", 0)
    _raise_loopback()
    for kind, value in _LIMITS.items():
        _, hard = resource.getrlimit(kind)
        value = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(kind, (value, value))


def become(identity: str, *, namespaces_forbidden: bool) -> None:
    """Turns a process of the arena into one of its ``root`` or its ``user``.

    Where the arena knows one user id only, ``user`` gets it in a further namespace; what is left of
    privileges goes with the next exec.
    """
    if identity == "user" and not _is_mapped(USER):
        _call("unshare", _NEW_USERS)
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{USER} 0 1")
        Path("/proc/self/gid_map").write_text(f"{USER} 0 1")
    if identity == "root":
        _call("unshare", _NEW_MOUNTS)  # what it mounts is not to be in the director's way
    if namespaces_forbidden:
        for kind in ("user", "mnt", "pid", "net", "ipc", "uts", "cgroup", "time"):
            Path(f"/proc/sys/user/max_{kind}_namespaces").write_text("0")
    if identity == "user" and os.geteuid() != USER:
        os.setgroups([])
        os.setresgid(USER, USER, USER)
        os.setresuid(USER, USER, USER)


def _is_mapped(user: int) -> bool:
    """Whether a user id has a meaning in this namespace."""
    for line in Path("/proc/self/uid_map").read_text().splitlines():
        first, _, count = map(int, line.split())
        if first <= user < first + count:
            return True
    return False


def _map_ids(pid: int, privileged: bool, user: int, group: int) -> None:
    """Gives the ids inside a meaning outside: none that owns anything, or the caller's own."""
    if privileged:
        users = groups = f"0 {_FIRST_OUTER_ID} {_IDS}"
    else:
        Path(f"/proc/{pid}/setgroups").write_text("deny")
        users, groups = f"0 {user} 1", f"0 {group} 1"
    Path(f"/proc/{pid}/uid_map").write_text(users)
    Path(f"/proc/{pid}/gid_map").write_text(groups)


def _build_root(readable: list[str]) -> None:
    """Replaces the root directory by a tmpfs which shows little else, and that read-only."""
    shown = ["/usr", *readable, *(f"/{name}" for name in _SYSTEM_LINKS)]
    shown = [path for path in shown if Path(path).is_dir() and not Path(path).is_symlink()]
    devices = [f"/dev/{name}" for name in _DEVICES]
    # Opened before a file system in memory hides some of them.
    sources = {path: os.open(path, os.O_PATH) for path in [*shown, *devices, "/proc"]}
    root = Path("/tmp")
    _mount("none", "/", "", _RECURSIVE | _PRIVATE)
    _mount("tmpfs", str(root), "tmpfs", _NO_SUID, "size=192m,mode=755")
    for path in [*shown, "/proc"]:
        Path(f"{root}{path}").mkdir(parents=True, exist_ok=True)
    for name in WRITABLE:
        (root / name).mkdir(parents=True, exist_ok=True)
        (root / name).chmod(0o777)
    (root / "old").mkdir()
    for path in devices:
        Path(f"{root}{path}").touch()
    for name in _SYSTEM_LINKS:
        if Path("/", name).is_symlink():
            (root / name).symlink_to(Path("/", name).readlink())
    for path, descriptor in sources.items():
        _mount(f"/proc/self/fd/{descriptor}", f"{root}{path}", "", _BIND | _RECURSIVE)
        os.close(descriptor)
    for path in shown:
        kept = os.statvfs(f"{root}{path}").f_flag & 0x0F  # flags that must not be taken off
        _mount("none", f"{root}{path}", "", _REMOUNT | _BIND | _READ_ONLY | _NO_SUID | kept)
    os.chdir(root)
    _call("pivot_root", b".", b"old")
    os.chdir("/")
    _call("umount2", b"/old", _DETACH)
    Path("/old").rmdir()


def _raise_loopback() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, _SIOCSIFFLAGS, struct.pack("16sH14x", b"lo", _INTERFACE_UP))


def _die_with_parent() -> None:
    _call("prctl", _PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def _end_like(child: int) -> NoReturn:
    """Waits for a child process and ends with its exit status."""
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    sys.stdout.flush()
    os._exit(code if code >= 0 else 128 - code)


def _mount(source: str, target: str, kind: str, flags: int, options: str = "") -> None:
    _call(
        "mount",
        *(source.encode(), target.encode(), kind.encode() or None),
        *(ctypes.c_ulong(flags), options.encode() or None),
    )


def _call(name: str, *arguments: object) -> None:
    """Calls a function of the C library that returns 0 on success."""
    if getattr(_libc, name)(*arguments) != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{name}{arguments}: {os.strerror(number)}")
