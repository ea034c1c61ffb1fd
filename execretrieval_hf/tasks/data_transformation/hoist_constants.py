"""Split off columns that never vary: a dictionary from column number, counted from 0, to value, and the remaining
rows

Keywords: drop invariant columns from table
Inputs: rows, a list of lists of integers, all of one length
Requires: type(rows) is list and all(type(r) is list and len(r) == len(rows[0]) and all(type(v) is int for v in r) for r in rows)
Topic: compression
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hoist_constants(rows):
    fixed = {}
    if rows:
        for column, value in enumerate(rows[0]):
            if all(row[column] == value for row in rows):
                fixed[column] = value
    rest = []
    for row in rows:
        rest.append([value for column, value in enumerate(row) if column not in fixed])
    return fixed, rest


assert hoist_constants([[1, 5, 2], [1, 6, 2]]) == ({0: 1, 2: 2}, [[5], [6]])
assert hoist_constants([[3, 4]]) == ({0: 3, 1: 4}, [[]])
assert hoist_constants([]) == ({}, [])
assert hoist_constants([[1, 2], [2, 1]]) == ({}, [[1, 2], [2, 1]])
assert hoist_constants([[0, 7, 8], [1, 7, 8], [0, 7, 9]]) == ({1: 7}, [[0, 8], [1, 8], [0, 9]])
assert hoist_constants([[5], [5], [5]]) == ({0: 5}, [[], [], []])
assert hoist_constants([[2, 2, 3], [2, 3, 3], [2, 2, 3]]) == ({0: 2, 2: 3}, [[2], [3], [2]])
assert hoist_constants([[], []]) == ({}, [[], []])
