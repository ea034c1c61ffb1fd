"""A sheet of cells is folded repeatedly, R laying its right half over the left one, B its bottom half over the
top one, and then pierced at a cell (row, column) of the folded stack, from 0 at its upper left. List the
holes of the sheet laid flat in ascending order, none for a cell off the stack; a fold that halves an odd side
makes it None.

Keywords: unfold punched paper holes
Inputs: sheet, a (rows, columns) pair of integers from 1 to 64; folds, a string of the letters R and B; cell, a pair of integers of at least 0
Requires: type(sheet) is tuple and len(sheet) == 2 and all(type(v) is int and 0 < v <= 64 for v in sheet) and type(folds) is str and set(folds) <= set("RB") and type(cell) is tuple and len(cell) == 2 and all(type(v) is int and v >= 0 for v in cell)
Topic: transformations
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def punch_marks(sheet, folds, cell):
    height, width = sheet
    for fold in folds:
        if fold == "R":
            if width % 2 == 1:
                return None
            width //= 2
        else:
            if height % 2 == 1:
                return None
            height //= 2
    if cell[0] >= height or cell[1] >= width:
        return []
    holes = [cell]
    for fold in reversed(folds):
        if fold == "R":
            width *= 2
            holes += [(row, width - 1 - column) for row, column in holes]
        else:
            height *= 2
            holes += [(height - 1 - row, column) for row, column in holes]
    return sorted(holes)


assert punch_marks((1, 4), "RR", (0, 0)) == [(0, 0), (0, 1), (0, 2), (0, 3)]
assert punch_marks((4, 6), "RB", (1, 2)) == [(1, 2), (1, 3), (2, 2), (2, 3)]
assert punch_marks((3, 4), "B", (0, 0)) == None
assert punch_marks((2, 4), "RB", (0, 2)) == []
assert punch_marks((2, 3), "BR", (0, 0)) == None
assert punch_marks((4, 2), "B", (2, 0)) == []
assert punch_marks((8, 2), "BB", (1, 1)) == [(1, 1), (2, 1), (5, 1), (6, 1)]
assert punch_marks((6, 6), "", (5, 5)) == [(5, 5)]
assert punch_marks((8, 1), "BB", (0, 0)) == [(0, 0), (3, 0), (4, 0), (7, 0)]
assert punch_marks((4, 4), "BR", (0, 1)) == [(0, 1), (0, 2), (3, 1), (3, 2)]
