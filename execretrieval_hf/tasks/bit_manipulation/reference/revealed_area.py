def revealed_area(mines, flags, w, h, click):
    def near(cell):
        r, c = divmod(cell, w)
        return [
            y * w + x
            for y in range(max(0, r - 1), min(h, r + 2))
            for x in range(max(0, c - 1), min(w, c + 2))
        ]

    def has(mask, cell):
        return mask >> cell & 1

    if has(flags, click):
        return 0
    if has(mines, click):
        return None
    opened = set()
    pending = [click]
    while pending:
        cell = pending.pop()
        if cell in opened or has(flags, cell):
            continue
        opened.add(cell)
        if not any(has(mines, other) for other in near(cell)):
            pending += near(cell)
    return sum(1 << cell for cell in opened)
