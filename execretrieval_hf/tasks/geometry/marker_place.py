"""Gives the place (x, y) reached after following a route of horizontal and vertical stretches for a number of units from its start, or
backwards from its end if the number is negative; the other end is the answer where the route is too short.

Keywords: point at distance along polyline
Inputs: corners, a non-empty list of (x, y) tuples of integers, each sharing x or y with the next; units, an integer
Requires: type(corners) is list and type(units) is int and len(corners) > 0 and all(type(c) is tuple and len(c) == 2 and all(type(v) is int for v in c) for c in corners) and all(a[0] == b[0] or a[1] == b[1] for a, b in zip(corners, corners[1:]))
Topic: distances
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def marker_place(corners, units):
    path = corners if units >= 0 else corners[::-1]
    left = abs(units)
    x, y = path[0]
    for next_x, next_y in path[1:]:
        stretch = abs(next_x - x) + abs(next_y - y)
        walked = min(left, stretch)
        if next_x > x:
            x += walked
        elif next_x < x:
            x -= walked
        elif next_y > y:
            y += walked
        else:
            y -= walked
        left -= walked
    return x, y


assert marker_place([(0, 0), (4, 0), (4, 3)], 5) == (4, 1)
assert marker_place([(0, 0), (4, 0), (4, 3)], -1) == (4, 2)
assert marker_place([(0, 0), (4, 0), (4, 3)], -20) == (0, 0)
assert marker_place([(2, 5), (2, 1), (-3, 1)], 6) == (0, 1)
assert marker_place([(2, 5), (2, 1), (-3, 1)], -7) == (2, 3)
assert marker_place([(1, 1), (1, 1), (1, 4)], 2) == (1, 3)
assert marker_place([(0, 0), (6, 0), (5, 0)], 7) == (5, 0)
assert marker_place([(7, 7), (7, 8), (8, 8)], 6) == (8, 8)
assert marker_place([(5, 4), (4, 4), (4, 5), (5, 5), (5, 4)], 3) == (5, 5)
assert marker_place([(0, 2), (0, 6)], 0) == (0, 2)
