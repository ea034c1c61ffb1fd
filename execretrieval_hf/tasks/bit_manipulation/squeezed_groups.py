"""Shorten bytes by groups of four, the last perhaps shorter, to a byte and the group's nonzero bytes. Of that
byte, bits 0 to 3 mark the nonzero ones, bit 0 the first; bits 4 and 5 count the all-zero groups skipped just
before. All-zero groups are skipped while fewer than three are, but never the last group.

Keywords: zero byte suppression
Inputs: data, a list of integers from 0 to 255; the result is a list of integers
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data)
Topic: byte packing
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def squeezed_groups(data):
    out = []
    skipped = 0
    for start in range(0, len(data), 4):
        group = data[start:start + 4]
        mask = 0
        for place, byte in enumerate(group):
            if byte > 0:
                mask |= 1 << place
        if mask == 0 and skipped < 3 and start + 4 < len(data):
            skipped += 1
            continue
        out.append(skipped << 4 | mask)
        out.extend(byte for byte in group if byte > 0)
        skipped = 0
    return out


assert squeezed_groups([5, 0, 0, 9]) == [9, 5, 9]
assert squeezed_groups([0, 0, 0, 0, 0, 8]) == [18, 8]
assert squeezed_groups([0, 0, 0, 0]) == [0]
assert squeezed_groups([]) == []
assert squeezed_groups([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]) == [52, 1]
assert squeezed_groups([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]) == [48, 1, 4]
assert squeezed_groups([0, 0, 0, 0, 0, 0, 0, 0, 0]) == [32]
assert squeezed_groups([1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0]) == [15, 1, 2, 3, 4, 24, 1, 0]
assert squeezed_groups([0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0]) == [17, 6, 18, 7]
