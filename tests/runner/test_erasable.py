"""What a worker has held of a job is gone from its memory afterwards."""

from __future__ import annotations

import os

from execretrieval_runner.erasable import Erasable


def _memory_of(erasable: Erasable) -> bytes:
    return bytes(erasable._memory)


def test_what_was_read_is_written_again_and_wiped() -> None:
    read_end, write_end = os.pipe()
    os.write(write_end, b"a secret\n")
    held = Erasable()
    assert held.read_exactly(read_end, 9)
    assert (held.size, held.count(b"\n"), held.count(b"s", 3)) == (9, 1, 0)
    held.write(write_end)
    assert os.read(read_end, 100) == held.copy() == b"a secret\n"
    held.wipe()
    assert held.size == 0
    assert not any(_memory_of(held))
    os.close(write_end)
    assert not held.read_exactly(read_end, 1)
    os.close(read_end)


def test_memory_that_has_become_too_small_is_wiped_too() -> None:
    held = Erasable()
    held.append(b"secret")
    small = held._memory
    held.append(bytes(1 << 20) + b"end")
    assert held.copy() == b"secret" + bytes(1 << 20) + b"end"
    assert not any(small)


def test_a_cut_wipes_what_lies_behind_it() -> None:
    held = Erasable()
    held.append(b"kept, secret")
    held.cut(4)
    assert held.copy() == b"kept"
    assert _memory_of(held).rstrip(b"\0") == b"kept"
