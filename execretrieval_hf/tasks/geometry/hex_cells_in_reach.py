"""Number of places, not counting its own, that a piece can get to with at most a given count of moves on a board
of hexagons in axial coordinates. The moves between two places are the largest of the absolute column
difference, the absolute row difference and the absolute sum of both differences. The board is all places at
most its radius in moves from (0, 0).

Keywords: axial hexagon grid movement range
Inputs: radius, an integer from 0; piece, a (column, row) tuple of integers on the board; steps, the count of moves, an integer from 0
Requires: type(radius) is int and 0 <= radius <= 50 and type(piece) is tuple and len(piece) == 2 and all(type(v) is int for v in piece) and max(abs(piece[0]), abs(piece[1]), abs(sum(piece))) <= radius and type(steps) is int and steps >= 0
Topic: distances
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hex_cells_in_reach(radius, piece, steps):
    column, row = piece
    reachable = 0
    for q in range(-radius, radius + 1):
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1):
            across, down = q - column, r - row
            if 0 < max(abs(across), abs(down), abs(across + down)) <= steps:
                reachable += 1
    return reachable


assert hex_cells_in_reach(3, (0, 0), 1) == 6
assert hex_cells_in_reach(2, (0, 0), 5) == 18
assert hex_cells_in_reach(2, (2, 0), 1) == 3
assert hex_cells_in_reach(4, (1, 1), 0) == 0
assert hex_cells_in_reach(2, (-1, 2), 1) == 4
assert hex_cells_in_reach(3, (-2, 1), 2) == 15
assert hex_cells_in_reach(5, (1, -2), 2) == 18
assert hex_cells_in_reach(3, (1, 2), 3) == 17
