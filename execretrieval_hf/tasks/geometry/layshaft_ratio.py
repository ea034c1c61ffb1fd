"""Turns of a gearbox's last shaft from those of its first, as numerator and positive denominator in lowest
terms. Each mesh multiplies them by driving over driven teeth and reverses direction, except with a ring gear,
written as a negative number of teeth, which keeps it; any gear under eight teeth gives None.

Keywords: gear train ratio with direction
Inputs: meshes, a list of (driving, driven) pairs of integers, not both negative; turns, an integer, negative for the other direction
Requires: type(turns) is int and type(meshes) is list and all(type(m) is tuple and len(m) == 2 and all(type(v) is int and v != 0 for v in m) and max(m) > 0 for m in meshes)
Topic: turns
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import gcd


def layshaft_ratio(meshes, turns):
    top, bottom = turns, 1
    for driving, driven in meshes:
        if abs(driving) < 8 or abs(driven) < 8:
            return None
        top *= -driving
        bottom *= driven
    if bottom < 0:
        top, bottom = -top, -bottom
    shared = gcd(top, bottom)
    return top // shared, bottom // shared


assert layshaft_ratio([(20, 10)], 3) == (-6, 1)
assert layshaft_ratio([(20, 10), (8, 24)], 3) == (2, 1)
assert layshaft_ratio([(12, -36)], 2) == (2, 3)
assert layshaft_ratio([(-40, 10)], -1) == (-4, 1)
assert layshaft_ratio([(7, 14)], 2) == None
assert layshaft_ratio([(16, -7)], 2) == None
assert layshaft_ratio([(8, 12)], 0) == (0, 1)
assert layshaft_ratio([], 5) == (5, 1)
assert layshaft_ratio([(9, -30), (10, 15), (8, 16)], 10) == (1, 1)
assert layshaft_ratio([(9, 8), (-11, 9)], 4) == (-11, 2)
