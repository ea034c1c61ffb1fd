"""Tidies a closed outline: first drops each corner equal to the one before it, the last one counting as before the
first, then each at which the line runs straight on, but not one where it doubles back. Gives the others in
their order, as a list, which is empty if fewer than three are left.

Keywords: remove collinear polygon corners
Inputs: corners, a list of (x, y) tuples of integers
Requires: type(corners) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in corners)
Topic: polygons
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lean_outline(corners):
    points = [point for number, point in enumerate(corners) if point != corners[number - 1]]
    kept = []
    for number, (x, y) in enumerate(points):
        before_x, before_y = points[number - 1]
        after_x, after_y = points[(number + 1) % len(points)]
        into_x, into_y = x - before_x, y - before_y
        out_x, out_y = after_x - x, after_y - y
        if into_x * out_y != into_y * out_x or into_x * out_x + into_y * out_y < 0:
            kept.append((x, y))
    return kept if len(kept) > 2 else []


assert lean_outline([(0, 0), (2, 0), (4, 0), (4, 3), (0, 3)]) == [(0, 0), (4, 0), (4, 3), (0, 3)]
assert lean_outline([(2, 0), (4, 0), (4, 3), (0, 3), (0, 0)]) == [(4, 0), (4, 3), (0, 3), (0, 0)]
assert lean_outline([(0, 0), (0, 0), (5, 1), (5, 1), (2, 6), (0, 0)]) == [(5, 1), (2, 6), (0, 0)]
assert lean_outline([(0, 0), (6, 0), (3, 0), (3, 4)]) == [(0, 0), (6, 0), (3, 0), (3, 4)]
assert lean_outline([(0, 0), (4, 2)]) == []
assert lean_outline([(0, 0), (1, 1), (2, 2), (3, 3), (0, 5)]) == [(0, 0), (3, 3), (0, 5)]
assert lean_outline([(0, 0), (5, 0), (5, 5), (5, 8), (5, 5), (0, 5)]) == [(0, 0), (5, 0), (5, 8), (5, 5), (0, 5)]
assert lean_outline([(1, 1), (4, 1), (4, 4), (1, 4), (1, 2)]) == [(1, 1), (4, 1), (4, 4), (1, 4)]
assert lean_outline([(0, 0), (0, 1), (0, 0), (0, 1)]) == [(0, 0), (0, 1), (0, 0), (0, 1)]
assert lean_outline([(0, 0), (0, 2), (0, 2), (0, 4), (3, 0)]) == [(0, 0), (0, 4), (3, 0)]
