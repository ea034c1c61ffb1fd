"""Namespaces: a worker that is alone with its children, without network, in a root of its own.

The process that the supervisor has started becomes the *keeper*: it holds the namespaces and waits
for the worker, which is process 1 inside. When process 1 ends, the kernel kills all others there.
"""

from __future__ import annotations

import os
import select
import signal
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from execretrieval_runner.sandbox.kernel import PR_SET_DUMPABLE, call, set_process_option
from execretrieval_runner.sandbox.privileges import drop_capabilities, unused_id

if TYPE_CHECKING:
    from collections.abc import Sequence

_USER, _MOUNT, _UTS, _IPC, _PID, _NET = (
    0x10000000,
    0x00020000,
    0x04000000,
    0x08000000,
    0x20000000,
    0x40000000,
)
_INSIDE_ID = 1000
_PARENT_CHECK_MS = 1000

_MS_RDONLY, _MS_NOSUID, _MS_NODEV, _MS_NOEXEC = 1, 2, 4, 8
_MS_REMOUNT, _MS_BIND, _MS_REC, _MS_PRIVATE = 32, 4096, 16384, 1 << 18
_LOCKED = ((8, _MS_NOEXEC), (1024, 1024), (2048, 2048), (4096, 1 << 21))
"""Flags of a mount that must be kept, as ``statvfs`` and as ``mount`` know them."""
_MNT_DETACH = 2
_STAGE = b"/tmp"  # exists everywhere; the new root is mounted over it


def enter(control: int, supervisor: int) -> None:
    """Splits this process into keeper and worker; only the worker returns.

    Args:
        control: The worker's socket, which the keeper closes.
        supervisor: Process id of the supervisor, without which nothing is to go on.

    Raises:
        OSError: Namespaces are not to be had here.
    """
    _unshare()
    worker = os.fork()
    if worker != 0:
        try:
            os.close(control)
            _keep(worker, supervisor)
        finally:
            os._exit(1)
    os.setsid()  # else a signal to the worker's process group would reach the keeper


def _keep(worker: int, supervisor: int) -> NoReturn:
    """Waits for the worker and ends as it did; ends it when the supervisor is gone."""
    _become_inside_user()
    drop_capabilities()
    set_process_option(PR_SET_DUMPABLE, 0)
    poller = select.poll()
    poller.register(os.pidfd_open(worker), select.POLLIN)
    while not poller.poll(_PARENT_CHECK_MS):
        if os.getppid() != supervisor:
            os.kill(worker, signal.SIGKILL)
    _, status = os.waitpid(worker, 0)
    os._exit(os.waitstatus_to_exitcode(status) & 0xFF)


def _unshare() -> None:
    """Moves this process into new namespaces and maps one user into them.

    The map is written by a second process, since root may map another user than itself only from
    outside.
    """
    process = os.getpid()
    ready_read, ready_write = os.pipe()
    helper = os.fork()
    if helper == 0:
        try:
            os.close(ready_write)
            if os.read(ready_read, 1):
                _write_maps(process)
                os._exit(0)
        finally:
            os._exit(1)
    os.close(ready_read)
    try:
        call("unshare", _USER | _MOUNT | _UTS | _IPC | _PID | _NET)
        os.write(ready_write, b"x")
    finally:
        os.close(ready_write)
        _, status = os.waitpid(helper, 0)
    if status != 0:
        raise PermissionError("no user can be mapped into a user namespace")


def _write_maps(process: int) -> None:
    """Maps an unused user into the namespace of `process` if that is allowed, else this one."""
    unused = unused_id()
    try:
        for kind in ("gid", "uid"):
            _write(f"/proc/{process}/{kind}_map", f"{_INSIDE_ID} {unused} 1")
    except OSError:
        with suppress(OSError):
            _write(f"/proc/{process}/setgroups", "deny")
        for kind, own in (("gid", os.getegid()), ("uid", os.geteuid())):
            _write(f"/proc/{process}/{kind}_map", f"{_INSIDE_ID} {own} 1")


def _write(path: str, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY)
    try:
        os.write(descriptor, text.encode())
    finally:
        os.close(descriptor)


def _become_inside_user() -> None:
    """Takes the one user id that is mapped; nothing changes if it is this process's own."""
    with suppress(PermissionError):  # where only the own group is mapped, groups are kept
        os.setgroups([])
    os.setresgid(_INSIDE_ID, _INSIDE_ID, _INSIDE_ID)
    os.setresuid(_INSIDE_ID, _INSIDE_ID, _INSIDE_ID)
    set_process_option(PR_SET_DUMPABLE, 1)  # else /proc/self would belong to root now


def take_private_root(library: Sequence[str], devices: Sequence[str]) -> None:
    """Leaves nothing of the file system but some folders and files, at their places, read-only.

    Raises:
        OSError: The kernel refuses a step, which the message names.
    """
    # Opened by the user that came here, whose home the user inside may not enter.
    found = {path: os.open(path, os.O_PATH | os.O_CLOEXEC) for path in (*library, *devices)}
    _become_inside_user()
    call("mount", None, b"/", None, _MS_REC | _MS_PRIVATE, None)
    call("mount", b"tmpfs", _STAGE, b"tmpfs", _MS_NOSUID | _MS_NODEV, b"size=64k,mode=755")
    stage = os.fsdecode(_STAGE)
    for path, descriptor in found.items():
        _bind(descriptor, stage + path, 0 if path in devices else _MS_NODEV)
        os.close(descriptor)
    os.mkdir(f"{stage}/old")  # noqa: PTH102 - pathlib is not worth its memory here
    os.chdir(stage)
    call("pivot_root", b".", b"old")
    os.chdir("/")
    call("umount2", b"/old", _MNT_DETACH)
    os.rmdir("/old")  # noqa: PTH106
    protected = _MS_REMOUNT | _MS_BIND | _MS_RDONLY | _MS_NOSUID | _MS_NODEV
    call("mount", None, b"/", None, protected, None)


def _bind(descriptor: int, target: str, flags: int) -> None:
    """Shows an open folder or file at another place, read-only."""
    if os.stat(descriptor).st_mode & 0o170000 == 0o040000:
        os.makedirs(target)  # noqa: PTH103
    else:
        os.makedirs(os.path.dirname(target), exist_ok=True)  # noqa: PTH103, PTH120
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    call("mount", f"/proc/self/fd/{descriptor}".encode(), target.encode(), None, _MS_BIND, None)
    present = os.statvfs(target).f_flag
    kept = sum(to_mount for in_statvfs, to_mount in _LOCKED if present & in_statvfs)
    wanted = _MS_REMOUNT | _MS_BIND | _MS_RDONLY | _MS_NOSUID | flags | kept
    call("mount", None, target.encode(), None, wanted, None)
