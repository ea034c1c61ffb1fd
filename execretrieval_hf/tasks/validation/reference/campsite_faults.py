def campsite_faults(area):
    cells = {(r, c): sign for r, row in enumerate(area) for c, sign in enumerate(row)}
    tents = [cell for cell, sign in cells.items() if sign == "A"]
    faults = []
    for r, c in tents:
        trees = [cells.get(cell) for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))]
        close = [other for other in tents if max(abs(other[0] - r), abs(other[1] - c)) == 1]
        if "T" not in trees or close:
            faults.append((r, c))
    return faults
