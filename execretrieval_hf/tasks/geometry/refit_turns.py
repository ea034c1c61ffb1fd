"""Fewest clockwise quarter turns that, with any shift, bring these (row, column) cells, rows downwards, onto
those? None if impossible.

Keywords: match shape up to rotation
Inputs: shape and goal, non-empty lists of different (row, column) pairs of integers, rows counted downwards
Requires: type(shape) is list and type(goal) is list and all(type(p) is tuple and len(p) == 2 and all(type(v) is int for v in p) for p in shape + goal) and len(set(shape)) == len(shape) > 0 and len(set(goal)) == len(goal) > 0
Topic: transformations
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def refit_turns(shape, goal):
    cells = shape
    for turns in range(4):
        down = min(row for row, _ in goal) - min(row for row, _ in cells)
        right = min(column for _, column in goal) - min(column for _, column in cells)
        moved = [(row + down, column + right) for row, column in cells]
        if sorted(moved) == sorted(goal):
            return turns
        cells = [(column, -row) for row, column in cells]
    return None


assert refit_turns([(0, 0), (0, 1), (1, 0)], [(5, 5), (5, 6), (6, 6)]) == 1
assert refit_turns([(0, 0), (0, 1), (1, 0)], [(6, 5), (5, 6), (6, 6)]) == 2
assert refit_turns([(0, 0), (0, 1), (1, 0)], [(5, 5), (6, 5), (6, 6)]) == 3
assert refit_turns([(0, 0), (0, 1), (1, 0)], [(5, 5), (5, 6), (6, 5)]) == 0
assert refit_turns([(0, 0), (0, 1), (0, 2)], [(4, 1), (2, 1), (3, 1)]) == 1
assert refit_turns([(0, 0), (0, 1), (1, 1), (1, 2)], [(0, 1), (0, 2), (1, 0), (1, 1)]) == None
assert refit_turns([(0, 0), (1, 0), (2, 0), (2, 1)], [(1, 0), (0, 0), (1, 1), (1, 2)]) == None
assert refit_turns([(0, 0), (1, 0), (2, 0), (2, 1)], [(0, 0), (0, 1), (1, 1), (2, 1)]) == 2
assert refit_turns([(1, 1)], [(-3, 7)]) == 0
