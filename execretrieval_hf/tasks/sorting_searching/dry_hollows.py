"""A map of ground heights lies in the sea, which stands at a given level. Water enters from all around over
the border cells and passes between cells that share a side, onto every cell no higher than the level. Give
the number of cells under water and, as second value, the number that stay dry although they are no higher
than the level.

Keywords: flood map at sea level
Inputs: heights, a non-empty list of equally long non-empty lists of integers; level, an integer
Requires: type(heights) is list and len(heights) > 0 and all(type(r) is list and len(r) == len(heights[0]) > 0 and all(type(v) is int for v in r) for r in heights) and type(level) is int
Topic: grid search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def dry_hollows(heights, level):
    rows, columns = len(heights), len(heights[0])
    reached = []
    for row in range(rows):
        for column in range(columns):
            if row in (0, rows - 1) or column in (0, columns - 1):
                reached.append((row, column))
    wet = set()
    while reached:
        row, column = reached.pop()
        if not (0 <= row < rows and 0 <= column < columns) or (row, column) in wet:
            continue
        if heights[row][column] <= level:
            wet.add((row, column))
            reached += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    low = 0
    for line in heights:
        for height in line:
            if height <= level:
                low += 1
    return len(wet), low - len(wet)


assert dry_hollows([[3, 3, 3], [1, 1, 3], [3, 1, 3], [3, 3, 3]], 2) == (3, 0)
assert dry_hollows([[0, 1, 1, 1], [0, 1, 0, 2], [0, 0, 2, 0]], 0) == (5, 1)
assert dry_hollows([[5, 5, 5], [5, 1, 5], [5, 5, 5]], 2) == (0, 1)
assert dry_hollows([[5, 5, 5], [5, 1, 2], [5, 5, 5]], 2) == (2, 0)
assert dry_hollows([[1, 5, 5], [5, 1, 5], [5, 5, 5]], 1) == (1, 1)
assert dry_hollows([[9, 9, 9, 9], [9, 1, 0, 9], [9, 9, 1, 1]], 1) == (4, 0)
assert dry_hollows([[9, 9, 9, 9, 9], [9, 0, 9, 2, 9], [9, 9, 9, 2, 9]], 2) == (2, 1)
assert dry_hollows([[3, 1, 3], [3, 3, 3], [3, 1, 1], [3, 3, 3]], 2) == (3, 0)
assert dry_hollows([[7, 7, 7, 7], [7, 0, 7, 7], [7, 7, 1, 7], [7, 3, 7, 7]], 3) == (1, 2)
assert dry_hollows([[0]], 0) == (1, 0)
