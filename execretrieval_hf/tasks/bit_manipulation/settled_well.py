"""Drop a block into a well, both given as row masks from the bottom up. From above all rows it sinks until, one
row lower, it would share a bit with a row or pass the floor. Return all rows with the block in place, or None
if they are more than a given number.

Keywords: tetris block drop rows
Inputs: well, a list of integers; block, a list of at least one integer above 0; height, the largest number of rows
Requires: type(well) is list and type(block) is list and len(block) > 0 and all(type(r) is int and 0 <= r < 2**16 for r in well) and all(type(r) is int and 0 < r < 2**16 for r in block) and type(height) is int and len(well) <= height < 100
Topic: bitboards
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def settled_well(well, block, height):
    base = len(well)
    while base > 0:
        stuck = False
        for offset, row in enumerate(block):
            level = base - 1 + offset
            if level < len(well) and well[level] & row:
                stuck = True
        if stuck:
            break
        base -= 1
    rows = list(well)
    while len(rows) < base + len(block):
        rows.append(0)
    if len(rows) > height:
        return None
    for offset, row in enumerate(block):
        rows[base + offset] |= row
    return rows


assert settled_well([], [0b110, 0b011], 4) == [6, 3]
assert settled_well([0b001], [0b010], 4) == [3]
assert settled_well([0b001, 0b001], [0b001], 4) == [1, 1, 1]
assert settled_well([0b011, 0b001], [0b110, 0b100], 4) == [3, 7, 4]
assert settled_well([0b111, 0b110], [0b001, 0b001], 3) == [7, 7, 1]
assert settled_well([0b111, 0b100], [0b100, 0b110], 4) == [7, 4, 4, 6]
assert settled_well([0b111, 0b100], [0b100, 0b110], 3) == None
assert settled_well([0b100, 0b001, 0b000, 0b110], [0b011, 0b001], 5) == None
assert settled_well([0b011], [0b001, 0b111], 3) == [3, 1, 7]
assert settled_well([0b001, 0b011, 0b001], [0b100], 3) == [5, 3, 1]
