"""Counts how many of some places lie strictly within a polygon, how many on its outline and how many outside, as
a tuple in this order; a repeated place counts every time. The polygon is given by its corners in order, in
either direction, and no side crosses another; with fewer than three corners the answer is None.

Keywords: points inside polygon or on border
Inputs: zone, the corners, and stops, the places, both lists of (x, y) tuples of integers; the sides join neighbouring corners and the last with the first
Requires: type(zone) is list and type(stops) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in zone + stops) and len(set(zone)) == len(zone)
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


assert classify_stops([(0, 0), (4, 4)], [(2, 2), (5, 1)]) == None
assert classify_stops([(0, 0), (6, 0), (0, 6)], [(3, 3), (2, 2), (2, 2), (4, 3), (0, 0), (0, 7)]) == (2, 2, 2)
assert classify_stops([(3, 0), (6, 3), (3, 6), (0, 3)], [(-1, 3), (-1, 0), (-1, 6), (1, 2), (0, 2), (3, 3)]) == (1, 1, 4)
assert classify_stops([(1, 1), (5, 1), (5, 3), (1, 3)], [(8, 1), (0, 1), (1, 0), (5, 9), (-2, 3)]) == (0, 0, 5)
assert classify_stops([(0, 0), (8, 0), (4, 2), (8, 4), (0, 4)], [(6, 2), (5, 2), (3, 2), (1, 2), (6, 1), (7, 3)]) == (2, 1, 3)
assert classify_stops([(0, 0), (3, 9), (6, 0), (3, 3)], [(3, 2), (3, 4), (3, 9), (2, 4), (4, 5), (1, 3), (5, 4)]) == (3, 2, 2)
assert classify_stops([(0, 0), (0, 6), (6, 6), (6, 4), (2, 4), (2, 0)], [(4, 5), (4, 2), (3, 4), (1, 4), (-1, 4)]) == (2, 1, 2)
assert classify_stops([(0, 0), (9, 0), (9, 6), (6, 6), (6, 2), (3, 2), (3, 6), (0, 6)], [(1, 4), (4, 4), (6, 4)]) == (1, 1, 1)
assert classify_stops([(0, 0), (1, 4), (5, 2)], [(3, 1), (-1, 5), (6, -1), (-1, 5)]) == (0, 0, 4)
assert classify_stops([(2, 0), (2, 4), (6, 4), (6, 6), (0, 6), (0, 0)], [(5, 6), (5, -1), (3, 4), (7, 4)]) == (0, 2, 2)
