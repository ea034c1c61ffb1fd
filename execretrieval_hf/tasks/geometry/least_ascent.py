"""Least total height gained crossing a terrain from its left column to its right one, stepping right or
diagonally right?

Keywords: minimal climb across heightmap
Inputs: terrain, a non-empty list of equally long non-empty lists of integer heights, one list per row
Requires: type(terrain) is list and len(terrain) > 0 and all(type(r) is list and len(r) == len(terrain[0]) > 0 and all(type(h) is int for h in r) for r in terrain)
Topic: grid paths
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def least_ascent(terrain):
    rows = len(terrain)
    gained = [0] * rows
    for column in range(1, len(terrain[0])):
        fresh = []
        for row in range(rows):
            options = []
            for origin in (row - 1, row, row + 1):
                if 0 <= origin < rows:
                    rise = terrain[row][column] - terrain[origin][column - 1]
                    options.append(gained[origin] + max(rise, 0))
            fresh.append(min(options))
        gained = fresh
    return min(gained)


assert least_ascent([[3, 5, 1, 4]]) == 5
assert least_ascent([[7], [2]]) == 0
assert least_ascent([[0, 6, 0, 6, 2], [3, 1, 0, 8, 6], [5, 1, 6, 3, 4]]) == 4
assert least_ascent([[6, 9, 3, 0], [3, 7, 4, 3]]) == 1
assert least_ascent([[0, 9], [0, 9], [8, 20], [9, 20]]) == 1
assert least_ascent([[9, 9, 9], [8, 8, 8], [0, 20, 20], [0, 0, 7]]) == 0
assert least_ascent([[2, 4, 6, 4, 8]]) == 8
assert least_ascent([[-3, 4], [-9, 7]]) == 7
assert least_ascent([[0, 3, 8], [1, 9, 9]]) == 7
