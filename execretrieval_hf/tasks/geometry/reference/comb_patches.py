def comb_patches(rows):
    cells = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    patches = 0
    while cells:
        start, colour = cells.popitem()
        patches += 1
        pending = [start]
        while pending:
            r, c = pending.pop()
            side = c + 1 if r % 2 else c - 1
            near = [(r, c - 1), (r, c + 1)] + [(r + d, k) for d in (-1, 1) for k in (c, side)]
            for cell in near:
                if cells.get(cell) == colour:
                    del cells[cell]
                    pending.append(cell)
    return patches
