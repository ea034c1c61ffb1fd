"""Each tile of a grid is four letters naming the colours of its top, right, bottom and left side, an empty string
a missing tile. Counts, as two numbers in a pair, the touching pairs of sides of neighbouring tiles that differ
in colour and the sides lying on the rim of the grid that are not grey, letter g.

Keywords: edge matching puzzle errors
Inputs: grid, a non-empty list of non-empty lists of equal length of strings of four lower case letters, or empty ones
Requires: type(grid) is list and len(grid) > 0 and all(type(r) is list and len(r) == len(grid[0]) > 0 and all(type(t) is str and len(t) in (0, 4) and all("a" <= c <= "z" for c in t) for t in r) for r in grid)
Topic: tilings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def joint_faults(grid):
    bottom = len(grid) - 1
    right = len(grid[0]) - 1
    inner, rim = 0, 0
    for y, row in enumerate(grid):
        for x, tile in enumerate(row):
            if tile == "":
                continue
            if x < right and row[x + 1] and row[x + 1][3] != tile[1]:
                inner += 1
            if y < bottom and grid[y + 1][x] and grid[y + 1][x][0] != tile[2]:
                inner += 1
            outer = ""
            if y == 0:
                outer += tile[0]
            if x == right:
                outer += tile[1]
            if y == bottom:
                outer += tile[2]
            if x == 0:
                outer += tile[3]
            rim += len(outer) - outer.count("g")
    return inner, rim


assert joint_faults([["gggg"]]) == (0, 0)
assert joint_faults([["abcd"]]) == (0, 4)
assert joint_faults([["garg", "gbga"], ["rggg", "gggb"]]) == (1, 1)
assert joint_faults([["ggag", "ggbg"], ["bggg", "aggg"]]) == (2, 0)
assert joint_faults([["gagg", "bggr"]]) == (1, 1)
assert joint_faults([["", "", "bbgg"], ["gbag", "agbb", "ggbg"], ["gbgg", "", "aabg"]]) == (2, 4)
assert joint_faults([["", "gagg"], ["gabg", "rggg"]]) == (2, 2)
assert joint_faults([["ggbg"], ["bgbr"], ["ggag"]]) == (1, 2)
assert joint_faults([["gagg", "gbga", "gggr"], ["rgga", "gagb", "gggb"]]) == (4, 1)
assert joint_faults([["rggb", "gggg", "ggrg"]]) == (0, 3)
