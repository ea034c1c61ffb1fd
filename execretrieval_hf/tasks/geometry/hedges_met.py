"""Lists the numbers, from 0, of the straight obstacles on a straight walk in the order in which the walk reaches
them, those reached at the same point as listed. Touching counts, also at an obstacle's end or the walk's last
point, but not at the walk's first point; obstacles parallel to the walk are ignored.

Keywords: order of segment crossings along line
Inputs: start and goal, different (x, y) tuples of integers; hedges, a list of ((x, y), (x, y)) tuples of two different points with integer coordinates
Requires: all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in (start, goal)) and start != goal and type(hedges) is list and all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in s) and s[0] != s[1] for s in hedges)
Topic: segments
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def hedges_met(start, goal, hedges):
    right, up = goal[0] - start[0], goal[1] - start[1]
    met = []
    for number, ((ax, ay), (bx, by)) in enumerate(hedges):
        across, along = bx - ax, by - ay
        turn = right * along - up * across
        if turn == 0:
            continue
        reached = Fraction((ax - start[0]) * along - (ay - start[1]) * across, turn)
        share = Fraction((ax - start[0]) * up - (ay - start[1]) * right, turn)
        if 0 < reached <= 1 and 0 <= share <= 1:
            met.append((reached, number))
    return [number for reached, number in sorted(met)]


assert hedges_met((0, 0), (10, 0), [((7, -1), (7, 1)), ((3, -2), (4, 5))]) == [1, 0]
assert hedges_met((0, 0), (6, 0), [((6, -3), (6, 3)), ((0, -1), (0, 1)), ((7, -1), (7, 1))]) == [0]
assert hedges_met((0, 0), (6, 6), [((0, 6), (6, 0)), ((3, 3), (3, 9)), ((2, 5), (2, 2)), ((1, 1), (4, 4))]) == [2, 0, 1]
assert hedges_met((5, 1), (-5, 1), [((2, 2), (2, 9)), ((-4, 0), (0, 2)), ((4, 0), (0, 4)), ((1, 1), (0, -3))]) == [2, 3, 1]
assert hedges_met((0, 0), (4, 2), [((0, 1), (4, 3)), ((2, 1), (4, 2)), ((-2, -2), (-1, 5))]) == []
assert hedges_met((2, 3), (2, -3), [((1, -3), (3, -3)), ((0, 4), (3, -2)), ((-9, 2), (1, 2)), ((2, -4), (9, -4))]) == [1, 0]
assert hedges_met((0, 0), (9, 3), [((6, 0), (6, 5)), ((3, 1), (8, -4)), ((5, 2), (4, 1)), ((9, 3), (9, 4))]) == [1, 2, 0, 3]
assert hedges_met((-1, -2), (3, 6), [((0, 0), (1, 0)), ((2, 0), (0, 3)), ((-3, 4), (4, 4)), ((2, 3), (8, 3))]) == [0, 1, 2]
assert hedges_met((3, 0), (0, 0), [((1, -1), (1, 0)), ((2, 0), (2, 1)), ((3, 3), (0, -3))]) == [1, 2, 0]
