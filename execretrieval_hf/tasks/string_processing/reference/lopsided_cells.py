def lopsided_cells(grid):
    black = {(r, c) for r, row in enumerate(grid) for c, sign in enumerate(row) if sign == "#"}
    bottom, right = len(grid) - 1, len(grid[0]) - 1
    return sorted(cell for cell in black if (bottom - cell[0], right - cell[1]) not in black)
