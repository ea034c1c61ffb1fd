"""Read integers from bytes, each stored as its number of bytes followed by these, in two's complement with the
highest first. No bytes stand for None, an integer stored with more bytes than it needs is left out, and
reading ends before one that is cut off. Return the list and how many bytes at the end were not read.

Keywords: variable length signed integer decoder
Inputs: data, a list of integers from 0 to 255; the result is a pair of a list and an integer
Requires: type(data) is list and all(type(b) is int and 0 <= b < 256 for b in data)
Topic: signed numbers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def snug_integers(data):
    found = []
    place = 0
    while place < len(data):
        size = data[place]
        end = place + 1 + size
        if end > len(data):
            break
        value = 0
        for byte in data[place + 1:end]:
            value = value << 8 | byte
        if size == 0:
            value = None
        elif value >> 8 * size - 1:
            value -= 1 << 8 * size
        place = end
        if size > 1 and -128 <= value >> 8 * (size - 2) < 128:
            continue
        found.append(value)
    return found, len(data) - place


assert snug_integers([1, 5, 2, 1, 0]) == ([5, 256], 0)
assert snug_integers([1, 127, 1, 128, 0, 1, 0]) == ([127, -128, None, 0], 0)
assert snug_integers([2, 0, 128, 2, 255, 127]) == ([128, -129], 0)
assert snug_integers([2, 0, 127, 2, 255, 128]) == ([], 0)
assert snug_integers([3, 0, 128, 0, 3, 0, 127, 255]) == ([32768], 0)
assert snug_integers([1, 9, 2, 4]) == ([9], 2)
assert snug_integers([0, 3, 255, 0, 0, 4]) == ([None, -65536], 1)
assert snug_integers([2, 128, 0, 1]) == ([-32768], 1)
assert snug_integers([0]) == ([None], 0)
assert snug_integers([3, 255, 128, 0, 3, 255, 127, 255]) == ([-32769], 0)
