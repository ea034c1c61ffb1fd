def flood_split(outline, level):
    if not outline:
        return None

    def area(bottom, top):
        total = 0
        for (x, y), (u, v) in zip(outline, outline[1:] + outline[:1]):
            rise = min(max(v, bottom), top) - min(max(y, bottom), top)
            total += x * rise
        return abs(total)

    low, high = min(y for _, y in outline), max(y for _, y in outline)
    middle = min(max(level, low), high)
    flooded, dry = area(low, middle), area(middle, high)
    return (flooded, dry) if flooded + dry else None
