"""Lists, in ascending order, the column numbers of the pixels of one row whose centres a polygon covers.
Pixel n reaches from n to n + 1 across, likewise its row, and corners have whole coordinates. A centre on the
outline counts where the inside lies to its right, not where it lies to its left.

Keywords: rasterize polygon pixel row
Inputs: polygon, a list of at least three (x, y) tuples of integers, y growing downwards, the corners of an outline not crossing itself; row, an integer
Requires: type(polygon) is list and len(polygon) > 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in polygon) and type(row) is int
Topic: polygons
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction
from math import ceil


def scan_columns(polygon, row):
    middle = Fraction(2 * row + 1, 2)
    crossings = []
    for number, (x, y) in enumerate(polygon):
        before_x, before_y = polygon[number - 1]
        if (y < middle) != (before_y < middle):
            crossings.append(x + (middle - y) * (before_x - x) / (before_y - y))
    crossings.sort()
    columns = []
    for enter, leave in zip(crossings[::2], crossings[1::2]):
        first = ceil(enter - Fraction(1, 2))
        while first + Fraction(1, 2) < leave:
            columns.append(first)
            first += 1
    return columns


assert scan_columns([(0, 0), (4, 0), (4, 3), (0, 3)], 0) == [0, 1, 2, 3]
assert scan_columns([(0, 0), (4, 0), (4, 3), (0, 3)], 3) == []
assert scan_columns([(0, 0), (5, 5), (0, 5)], 2) == [0, 1]
assert scan_columns([(5, 0), (5, 5), (0, 5)], 2) == [2, 3, 4]
assert scan_columns([(0, 0), (2, 4), (4, 0), (6, 6), (0, 6)], 1) == [0, 3]
assert scan_columns([(-3, -2), (2, -2), (2, 2), (-3, 2)], -2) == [-3, -2, -1, 0, 1]
assert scan_columns([(0, 0), (1, 4), (9, 4)], 3) == [1, 2, 3, 4, 5, 6, 7]
assert scan_columns([(0, 0), (2, 0), (2, 2), (4, 2), (4, 0), (7, 0), (7, 3), (0, 3)], 1) == [0, 1, 4, 5, 6]
assert scan_columns([(0, 0), (4, 0), (4, 3), (0, 3)], -1) == []
