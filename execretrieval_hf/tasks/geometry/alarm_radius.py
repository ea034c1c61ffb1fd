"""What is the smallest whole radius around a siren reaching at least n houses, rim included; -1 if too few?

Keywords: smallest integer radius covering k points
Inputs: siren, an (x, y) tuple of integers; houses, a list of (x, y) tuples of integers; needed, an integer
Requires: type(siren) is tuple and type(houses) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in [siren] + houses) and type(needed) is int
Topic: circles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import isqrt


def alarm_radius(siren, houses, needed):
    if needed <= 0:
        return 0
    if needed > len(houses):
        return -1
    squares = []
    for x, y in houses:
        squares.append((x - siren[0]) ** 2 + (y - siren[1]) ** 2)
    square = sorted(squares)[needed - 1]
    radius = isqrt(square)
    if radius ** 2 < square:
        radius += 1
    return radius


assert alarm_radius((0, 0), [(3, 4), (1, 0), (10, 0)], 2) == 5
assert alarm_radius((0, 0), [(3, 4), (1, 0), (10, 0)], 3) == 10
assert alarm_radius((0, 0), [(3, 4), (1, 0), (10, 0)], 4) == -1
assert alarm_radius((2, -3), [(5, 1), (2, -1), (4, 0)], 2) == 4
assert alarm_radius((2, -3), [(5, 1), (2, -1), (4, 0)], 1) == 2
assert alarm_radius((5, 5), [(5, 5), (5, 5), (-1, 13), (8, 8)], 2) == 0
assert alarm_radius((5, 5), [(5, 5), (5, 5), (-2, 13), (8, 8)], 4) == 11
assert alarm_radius((1, 1), [(0, 0), (2, 2), (0, 2)], 2) == 2
assert alarm_radius((7, 2), [(9, 9)], 0) == 0
assert alarm_radius((3, 0), [(-3, 0), (-3, 1)], 2) == 7
