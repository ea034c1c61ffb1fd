"""Follow commands on a honeycomb from (0, 0), facing (1, 0), the directions being clockwise (1, 0), (0, 1), (-1,
1) and their opposites in that order: F and B move a cell forward or backward, R and L turn a sixth clockwise
or back, others do nothing. Give the final coordinates and the number of moves left out because their goal was
blocked, as one triple.

Keywords: turtle commands on hexagonal grid
Inputs: commands, a string; blocked, a list of pairs of integers; the answer is a triple of integers
Requires: type(commands) is str and type(blocked) is list and all(type(b) is tuple and len(b) == 2 and all(type(v) is int for v in b) for b in blocked)
Topic: turns
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hex_turtle(commands, blocked):
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    q, r, facing, refused = 0, 0, 0, 0
    for command in commands:
        if command == "R":
            facing = (facing + 1) % 6
        elif command == "L":
            facing = (facing - 1) % 6
        elif command in "FB":
            dq, dr = ring[facing]
            if command == "B":
                dq, dr = -dq, -dr
            if (q + dq, r + dr) in blocked:
                refused += 1
            else:
                q += dq
                r += dr
    return q, r, refused


assert hex_turtle("FF", []) == (2, 0, 0)
assert hex_turtle("FFLRxRF", []) == (2, 1, 0)
assert hex_turtle("FLF", []) == (2, -1, 0)
assert hex_turtle("BRRB", []) == (0, -1, 0)
assert hex_turtle("FRRFF", [(0, 1)]) == (1, 0, 2)
assert hex_turtle("RFfxF", [(1, 0)]) == (0, 2, 0)
assert hex_turtle("FFLB", [(2, 0), (1, 0)]) == (-1, 1, 2)
assert hex_turtle("LLLFRB", [(1, 1)]) == (-1, 1, 0)
assert hex_turtle("RRRRFLLLLLF", []) == (1, -2, 0)
assert hex_turtle("", [(0, 0)]) == (0, 0, 0)
