"""Numbers, from 0, of the spots a camera films, in order. Its view spreads clockwise, y pointing up, from the
direction of its left edge to that of its right edge, less than half a turn, and reaches as far as its range
in straight line; edges and range are included, but a spot exactly at the camera is not filmed.

Keywords: points inside camera view cone
Inputs: camera, its x, y and range; view, a pair of (x, y) directions, left then right; spots, a list of (x, y) pairs; all integers
Requires: type(camera) is tuple and len(camera) == 3 and all(type(v) is int for v in camera) and camera[2] >= 0 and type(view) is tuple and len(view) == 2 and type(spots) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in list(view) + spots) and view[0][0] * view[1][1] < view[0][1] * view[1][0]
Topic: collisions and visibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lens_coverage(camera, view, spots):
    (left_x, left_y), (right_x, right_y) = view
    filmed = []
    for index, (x, y) in enumerate(spots):
        dx = x - camera[0]
        dy = y - camera[1]
        if dx == 0 and dy == 0:
            continue
        if dx * dx + dy * dy > camera[2] ** 2:
            continue
        if left_x * dy <= left_y * dx and right_x * dy >= right_y * dx:
            filmed.append(index)
    return filmed


assert lens_coverage((0, 0, 5), ((-1, 1), (1, 1)), [(0, 3), (3, 0), (0, 5), (0, 6)]) == [0, 2]
assert lens_coverage((0, 0, 5), ((-1, 1), (1, 1)), [(2, 2), (-3, 3), (3, -3), (-2, -2)]) == [0, 1]
assert lens_coverage((0, 0, 5), ((0, 1), (1, 0)), [(0, 0), (3, 4), (4, 4), (5, 0)]) == [1, 3]
assert lens_coverage((2, 1, 3), ((0, 1), (1, -2)), [(3, 0), (2, 4), (3, -1), (2, 0), (1, 1)]) == [0, 1, 2]
assert lens_coverage((0, 0, 9), ((1, 0), (-1, -1)), [(-4, -4), (0, -1), (7, 0), (-5, -4)]) == [0, 1, 2]
assert lens_coverage((1, 1, 2), ((1, 1), (1, 0)), []) == []
assert lens_coverage((5, 5, 10), ((-1, -1), (-2, 1)), [(4, 5), (4, 4), (5, 4), (-1, 8), (-3, 8)]) == [0, 1, 3, 4]
assert lens_coverage((-1, 1, 1), ((-2, 1), (1, 0)), [(0, 2)]) == []
assert lens_coverage((0, 3, 4), ((1, 3), (3, 1)), [(1, 6), (2, 4), (3, 4), (1, 4), (2, 6)]) == [0, 1, 2, 3, 4]
