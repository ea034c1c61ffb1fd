def scan_columns(polygon, row):
    sides = list(zip(polygon, polygon[-1:] + polygon[:-1]))
    xs = [x for x, _ in polygon]

    def covered(column):
        px, py = 2 * column + 1, 2 * row + 1
        inside = False
        for (ax, ay), (bx, by) in sides:
            if (2 * ay > py) == (2 * by > py):
                continue
            low, high = sorted(((ay, ax), (by, bx)))
            cross = (px - 2 * low[1]) * (high[0] - low[0]) - (high[1] - low[1]) * (py - 2 * low[0])
            inside ^= cross >= 0
        return inside

    return [column for column in range(min(xs) - 1, max(xs) + 1) if covered(column)]
