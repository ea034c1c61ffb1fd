def relief_cells(rows):
    width = len(rows[0])
    cells = [0] * ((width + 1) // 2)
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign == "#":
                bit = 6 + c % 2 if r == 3 else r + 3 * (c % 2)
                cells[c // 2] += 1 << bit
    return cells
