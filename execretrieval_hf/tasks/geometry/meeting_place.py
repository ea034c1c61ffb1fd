"""At which (x, y) should colleagues meet to walk the fewest street blocks altogether, smallest on ties, and
how many?

Keywords: common meeting point street blocks
Inputs: homes, a non-empty list of (x, y) street corners, integers; the answer is a tuple of x, y and the number of blocks, walked along x and y only
Requires: type(homes) is list and len(homes) > 0 and all(type(h) is tuple and len(h) == 2 and all(type(v) is int for v in h) for h in homes)
Topic: distances
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def meeting_place(homes):
    xs = sorted(x for x, _ in homes)
    ys = sorted(y for _, y in homes)
    middle = (len(homes) - 1) // 2
    total = 0
    for x, y in homes:
        total += abs(x - xs[middle]) + abs(y - ys[middle])
    return xs[middle], ys[middle], total


assert meeting_place([(0, 0), (10, 0), (4, 6)]) == (4, 0, 16)
assert meeting_place([(3, 4)]) == (3, 4, 0)
assert meeting_place([(5, 1), (2, 7)]) == (2, 1, 9)
assert meeting_place([(6, -2), (-3, 5), (2, 2), (8, 1)]) == (2, 1, 23)
assert meeting_place([(1, 1), (1, 1), (9, 9)]) == (1, 1, 16)
assert meeting_place([(7, 0), (7, 9), (7, 3), (7, 3)]) == (7, 3, 9)
assert meeting_place([(0, 0), (4, 2)]) == (0, 0, 6)
assert meeting_place([(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)]) == (2, 3, 12)
