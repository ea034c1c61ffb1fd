"""What travels between the supervisor, its workers and their children.

Supervisor and worker exchange frames: four bytes of length (big-endian), then one JSON object. The
frame of a job holds its limits; what the child is to do follows as ``body_bytes`` bytes of JSON,
which only the child decodes. A child reports to its worker through a pipe, one JSON array a line:
``[0, payload]``, ``[1, payload]``, ... and at last ``["end"]``. The worker hands these lines on
unread, as ``record_bytes`` bytes after the frame of its reply; only the supervisor looks into them.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any

CANARY_EVERY = 1000
"""Jobs after which a worker shows at a known answer that it is sound; at the latest, that is."""

_HEADER_BYTES = 4
_quote = json.encoder.encode_basestring_ascii
_encode = json.JSONEncoder(separators=(",", ":")).encode
_write = os.write  # bound before foreign code can put something else in its place

Message = dict[str, Any]


def pack(message: Message) -> bytes:
    """The frame that carries `message`."""
    body = _encode(message).encode()
    return len(body).to_bytes(_HEADER_BYTES, "big") + body


def pack_job(limits: Message, job: Message) -> bytes:
    """The frame of a job and its body."""
    body = _encode(job).encode()
    return pack({**limits, "body_bytes": len(body)}) + body


def write_all(descriptor: int, data: bytes) -> None:
    """Writes all of `data` to a blocking descriptor."""
    written = _write(descriptor, data)
    while written < len(data):
        data = data[written:]
        written = _write(descriptor, data)


def read_frame(descriptor: int) -> Message | None:
    """Reads exactly one frame from a blocking descriptor; None at its end.

    Not a byte more is read, so that the memory a child inherits holds no other job.
    """
    header = _read_exactly(descriptor, _HEADER_BYTES)
    body = header and _read_exactly(descriptor, int.from_bytes(header, "big"))
    return json.loads(body) if body else None


def _read_exactly(descriptor: int, size: int) -> bytes:
    """Reads `size` bytes; fewer only at the end of the stream, which counts as nothing."""
    parts: list[bytes] = []
    while size > 0:
        part = os.read(descriptor, size)
        if not part:
            return b""
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


class FrameBuffer:
    """Puts frames together again from the pieces that a non-blocking socket delivers."""

    def __init__(self) -> None:
        self._data = bytearray()

    def feed(self, piece: bytes) -> list[Message]:
        """Adds `piece` and returns the messages that are complete now."""
        self._data += piece
        messages: list[Message] = []
        while len(self._data) >= _HEADER_BYTES:
            end = _HEADER_BYTES + int.from_bytes(self._data[:_HEADER_BYTES], "big")
            if len(self._data) < end:
                break
            message = json.loads(self._data[_HEADER_BYTES:end])
            record_bytes = message.pop("record_bytes", None)
            if record_bytes is not None:
                start, end = end, end + record_bytes
                if len(self._data) < end:
                    break
                message["records"] = self._data[start:end].decode("utf-8", "replace")
            messages.append(message)
            del self._data[:end]
        return messages


def _as_json(payload: object) -> str:
    """The payload of a record as JSON.

    Nearly all are made of strings and lists; the whole encoder would fault in a dozen pages more.
    """
    if isinstance(payload, str):
        return _quote(payload)
    if isinstance(payload, list):
        return f"[{','.join([_as_json(part) for part in payload])}]"
    return "null" if payload is None else _encode(payload)


class Reporter:
    """The child's end of the pipe: numbers its records and writes each at once.

    Each record is written by itself because the process may be killed during the next test.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._count = 0

    def report(self, payload: object) -> None:
        """Writes the next record."""
        self._write(f"[{self._count},{_as_json(payload)}]\n")
        self._count += 1

    def end(self) -> None:
        """Writes the end record: nothing else will follow."""
        self._write('["end"]\n')

    def _write(self, line: str) -> None:
        write_all(self._descriptor, line.encode())


@dataclass(frozen=True, slots=True)
class Records:
    """The records of one child.

    Attributes:
        payloads: Payloads in order.
        ended: Whether the end record was there.
        well_formed: Whether every line was a record in its place and nothing followed the end.
    """

    payloads: tuple[Any, ...]
    ended: bool
    well_formed: bool


def parse_records(text: str) -> Records:
    """Reads the lines of a child; a last line without a line break was cut off by its end."""
    payloads: list[Any] = []
    ended = False
    lines = text.split("\n")[:-1]
    try:
        records = json.loads(f"[{','.join(lines)}]")
    except (ValueError, RecursionError):
        records = []
    if len(records) != len(lines):
        return Records((), ended, well_formed=False)
    for record in records:
        match record:
            case [int(number), payload] if number == len(payloads) and not ended:
                payloads.append(payload)
            case ["end"] if not ended:
                ended = True
            case _:
                return Records(tuple(payloads), ended, well_formed=False)
    return Records(tuple(payloads), ended, well_formed=True)
