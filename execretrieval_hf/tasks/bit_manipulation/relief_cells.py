"""Convert a picture of four text rows, a hash sign being a dot, into Braille numbers, each covering two columns
from the left: the upper three dots of its left column are bits 0 to 2 from the top, those of the right one
bits 3 to 5, and in the bottom row the left dot is bit 6 and the right one bit 7. A missing last column has no
dots.

Keywords: picture to braille dots
Inputs: rows, a list of four strings of equal length; other characters are blank; the result is a list of integers
Requires: type(rows) is list and len(rows) == 4 and all(type(r) is str and len(r) == len(rows[0]) for r in rows)
Topic: binary codes
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def relief_cells(rows):
    cells = []
    for left in range(0, len(rows[0]), 2):
        cell = 0
        for height, row in enumerate(rows):
            for side, mark in enumerate(row[left:left + 2]):
                if mark != "#":
                    continue
                if height == 3:
                    cell |= 64 << side
                else:
                    cell |= 1 << height + 3 * side
        cells.append(cell)
    return cells


assert relief_cells(["#.", "..", "..", ".."]) == [1]
assert relief_cells([".#", "..", "..", ".."]) == [8]
assert relief_cells(["..", "#.", ".#", ".."]) == [34]
assert relief_cells(["..", "..", "..", "#."]) == [64]
assert relief_cells(["..", "..", "#.", ".#"]) == [132]
assert relief_cells(["####", "####", "####", "####"]) == [255, 255]
assert relief_cells(["#.#", ".#.", "..#", "#.#"]) == [81, 69]
assert relief_cells(["x.#.#", "#.x..", ".#..#", "...#."]) == [34, 129, 5]
assert relief_cells(["", "", "", ""]) == []
assert relief_cells(["#", ".", "#", "."]) == [5]
