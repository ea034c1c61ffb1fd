"""Fewest king moves between two cells on a (columns, rows) board with left and right, top and bottom edges
joined?

Keywords: toroidal chebyshev distance
Inputs: board, its (columns, rows); start and goal, (column, row) tuples counted from 0; all integers
Requires: all(type(t) is tuple and len(t) == 2 and all(type(v) is int for v in t) for t in (board, start, goal)) and all(0 <= t[k] < board[k] for t in (start, goal) for k in (0, 1))
Topic: distances
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def donut_steps(board, start, goal):
    columns, rows = board
    across = abs(goal[0] - start[0])
    down = abs(goal[1] - start[1])
    across = min(across, columns - across)
    down = min(down, rows - down)
    return max(across, down)


assert donut_steps((10, 8), (1, 1), (4, 3)) == 3
assert donut_steps((10, 8), (0, 0), (9, 7)) == 1
assert donut_steps((10, 6), (0, 2), (5, 0)) == 5
assert donut_steps((7, 9), (1, 0), (6, 4)) == 4
assert donut_steps((10, 8), (2, 5), (2, 5)) == 0
assert donut_steps((15, 4), (14, 1), (6, 3)) == 7
assert donut_steps((3, 20), (2, 19), (0, 5)) == 6
assert donut_steps((8, 20), (0, 0), (6, 12)) == 8
assert donut_steps((12, 5), (3, 4), (3, 0)) == 1
