"""Which number within any of these inclusive (low, high) ranges is closest to mine, the lower on ties, or None?

Keywords: snap value into allowed intervals
Inputs: value, an integer; ranges, a list of (low, high) tuples of integers, low not above high
Requires: type(value) is int and type(ranges) is list and all(type(r) is tuple and len(r) == 2 and type(r[0]) is int and type(r[1]) is int and r[0] <= r[1] for r in ranges)
Topic: ranges
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nearest_permitted(value, ranges):
    best = None
    for low, high in ranges:
        near = max(low, min(value, high))
        if best is None or abs(near - value) < abs(best - value):
            best = near
        elif abs(near - value) == abs(best - value) and near < best:
            best = near
    return best


assert nearest_permitted(15, [(10, 20)]) == 15
assert nearest_permitted(5, [(10, 20), (30, 40)]) == 10
assert nearest_permitted(25, [(30, 40), (10, 20)]) == 20
assert nearest_permitted(26, [(10, 20), (30, 40)]) == 30
assert nearest_permitted(7, []) == None
assert nearest_permitted(40, [(50, 60), (30, 40)]) == 40
assert nearest_permitted(-3, [(-9, -6), (0, 4)]) == -6
assert nearest_permitted(9, [(12, 15), (1, 5), (13, 14)]) == 12
assert nearest_permitted(8, [(1, 6), (10, 12)]) == 6
assert nearest_permitted(0, [(2, 3), (-3, -1), (-5, -2)]) == -1
