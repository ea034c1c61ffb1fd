"""List ascending the distinct reduced fractions, as numerator and denominator, up to a denominator limit,
strictly between two others.

Keywords: reduced fractions between bounds
Inputs: low and high, the two others as pairs (numerator from 0, denominator from 1), low being smaller; limit, the largest denominator; the result is a list of such pairs
Requires: all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) and p[0] >= 0 and p[1] >= 1 for p in (low, high)) and low[0] * high[1] < high[0] * low[1] and type(limit) is int and limit >= 1
Topic: fractions
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def ratios_inside(low, high, limit):
    lower, upper = Fraction(*low), Fraction(*high)
    found = []
    for bottom in range(1, limit + 1):
        top = int(lower * bottom)
        while Fraction(top, bottom) < upper:
            value = Fraction(top, bottom)
            if value > lower and value.denominator == bottom:
                found.append(value)
            top += 1
    return [(value.numerator, value.denominator) for value in sorted(found)]


assert ratios_inside((0, 1), (1, 1), 4) == [(1, 4), (1, 3), (1, 2), (2, 3), (3, 4)]
assert ratios_inside((1, 3), (1, 2), 5) == [(2, 5)]
assert ratios_inside((1, 3), (1, 2), 4) == []
assert ratios_inside((1, 2), (5, 2), 2) == [(1, 1), (3, 2), (2, 1)]
assert ratios_inside((2, 4), (3, 4), 6) == [(3, 5), (2, 3)]
assert ratios_inside((3, 1), (5, 1), 1) == [(4, 1)]
assert ratios_inside((6, 5), (7, 5), 4) == [(5, 4), (4, 3)]
assert ratios_inside((0, 3), (1, 4), 6) == [(1, 6), (1, 5)]
