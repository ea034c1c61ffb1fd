def unlit_marks(length, lamps):
    lit = set()
    for x, y, radius in lamps:
        lit.update(mark for mark in range(x - radius, x + radius + 1) if (mark - x) ** 2 <= radius**2 - y**2)
    return sorted(set(range(length + 1)) - lit)
