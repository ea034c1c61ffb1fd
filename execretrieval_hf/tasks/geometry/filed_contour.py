"""Puts an outline into its standard form, a list of corners running counter-clockwise with y pointing up,
whose first is the lowest and, among equally low ones, the leftmost. If the last corner repeats the first it
is left out, and an outline around no area at all gives None.

Keywords: normalize polygon ring orientation start
Inputs: ring, a list of at least three different (x, y) tuples of integers, corners of an outline which does not cross itself, with or without the first repeated at the end
Requires: type(ring) is list and len(ring) > 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in ring) and len(set(ring)) > 2 and len(set(ring)) == len(ring) - (ring[0] == ring[-1])
Topic: polygons
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def filed_contour(ring):
    points = ring[:-1] if ring[0] == ring[-1] else ring[:]
    doubled = 0
    first = 0
    for number, (x, y) in enumerate(points):
        before_x, before_y = points[number - 1]
        doubled += before_x * y - x * before_y
        if (y, x) < (points[first][1], points[first][0]):
            first = number
    if doubled == 0:
        return None
    points = points[first:] + points[:first]
    if doubled < 0:
        points = points[:1] + points[:0:-1]
    return points


assert filed_contour([(0, 0), (4, 0), (4, 3), (0, 3)]) == [(0, 0), (4, 0), (4, 3), (0, 3)]
assert filed_contour([(0, 3), (4, 3), (4, 0), (0, 0)]) == [(0, 0), (4, 0), (4, 3), (0, 3)]
assert filed_contour([(5, 2), (1, 2), (3, 6), (5, 2)]) == [(1, 2), (5, 2), (3, 6)]
assert filed_contour([(0, 0), (2, 2), (5, 5)]) == None
assert filed_contour([(3, -1), (0, 4), (-2, 1)]) == [(3, -1), (0, 4), (-2, 1)]
assert filed_contour([(6, 1), (6, 5), (2, 5), (4, 1)]) == [(4, 1), (6, 1), (6, 5), (2, 5)]
assert filed_contour([(2, 7), (9, 3), (3, 3), (5, 4)]) == [(3, 3), (9, 3), (2, 7), (5, 4)]
assert filed_contour([(1, 1), (1, 4), (1, 2), (1, 1)]) == None
assert filed_contour([(-3, -3), (-3, 0), (0, 0), (0, -3), (-1, -3)]) == [(-3, -3), (-1, -3), (0, -3), (0, 0), (-3, 0)]
