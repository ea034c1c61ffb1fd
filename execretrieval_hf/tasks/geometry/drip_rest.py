"""Traces a drop falling from a point, y pointing up: it lands on the highest board that is strictly below it,
a board's ends included, the first listed of equally high ones, runs to that board's lower end and falls again
from there. Gives the point where a level board or the ground at y 0 stops it.

Keywords: water drop falling onto slanted segments
Inputs: drop, an (x, y) tuple of integers with y above 0; boards, a list of ((x, y), (x, y)) tuples of integers, each with different x, all y above 0
Requires: type(drop) is tuple and len(drop) == 2 and all(type(v) is int for v in drop) and drop[1] > 0 and type(boards) is list and all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) and p[1] > 0 for p in s) and s[0][0] != s[1][0] for s in boards)
Topic: segments
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def drip_rest(drop, boards):
    x, y = drop
    for _ in boards:
        landed, highest = None, 0
        for (ax, ay), (bx, by) in boards:
            if not min(ax, bx) <= x <= max(ax, bx):
                continue
            height = ay + Fraction((by - ay) * (x - ax), bx - ax)
            if highest < height < y:
                landed, highest = ((ax, ay), (bx, by)), height
        if landed is None:
            return x, 0
        one, other = landed
        if one[1] == other[1]:
            return x, one[1]
        x, y = one if one[1] < other[1] else other
    return x, 0


assert drip_rest((8, 9), [((0, 2), (1, 1)), ((5, 6), (6, 4)), ((3, 6), (1, 6)), ((7, 1), (0, 1)), ((8, 5), (7, 4))]) == (7, 1)
assert drip_rest((3, 9), [((1, 4), (5, 4)), ((0, 2), (6, 2))]) == (3, 4)
assert drip_rest((3, 9), [((6, 7), (0, 5)), ((-2, 3), (0, 4))]) == (-2, 0)
assert drip_rest((4, 5), [((4, 5), (8, 3)), ((4, 3), (1, 1))]) == (1, 0)
assert drip_rest((5, 9), [((5, 4), (9, 8)), ((5, 4), (2, 3)), ((4, 2), (6, 1))]) == (6, 0)
assert drip_rest((2, 8), [((0, 3), (4, 5)), ((4, 3), (0, 5))]) == (0, 0)
assert drip_rest((7, 3), [((7, 6), (9, 1)), ((7, 2), (10, 2))]) == (7, 2)
assert drip_rest((-4, 6), [((-9, 1), (-5, 5)), ((-4, 5), (-2, 4)), ((-2, 2), (5, 1))]) == (5, 0)
assert drip_rest((3, 9), [((0, 1), (2, 4)), ((3, 4), (5, 1)), ((2, 8), (4, 6)), ((4, 1), (9, 1))]) == (5, 0)
assert drip_rest((6, 2), []) == (6, 0)
