"""Plumbers lay a pipe from one free cell of a cellar plan to another. It may run up, down, left and right
over free cells (full stops) only, and changes of direction are what costs money, its length does not matter.
With how few turns can it be done? A straight pipe or one from a cell to itself needs 0; give None if the
other cell cannot be reached.

Keywords: fewest turns path between cells
Inputs: plan, a non-empty list of texts of equal length made of full stops and #; start and end, (row, column) pairs from 0 of free cells
Requires: type(plan) is list and len(plan) > 0 and all(type(r) is str and re.fullmatch('[#.]+', r) and len(r) == len(plan[0]) for r in plan) and all(type(p) is tuple and len(p) == 2 and type(p[0]) is int and type(p[1]) is int and 0 <= p[0] < len(plan) and 0 <= p[1] < len(plan[0]) and plan[p[0]][p[1]] == '.' for p in (start, end))
Topic: grid search
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pipe_bends(plan, start, end):
    known = {start}
    layer = [start]
    bends = -1
    while layer and end not in known:
        bends += 1
        following = []
        for row, column in layer:
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                y, x = row + down, column + right
                while 0 <= y < len(plan) and 0 <= x < len(plan[0]) and plan[y][x] == ".":
                    if (y, x) not in known:
                        known.add((y, x))
                        following.append((y, x))
                    y += down
                    x += right
        layer = following
    if end not in known:
        return None
    return max(bends, 0)


assert pipe_bends(['.'], (0, 0), (0, 0)) == 0
assert pipe_bends(['...'], (0, 2), (0, 0)) == 0
assert pipe_bends(['...', '#..', '.#.'], (2, 0), (2, 2)) == None
assert pipe_bends(['..', '..'], (0, 0), (1, 1)) == 1
assert pipe_bends(['.#.#', '#...', '....'], (0, 0), (2, 1)) == None
assert pipe_bends(['..#', '#..', '##.'], (0, 0), (2, 2)) == 3
assert pipe_bends(['.#.', '...'], (0, 0), (0, 2)) == 2
assert pipe_bends(['.#...', '...#.', '.###.'], (0, 0), (2, 4)) == 4
assert pipe_bends(['..##', '#..#', '##..'], (0, 0), (2, 2)) == 3
assert pipe_bends(['....', '.##.', '.#..', '.#.#'], (3, 0), (3, 2)) == 4
