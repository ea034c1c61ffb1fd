"""Look up a table of values, a row for each of some ascending heights and a column for each of some ascending
widths, at a spot (width, height): straight between neighbouring widths, then likewise between neighbouring
heights, only the end being rounded to whole numbers, halves up. A spot outside is first moved to the nearest
one on the border. Values of no weight are ignored; if another one is None, so is the result.

Keywords: bilinear interpolation lookup table
Inputs: widths and heights, lists of at least two ascending integers; table, a list of rows of integers or None; spot, a pair of integers
Requires: all(type(a) is list and len(a) >= 2 and all(type(v) is int for v in a) and sorted(set(a)) == a for a in (widths, heights)) and type(table) is list and len(table) == len(heights) and all(type(r) is list and len(r) == len(widths) and all(v is None or type(v) is int for v in r) for r in table) and type(spot) is tuple and len(spot) == 2 and all(type(v) is int for v in spot)
Topic: interpolation
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def table_value(widths, heights, table, spot):
    x, y = spot
    x = min(max(x, widths[0]), widths[-1])
    y = min(max(y, heights[0]), heights[-1])
    column = max(place for place, width in enumerate(widths[:-1]) if width <= x)
    row = max(place for place, height in enumerate(heights[:-1]) if height <= y)
    across = widths[column + 1] - widths[column]
    down = heights[row + 1] - heights[row]
    total = 0
    for line, share in ((row, heights[row + 1] - y), (row + 1, y - heights[row])):
        for place, part in ((column, widths[column + 1] - x), (column + 1, x - widths[column])):
            if share * part != 0:
                if table[line][place] is None:
                    return None
                total += share * part * table[line][place]
    return (2 * total + across * down) // (2 * across * down)


assert table_value([3, 5], [2, 3, 5], [[3, 3], [0, -7], [3, 10]], (4, 2)) == 3
assert table_value([0, 1], [0, 3], [[0, None], [3, None]], (-1, 3)) == 3
assert table_value([0, 10], [0, 4], [[None, 100], [None, 60]], (11, 2)) == 80
assert table_value([0, 10], [0, 4], [[0, 100], [None, None]], (5, -1)) == 50
assert table_value([1, 2, 5], [0, 3], [[3, 10, 1], [6, 0, 3]], (1, 3)) == 6
assert table_value([0, 2, 6], [5, 7, 8], [[1, None, 9], [4, 4, 0], [7, 30, -5]], (6, 6)) == 5
assert table_value([2, 5], [1, 5], [[1, 1], [-7, 8]], (5, 6)) == 8
assert table_value([0, 2, 6], [5, 7, 8], [[1, 2, 9], [4, 4, None], [7, 30, -5]], (5, 8)) == 4
assert table_value([0, 3], [5, 7], [[1, 2], [4, None]], (1, 6)) == None
assert table_value([1, 3], [1, 3], [[0, 0], [-1, -1]], (2, 2)) == 0
