"""Lay out photos in a grid with the fewest empty cells, which must have at least as many columns as rows, and
at most a given number of times as many. Of grids with equally few empty cells, the one with more rows is taken.
The result is the pair of rows and columns.

Keywords: photo grid rows columns
Inputs: count, the number of photos; stretch, how many times as many columns as rows are allowed at most; both at least 1
Requires: type(count) is int and count >= 1 and type(stretch) is int and stretch >= 1
Topic: divisibility
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from math import isqrt


def contact_sheet(count, stretch):
    cells = count
    while True:
        for rows in range(isqrt(cells), 0, -1):
            columns, rest = divmod(cells, rows)
            if rest == 0 and columns <= rows * stretch:
                return rows, columns
        cells += 1


assert contact_sheet(12, 2) == (3, 4)
assert contact_sheet(7, 2) == (2, 4)
assert contact_sheet(7, 7) == (1, 7)
assert contact_sheet(5, 1) == (3, 3)
assert contact_sheet(16, 4) == (4, 4)
assert contact_sheet(1, 3) == (1, 1)
assert contact_sheet(14, 3) == (3, 5)
assert contact_sheet(14, 4) == (2, 7)
assert contact_sheet(2, 1) == (2, 2)
