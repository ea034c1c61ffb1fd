"""Lists, as pairs of numbers with the lower first and in ascending order, the walls of a closed right-angled
plan that touch or cross although they are not neighbours. Wall n runs from corner n, counted from 0, to the
one after it; the last wall ends at corner 0 and is a neighbour of the first.

Keywords: rectilinear outline self intersection pairs
Inputs: plan, a list of (x, y) tuples of integers, neighbours (the last and first as well) differing in exactly one coordinate
Requires: type(plan) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in plan) and all((p[0] == q[0]) != (p[1] == q[1]) for p, q in zip(plan, plan[1:] + plan[:1]))
Topic: polygons
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tangled_walls(plan):
    spans = []
    for number, (x, y) in enumerate(plan):
        next_x, next_y = plan[(number + 1) % len(plan)]
        spans.append((min(x, next_x), max(x, next_x), min(y, next_y), max(y, next_y)))
    pairs = []
    for one, (left, right, low, high) in enumerate(spans):
        for other in range(one + 2, len(spans)):
            if one == 0 and other == len(spans) - 1:
                continue
            near, far, bottom, top = spans[other]
            if left <= far and near <= right and low <= top and bottom <= high:
                pairs.append((one, other))
    return pairs


assert tangled_walls([(0, 0), (4, 0), (4, 3), (0, 3)]) == []
assert tangled_walls([(0, 0), (4, 0), (4, 4), (2, 4), (2, -2), (0, -2)]) == [(0, 3)]
assert tangled_walls([(0, 0), (6, 0), (6, 4), (3, 4), (3, 0), (2, 0), (2, 4), (0, 4)]) == [(0, 3), (0, 4), (0, 5)]
assert tangled_walls([(0, 0), (5, 0), (5, 5), (2, 5), (2, 2), (7, 2), (7, 7), (0, 7)]) == [(1, 4)]
assert tangled_walls([(0, 0), (0, 2), (2, 2), (2, 0), (4, 0), (4, 1), (-3, 1), (-3, 0)]) == [(0, 5), (2, 5)]
assert tangled_walls([(0, 2), (0, 0), (1, 0), (1, 3), (3, 3), (3, 2)]) == [(2, 5)]
assert tangled_walls([(1, 1), (1, 4), (3, 4), (3, 3), (-2, 3), (-2, 1)]) == [(0, 3)]
assert tangled_walls([(3, 0), (3, 5), (0, 5), (0, 2), (3, 2), (3, 4), (8, 4), (8, 0)]) == [(0, 3), (0, 4), (0, 5)]
