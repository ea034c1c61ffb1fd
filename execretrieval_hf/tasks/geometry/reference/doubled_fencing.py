def doubled_fencing(first, second):
    (ax, ay), (bx, by) = first
    dx, dy = bx - ax, by - ay
    for x, y in second:
        if dx * (y - ay) != dy * (x - ax):
            return None
    a, b = sorted(first), sorted(second)
    start, end = max(a[0], b[0]), min(a[1], b[1])
    return (start, end) if start < end else None
