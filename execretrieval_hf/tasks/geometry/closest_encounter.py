"""Our radar tracks ships, each (x, y, x speed, y speed), that all keep course and speed. Which two of them, by
their numbers from 0, come nearest to each other from now on, and what is the square of that distance, as
numerator and denominator in lowest terms? I need one tuple of four; on ties the lower first and then second
number wins, and fewer than two ships give None.

Keywords: closest point of approach ships
Inputs: ships, a list of tuples (x, y, x speed, y speed) of integers; the pair's lower number comes first
Requires: type(ships) is list and all(type(s) is tuple and len(s) == 4 and all(type(v) is int for v in s) for s in ships)
Topic: collisions and visibility
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def closest_encounter(ships):
    best = None
    for high, (x, y, right, up) in enumerate(ships):
        for low, other in enumerate(ships[:high]):
            dx, dy = x - other[0], y - other[1]
            drift, climb = right - other[2], up - other[3]
            gap = Fraction(dx ** 2 + dy ** 2)
            closing = dx * drift + dy * climb
            if closing < 0:
                gap -= Fraction(closing ** 2, drift ** 2 + climb ** 2)
            if best is None or (gap, low, high) < best:
                best = (gap, low, high)
    if best is None:
        return None
    gap, low, high = best
    return low, high, gap.numerator, gap.denominator


assert closest_encounter([(0, 0, 1, 0), (10, 4, -1, 0)]) == (0, 1, 16, 1)
assert closest_encounter([(0, 0, 0, 0), (3, 4, 1, 2)]) == (0, 1, 25, 1)
assert closest_encounter([(0, 0, 0, 0), (3, 4, -3, -4), (9, 0, 0, 0)]) == (0, 1, 0, 1)
assert closest_encounter([(-2, 1, 0, 1), (-1, 2, 1, -1)]) == (0, 1, 9, 5)
assert closest_encounter([(0, 0, 0, 0), (5, 0, 0, 0), (5, 5, 0, 0), (0, 5, 0, 0)]) == (0, 1, 25, 1)
assert closest_encounter([(7, 2, 0, 1)]) == None
assert closest_encounter([(0, 0, 2, 3), (9, 9, 2, 3), (3, 4, 2, 3)]) == (0, 2, 25, 1)
assert closest_encounter([(1, 6, 0, -2), (30, 30, 0, 0), (7, 3, -3, 0)]) == (0, 2, 9, 13)
assert closest_encounter([(-5, 2, 3, 3), (40, 0, 1, 1), (0, 0, 1, 4), (90, 0, 0, 0)]) == (0, 2, 1, 5)
assert closest_encounter([]) == None
