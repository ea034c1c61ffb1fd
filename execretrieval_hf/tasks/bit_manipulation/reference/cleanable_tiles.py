def cleanable_tiles(rows, width, row, column):
    free = {(r, c) for r, bits in enumerate(rows) for c in range(width) if not bits >> c & 1}
    if (row, column) not in free:
        return None
    seen = {(row, column)}
    queue = [(row, column)]
    for r, c in queue:
        around = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & free - seen
        seen |= around
        queue.extend(around)
    return [sum(1 << c for c in range(width) if (r, c) in seen) for r in range(len(rows))]
