def settled_well(well, block, height):
    def hits(bottom):
        return bottom < 0 or any(
            bottom + i < len(well) and well[bottom + i] & row for i, row in enumerate(block)
        )

    bottom = len(well)
    while not hits(bottom - 1):
        bottom -= 1
    rows = dict(enumerate(well))
    for i, row in enumerate(block):
        rows[bottom + i] = rows.get(bottom + i, 0) | row
    return list(rows.values()) if len(rows) <= height else None
