"""How do I turn ragged rows, lined up at their last cells, into unpadded lists per column, leftmost first?

Keywords: transpose ragged rows flush right
Inputs: rows, a list of lists of integers
Requires: type(rows) is list and all(type(r) is list and all(type(c) is int for c in r) for r in rows)
Topic: reshaping
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def right_aligned_columns(rows):
    width = max((len(row) for row in rows), default=0)
    columns = [[] for _ in range(width)]
    for row in rows:
        offset = width - len(row)
        for place, cell in enumerate(row):
            columns[offset + place].append(cell)
    return columns


assert right_aligned_columns([[1, 2, 3], [7], [5, 6]]) == [[1], [2, 5], [3, 7, 6]]
assert right_aligned_columns([]) == []
assert right_aligned_columns([[], [4, 8], []]) == [[4], [8]]
assert right_aligned_columns([[9], [1, 2]]) == [[1], [9, 2]]
assert right_aligned_columns([[3, 1], [2, 5], [0, 0]]) == [[3, 2, 0], [1, 5, 0]]
assert right_aligned_columns([[6]]) == [[6]]
assert right_aligned_columns([[], []]) == []
assert right_aligned_columns([[1, 2], [3, 4, 5, 6], [7, 8, 9]]) == [[3], [4, 7], [1, 5, 8], [2, 6, 9]]
