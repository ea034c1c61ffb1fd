"""Which crates, by (row, column) from 0, carry more than twice their own weight straight above them, 0 being
none?

Keywords: stack load limit grid columns
Inputs: stack, a list of lists of integers of at least 0, of one length, the top row first
Requires: type(stack) is list and all(type(row) is list and len(row) == len(stack[0]) and all(type(w) is int and w >= 0 for w in row) for row in stack)
Topic: grids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def crushed_crates(stack):
    crushed = []
    loads = {}
    for row, line in enumerate(stack):
        for column, weight in enumerate(line):
            if weight == 0:
                continue
            load = loads.get(column, 0)
            if load > 2 * weight:
                crushed.append((row, column))
            loads[column] = load + weight
    return crushed


assert crushed_crates([[5, 4], [2, 2]]) == [(1, 0)]
assert crushed_crates([[4, 1], [2, 0], [2, 3]]) == [(2, 0)]
assert crushed_crates([[3, 9, 2], [4, 0, 1], [3, 4, 1]]) == [(2, 0), (2, 1), (2, 2)]
assert crushed_crates([[7], [0], [0], [3]]) == [(3, 0)]
assert crushed_crates([[6, 2], [3, 1], [4, 1], [7, 2]]) == [(2, 0), (2, 1)]
assert crushed_crates([[1, 8], [9, 1], [8, 1]]) == [(1, 1), (2, 1)]
assert crushed_crates([[2], [1], [1], [2], [2]]) == [(2, 0), (4, 0)]
assert crushed_crates([[0, 0], [3, 5], [0, 0]]) == []
assert crushed_crates([[5, 6, 7]]) == []
assert crushed_crates([[9, 9], [4, 5], [6, 7], [9, 9]]) == [(1, 0), (2, 0), (3, 0), (3, 1)]
