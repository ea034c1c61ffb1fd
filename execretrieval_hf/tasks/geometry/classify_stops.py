"""Counts how many of the given places lie strictly within a polygon, exactly on its outline, and outside
it, as a tuple in this order. The polygon is a list of corners joined in order and back to the first,
running in either direction and without crossing itself, repeated places count every time, and a polygon
with fewer than three corners gives None.

Keywords: points inside polygon or on border
Inputs: zone, a list of (x, y) tuples of integers; stops, a list of (x, y) tuples of integers
Requires: type(zone) is list and type(stops) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is type(p[1]) is int for p in zone + stops) and len(stops) > 0
Topic: polygons
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def classify_stops(zone, stops):
    if len(zone) < 3:
        return None
    sides = list(zip(zone, zone[1:] + zone[:1]))
    inner = border = 0
    for x, y in stops:
        touching = False
        crossings = 0
        for (ax, ay), (bx, by) in sides:
            cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if cross == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
                touching = True
            elif (ay > y) != (by > y) and (cross > 0) == (by > ay):
                crossings += 1
        if touching:
            border += 1
        elif crossings % 2 == 1:
            inner += 1
    return inner, border, len(stops) - inner - border


assert classify_stops([(0, 0), (5, 2), (1, 4)], [(2, 1), (3, 1), (3, 3)]) == (1, 1, 1)
assert classify_stops([(0, 0), (4, 4)], [(2, 2), (5, 1)]) == None
assert classify_stops([(0, 0), (6, 0), (0, 6)], [(3, 3), (2, 2), (2, 2), (4, 3), (0, 0), (0, 7)]) == (2, 2, 2)
assert classify_stops([(0, 0), (0, 6), (6, 6), (6, 4), (2, 4), (2, 0)], [(1, 1), (4, 5), (4, 2), (3, 4), (1, 4), (-1, 4)]) == (3, 1, 2)
assert classify_stops([(3, 0), (6, 3), (3, 6), (0, 3)], [(-1, 3), (-1, 0), (-1, 6), (1, 2), (0, 2), (3, 3)]) == (1, 1, 4)
assert classify_stops([(1, 1), (5, 1), (5, 3), (1, 3)], [(8, 1), (0, 1), (1, 0), (5, 9), (-2, 3)]) == (0, 0, 5)
assert classify_stops([(2, 5), (9, 5), (9, 2), (2, 2)], [(2, 5), (9, 2), (9, 3), (4, 5)]) == (0, 4, 0)
assert classify_stops([(0, 0), (8, 0), (4, 2), (8, 4), (0, 4)], [(6, 2), (5, 2), (3, 2), (1, 2), (6, 1), (7, 3)]) == (2, 1, 3)
assert classify_stops([(0, 0), (3, 9), (6, 0), (3, 3)], [(3, 2), (3, 4), (3, 9), (2, 4), (4, 5), (1, 3), (5, 4)]) == (3, 2, 2)
assert classify_stops([(0, 0), (9, 0), (9, 6), (6, 6), (6, 2), (3, 2), (3, 6), (0, 6)], [(1, 4), (4, 4), (7, 3), (6, 4)]) == (2, 1, 1)
