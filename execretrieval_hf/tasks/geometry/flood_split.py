"""We keep riverside plots as closed outlines whose sides all run north-south or east-west, x being the
easting and y the northing, listed either way round. When the river rises, everything south of a given
northing is under water. Report the flooded and the dry area as a pair, None for a plot without area.

Keywords: flooded area of rectilinear plot
Inputs: outline, a list of (x, y) tuples of integers, y growing northwards, neighbours (the last and first as well) differing in at most one coordinate; level, an integer y
Requires: type(outline) is list and type(level) is int and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in outline) and all(p[0] == q[0] or p[1] == q[1] for p, q in zip(outline, outline[1:] + outline[:1]))
Topic: polygons
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flood_split(outline, level):
    whole = flooded = 0
    for number, (x, y) in enumerate(outline):
        before = outline[number - 1][0]
        whole += (before - x) * y
        flooded += (before - x) * min(y, level)
    if whole == 0:
        return None
    if whole < 0:
        whole, flooded = -whole, -flooded
    return flooded, whole - flooded


assert flood_split([(0, 0), (4, 0), (4, 3), (0, 3)], 1) == (4, 8)
assert flood_split([(0, 3), (4, 3), (4, 0), (0, 0)], 1) == (4, 8)
assert flood_split([(0, 0), (4, 0), (4, 3), (0, 3)], 0) == (0, 12)
assert flood_split([(3, 6), (4, 6), (4, 5), (3, 5)], 6) == (1, 0)
assert flood_split([(0, -2), (6, -2), (6, 3), (4, 3), (4, 0), (0, 0)], 1) == (14, 4)
assert flood_split([(1, 1), (1, 5), (1, 3)], 2) == None
assert flood_split([(-5, 2), (-5, -4), (-2, -4), (-2, -1), (3, -1), (3, 2)], -2) == (6, 27)
assert flood_split([(0, 0), (0, 4), (2, 4), (2, 2), (3, 2), (3, 4), (5, 4), (5, 0)], 3) == (14, 4)
assert flood_split([], 3) == None
assert flood_split([(2, 7), (9, 7), (9, 1), (2, 1)], -3) == (0, 42)
