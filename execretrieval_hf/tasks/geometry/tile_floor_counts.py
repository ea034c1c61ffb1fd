"""A rectangular hall is laid with square slabs from one corner, with a fixed joint between neighbouring slabs
and none along the two walls there. A strip behind a whole slab stays bare if no wider than the joint; any
other place where only part of a slab fits takes its own cut one. How many whole and how many cut slabs does
it take, as a tuple?

Keywords: full and cut tiles with grout
Inputs: length and width of the hall and tile, the side of a slab, integers from 1; joint, an integer from 0; all in one unit
Requires: all(type(v) is int and v >= 1 for v in (length, width, tile)) and type(joint) is int and joint >= 0
Topic: tilings
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tile_floor_counts(length, width, tile, joint):
    rows, last_row = divmod(length + joint, tile + joint)
    columns, last_column = divmod(width + joint, tile + joint)
    whole = rows * columns
    if last_row > joint:
        rows += 1
    if last_column > joint:
        columns += 1
    return whole, rows * columns - whole


assert tile_floor_counts(40, 30, 10, 0) == (12, 0)
assert tile_floor_counts(45, 30, 10, 0) == (12, 3)
assert tile_floor_counts(34, 22, 10, 2) == (6, 0)
assert tile_floor_counts(36, 25, 10, 2) == (6, 3)
assert tile_floor_counts(37, 24, 10, 2) == (6, 2)
assert tile_floor_counts(1, 3, 1, 1) == (2, 0)
assert tile_floor_counts(33, 21, 10, 2) == (2, 4)
assert tile_floor_counts(7, 4, 10, 1) == (0, 1)
