"""Which stretch, as a sorted pair of ends, do two straight fences share, None unless longer than a point?

Keywords: overlap of collinear segments
Inputs: first and second, ((x, y), (x, y)) tuples of two different points with integer coordinates
Requires: all(type(s) is tuple and len(s) == 2 and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in s) and s[0] != s[1] for s in (first, second))
Topic: segments
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def doubled_fencing(first, second):
    (ax, ay), (bx, by) = sorted(first)
    for x, y in second:
        if (bx - ax) * (y - ay) != (by - ay) * (x - ax):
            return None
    start = max((ax, ay), min(second))
    end = min((bx, by), max(second))
    if start >= end:
        return None
    return start, end


assert doubled_fencing(((0, 0), (6, 0)), ((4, 0), (9, 0))) == ((4, 0), (6, 0))
assert doubled_fencing(((0, 0), (6, 3)), ((4, 2), (8, 4))) == ((4, 2), (6, 3))
assert doubled_fencing(((5, 1), (5, -4)), ((5, 8), (5, -2))) == ((5, -2), (5, 1))
assert doubled_fencing(((0, 0), (3, 3)), ((3, 3), (5, 5))) == None
assert doubled_fencing(((0, 0), (4, 0)), ((0, 0), (4, 1))) == None
assert doubled_fencing(((6, 6), (0, 0)), ((2, 2), (4, 4))) == ((2, 2), (4, 4))
assert doubled_fencing(((1, 5), (3, 1)), ((4, -1), (0, 7))) == ((1, 5), (3, 1))
assert doubled_fencing(((2, -3), (-1, 3)), ((2, -3), (0, 1))) == ((0, 1), (2, -3))
assert doubled_fencing(((-4, 2), (0, 0)), ((-2, 1), (6, -3))) == ((-2, 1), (0, 0))
