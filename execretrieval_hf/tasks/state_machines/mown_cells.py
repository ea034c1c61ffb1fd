"""How many cells does a mower ever cut, heading east from top left, turning right at obstacles and edges?

Keywords: robot mower turns right
Inputs: yard, a non-empty list of equally long strings of . for grass and # for an obstacle, the first character of the first being grass; as long as the cell ahead is an obstacle or outside it turns by a quarter; every cell it stands on is cut
Requires: type(yard) is list and len(yard) > 0 and all(type(r) is str and len(r) == len(yard[0]) and set(r) <= set(".#") for r in yard) and len(yard[0]) > 0 and yard[0][0] == "."
Topic: robots
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mown_cells(yard):
    row = col = 0
    down, right = 0, 1
    seen = set()
    while (row, col, down, right) not in seen:
        seen.add((row, col, down, right))
        r, c = row + down, col + right
        if 0 <= r < len(yard) and 0 <= c < len(yard[0]) and yard[r][c] == ".":
            row, col = r, c
        else:
            down, right = right, -down
    return len({(r, c) for r, c, _, _ in seen})


assert mown_cells(["..."]) == 3
assert mown_cells(["..", ".."]) == 4
assert mown_cells(["...", "...", "..."]) == 8
assert mown_cells(["."]) == 1
assert mown_cells([".#", "#."]) == 1
assert mown_cells(["..#", "#..", "..."]) == 6
assert mown_cells(["....", ".##.", "...."]) == 10
assert mown_cells(["...#", ".#..", "...."]) == 8
assert mown_cells(["..", ".#"]) == 2
