"""Which exam seats, as (row, column) from 0, share their left or upper neighbour's test version, 0 meaning
empty?

Keywords: adjacent exam seats same version
Inputs: room, a list of lists of integers of at least 0, of one length
Requires: type(room) is list and all(type(row) is list and len(row) == len(room[0]) and all(type(v) is int and v >= 0 for v in row) for row in room)
Topic: grids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def copied_seats(room):
    found = []
    for row, line in enumerate(room):
        for column, version in enumerate(line):
            if version == 0:
                continue
            beside = column > 0 and line[column - 1] == version
            before = row > 0 and room[row - 1][column] == version
            if beside or before:
                found.append((row, column))
    return found


assert copied_seats([[1, 1, 2], [2, 1, 1]]) == [(0, 1), (1, 1), (1, 2)]
assert copied_seats([[1, 2], [2, 1]]) == []
assert copied_seats([[0, 0], [0, 3], [3, 3]]) == [(2, 1)]
assert copied_seats([[4, 5, 4, 4]]) == [(0, 3)]
assert copied_seats([[2], [2], [0], [2]]) == [(1, 0)]
assert copied_seats([[1, 2, 2, 1], [1, 0, 2, 1]]) == [(0, 2), (1, 0), (1, 2), (1, 3)]
assert copied_seats([[3, 0, 3, 3]]) == [(0, 3)]
assert copied_seats([[1, 2, 3], [3, 2, 1], [1, 1, 3]]) == [(1, 1), (2, 1)]
assert copied_seats([]) == []
