"""Which pegs lie exactly on the straight line of sight strictly between two spots, those nearest the first spot
first?

Keywords: pegs between two points
Inputs: pegs, a list of different (x, y) pairs of integers; eye and goal, different such pairs; the answer is a list of pegs
Requires: type(pegs) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in pegs + [eye, goal]) and len(set(pegs)) == len(pegs) and eye != goal
Topic: collisions and visibility
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sightline_posts(pegs, eye, goal):
    right = goal[0] - eye[0]
    up = goal[1] - eye[1]
    met = []
    for x, y in pegs:
        dx = x - eye[0]
        dy = y - eye[1]
        along = dx * right + dy * up
        if dx * up == dy * right and 0 < along < right ** 2 + up ** 2:
            met.append((along, (x, y)))
    return [peg for _, peg in sorted(met)]


assert sightline_posts([(1, 1), (2, 2), (3, 3)], (0, 0), (3, 3)) == [(1, 1), (2, 2)]
assert sightline_posts([(1, 1), (2, 2), (0, 0)], (3, 3), (0, 0)) == [(2, 2), (1, 1)]
assert sightline_posts([(-1, 0), (1, 0), (3, 1), (5, 0)], (0, 0), (4, 0)) == [(1, 0)]
assert sightline_posts([(2, 3), (4, 6), (3, 4), (6, 9)], (0, 0), (6, 9)) == [(2, 3), (4, 6)]
assert sightline_posts([(5, 1), (5, 4), (5, -2)], (5, 6), (5, 0)) == [(5, 4), (5, 1)]
assert sightline_posts([(0, 0)], (0, 0), (2, 2)) == []
assert sightline_posts([(3, 1), (-1, -1), (1, 0), (-5, -3)], (5, 2), (-3, -2)) == [(3, 1), (1, 0), (-1, -1)]
assert sightline_posts([(2, 1), (1, 2), (-2, 4), (4, -2)], (0, 3), (6, -3)) == [(1, 2), (2, 1)]
assert sightline_posts([(7, 7)], (6, 8), (8, 6)) == [(7, 7)]
