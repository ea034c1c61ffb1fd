"""Clerks copy sheets of digits whose rows and columns each end in the last digit of the sum of their other
digits. If exactly one row and one column break this, we want the cell to blame as a tuple of row and column
from 0, otherwise how many rows and columns break it, in one number.

Keywords: row and column checksum error
Inputs: table, a list of at least two equally long rows, lists of at least two digits
Requires: type(table) is list and len(table) > 1 and all(type(r) is list and len(r) == len(table[0]) > 1 and all(type(d) is int and 0 <= d <= 9 for d in r) for r in table)
Topic: check digits
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def miscopied_cell(table):
    rows = []
    for place, row in enumerate(table):
        if sum(row[:-1]) % 10 != row[-1]:
            rows.append(place)
    columns = []
    for place, column in enumerate(zip(*table)):
        if sum(column[:-1]) % 10 != column[-1]:
            columns.append(place)
    if len(rows) == 1 and len(columns) == 1:
        return rows[0], columns[0]
    return len(rows) + len(columns)


assert miscopied_cell([[1, 1], [1, 1]]) == 0
assert miscopied_cell([[1, 2, 3], [4, 5, 9], [5, 7, 2]]) == 0
assert miscopied_cell([[1, 2, 3], [4, 6, 9], [5, 7, 2]]) == (1, 1)
assert miscopied_cell([[1, 2, 3], [4, 5, 9], [5, 7, 3]]) == (2, 2)
assert miscopied_cell([[9, 9, 8], [1, 2, 3], [2, 1, 1]]) == (2, 0)
assert miscopied_cell([[1, 3, 3], [4, 6, 9], [5, 7, 2]]) == 3
assert miscopied_cell([[6, 8], [9, 9]]) == 3
assert miscopied_cell([[2, 1, 3], [4, 5, 9], [5, 7, 2]]) == 2
assert miscopied_cell([[1, 2, 4], [4, 5, 9], [5, 7, 2]]) == (0, 2)
assert miscopied_cell([[8, 2, 0, 0], [8, 1, 0, 0]]) == (1, 1)
