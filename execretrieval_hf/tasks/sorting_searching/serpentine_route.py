"""Order (aisle, shelf) picks by ascending aisle, shelves rising in the first aisle visited, falling in the
second, then alternating.

Keywords: warehouse pick path zigzag
Inputs: picks, a list of (aisle, shelf) pairs of integers
Requires: type(picks) is list and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is int for p in picks)
Topic: custom orderings
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def serpentine_route(picks):
    route = []
    turn = 0
    for aisle in sorted({pick[0] for pick in picks}):
        shelves = sorted(pick[1] for pick in picks if pick[0] == aisle)
        if turn % 2 == 1:
            shelves.reverse()
        for shelf in shelves:
            route.append((aisle, shelf))
        turn += 1
    return route


assert serpentine_route([]) == []
assert serpentine_route([(4, 9)]) == [(4, 9)]
assert serpentine_route([(2, 5), (2, 1), (2, 3)]) == [(2, 1), (2, 3), (2, 5)]
assert serpentine_route([(3, 1), (3, 2), (1, 8), (1, 4)]) == [(1, 4), (1, 8), (3, 2), (3, 1)]
assert serpentine_route([(5, 2), (1, 7), (9, 3), (9, 6), (5, 4)]) == [(1, 7), (5, 4), (5, 2), (9, 3), (9, 6)]
assert serpentine_route([(2, 1), (4, 1), (2, 3), (4, 3)]) == [(2, 1), (2, 3), (4, 3), (4, 1)]
assert serpentine_route([(1, 2), (2, 2), (2, 2), (2, 9), (1, 1)]) == [(1, 1), (1, 2), (2, 9), (2, 2), (2, 2)]
assert serpentine_route([(7, 1), (8, 1), (9, 1), (9, 5), (10, 5), (10, 6)]) == [(7, 1), (8, 1), (9, 1), (9, 5), (10, 6), (10, 5)]
assert serpentine_route([(0, 3), (6, 0), (6, 5), (0, -1)]) == [(0, -1), (0, 3), (6, 5), (6, 0)]
