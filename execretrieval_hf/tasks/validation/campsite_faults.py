"""On a map of equally long lines, A is a tent and T a tree. List, line by line, as tuples of row and column
from 0, the tents that have no tree directly above, below, left or right, or that touch another tent, be it
only at a corner.

Keywords: tents and trees puzzle check
Inputs: area, a list of strings of A, T and ., of one length
Requires: type(area) is list and all(type(row) is str and re.fullmatch("[AT.]*", row) and len(row) == len(area[0]) for row in area)
Topic: grids
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def campsite_faults(area):
    faults = []
    for row, line in enumerate(area):
        for column, sign in enumerate(line):
            if sign != "A":
                continue
            tents, trees = 0, 0
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    y, x = row + down, column + right
                    if y < 0 or x < 0 or y >= len(area) or x >= len(line):
                        continue
                    if area[y][x] == "A":
                        tents += 1
                    if area[y][x] == "T" and down * right == 0:
                        trees += 1
            if tents > 1 or trees == 0:
                faults.append((row, column))
    return faults


assert campsite_faults(["AT.", "...", ".TA"]) == []
assert campsite_faults(["AT.", ".A.", "..T"]) == [(0, 0), (1, 1)]
assert campsite_faults(["A..", ".T.", "..A"]) == [(0, 0), (2, 2)]
assert campsite_faults(["TA", "TA"]) == [(0, 1), (1, 1)]
assert campsite_faults(["ATA", "A.."]) == [(0, 0), (1, 0)]
assert campsite_faults(["A", "T", "A", "A"]) == [(2, 0), (3, 0)]
assert campsite_faults(["A.T", "T..", "..A"]) == [(2, 2)]
assert campsite_faults(["T...", "A.AT", "....", ".T.A"]) == [(3, 3)]
assert campsite_faults([".A", "T."]) == [(0, 1)]
assert campsite_faults([]) == []
