"""Going always to the nearest remaining shelf, lower on ties, from a start: which order and how many metres?

Keywords: greedy picking route along aisle
Inputs: start, an integer; shelves, a list of distinct integers, all in metres
Requires: type(start) is int and type(shelves) is list and all(type(s) is int for s in shelves) and len(set(shelves)) == len(shelves)
Topic: scheduling order
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def nearest_rounds(start, shelves):
    order = []
    metres = 0
    remaining = sorted(shelves)
    while remaining:
        nearest = remaining[0]
        for shelf in remaining:
            if abs(shelf - start) < abs(nearest - start):
                nearest = shelf
        metres += abs(nearest - start)
        order.append(nearest)
        remaining.remove(nearest)
        start = nearest
    return order, metres


assert nearest_rounds(3, []) == ([], 0)
assert nearest_rounds(3, [3]) == ([3], 0)
assert nearest_rounds(5, [9, 2]) == ([2, 9], 10)
assert nearest_rounds(5, [7, 3]) == ([3, 7], 6)
assert nearest_rounds(0, [4, -3, 1]) == ([1, 4, -3], 11)
assert nearest_rounds(10, [13, 8, 5, 14]) == ([8, 5, 13, 14], 14)
assert nearest_rounds(6, [20, 1, 11, 7, 3]) == ([7, 3, 1, 11, 20], 26)
assert nearest_rounds(-2, [-5, 1]) == ([-5, 1], 9)
assert nearest_rounds(4, [9, 4, 5, 3, -1]) == ([4, 3, 5, 9, -1], 17)
