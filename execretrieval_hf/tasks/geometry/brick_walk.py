"""Shorter walk along a right-angled outline from one corner number (from 0) to another, negative if
backwards, forwards on ties?

Keywords: shorter perimeter distance between corners
Inputs: outline, a list of at least four (x, y) tuples of integers, neighbours (the last and first as well) differing in exactly one coordinate; start and goal, corner numbers from 0
Requires: type(outline) is list and len(outline) > 3 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in outline) and all((p[0] == q[0]) != (p[1] == q[1]) for p, q in zip(outline, outline[1:] + outline[:1])) and type(start) is int and type(goal) is int and 0 <= start < len(outline) and 0 <= goal < len(outline)
Topic: polygons
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def brick_walk(outline, start, goal):
    whole = ahead = 0
    for number, (x, y) in enumerate(outline):
        before_x, before_y = outline[number - 1]
        side = abs(x - before_x) + abs(y - before_y)
        whole += side
        if min(start, goal) < number <= max(start, goal):
            ahead += side
    if start > goal:
        ahead = whole - ahead
    if whole - ahead < ahead:
        return ahead - whole
    return ahead


assert brick_walk([(0, 0), (4, 0), (4, 3), (0, 3)], 0, 1) == 4
assert brick_walk([(0, 0), (4, 0), (4, 3), (0, 3)], 0, 2) == 7
assert brick_walk([(0, 0), (4, 0), (4, 3), (0, 3)], 0, 3) == -3
assert brick_walk([(0, 0), (4, 0), (4, 3), (0, 3)], 3, 1) == 7
assert brick_walk([(0, 0), (9, 0), (9, 2), (3, 2), (3, 8), (0, 8)], 5, 0) == 8
assert brick_walk([(0, 0), (9, 0), (9, 2), (3, 2), (3, 8), (0, 8)], 2, 1) == -2
assert brick_walk([(0, 0), (9, 0), (9, 2), (3, 2), (3, 8), (0, 8)], 4, 2) == -12
assert brick_walk([(0, 0), (9, 0), (9, 2), (3, 2), (3, 8), (0, 8)], 3, 3) == 0
assert brick_walk([(-2, 5), (-2, -5), (1, -5), (1, 5)], 1, 3) == 13
assert brick_walk([(0, 0), (9, 0), (9, 2), (3, 2), (3, 8), (0, 8)], 5, 1) == 17
