"""Lowest cost of moving between two tiles of an endless board, given costs per straight and per diagonal
step?

Keywords: straight and diagonal step costs
Inputs: start and goal, (column, row) tuples of integers; straight and diagonal, positive integer costs
Requires: all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in (start, goal)) and type(straight) is int and straight > 0 and type(diagonal) is int and diagonal > 0
Topic: grid paths
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tile_trek_price(start, goal, straight, diagonal):
    wide = abs(goal[0] - start[0])
    high = abs(goal[1] - start[1])
    slant = min(wide, high)
    rest = max(wide, high) - slant
    cost = slant * min(diagonal, 2 * straight)
    if diagonal < straight:
        cost += rest // 2 * 2 * diagonal + rest % 2 * straight
    else:
        cost += rest * straight
    return cost


assert tile_trek_price((0, 0), (3, 3), 10, 14) == 42
assert tile_trek_price((0, 0), (2, 5), 10, 14) == 58
assert tile_trek_price((0, 4), (4, -3), 3, 2) == 15
assert tile_trek_price((4, 1), (1, 3), 2, 5) == 10
assert tile_trek_price((0, 0), (4, 0), 5, 2) == 8
assert tile_trek_price((0, 0), (0, 5), 5, 2) == 13
assert tile_trek_price((-2, 3), (5, -1), 3, 1) == 9
assert tile_trek_price((1, 1), (1, 1), 3, 2) == 0
assert tile_trek_price((6, -2), (2, 0), 3, 3) == 12
assert tile_trek_price((2, 2), (3, 9), 4, 6) == 30
