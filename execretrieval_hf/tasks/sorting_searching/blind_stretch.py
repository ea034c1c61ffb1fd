"""Each camera (position, reach) along a corridor sees as far as its reach to both sides. Between 0 and the
corridor's length, which is the longest unbroken part that none of them sees, as a pair of its ends, the one
nearest to 0 on ties? None if no part is left unseen.

Keywords: camera coverage gap in corridor
Inputs: cameras, a list of (position, reach) pairs of integers, the reach from 0; length, an integer from 0
Requires: type(cameras) is list and all(type(c) is tuple and len(c) == 2 and type(c[0]) is int and type(c[1]) is int and c[1] >= 0 for c in cameras) and type(length) is int and length >= 0
Topic: interval search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def blind_stretch(cameras, length):
    views = [(length, length)]
    for position, reach in cameras:
        views.append((position - reach, position + reach))
    views.sort()
    best = None
    seen = 0
    for left, right in views:
        edge = min(left, length)
        if edge > seen and (best is None or edge - seen > best[1] - best[0]):
            best = (seen, edge)
        seen = max(seen, right)
    return best


assert blind_stretch([(6, 1)], 0) == None
assert blind_stretch([], 9) == (0, 9)
assert blind_stretch([(4, 4)], 9) == (8, 9)
assert blind_stretch([(4, 9)], 9) == None
assert blind_stretch([(2, 1), (8, 1)], 10) == (3, 7)
assert blind_stretch([(8, 0), (1, 1), (9, 0), (5, 3)], 13) == (9, 13)
assert blind_stretch([(5, 2), (5, 1), (14, 3)], 18) == (7, 11)
assert blind_stretch([(6, 3), (1, 0), (8, 2)], 12) == (1, 3)
assert blind_stretch([(3, 1), (15, 2)], 10) == (4, 10)
assert blind_stretch([(-4, 3), (20, 4)], 15) == (0, 15)
