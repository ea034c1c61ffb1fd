"""By how many of its first columns, compared together from the left, are the rows of a table in ascending order,
equals allowed? Return the largest such number and the position, from 0, of the first row that breaks the
order when one more column is taken in, None if there is no further column. A table without rows gives 0 and
None.

Keywords: lexicographic order by leading columns
Inputs: rows, a list of lists of integers, all equally long
Requires: type(rows) is list and all(type(r) is list and all(type(v) is int for v in r) for r in rows) and len({len(r) for r in rows}) < 2
Topic: sortedness
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sorted_depth(rows):
    if not rows:
        return 0, None
    depth = len(rows[0])
    culprit = None
    for spot in range(1, len(rows)):
        above = rows[spot - 1]
        row = rows[spot]
        column = 0
        while column < depth and above[column] == row[column]:
            column += 1
        if column < depth and above[column] > row[column]:
            depth = column
            culprit = spot
    return depth, culprit


assert sorted_depth([]) == (0, None)
assert sorted_depth([[4, 2]]) == (2, None)
assert sorted_depth([[1, 9], [1, 8]]) == (1, 1)
assert sorted_depth([[2, 1], [1, 5]]) == (0, 1)
assert sorted_depth([[1, 3], [1, 3], [2, 0]]) == (2, None)
assert sorted_depth([[1, 5, 7], [1, 5, 6], [2, 1, 1]]) == (2, 1)
assert sorted_depth([[1, 5, 7], [1, 5, 6], [1, 4, 9], [1, 3, 3]]) == (1, 2)
assert sorted_depth([[1, 2], [2, 1], [2, 0], [1, 9]]) == (0, 3)
assert sorted_depth([[3, 1, 4], [3, 1, 4], [3, 2, 0], [3, 2, 0], [3, 1, 5]]) == (1, 4)
assert sorted_depth([[0, 1], [0, 0], [1, 1], [1, 0]]) == (1, 1)
