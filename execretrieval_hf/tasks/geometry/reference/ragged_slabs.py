def ragged_slabs(plan):
    cells = {}
    for r, row in enumerate(plan):
        for c, letter in enumerate(row):
            if letter != ".":
                cells.setdefault(letter, []).append((r, c))
    ragged = []
    for letter, places in cells.items():
        rows, columns = zip(*places)
        box = (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
        if box != len(places):
            ragged.append(letter)
    return "".join(sorted(ragged))
