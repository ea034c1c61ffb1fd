"""Memory that can be wiped: a worker keeps nothing of a job, since the next child inherits it all.

Python's strings and bytes cannot be wiped, and what is freed stays in place until it is used again.
So a worker holds what a job says and what its child reports in buffers of this kind alone, and
decodes neither.
"""

from __future__ import annotations

import os

_FIRST_BYTES = 1 << 14


class Erasable:
    """A buffer that is filled from descriptors, written to one, and wiped.

    Attributes:
        size: Number of bytes in it.
    """

    def __init__(self) -> None:
        self.size = 0
        self._memory = bytearray(_FIRST_BYTES)

    def read(self, descriptor: int, most: int) -> int:
        """Appends up to `most` bytes from a descriptor; returns how many, 0 at its end."""
        self._reserve(self.size + most)
        with memoryview(self._memory) as whole, whole[self.size : self.size + most] as room:
            count = os.readv(descriptor, [room])
        self.size += count
        return count

    def append(self, data: bytes) -> None:
        """Appends bytes that are no secret."""
        self._reserve(self.size + len(data))
        self._memory[self.size : self.size + len(data)] = data
        self.size += len(data)

    def read_exactly(self, descriptor: int, size: int) -> bool:
        """Appends `size` bytes; whether there were as many before the end of the stream."""
        end = self.size + size
        while self.size < end:
            if self.read(descriptor, end - self.size) == 0:
                return False
        return True

    def count(self, part: bytes, start: int = 0) -> int:
        """How often `part` occurs from position `start` on."""
        return self._memory.count(part, start, self.size)

    def cut(self, size: int) -> None:
        """Wipes everything from position `size` on."""
        if size < self.size:
            self._memory[size : self.size] = bytes(self.size - size)
            self.size = size

    def wipe(self) -> None:
        """Wipes everything."""
        self.cut(0)

    def write(self, descriptor: int) -> None:
        """Writes everything to a blocking descriptor."""
        done = 0
        while done < self.size:
            with memoryview(self._memory) as whole, whole[done : self.size] as rest:
                done += os.write(descriptor, rest)

    def copy(self) -> bytes:
        """An ordinary copy, which cannot be wiped."""
        return bytes(self._memory[: self.size])

    def _reserve(self, size: int) -> None:
        if size > len(self._memory):
            larger = bytearray(max(size, 2 * len(self._memory)))
            with memoryview(self._memory) as whole, whole[: self.size] as used:
                larger[: self.size] = used
            self._memory[:] = bytes(len(self._memory))
            self._memory = larger
