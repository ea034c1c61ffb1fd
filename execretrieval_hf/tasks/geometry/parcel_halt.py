"""A parcel set on a cell is carried one cell left, right, up or down by each < > ^ v, till it lies on any
other mark or would leave the floor. Gives (row, column, moves made) for its last cell; None if it circles
forever, an empty tuple if set down off the floor.

Keywords: conveyor belts floor grid
Inputs: floor, a non-empty list of equally long non-empty strings, first row on top; row and column, integers from 0, the first cell
Requires: type(floor) is list and len(floor) > 0 and all(type(line) is str and len(line) == len(floor[0]) > 0 for line in floor) and type(row) is int and type(column) is int
Topic: grid paths
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def parcel_halt(floor, row, column):
    belts = {"<": (0, -1), ">": (0, 1), "^": (-1, 0), "v": (1, 0)}
    if row not in range(len(floor)) or column not in range(len(floor[0])):
        return ()
    passed = []
    while floor[row][column] in belts:
        passed.append((row, column))
        down, right = belts[floor[row][column]]
        if not (0 <= row + down < len(floor) and 0 <= column + right < len(floor[0])):
            return row, column, len(passed) - 1
        row, column = row + down, column + right
        if (row, column) in passed:
            return None
    return row, column, len(passed)


assert parcel_halt([">>v", "..v", "<<."], 0, 0) == (2, 2, 4)
assert parcel_halt([">>v", "..v", "<<."], 2, 1) == (2, 0, 1)
assert parcel_halt([">v", "^<"], 0, 0) == None
assert parcel_halt(["v.", "<x"], 2, 0) == ()
assert parcel_halt(["^>", ".v"], 0, 0) == (0, 0, 0)
assert parcel_halt(["<<", ">^"], 1, 0) == (0, 0, 3)
assert parcel_halt(["v", "v", "v"], 0, 0) == (2, 0, 2)
assert parcel_halt([">>."], 0, 0) == (0, 2, 2)
assert parcel_halt([">", "^"], 1, 0) == (0, 0, 1)
assert parcel_halt(["."], 0, 1) == ()
