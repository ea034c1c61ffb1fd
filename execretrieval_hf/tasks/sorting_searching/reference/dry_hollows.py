def dry_hollows(heights, level):
    rows, columns = len(heights), len(heights[0])
    low = {(r, c) for r in range(rows) for c in range(columns) if heights[r][c] <= level}
    wet = {(r, c) for r, c in low if r in (0, rows - 1) or c in (0, columns - 1)}
    fresh = set(wet)
    while fresh:
        near = {(r + a, c + b) for r, c in fresh for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        fresh = (near & low) - wet
        wet |= fresh
    return len(wet), len(low - wet)
