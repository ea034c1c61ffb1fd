"""Which whole marks on the x axis, from 0 through a length, lie in no lamp's circle, rims included?

Keywords: points on line outside all circles
Inputs: length, an integer from 0 to 1000; lamps, a list of (x, y, radius) tuples of integers, radius at least 0
Requires: type(length) is int and 0 <= length <= 1000 and type(lamps) is list and all(type(p) is tuple and len(p) == 3 and all(type(v) is int for v in p) and p[2] >= 0 for p in lamps)
Topic: circles
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unlit_marks(length, lamps):
    dark = []
    for mark in range(length + 1):
        lit = False
        for x, y, radius in lamps:
            if (x - mark) ** 2 + y ** 2 <= radius ** 2:
                lit = True
                break
        if not lit:
            dark.append(mark)
    return dark


assert unlit_marks(6, [(3, 0, 2)]) == [0, 6]
assert unlit_marks(6, [(3, 4, 5)]) == []
assert unlit_marks(5, [(0, 2, 2), (4, -3, 3)]) == [1, 2, 3, 5]
assert unlit_marks(4, []) == [0, 1, 2, 3, 4]
assert unlit_marks(0, [(1, 1, 1)]) == [0]
assert unlit_marks(8, [(2, 1, 2), (7, -1, 2), (5, 9, 3)]) == [0, 4, 5]
assert unlit_marks(3, [(1, 0, 5)]) == []
assert unlit_marks(7, [(-2, 0, 3), (9, 2, 3), (4, 0, 0)]) == [2, 3, 5, 6]
