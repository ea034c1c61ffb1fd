"""What attacks may hit: listeners, files, a neighbour process, a secret; and how it is looked at.

All of it lies in the arena, outside the runner's processes, and is looked at from the arena's first
process, which no attack can signal.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import socket
import stat
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attacks import arena
from attacks.arena import HOME

if TYPE_CHECKING:
    from collections.abc import Iterator

TCP_PORT, UDP_PORT = 4000, 4001
_STREAM, _DATAGRAM = HOME / "stream.sock", HOME / "datagram.sock"
_ABSTRACT, _ABSTRACT_DATAGRAM = "\0listener", "\0datagrams"

State = dict[str, tuple[Any, ...]]


class Stage:
    """The surroundings of one judge."""

    def __init__(self, identity: str) -> None:
        self.secret = f"secret-{secrets.token_hex(12)}"
        self._identity = identity
        self._shown = _entries()  # folders of this very program may lie there
        self._listeners: list[socket.socket] = []
        self.neighbour = self._start_neighbour()
        self.lay_out()

    def lay_out(self) -> None:
        """Puts files and listeners in place, whatever was there before."""
        for listener in self._listeners:
            listener.close()
        for entry in _entries() - self._shown:
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()
        Path("/etc/passwd").write_text(f"user:x:1000:1000:{self.secret}:/home/user:/bin/sh\n")
        (HOME / "secret.txt").write_text(self.secret)
        (HOME / "notes.txt").write_text("to be kept\n" * 100)
        (HOME / "folder" / self.secret).mkdir(parents=True)
        (HOME / "link").symlink_to(self.secret)
        (HOME / "program").write_text("#!/bin/sh\n: > /home/user/made\n")
        (HOME / "program").chmod(0o755)
        for path in (HOME / "secret.txt", HOME / "notes.txt"):
            path.chmod(0o666)
        (HOME / "folder").chmod(0o777)
        if self._identity == "user":
            for path in HOME.rglob("*"):
                with suppress(OSError):  # in a namespace of one user id they are his already
                    os.chown(path, 1000, 1000, follow_symlinks=False)
        self._listeners = list(_listen())

    def heard(self) -> bool:
        """Whether anything has reached a listener."""
        addressed = [_is_addressed(listener) for listener in self._listeners]  # all are emptied
        return any(addressed)

    def files(self) -> State:
        """Everything on the writable file system but times of access."""
        root = Path("/")
        device = root.stat().st_dev
        state: State = {}
        for folder, folders, names in os.walk(root):
            here = Path(folder)
            folders[:] = [name for name in folders if (here / name).lstat().st_dev == device]
            for name in (*folders, *names):
                path = here / name
                with suppress(FileNotFoundError):
                    if path.lstat().st_dev == device:
                        state[str(path)] = _describe(path)
        return state

    def neighbour_state(self) -> tuple[Any, ...]:
        """What others can do to a process: its state, priority, processors and limits."""
        entry = Path("/proc", str(self.neighbour.pid))
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            limits = (entry / "limits").read_text()
        except OSError:
            return ()
        status = (entry / "status").read_text()
        processors = [line for line in status.splitlines() if line.startswith("Cpus_allowed:")]
        tracer = [line for line in status.splitlines() if line.startswith("TracerPid:")]
        return fields[0], fields[16], limits, processors, tracer

    def shared_memory(self) -> State:
        """The System V objects."""
        return {
            kind: tuple(Path("/proc/sysvipc", kind).read_text().splitlines()[1:])
            for kind in ("shm", "sem", "msg")
        }

    def replace_neighbour(self) -> None:
        """Starts the neighbour anew."""
        self.neighbour.kill()
        self.neighbour.wait()
        self.neighbour = self._start_neighbour()

    def _start_neighbour(self) -> subprocess.Popen[bytes]:
        command = ["/bin/sleep", "1000"]
        neighbour = start(self._identity, False, command, self.secret)
        line = Path("/proc", str(neighbour.pid), "cmdline")
        while line.read_text() != "\0".join([*command, ""]):
            if neighbour.poll() is not None:
                raise RuntimeError(f"no neighbour process: status {neighbour.returncode}")
            time.sleep(0.01)
        return neighbour


def start(
    identity: str, namespaces_forbidden: bool, command: list[str], secret: str
) -> subprocess.Popen[bytes]:
    """Starts a program of the arena's ``root`` or ``user`` with the secret in its environment."""
    program = [sys.executable, "-sSB", "-m", "attacks.identity", identity]
    environment = {
        "PATH": "/usr/bin:/bin",
        "PYTHONPATH": os.environ["PYTHONPATH"],
        "HOME": str(HOME),
        "SECRET_TOKEN": secret,
    }
    return subprocess.Popen(
        [*program, "forbidden" if namespaces_forbidden else "allowed", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        cwd=HOME,
        start_new_session=True,
    )


def _entries() -> set[Path]:
    """What lies in the folders that attacks may write to."""
    return {entry for folder in arena.WRITABLE for entry in Path("/", folder).iterdir()}


def _listen() -> Iterator[socket.socket]:
    for family, address in (
        (socket.AF_INET, ("127.0.0.1", TCP_PORT)),
        (socket.AF_INET6, ("::1", TCP_PORT)),
        (socket.AF_UNIX, str(_STREAM)),
        (socket.AF_UNIX, _ABSTRACT),
    ):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family != socket.AF_UNIX:
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_FASTOPEN, 5)
        listener.bind(address)
        listener.listen()
        yield listener
    for family, address in (
        (socket.AF_INET, ("127.0.0.1", UDP_PORT)),
        (socket.AF_UNIX, str(_DATAGRAM)),
        (socket.AF_UNIX, _ABSTRACT_DATAGRAM),
    ):
        listener = socket.socket(family, socket.SOCK_DGRAM)
        listener.bind(address)
        yield listener
    for path in (_STREAM, _DATAGRAM):
        path.chmod(0o777)


def _is_addressed(listener: socket.socket) -> bool:
    """Takes what waits at a listener, if anything does."""
    listener.setblocking(False)
    found = False
    with suppress(BlockingIOError):
        while True:
            if listener.type == socket.SOCK_STREAM:
                listener.accept()[0].close()
            else:
                listener.recv(1 << 16)
            found = True
    return found


def _describe(path: Path) -> tuple[Any, ...]:
    found = path.lstat()
    content = b""
    if stat.S_ISREG(found.st_mode) and found.st_size < 1 << 20:
        content = hashlib.sha256(path.read_bytes()).digest()
    attributes = tuple(os.listxattr(path, follow_symlinks=False))
    owner = (found.st_uid, found.st_gid)
    return (
        found.st_mode,
        owner,
        found.st_size,
        found.st_mtime_ns,
        found.st_nlink,
        attributes,
        content,
    )
