"""How many posts does a closed right-angled fence need, at all corners and never further apart than a given
spacing?

Keywords: right-angled fence posts maximum gap
Inputs: corners, a list of at least four (x, y) integer tuples, neighbours (the last and first as well) differing in exactly one coordinate; spacing, a positive integer
Requires: type(corners) is list and len(corners) > 3 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in corners) and all((p[0] == q[0]) != (p[1] == q[1]) for p, q in zip(corners, corners[1:] + corners[:1])) and type(spacing) is int and spacing > 0
Topic: polygons
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stake_count(corners, spacing):
    total = 0
    for number, (x, y) in enumerate(corners):
        before_x, before_y = corners[number - 1]
        side = abs(x - before_x) + abs(y - before_y)
        total += side // spacing
        if side % spacing > 0:
            total += 1
    return total


assert stake_count([(0, 0), (4, 0), (4, 3), (0, 3)], 1) == 14
assert stake_count([(0, 0), (4, 0), (4, 3), (0, 3)], 2) == 8
assert stake_count([(0, 0), (4, 0), (4, 3), (0, 3)], 3) == 6
assert stake_count([(0, 0), (4, 0), (4, 3), (0, 3)], 9) == 4
assert stake_count([(-5, -5), (-5, 5), (5, 5), (5, -5)], 3) == 16
assert stake_count([(0, 0), (10, 0), (10, 2), (3, 2), (3, 7), (0, 7)], 5) == 9
assert stake_count([(2, 0), (2, 9), (-7, 9), (-7, -8), (-20, -8), (-20, 0)], 4) == 23
assert stake_count([(0, 0), (0, 11), (1, 11), (1, 0)], 10) == 6
assert stake_count([(0, 0), (7, 0), (7, 7), (0, 7)], 6) == 8
