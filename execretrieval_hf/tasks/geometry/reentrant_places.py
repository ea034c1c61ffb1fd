"""Which corners of a plot, numbered from 0, point inwards, straight ones not included, whichever way round it
is listed?

Keywords: concave vertices of polygon
Inputs: outline, a list of at least three different (x, y) tuples of integers, the corners of an outline around some area, not crossing itself
Requires: type(outline) is list and len(outline) > 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in outline) and len(set(outline)) == len(outline)
Topic: polygons
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reentrant_places(outline):
    doubled = 0
    bends = []
    for number, (x, y) in enumerate(outline):
        before_x, before_y = outline[number - 1]
        after_x, after_y = outline[(number + 1) % len(outline)]
        doubled += before_x * y - x * before_y
        bends.append((x - before_x) * (after_y - y) - (y - before_y) * (after_x - x))
    return [number for number, bend in enumerate(bends) if bend * doubled < 0]


assert reentrant_places([(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)]) == [3]
assert reentrant_places([(0, 4), (2, 1), (4, 4), (4, 0), (0, 0)]) == [1]
assert reentrant_places([(0, 0), (2, 0), (4, 0), (4, 4), (0, 4)]) == []
assert reentrant_places([(1, 1), (0, 5), (-4, -2), (6, 0)]) == [0]
assert reentrant_places([(0, 0), (6, 0), (6, 2), (4, 2), (4, 4), (6, 4), (6, 6), (0, 6)]) == [3, 4]
assert reentrant_places([(2, 2), (2, 5), (0, 5), (0, 0), (7, 0), (7, 2)]) == [0]
assert reentrant_places([(5, 0), (6, 4), (10, 5), (6, 6), (5, 10), (4, 6), (0, 5), (4, 4)]) == [1, 3, 5, 7]
assert reentrant_places([(-2, 5), (2, 5), (2, 9), (3, 4)]) == [1]
assert reentrant_places([(-3, -4), (-9, -9), (-5, -8), (-1, -9)]) == [2]
