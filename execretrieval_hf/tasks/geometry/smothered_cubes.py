"""How many cubes in these towers are covered above and on all four sides, nothing standing beyond the grid's
rim?

Keywords: hidden cubes in tower grid
Inputs: heights, a list of lists of equal length of integers of at least 0, the cubes in the tower on each cell of a grid
Requires: type(heights) is list and all(type(r) is list and len(r) == len(heights[0]) and all(type(h) is int and h >= 0 for h in r) for r in heights)
Topic: solids
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def smothered_cubes(heights):
    total = 0
    for y in range(1, len(heights) - 1):
        row = heights[y]
        for x in range(1, len(row) - 1):
            cover = min(heights[y - 1][x], heights[y + 1][x], row[x - 1], row[x + 1])
            if row[x] > cover:
                total += cover
            elif row[x] > 0:
                total += row[x] - 1
    return total


assert smothered_cubes([[2, 2, 2], [2, 2, 2], [2, 2, 2]]) == 1
assert smothered_cubes([[0, 3, 0], [2, 5, 4], [0, 3, 0]]) == 2
assert smothered_cubes([[9, 4, 9], [4, 4, 4], [9, 5, 9]]) == 3
assert smothered_cubes([[9, 9, 9, 9], [9, 0, 5, 9], [9, 9, 9, 9]]) == 0
assert smothered_cubes([[3, 5, 4, 3], [6, 8, 2, 1], [3, 7, 3, 3]]) == 3
assert smothered_cubes([[5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 4, 5], [5, 5, 5, 5]]) == 15
assert smothered_cubes([[0, 7, 0], [7, 8, 7], [7, 9, 7], [0, 7, 0]]) == 14
assert smothered_cubes([[1, 4, 1, 2], [3, 4, 0, 2], [3, 4, 4, 4], [3, 0, 2, 3]]) == 0
assert smothered_cubes([[9, 6, 9], [7, 7, 8], [9, 7, 9]]) == 6
assert smothered_cubes([[0, 9, 9], [8, 9, 7], [0, 8, 0]]) == 7
