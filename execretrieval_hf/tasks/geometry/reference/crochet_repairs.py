def crochet_repairs(rows):
    n = len(rows)
    changes = 0
    seen = set()
    for r in range(n):
        for c in range(n):
            orbit = {(r, c), (c, n - 1 - r), (n - 1 - r, n - 1 - c), (n - 1 - c, r)}
            if not orbit & seen:
                seen |= orbit
                stitches = [rows[a][b] for a, b in orbit]
                changes += len(stitches) - max(map(stitches.count, stitches))
    return changes
