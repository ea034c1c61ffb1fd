"""How many whole and how many cut square tiles, as a pair, does a rectangular floor take when laid from
one corner with a fixed joint between neighbouring tiles and none along the two walls there? A strip
after a whole tile stays bare if no wider than the joint, every other place where only part of a tile
fits takes its own cut tile, and a floor side or tile below 1 or a joint below 0 gives None.

Keywords: full and cut tiles with grout
Inputs: length and width of the floor, the side of the tile, and the joint, all integers in one unit
Requires: all(type(v) is int for v in (length, width, tile, joint))
Topic: tiling
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tile_floor_counts(length, width, tile, joint):
    if min(length, width, tile) < 1 or joint < 0:
        return None
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
assert tile_floor_counts(20, 0, 5, 1) == None
assert tile_floor_counts(20, 10, 5, -1) == None
assert tile_floor_counts(7, 4, 10, 1) == (0, 1)
