"""Two landmarks are marked on an old and a new plan, a third spot on the old one only. The new plan shows the
same ground moved, turned and evenly scaled, never mirrored. Where does the spot lie there? I need x and y,
each as numerator and positive denominator in lowest terms; None if the old landmarks coincide.

Keywords: similarity transform from two points
Inputs: old and new, pairs of (x, y) landmarks in the same order; spot, an (x, y) pair; all integers; the answer is a list of two pairs
Requires: type(old) is tuple and len(old) == 2 and type(new) is tuple and len(new) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in old + new + (spot,))
Topic: transformations
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def registered_spot(old, new, spot):
    (ax, ay), (bx, by) = old
    (px, py), (qx, qy) = new
    size = (bx - ax) ** 2 + (by - ay) ** 2
    if size == 0:
        return None
    along = (spot[0] - ax) * (bx - ax) + (spot[1] - ay) * (by - ay)
    across = (spot[1] - ay) * (bx - ax) - (spot[0] - ax) * (by - ay)
    answer = []
    for start, ahead, left in ((px, qx - px, py - qy), (py, qy - py, qx - px)):
        place = start + Fraction(along * ahead + across * left, size)
        answer.append((place.numerator, place.denominator))
    return answer


assert registered_spot(((0, 0), (1, 0)), ((5, 5), (6, 5)), (2, 3)) == [(7, 1), (8, 1)]
assert registered_spot(((0, 0), (1, 0)), ((0, 0), (0, 1)), (2, 3)) == [(-3, 1), (2, 1)]
assert registered_spot(((0, 0), (2, 0)), ((0, 0), (3, 0)), (1, 1)) == [(3, 2), (3, 2)]
assert registered_spot(((1, 1), (1, 1)), ((0, 0), (3, 0)), (4, 1)) == None
assert registered_spot(((1, 2), (3, 3)), ((0, 1), (4, -1)), (1, 2)) == [(0, 1), (1, 1)]
assert registered_spot(((1, 2), (3, 3)), ((0, 1), (4, -1)), (3, 3)) == [(4, 1), (-1, 1)]
assert registered_spot(((1, 2), (3, 3)), ((0, 1), (4, -1)), (0, 0)) == [(-22, 5), (1, 5)]
assert registered_spot(((0, 0), (3, 1)), ((2, 2), (2, 2)), (7, 7)) == [(2, 1), (2, 1)]
assert registered_spot(((-1, 1), (0, 3)), ((0, 0), (3, 3)), (1, 3)) == [(24, 5), (12, 5)]
assert registered_spot(((0, 5), (6, 5)), ((-4, 0), (0, 0)), (3, 9)) == [(-2, 1), (8, 3)]
