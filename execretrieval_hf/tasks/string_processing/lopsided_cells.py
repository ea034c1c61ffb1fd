"""Which black cells (#) of a crossword, as (row, column) from 0, row by row, have no black half-turn partner?

Keywords: crossword rotational symmetry check
Inputs: grid, a list of strings of one length, # for black and any other sign for white cells
Requires: type(grid) is list and len(grid) > 0 and all(type(s) is str and re.fullmatch("[#.A-Z]+", s) is not None and len(s) == len(grid[0]) for s in grid)
Topic: symmetry
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lopsided_cells(grid):
    spots = []
    last = len(grid) - 1
    for row, line in enumerate(grid):
        opposite = grid[last - row]
        for column, cell in enumerate(line):
            partner = opposite[len(line) - 1 - column]
            if cell == "#" and partner != "#":
                spots.append((row, column))
    return spots


assert lopsided_cells(["#..", "...", "..#"]) == []
assert lopsided_cells(["#..", "...", "#.."]) == [(0, 0), (2, 0)]
assert lopsided_cells(["##.", "..."]) == [(0, 0), (0, 1)]
assert lopsided_cells(["A#C", "#.#", "..#"]) == [(0, 1), (2, 2)]
assert lopsided_cells(["..#."]) == [(0, 2)]
assert lopsided_cells(["#", ".", "#", "#"]) == [(2, 0)]
assert lopsided_cells([".#", "#.", "#."]) == [(1, 0)]
assert lopsided_cells(["###", "..."]) == [(0, 0), (0, 1), (0, 2)]
assert lopsided_cells([".#.", "#..", ".#."]) == [(1, 0)]
