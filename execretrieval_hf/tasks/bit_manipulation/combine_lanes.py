"""Combine two words lane by lane, a lane being a given number of bits, starting at the low end: "sum" is capped
at the largest lane value, "difference" is the first less the second but not below 0, "mean" rounds halves up,
and "larger" takes the larger one. Any other operation gives None. Return the word of all lane results.

Keywords: saturating lanewise word arithmetic
Inputs: left and right, integers from 0, not both 0; width, the bits of a lane; operation, a text
Requires: all(type(n) is int and 0 <= n < 2**32 for n in (left, right)) and left + right > 0 and type(width) is int and 1 <= width <= 16 and type(operation) is str
Topic: bit fields
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def combine_lanes(left, right, width, operation):
    largest = (1 << width) - 1
    word = 0
    start = 0
    while left >> start or right >> start:
        first = left >> start & largest
        second = right >> start & largest
        if operation == "sum":
            lane = min(first + second, largest)
        elif operation == "difference":
            lane = max(first - second, 0)
        elif operation == "mean":
            lane = (first + second + 1) // 2
        elif operation == "larger":
            lane = max(first, second)
        else:
            return None
        word |= lane << start
        start += width
    return word


assert combine_lanes(0x1F2, 0x333, 4, "sum") == 0x4F5
assert combine_lanes(0x1F2, 0x333, 4, "difference") == 0x0C0
assert combine_lanes(0x1F2, 0x36, 4, "mean") == 0x194
assert combine_lanes(0b1101, 0b0110, 2, "larger") == 0b1110
assert combine_lanes(7, 7, 3, "product") == None
assert combine_lanes(0x0180, 0x1101, 8, "sum") == 0x1281
assert combine_lanes(0, 0b101, 1, "mean") == 0b101
assert combine_lanes(5, 0, 16, "difference") == 5
