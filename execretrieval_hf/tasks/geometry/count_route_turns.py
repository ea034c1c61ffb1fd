"""Our vans log a drive as points on a map with x running east and y north. We need the number of left bends and
of right bends, both by any angle, and of full reversals, as a tuple. A point equal to the one logged just
before is dropped first; driving straight on does not count; fewer than three points left give None.

Keywords: left right bends of gps track
Inputs: points, a list of (x, y) tuples of integers
Requires: type(points) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in points)
Topic: turns
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def count_route_turns(points):
    track = []
    for point in points:
        if not track or point != track[-1]:
            track.append(point)
    if len(track) < 3:
        return None
    left = right = back = 0
    for (ax, ay), (bx, by), (cx, cy) in zip(track, track[1:], track[2:]):
        cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        along = (bx - ax) * (cx - bx) + (by - ay) * (cy - by)
        if cross > 0:
            left += 1
        elif cross < 0:
            right += 1
        elif along < 0:
            back += 1
    return left, right, back


assert count_route_turns([(2, 5), (3, 5), (4, 6)]) == (1, 0, 0)
assert count_route_turns([(1, 1), (1, 4), (5, 4), (7, 3)]) == (0, 2, 0)
assert count_route_turns([(0, 0), (1, 2), (3, 6)]) == (0, 0, 0)
assert count_route_turns([(0, 0), (4, 1), (4, 1), (4, 1)]) == None
assert count_route_turns([(3, 2), (5, 3), (3, 2)]) == (0, 0, 1)
assert count_route_turns([(2, 7)]) == None
assert count_route_turns([(0, 0), (3, 0), (3, 0), (3, 2), (3, -1), (3, -1), (9, 1), (9, 5), (12, 6)]) == (3, 1, 1)
assert count_route_turns([(4, 4), (2, 3), (1, 0), (2, 1), (5, 3), (8, 5), (8, 4)]) == (2, 2, 0)
assert count_route_turns([(0, 5), (0, 2), (0, 3), (0, 2), (6, 2), (4, 2), (5, 2)]) == (1, 0, 4)
assert count_route_turns([(-3, 2), (-1, 3), (4, 1), (4, -2), (1, -3)]) == (0, 3, 0)
