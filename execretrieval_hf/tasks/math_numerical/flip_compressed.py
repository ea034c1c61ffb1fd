"""A sparse table is kept row by row as three lists: where the entries of each row begin, ended by the number of
all entries; the column of every entry, counted from 0; and its value. Make the same three lists, as a triple,
for the table with rows and columns exchanged, in every new row by ascending column and without entries of
value 0.

Keywords: transpose compressed sparse rows
Inputs: starts, columns and values, the three lists; width, the number of columns of the table
Requires: type(starts) is list and len(starts) >= 1 and all(type(s) is int for s in starts) and starts[0] == 0 and sorted(starts) == starts and type(columns) is list and type(values) is list and type(width) is int and width >= 0 and starts[-1] == len(columns) == len(values) and all(type(c) is int and 0 <= c < width for c in columns) and all(type(v) is int for v in values) and all(len(set(columns[a:b])) == b - a for a, b in zip(starts, starts[1:]))
Topic: matrices
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def flip_compressed(starts, columns, values, width):
    lines = [[] for _ in range(width)]
    for row in range(len(starts) - 1):
        for place in range(starts[row], starts[row + 1]):
            value = values[place]
            if value != 0:
                lines[columns[place]].append((row, value))
    new_starts = [0]
    new_columns = []
    new_values = []
    for line in lines:
        for row, value in line:
            new_columns.append(row)
            new_values.append(value)
        new_starts.append(len(new_columns))
    return new_starts, new_columns, new_values


assert flip_compressed([0, 2, 3], [0, 2, 1], [5, 6, 7], 3) == ([0, 1, 2, 3], [0, 1, 0], [5, 7, 6])
assert flip_compressed([0, 0, 2], [1, 0], [4, 9], 2) == ([0, 1, 2], [1, 1], [9, 4])
assert flip_compressed([0], [], [], 2) == ([0, 0, 0], [], [])
assert flip_compressed([0, 1, 2, 3], [0, 0, 0], [3, 0, -1], 1) == ([0, 2], [0, 2], [3, -1])
assert flip_compressed([0, 3], [2, 0, 1], [1, 2, 3], 4) == ([0, 1, 2, 3, 3], [0, 0, 0], [2, 3, 1])
assert flip_compressed([0, 0, 0], [], [], 0) == ([0], [], [])
assert flip_compressed([0, 1, 1, 3], [1, 1, 0], [8, 1, -2], 2) == ([0, 1, 3], [2, 0, 2], [-2, 8, 1])
assert flip_compressed([0, 1], [1], [0], 2) == ([0, 0, 0], [], [])
assert flip_compressed([0, 2, 4], [0, 1, 0, 1], [1, 2, 3, 4], 2) == ([0, 2, 4], [0, 1, 0, 1], [1, 3, 2, 4])
