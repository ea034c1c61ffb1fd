def echoed_window(rows, window):
    def mirrored(items):
        return items + items[::-1]

    top, left, height, width = window
    tile = [mirrored(row) for row in mirrored(rows)]
    return [
        "".join(tile[r % len(tile)][c % len(tile[0])] for c in range(left, left + width))
        for r in range(top, top + height)
    ]
