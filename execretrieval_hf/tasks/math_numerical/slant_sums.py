"""What do a table's diagonals falling rightwards sum to without negative entries, listed from bottom left to top
right?

Keywords: diagonal sums of matrix
Inputs: table, a list of equally long rows of integers, not empty; the result is a list
Requires: type(table) is list and len(table) >= 1 and all(type(r) is list and len(r) >= 1 and len(r) == len(table[0]) and all(type(v) is int for v in r) for r in table)
Topic: matrices
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def slant_sums(table):
    height, width = len(table), len(table[0])
    sums = [0] * (height + width - 1)
    for down, row in enumerate(table):
        for across, value in enumerate(row):
            sums[across - down + height - 1] += max(value, 0)
    return sums


assert slant_sums([[1, 2, 3], [4, 5, 6]]) == [4, 6, 8, 3]
assert slant_sums([[1, 2], [3, 4], [5, 6]]) == [5, 9, 5, 2]
assert slant_sums([[7]]) == [7]
assert slant_sums([[1], [2], [3]]) == [3, 2, 1]
assert slant_sums([[8, 0, -2, 5]]) == [8, 0, 0, 5]
assert slant_sums([[1, 10, 100], [2, 20, 200], [3, 30, 300]]) == [3, 32, 321, 210, 100]
assert slant_sums([[0, 0], [9, -9]]) == [9, 0, 0]
assert slant_sums([[2, 0], [0, 2]]) == [0, 4, 0]
