"""Our laser gets its straight lines loose, in any order and with their two ends either way round. From a
given point it burns the earliest listed unused line with an end there, which brings it to that line's other
end, and goes on like this until no line fits. Wanted: the list of points it visits, the given one first, and
how many lines stay unused.

Keywords: chain loose line pieces tool path
Inputs: start, an (x, y) tuple of integers; pieces, a list of ((x, y), (x, y)) tuples of two different points with integer coordinates
Requires: type(start) is tuple and len(start) == 2 and all(type(v) is int for v in start) and type(pieces) is list and all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in s) and s[0] != s[1] for s in pieces)
Topic: segments
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def engraving_run(start, pieces):
    points = [start]
    unused = list(pieces)
    moving = True
    while moving:
        moving = False
        for number, (one, other) in enumerate(unused):
            if points[-1] == one or points[-1] == other:
                points.append(other if points[-1] == one else one)
                del unused[number]
                moving = True
                break
    return points, len(unused)


assert engraving_run((0, 0), [((0, 0), (3, 0)), ((3, 0), (3, 3))]) == ([(0, 0), (3, 0), (3, 3)], 0)
assert engraving_run((0, 0), [((3, 3), (3, 0)), ((3, 0), (0, 0)), ((9, 9), (8, 8))]) == ([(0, 0), (3, 0), (3, 3)], 1)
assert engraving_run((1, 1), [((1, 1), (5, 5)), ((1, 1), (2, 2)), ((2, 2), (5, 5))]) == ([(1, 1), (5, 5), (2, 2), (1, 1)], 0)
assert engraving_run((1, 1), [((0, 0), (3, 0)), ((4, 4), (1, 2))]) == ([(1, 1)], 2)
assert engraving_run((0, 0), [((0, 0), (2, 0)), ((0, 0), (2, 0)), ((0, 0), (0, 4))]) == ([(0, 0), (2, 0), (0, 0), (0, 4)], 0)
assert engraving_run((7, 2), [((4, 1), (0, 0)), ((0, 0), (5, 5)), ((4, 1), (7, 2))]) == ([(7, 2), (4, 1), (0, 0), (5, 5)], 0)
assert engraving_run((3, 3), []) == ([(3, 3)], 0)
assert engraving_run((2, 0), [((2, 0), (0, 2)), ((0, 2), (2, 0)), ((5, 0), (2, 0))]) == ([(2, 0), (0, 2), (2, 0), (5, 0)], 0)
