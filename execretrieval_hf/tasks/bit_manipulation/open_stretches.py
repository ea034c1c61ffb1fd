"""List start and length, ascending, of each maximal gap of at least k clear bits in an n-block usage bitmap.

Keywords: free extents usage bitmap
Inputs: used, the bitmap as an integer, bit 0 being block 0; size, the number n of blocks; k, an integer from 1; the result is a list of pairs
Requires: all(type(n) is int for n in (used, size, k)) and 0 <= size <= 40 and 0 <= used < 2**size and 1 <= k <= 40
Topic: bitmaps
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def open_stretches(used, size, k):
    gaps = []
    start = 0
    for block in range(size + 1):
        if block == size or used >> block & 1:
            length = block - start
            if length >= k:
                gaps.append((start, length))
            start = block + 1
    return gaps


assert open_stretches(0b00100010, 8, 2) == [(2, 3), (6, 2)]
assert open_stretches(0b00100010, 8, 3) == [(2, 3)]
assert open_stretches(0b00100010, 8, 1) == [(0, 1), (2, 3), (6, 2)]
assert open_stretches(0, 5, 5) == [(0, 5)]
assert open_stretches(0b111, 3, 1) == []
assert open_stretches(0b1, 1, 2) == []
assert open_stretches(0b1100000, 7, 4) == [(0, 5)]
assert open_stretches(0b1001, 5, 1) == [(1, 2), (4, 1)]
