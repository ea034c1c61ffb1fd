"""Our dog ran straight from point to point and from the last one back to the first. How many times in all did it
circle a certain tree, counter-clockwise rounds (y pointing up) being positive and clockwise ones negative? I
want None if it passed right over the tree's spot.

Keywords: winding number round a point
Inputs: points, a list of (x, y) pairs of integers; tree, such a pair
Requires: type(points) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in points + [tree])
Topic: turns
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lead_wraps(points, tree):
    wraps = 0
    tx, ty = tree
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        side = (ax - tx) * (by - ty) - (ay - ty) * (bx - tx)
        along = (ax - tx) * (bx - tx) + (ay - ty) * (by - ty)
        if side == 0 and along <= 0:
            return None
        if ay <= ty < by and side > 0:
            wraps += 1
        elif by <= ty < ay and side < 0:
            wraps -= 1
    return wraps


assert lead_wraps([(0, 0), (6, 0), (6, 6), (3, 6), (3, 3), (0, 3)], (5, 2)) == 1
assert lead_wraps([(2, 5), (1, 3), (1, 3), (0, 4)], (1, 4)) == -1
assert lead_wraps([(2, 4), (-2, 2), (5, 2), (6, -1), (9, 5), (4, 10)], (4, 5)) == 1
assert lead_wraps([(1, 3), (2, 5), (0, 4), (1, 3), (2, 5), (0, 4)], (1, 4)) == 2
assert lead_wraps([(0, 0), (2, 3), (4, 0), (2, -3)], (1, 0)) == -1
assert lead_wraps([(0, 1), (-3, 2), (2, 1), (3, 0), (-1, 0)], (-1, 1)) == 0
assert lead_wraps([(0, -3), (-4, 4), (4, 4), (0, -3), (-4, 4), (4, 4)], (0, 0)) == -2
assert lead_wraps([(0, 0), (4, 0), (4, 4), (0, 4)], (4, 4)) == None
assert lead_wraps([(0, 6), (3, 0), (7, 7)], (1, 4)) == None
assert lead_wraps([(-1, 0), (-1, 1), (-1, 1), (2, -1)], (-1, -1)) == 0
