"""A box drifts at constant speeds along x and y, and crates rest around it, all given as left, bottom, right,
top. Tells the number, from 0, of the crate it touches first, border points included, and the moment from now
on, as numerator and denominator in lowest terms, in one triple; the lower number wins ties, and None means no
crate.

Keywords: moving box time of impact
Inputs: box, a tuple of four integers, left below right and bottom below top; speed, a pair of integers; crates, a list of tuples like the box
Requires: type(speed) is tuple and len(speed) == 2 and all(type(v) is int for v in speed) and type(crates) is list and all(type(b) is tuple and len(b) == 4 and all(type(v) is int for v in b) and b[0] < b[2] and b[1] < b[3] for b in crates + [box])
Topic: collisions and visibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def drift_contact(box, speed, crates):
    hits = []
    for index, crate in enumerate(crates):
        start, end = Fraction(0), float("inf")
        for axis, pace in enumerate(speed):
            low = crate[axis] - box[axis + 2]
            high = crate[axis + 2] - box[axis]
            if pace == 0:
                if low > 0 or high < 0:
                    end = -1
                continue
            if pace < 0:
                low, high = high, low
            start = max(start, Fraction(low, pace))
            end = min(end, Fraction(high, pace))
        if start <= end:
            hits.append((start, index))
    if not hits:
        return None
    moment, index = min(hits)
    return index, moment.numerator, moment.denominator


assert drift_contact((3, 4, 4, 6), (-2, 2), [(2, 3, 4, 4)]) == (0, 0, 1)
assert drift_contact((0, 0, 2, 2), (-3, 0), [(4, 0, 5, 2), (-9, -1, -4, 0), (-4, 3, -3, 4)]) == (1, 4, 3)
assert drift_contact((0, 0, 2, 2), (0, 1), [(3, 4, 4, 5), (-3, 4, -1, 9), (2, 9, 5, 11)]) == (2, 7, 1)
assert drift_contact((0, 1, 1, 4), (1, -1), [(2, 1, 3, 4)]) == (0, 1, 1)
assert drift_contact((0, 0, 2, 2), (0, 0), [(3, 0, 4, 4), (0, 3, 2, 4), (1, 1, 5, 5)]) == (2, 0, 1)
assert drift_contact((0, 0, 1, 1), (4, -3), [(5, 1, 7, 2), (-9, 4, -3, 8), (2, 2, 3, 3)]) == None
assert drift_contact((0, 0, 1, 1), (4, -3), [(3, -5, 7, -2), (5, -3, 7, -2)]) == (0, 2, 3)
assert drift_contact((0, 0, 3, 3), (1, 2), [(6, 4, 7, 9), (3, 3, 4, 4), (-1, 0, 1, 2)]) == (1, 0, 1)
assert drift_contact((5, 5, 8, 9), (2, 0), [(0, 5, 4, 9), (9, 10, 12, 11), (9, 0, 12, 4)]) == None
assert drift_contact((4, 4, 6, 6), (-2, -5), [(5, -9, 9, -4), (-8, -1, 0, 0), (3, -4, 4, -3)]) == (2, 7, 5)
