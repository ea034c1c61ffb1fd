def facing_panels(net):
    cells = {(r, c): sign for r, row in enumerate(net) for c, sign in enumerate(row) if sign != "."}
    if len(cells) != 6:
        return None
    start = min(cells)
    placed = {start: ((0, 0, 1), (1, 0, 0), (0, 1, 0))}
    pending = [start]

    def minus(v):
        return tuple(-n for n in v)

    while pending:
        r, c = pending.pop()
        face, right, down = placed[r, c]
        folds = {
            (r, c + 1): (right, minus(face), down),
            (r, c - 1): (minus(right), face, down),
            (r + 1, c): (down, right, minus(face)),
            (r - 1, c): (minus(down), right, face),
        }
        for cell, frame in folds.items():
            if cell in cells and cell not in placed:
                placed[cell] = frame
                pending.append(cell)
    sides = {frame[0]: cells[cell] for cell, frame in placed.items()}
    if len(sides) < 6:
        return None
    return sorted({"".join(sorted((sign, sides[minus(side)]))) for side, sign in sides.items()})
