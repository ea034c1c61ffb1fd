"""Words of a crossword are the longest runs of white squares, written as dots, across and down; single
squares do not count as such. List the words with fewer than a given number of squares as tuples of row and
column of their first square, from 0, and "across" or "down", by row, then column, "across" first.

Keywords: crossword grid minimum word length
Inputs: grid, a list of strings of # and ., of one length; least, a positive integer
Requires: type(grid) is list and all(type(row) is str and re.fullmatch("[#.]*", row) and len(row) == len(grid[0]) for row in grid) and type(least) is int and least > 0
Topic: grids
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def short_lights(grid, least):
    found = []
    for row, line in enumerate(grid):
        for column in range(len(line)):
            if line[column] == "#":
                continue
            if column == 0 or line[column - 1] == "#":
                size = (line[column:] + "#").index("#")
                if 1 < size < least:
                    found.append((row, column, "across"))
            if row == 0 or grid[row - 1][column] == "#":
                below = [other[column] for other in grid[row:]] + ["#"]
                size = below.index("#")
                if 1 < size < least:
                    found.append((row, column, "down"))
    return found


assert short_lights(["...", "..."], 3) == [(0, 0, "down"), (0, 1, "down"), (0, 2, "down")]
assert short_lights(["..", ".."], 3) == [(0, 0, "across"), (0, 0, "down"), (0, 1, "down"), (1, 0, "across")]
assert short_lights(["..#..", "#...#"], 3) == [(0, 0, "across"), (0, 1, "down"), (0, 3, "across"), (0, 3, "down")]
assert short_lights(["...", "#.#"], 4) == [(0, 0, "across"), (0, 1, "down")]
assert short_lights(["...", "#.#"], 3) == [(0, 1, "down")]
assert short_lights([".", "#", ".", "."], 9) == [(2, 0, "down")]
assert short_lights(["#..", "#.."], 3) == [(0, 1, "across"), (0, 1, "down"), (0, 2, "down"), (1, 1, "across")]
assert short_lights(["....", ".##."], 2) == []
assert short_lights(["#.#", "...", "#.#"], 4) == [(0, 1, "down"), (1, 0, "across")]
assert short_lights([], 3) == []
