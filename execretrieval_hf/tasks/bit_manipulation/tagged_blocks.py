"""Encode entries, each a kind from 0 to 30 with its data: a byte with the kind in its upper five bits and the
data's length in the lower three, then the data. Lengths from seven up set all three bits, and a byte with the
length less seven follows the first. Skip empty entries of kinds above 0; an entry equal to the previous one
written becomes byte 248 alone.

Keywords: TLV encoder length escape
Inputs: entries, a list of pairs of a kind from 0 to 30 and a bytes object of at most 200 bytes; the result is a bytes object
Requires: type(entries) is list and all(type(e) is tuple and len(e) == 2 and type(e[0]) is int and 0 <= e[0] <= 30 and type(e[1]) is bytes and len(e[1]) <= 200 for e in entries)
Topic: byte packing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tagged_blocks(entries):
    out = bytearray()
    before = None
    for kind, data in entries:
        size = len(data)
        if size == 0 and kind > 0:
            continue
        if (kind, data) == before:
            out.append(248)
            continue
        before = kind, data
        if size < 7:
            out.append(kind << 3 | size)
        else:
            out.append(kind << 3 | 7)
            out.append(size - 7)
        out.extend(data)
    return bytes(out)


assert tagged_blocks([(1, b"AB")]) == b"\nAB"
assert tagged_blocks([(0, b""), (1, b""), (5, b"z")]) == b"\x00)z"
assert tagged_blocks([(30, b"123456")]) == b"\xf6123456"
assert tagged_blocks([(2, b"1234567")]) == b"\x17\x001234567"
assert tagged_blocks([(3, b"12345678"), (0, b"x")]) == b"\x1f\x0112345678\x01x"
assert tagged_blocks([(9, b"k"), (9, b"k"), (9, b"k")]) == b"Ik\xf8\xf8"
assert tagged_blocks([(9, b"k"), (6, b""), (9, b"k"), (8, b"k")]) == b"Ik\xf8Ak"
assert tagged_blocks([(0, b""), (0, b""), (1, b"q")]) == b"\x00\xf8\tq"
assert tagged_blocks([(7, b"a"), (7, b"b"), (7, b"a")]) == b"9a9b9a"
assert tagged_blocks([]) == b""
